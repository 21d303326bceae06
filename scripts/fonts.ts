/**
 * Makes the fonts of the pages: Literata from the npm package `@expo-google-fonts/literata`, cut down to Latin letters,
 * into `dist/fonts` with its licence. `npm ci` runs this; without them the pages have the reader's own serif.
 *
 * `--replace` overwrites existing files; `--fonts FOLDER` makes them elsewhere.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import subsetFont from "subset-font";
import { FONT_FILES, FONT_LICENCE } from "../src/web/ui/built_files.ts";

const { values } = parseArgs({
  options: { fonts: { type: "string", default: "dist/fonts" }, replace: { type: "boolean" } },
});
const { fonts: directory, replace = false } = values;
const { resolve } = createRequire(import.meta.url);
const sourceOf = (path: string) => readFileSync(resolve(`@expo-google-fonts/literata/${path}`));

/** What shapes words: kerning, ligatures, accents that are put together, letters of a language. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"];

if (replace || FONT_FILES.some(({ name }) => !existsSync(join(directory, name)))) {
  mkdirSync(directory, { recursive: true });
  for (const { name, source, characters } of FONT_FILES) {
    const text = characters
      .flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
      )
      .join("");
    const font = await subsetFont(sourceOf(source), text, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(join(directory, name), font);
    console.error(`${join(directory, name)}: ${font.length} bytes`);
  }
  writeFileSync(join(directory, FONT_LICENCE), sourceOf("LICENSE_FONT"));
}
