/** Open Scripture Information Standard, one file a translation or a file a book. */
import type { Format } from "../format.ts";
import { readXmlFiles } from "../read_files.ts";
import { hasRoot } from "../xml/mod.ts";
import { readOsis } from "./reader.ts";

export { USFM_NAMES } from "./header.ts";
export { OsisMarkup } from "./markup.ts";

export const OSIS: Format = {
  name: "OSIS",
  recognises: (head) => hasRoot(head, "osis"),
  read: (reading) => readXmlFiles(reading, readOsis),
};
