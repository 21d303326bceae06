/** Unified Standard Format XML, as eBible.org and its relatives publish it, one file a translation. */
import { type Format, readEach } from "../format.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { readUsfx } from "./reader.ts";

export const USFX: Format = {
  name: "USFX",
  recognises: (head) => hasRoot(head, "usfx"),
  read(reading) {
    const { edition, encoding } = reading;
    readEach(reading, (file) => readUsfx(openXml(file, encoding), file.name, edition));
  },
};
