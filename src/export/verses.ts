/** A translation as bare verses: Zefania XML, JSON in the form of scrollmapper's collection, and a table. */
import { bookName, isProtestant, zefaniaNumber } from "../canon/mod.ts";
import { formatVerseNumber, type Translation, type TranslationBook } from "../corpus/mod.ts";
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

/** Writes a translation as JSON: books in chapters in verses. */
export function formatJson(translation: Translation, losses: Losses): string {
  const { code, name, language, copyright } = translation;
  const books = translation.books.map((book) => {
    losses.add("further name of a book", translation.header.books.get(book.id)?.alternates?.length ?? 0);
    const chapters = Array.from(chaptersOf(translation, book), ({ number, verses }) => {
      const lines = Array.from(verses, (verse) => {
        const label = formatVerseNumber(verse.label);
        const text = guarded(plainText(verse, losses));
        return JSON.stringify({ verse: /^\d+$/.test(label) ? Number(label) : label, text });
      });
      return `{"chapter":${number},"verses":[\n${lines.join(",\n")}\n]}`;
    });
    const names = JSON.stringify({ id: book.id, name: book.name, abbreviation: book.abbreviation });
    return `${names.slice(0, -1)},"chapters":[\n${chapters.join(",\n")}\n]}`;
  });
  const said = JSON.stringify({ translation: name, abbreviation: code, lang: language, copyright });
  return `${said.slice(0, -1)},"books":[\n${books.join(",\n")}\n]}\n`;
}

/** Writes a translation as a table, a verse a row; books by their USFM ids. */
export function formatCsv(translation: Translation, losses: Losses): string {
  losses.add("code, name, language and copyright of the translation");
  let text = "Book,Chapter,Verse,Text\n";
  for (const book of translation.books) {
    countNames(translation, { book, losses });
    for (const { number, verses } of chaptersOf(translation, book)) {
      for (const verse of verses) {
        const cells = [book.id, number, formatVerseNumber(verse.label), quoted(guarded(plainText(verse, losses)))];
        text += `${cells.join(",")}\n`;
      }
    }
  }
  return text;
}

/** Puts a word joiner, which is not seen, before a sign that begins paragraphs in such texts. */
function guarded(text: string): string {
  return text.replace(/^(?=#\s)/, "\u2060");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Counts the names of a book that differ from those of the language: a table has a place for ids alone. */
function countNames(
  { header, language }: Translation,
  { book, losses }: { book: TranslationBook; losses: Losses },
): void {
  const usual = bookName(book.id, language);
  losses.add("own name of a book", book.name === usual.name ? 0 : 1);
  const others = header.books.get(book.id)?.alternates?.length ?? 0;
  losses.add("further name of a book", others + (book.abbreviation === usual.abbreviation ? 0 : 1));
}
