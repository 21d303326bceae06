/** Texts that a program decoded wrongly before, and wrote as UTF-8: what they can only mean is mended, with a warning. */
import { isUtf8 } from "node:buffer";
import { withoutControls } from "../base/html_characters.ts";
import { type Encoding, encodeBytes, encodingNamed } from "./encodings.ts";
import { ImportError } from "./import_error.ts";
import { lineOf } from "./line_counter.ts";
import type { TranslationBuilder } from "./translation_builder.ts";

/** Takes the warnings of a decoded file. */
export type Warnings = Pick<TranslationBuilder, "warn">;

/** Characters of text that a warning shows. */
const MAX_EXCERPT = 40;

/** Turns control characters into those of windows-1252, from which they were made, with a warning. */
export function withControls(text: string, file: string, warnings?: Warnings): string {
  const { text: mended, count, at } = withoutControls(text);
  if (count > 0) {
    const line = lineOf(text, at);
    const excerpt = mended.slice(Math.max(0, at - MAX_EXCERPT / 2), at + MAX_EXCERPT / 2).trim();
    warnings?.warn("control_characters", { count, excerpt }, { position: { file, line } });
  }
  return mended;
}

/** A letter of UTF-8 whose bytes were taken for characters: `Å¡`, `Ä` and a control character, `Ĺˇ`. */
const TWICE = /[\u00c2-\u00c5\u0102\u00c4\u0139\u013d]./;
const MAYBE_TAKEN_FOR = ["windows-1252", "windows-1250"];

/**
 * Mends UTF-8 that was encoded twice, where every line shows it.
 *
 * @throws {ImportError} If only some lines do.
 */
export function mendedTwice(text: string, file: string, warnings?: Warnings): string {
  if (!TWICE.test(text)) return text;
  for (const name of MAYBE_TAKEN_FOR) {
    const encoding = encodingNamed(name);
    if (encoding === undefined) continue;
    const mended: string[] = [];
    let [twice, once, first, firstOnce] = [0, 0, 0, 0];
    for (const [index, line] of text.split("\n").entries()) {
      const back = decodedAgain(line, encoding);
      mended.push(back ?? line);
      if (back !== undefined && twice++ === 0) first = index + 1;
      else if (back === undefined && /[^\0-\x7f]/.test(line) && once++ === 0) firstOnce = index + 1;
    }
    if (twice === 0) continue;
    const position = { file, line: first };
    if (once === 0) {
      warnings?.warn("encoded_twice", { encoding: name, count: twice }, { position });
      return mended.join("\n");
    }
    // A line or two may look so by chance.
    if (twice >= 3 || twice > once) {
      throw new ImportError("encoded_twice", { encoding: name, twice: first }, { position: { file, line: firstOnce } });
    }
  }
  warnOfLostBytes(text, file, warnings);
  return text;
}

/** Letters and marks that only UTF-8 gives that was taken for windows-1252 or 1250: `Å¡`, `Ĺľ`, `â€œ`. */
const TAKEN =
  /[ÃÂÅÄ][\u00a1-\u00bf\u2018-\u2026\u20ac\u2122\u0160\u0161\u017d\u017e](?=\p{L})|[ĹÄĂ][ľˇĽ¨±¤©](?=\p{L})|â€/gu;
/** So many of them are no chance. */
const FEW_TAKEN = 3;

/** Warns of UTF-8 that was encoded twice and lost bytes on the way: no one can tell what they were. */
function warnOfLostBytes(text: string, file: string, warnings?: Warnings): void {
  const found = [...text.matchAll(TAKEN)];
  const [first] = found;
  if (first === undefined || found.length < FEW_TAKEN) return;
  const excerpt = text.slice(Math.max(0, first.index - MAX_EXCERPT / 2), first.index + MAX_EXCERPT / 2).trim();
  const position = { file, line: lineOf(text, first.index) };
  warnings?.warn("damaged_twice", { count: found.length, excerpt }, { position });
}

/** @returns Undefined where the line is no UTF-8 that was taken for the encoding. */
function decodedAgain(line: string, encoding: Encoding): string | undefined {
  if (!TWICE.test(line)) return undefined;
  const bytes = encodeBytes(line, encoding);
  return bytes !== undefined && isUtf8(bytes) ? bytes.toString("utf8") : undefined;
}
