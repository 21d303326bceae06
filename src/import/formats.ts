import type { Format } from "./format.ts";
import { BIBLE_NLP, LABELLED_LINES, TABLE, VERSE_FILE } from "./lines/mod.ts";
import { OSIS } from "./osis/mod.ts";
import { SWORD } from "./sword/mod.ts";
import { USFM } from "./usfm/mod.ts";
import { USFX } from "./usfx/mod.ts";
import { USX } from "./usx/mod.ts";
import { ZEFANIA } from "./zefania/mod.ts";

/** The formats, in the order in which they are looked for: where a folder holds two, the first is read. */
export const FORMATS: readonly Format[] = [
  SWORD,
  USX,
  USFM,
  OSIS,
  USFX,
  ZEFANIA,
  VERSE_FILE,
  BIBLE_NLP,
  TABLE,
  LABELLED_LINES,
];
