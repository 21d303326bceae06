/** Makes `dist/ambo`, one executable with Node, the program and the default translations in it: `npm run binary`. */
import { mkdirSync, statSync } from "node:fs";
import { bundleScript } from "./packaging/bundle.ts";
import { packDefaultFonts } from "./packaging/default_fonts.ts";
import { packDefaultTranslations } from "./packaging/default_translations.ts";
import { writeExecutable } from "./packaging/executable.ts";
import { readStamp } from "./packaging/stamp.ts";

const file = "dist/ambo";
const node = process.execPath;
const stamp = readStamp();
const translations = packDefaultTranslations();
const script = await bundleScript({ stamp, translations, fonts: packDefaultFonts() });
mkdirSync("dist", { recursive: true });
await writeExecutable(file, { node, script, translations });
const grown = (statSync(file).size - statSync(node).size) / 2 ** 20;
console.log(
  `${file}: Ambo ${stamp.version}, commit ${stamp.commit}, in Node.js ${process.versions.node}, ` +
    `${grown.toFixed(2)} MiB larger than that`,
);
