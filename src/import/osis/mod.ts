/** Open Scripture Information Standard, one file a translation or a file a book. */
import type { Format } from "../format.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { readOsis } from "./reader.ts";

export { OsisMarkup } from "./markup.ts";
export { USFM_NAMES } from "./usfm_names.ts";

export const OSIS: Format = {
  name: "OSIS",
  recognises: (head) => hasRoot(head, "osis"),
  read({ files, edition, encoding, onProgress }) {
    for (const [index, file] of files.entries()) {
      readOsis(openXml(file, encoding), file.name, edition);
      onProgress?.(index + 1, files.length);
    }
  },
};
