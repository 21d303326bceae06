import type { Translation, TranslationBook } from "../../corpus/mod.ts";
import { formatRanges, type Reference } from "../../reference/mod.ts";

/** A single psalm in the languages of the translations; the book itself is named in the plural. */
const PSALM: Readonly<Record<string, string>> = {
  slv: "Psalm",
  eng: "Psalm",
  deu: "Psalm",
  lat: "Psalmus",
  ita: "Salmo",
  hrv: "Psalam",
  hun: "Zsoltár",
};

/** Returns the name that stands before the number of a chapter. */
export function chapterName({ language }: Translation, { id, name }: Pick<TranslationBook, "id" | "name">): string {
  return (id === "PSA" && PSALM[language]) || name;
}

/** Returns the heading of a passage: `Evangelij po Janezu 3,16-18`, `Psalm 23`. */
export function passageTitle(translation: Translation, { passages }: Reference): string {
  return passages
    .map((passage) => {
      const chapters = passage.ranges.flatMap(({ from, to }) => [from.chapter, to.chapter]);
      const isOneChapter = chapters.every((chapter) => chapter === chapters[0]);
      const book = translation.book(passage.book)!;
      const name = isOneChapter ? chapterName(translation, book) : book.name;
      return `${name} ${formatRanges(passage)}`;
    })
    .join("; ");
}

/** Formats a reference with the abbreviations of the translation: `Jn 3,16-18`. */
export function shortReference(translation: Translation, { passages }: Reference): string {
  return passages
    .map((passage) => `${translation.book(passage.book)!.abbreviation} ${formatRanges(passage)}`)
    .join("; ");
}
