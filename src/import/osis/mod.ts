/** Open Scripture Information Standard, one file a translation or a file a book. */
import { type Format, readEach } from "../format.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { readOsis } from "./reader.ts";

export { OsisMarkup } from "./markup.ts";
export { USFM_NAMES } from "./usfm_names.ts";

export const OSIS: Format = {
  name: "OSIS",
  recognises: (head) => hasRoot(head, "osis"),
  read(reading) {
    const { edition, encoding } = reading;
    readEach(reading, (file) => readOsis(openXml(file, encoding), file.name, edition));
  },
};
