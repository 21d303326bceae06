/** A translation as bare verses: JSON in the form of scrollmapper's collection, and a table. */
import { bookName } from "../canon/mod.ts";
import type { Translation, TranslationBook, VerseLabel } from "../corpus/mod.ts";
import { chaptersOf, type Losses, plainText } from "./walk.ts";

/** Writes a translation as JSON: books in chapters in verses. */
export function formatJson(translation: Translation, losses: Losses): string {
  const { code, name, language, copyright } = translation;
  const books = translation.books.map((book) => {
    losses.add("further name of a book", translation.header.books.get(book.id)?.alternates?.length ?? 0);
    const chapters = Array.from(chaptersOf(translation, book), ({ number, verses }) => {
      const lines = Array.from(verses, (verse) => {
        const label = numberOf(verse.label);
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
        const cells = [book.id, number, numberOf(verse.label), quoted(guarded(plainText(verse, losses)))];
        text += `${cells.join(",")}\n`;
      }
    }
  }
  return text;
}

function numberOf({ verse, verseEnd, segment = "" }: VerseLabel): string {
  return verseEnd === undefined ? `${verse}${segment}` : `${verse}-${verseEnd}`;
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
