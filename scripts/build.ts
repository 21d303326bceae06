/** Makes `dist/ambo.mjs`, one readable file that plain Node runs with nothing beside it: `npm run build`. */
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { bundleFile } from "./packaging/bundle.ts";
import { packDefaultTranslations } from "./packaging/default_translations.ts";
import { packPageFiles } from "./packaging/page_files.ts";
import { readStamp } from "./packaging/stamp.ts";

const file = "dist/ambo.mjs";
const stamp = readStamp();
const text = await bundleFile({
  stamp,
  translations: packDefaultTranslations(),
  files: packPageFiles(),
});
mkdirSync("dist", { recursive: true });
writeFileSync(file, text);
chmodSync(file, 0o755);
console.log(`${file}: Ambo ${stamp.version}, commit ${stamp.commit}, ${text.length} characters`);
