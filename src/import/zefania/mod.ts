/** Zefania XML, one file a translation. */
import type { Format } from "../format.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { readZefania } from "./reader.ts";

export const ZEFANIA: Format = {
  name: "Zefania XML",
  recognises: (head) => hasRoot(head, "XMLBIBLE"),
  read({ files, edition, encoding, onProgress }) {
    for (const [index, file] of files.entries()) {
      readZefania(openXml(file, encoding), file.name, edition);
      onProgress?.(index + 1, files.length);
    }
  },
};
