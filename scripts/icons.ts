/**
 * Makes the icons of the pages: draws `src/web/ui/icons.ts` in the sizes of browsers, phones and messengers, into
 * `dist/icons`. `npm ci` runs this; without them the pages have the drawing as SVG, which not all of those know.
 *
 * `--replace` overwrites existing files; `--icons FOLDER` makes them elsewhere.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { DRAWINGS, drawingSvg } from "../src/web/ui/icons.ts";

const { values } = parseArgs({
  options: { icons: { type: "string", default: "dist/icons" }, replace: { type: "boolean" } },
});
const { icons: directory, replace = false } = values;
const { resolve } = createRequire(import.meta.url);

mkdirSync(directory, { recursive: true });
await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
for (const [name, form] of Object.entries(DRAWINGS)) {
  const path = join(directory, `${name}.png`);
  if (!replace && existsSync(path)) continue;
  const options = { fitTo: { mode: "width", value: form.width } } as const;
  const png = new Resvg(drawingSvg(form), options).render().asPng();
  writeFileSync(path, png);
  console.error(`${path}: ${png.length} bytes`);
}
