/** Open Scripture Information Standard, one file a translation or a file a book. */
import type { Format } from "../format.ts";
import { readEachXml } from "../read_each.ts";
import { hasRoot } from "../xml/mod.ts";
import { readOsis } from "./reader.ts";

export { OsisMarkup } from "./markup.ts";
export { USFM_NAMES } from "./usfm_names.ts";

export const OSIS: Format = {
  name: "OSIS",
  recognises: (head) => hasRoot(head, "osis"),
  read: (reading) => readEachXml(reading, readOsis),
};
