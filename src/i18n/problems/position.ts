import type { Language } from "../catalogues.ts";
import { placeIn } from "./book_names.ts";

/** A position in a source. */
export interface Position {
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
  /** The verse there, such as `NUM 6:26`. */
  readonly verse?: string;
}

/** Puts a position before a sentence: `04-NUM.usfm:310: 4 Mz 6,26: …`; the verse only where the sentence does not name it. */
export function explainAt(
  { file, line, verse }: Position,
  { language, text }: { language: Language; text: string },
): string {
  const source = line === undefined ? file : `${file}:${line}`;
  const place = verse === undefined ? "" : `${placeIn(language, verse)}: `;
  return `${source}: ${text.includes(place.slice(0, -2)) ? "" : place}${text}`;
}
