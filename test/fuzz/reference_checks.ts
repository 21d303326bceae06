import assert from "node:assert/strict";
import { LANGUAGES } from "../../src/i18n/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import {
  format,
  MAX_REFERENCE_LENGTH,
  parse,
  type Reference,
  ReferenceSyntaxError,
  type Vocabulary,
} from "../../src/reference/mod.ts";

/**
 * Whether a text is read; what holds of every text is checked by the way.
 *
 * It is read or refused with a `ReferenceSyntaxError` whose place lies in the text. What is read has its parts in
 * order, and its formatted reading means the same and is formatted the same.
 */
export function isRead(text: string, vocabulary: Vocabulary): boolean {
  let reference: Reference;
  try {
    reference = parse(text, vocabulary);
  } catch (fault) {
    checkFault(fault, text);
    return false;
  }
  checkParts(reference, text);
  const formatted = format(reference);
  if (formatted.length > MAX_REFERENCE_LENGTH) return true;
  const again = readAgain(formatted, { text, vocabulary });
  assert.deepEqual(meaning(again), meaning(reference), `${text} → ${formatted}`);
  assert.equal(format(again), formatted, text);
  return true;
}

/** Reads the printed form of what was read in a text. */
function readAgain(formatted: string, { text, vocabulary }: { text: string; vocabulary: Vocabulary }): Reference {
  try {
    return parse(formatted, vocabulary);
  } catch (cause) {
    throw new Error(`${text} → ${formatted}, which is refused`, { cause });
  }
}

function checkFault(fault: unknown, text: string): void {
  assert.ok(fault instanceof ReferenceSyntaxError, `${JSON.stringify(text)}: ${fault}`);
  const { position, end, code } = fault;
  assert.ok(0 <= position && position <= end && end <= text.length, `${text}: ${position}–${end}`);
  for (const language of LANGUAGES) assert.ok(explain(fault, language).length < 800, text);
  if (code === "ambiguous_book") assert.ok(fault.books.length > 1, text);
}

function checkParts({ passages }: Reference, text: string): void {
  assert.ok(passages.length > 0, text);
  let before = 0;
  for (const { written, ranges, start, end } of passages) {
    assert.notEqual(written.trim(), "", text);
    assert.ok(ranges.length > 0, text);
    assert.ok(before <= start && start < end && end <= text.length, text);
    before = end;
    for (const range of ranges) {
      const { from, to } = range;
      assert.ok(start <= range.start && range.start < range.end && range.end <= end, text);
      const [first, last] = [from.verse ?? 0, to.verse ?? Number.POSITIVE_INFINITY];
      assert.ok(from.chapter < to.chapter || (from.chapter === to.chapter && first <= last), text);
    }
  }
}

/** What a reference asks for, without the places in its text. */
function meaning({ passages }: Reference) {
  return passages.map(({ book, written, ranges }) => ({
    book,
    written,
    // `Jl 2 nasl.` is printed `Jl 2-4`, with the last chapter there is.
    ranges: ranges.map(({ from, to: { isRest, ...to } }) => ({ from, to })),
  }));
}
