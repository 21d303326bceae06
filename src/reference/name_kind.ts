/** The kinds of names: words of sentences, people, abbreviations of documents, and those that are hardly anything else. */
import { fold } from "../base/word_comparison.ts";
import { type BookId, DECLINED_WORDS, FILLERS, NOMINATIVE_WORDS } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import type { BookMatch } from "./vocabulary.ts";
import { COMMON_NAMES, PERSONS } from "./words.ts";

/** A word of sentences as well, a person as well, or hardly anything but a book. */
export type NameKind = "word" | "person" | "name";

export function kindOf({ tokens }: Cursor, { first, next }: BookMatch): NameKind {
  let word = "";
  for (let index = first; index < next; index++) {
    const { kind, text } = tokens[index] as Token;
    if (kind === "number" || (kind === "word" && word !== "" && !FILLERS.has(text))) return "name";
    // `Knjiga modrosti`
    if (NOMINATIVE_WORDS.has(text) || DECLINED_WORDS.has(text)) return "name";
    if (kind === "word" && !FILLERS.has(text)) word = text;
  }
  if (COMMON_NAMES.has(word)) return "word";
  return PERSONS.has(word) ? "person" : "name";
}

/** Checks whether no word of a name has a capital, but for such as `knjiga`. */
export function isLowerName({ tokens }: Cursor, { first, next }: BookMatch): boolean {
  for (let index = first; index < next; index++) {
    const token = tokens[index] as Token;
    if (!isLowerCase(token) && !FILLERS.has(token.text)) return false;
  }
  return true;
}

/** Checks whether a name is a few letters that can be read as a word, unlike `Mt` or `1 Kor`. */
export function isShortName(name: string): boolean {
  return name.length < 5 && /^[^\d]*[aeiou][^\d]*$/i.test(fold(name));
}

/** The constitutions and decrees of the Second Vatican Council whose abbreviations are those of books as well. */
const COUNCIL_DOCUMENTS: ReadonlySet<string> = new Set(["AG", "GE", "GS", "NA"]);

/** Checks whether two capitals may abbreviate a document of the Church: `GS 22`, in a text that has small letters too. */
export function isSiglum(cursor: Cursor, match: BookMatch): boolean {
  const { raw } = cursor.peek(match.first);
  if (match.next - match.first > 1 || raw.length !== 2) return false;
  const capitals = raw.toUpperCase();
  if (COUNCIL_DOCUMENTS.has(capitals) && (raw === capitals || isLowerCase(cursor.peek(match.first)))) return true;
  if (raw !== capitals || cursor.isCapitals) return false;
  return cursor.vocabulary.abbreviation(match.books[0] as BookId).toUpperCase() !== raw;
}
