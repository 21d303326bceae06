import type { Cursor } from "./cursor.ts";
import { CHAPTER_WORDS } from "./keywords.ts";
import type { Token } from "./lexer.ts";
import { isFiller } from "./name_key.ts";
import type { BookMatch } from "./vocabulary.ts";

/** A chapter that stands before the name of its book. */
export interface LeadingChapter {
  /** Its number. */
  readonly chapter: Token;
  /** The number of tokens up to the name. */
  readonly length: number;
}

/**
 * LeadingChapter = Number "." Psalm | Number [ "." ] ( "poglavje" | "pogl." ) Book | "poglavje" Number Filler Book
 *
 * `23. psalm`, `13. poglavje Prvega pisma Korinčanom`, `chapter 3 of John`. Behind the name no number may follow: it
 * would be the chapter.
 *
 * @param ahead How many tokens to look beyond.
 */
export function findLeadingChapter(cursor: Cursor, ahead = 0): LeadingChapter | undefined {
  const before = cursor.isWord(CHAPTER_WORDS, ahead) ? 1 : 0;
  const chapter = cursor.peek(ahead + before);
  if (chapter.kind !== "number") return undefined;
  let length = before + 1;
  if (before === 1) {
    if (!isFiller(cursor.peek(ahead + length).text)) return undefined;
  } else {
    const isOrdinal = cursor.peek(ahead + length).kind === ".";
    if (isOrdinal) length++;
    if (cursor.isWord(CHAPTER_WORDS, ahead + length)) {
      length += cursor.peek(ahead + length + 1).kind === "." ? 2 : 1;
    } else if (!isOrdinal || !isPsalm(cursor.matchBook(ahead + length))) {
      return undefined;
    }
  }
  const match = cursor.matchBook(ahead + length);
  if (match === undefined) return undefined;
  const { kind } = cursor.tokens[match.next] as Token;
  return kind === "number" || kind === ":" ? undefined : { chapter, length };
}

function isPsalm(match: BookMatch | undefined): boolean {
  return match?.books[0] === "PSA";
}
