/** Unified Standard Format XML, as eBible.org and its relatives publish it, one file a translation. */
import type { Format } from "../format.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { readUsfx } from "./reader.ts";

export const USFX: Format = {
  name: "USFX",
  recognises: (head) => hasRoot(head, "usfx"),
  read({ files, edition, encoding, onProgress }) {
    for (const [index, file] of files.entries()) {
      readUsfx(openXml(file, encoding), file.name, edition);
      onProgress?.(index + 1, files.length);
    }
  },
};
