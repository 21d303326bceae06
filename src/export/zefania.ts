import { bookName, isProtestant, zefaniaNumber } from "../canon/mod.ts";
import type { Translation, TranslationBook } from "../corpus/mod.ts";
import { chaptersOf, type ExportedVerse, element, escapeXml, type Losses, plainText, startTag } from "./walk.ts";

/** Writes a translation as Zefania XML, which has a verse's number and text and nothing of the print. */
export function formatZefania(translation: Translation, losses: Losses): string {
  const { code, name, language, copyright, books } = translation;
  let text = `<?xml version="1.0" encoding="UTF-8"?>
${startTag("XMLBIBLE", { biblename: name, type: "x-bible", version: "2.0.1.18" })}
<INFORMATION>
${element("title", name)}
${element("identifier", code)}
${element("language", language)}
${element("rights", copyright)}
</INFORMATION>\n`;
  for (const book of books) {
    text += `${startTag("BIBLEBOOK", bookAttributes(translation, { book, losses }))}\n`;
    for (const { number, verses } of chaptersOf(translation, book)) {
      text += `${startTag("CHAPTER", { cnumber: number })}\n`;
      for (const verse of verses) text += formatVerse(verse, losses);
      text += "</CHAPTER>\n";
    }
    text += "</BIBLEBOOK>\n";
  }
  return `${text}</XMLBIBLE>\n`;
}

function formatVerse(exported: ExportedVerse, losses: Losses): string {
  const { verse, verseEnd, segment } = exported.label;
  const attributes = { vnumber: verse, enumber: verseEnd, aix: segment };
  return `${startTag("VERS", attributes)}${escapeXml(plainText(exported, losses))}</VERS>\n`;
}

/**
 * Returns number and names of a book. Programs count the books beyond the 66 in several ways, so that they are known by
 * their names: one of the translation's own that no table has gives way to the usual one.
 */
function bookAttributes(
  { header, language }: Translation,
  { book, losses }: { book: TranslationBook; losses: Losses },
) {
  const { id, name, abbreviation } = book;
  losses.add("further name of a book", header.books.get(id)?.alternates?.length ?? 0);
  const bnumber = zefaniaNumber(id);
  if (isProtestant(id)) return { bnumber, bname: name, bsname: abbreviation };
  const isUsual = name === bookName(id, language).name;
  if (!isUsual) losses.add("own name of a book");
  return {
    bnumber,
    bname: isUsual ? name : bookName(id, "eng").name,
    bsname: id,
  };
}
