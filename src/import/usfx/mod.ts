/** Unified Standard Format XML, as eBible.org and its relatives publish it, one file a translation. */
import type { Format } from "../format.ts";
import { readXmlFiles } from "../read_files.ts";
import { hasRoot } from "../xml/mod.ts";
import { readUsfx } from "./reader.ts";

export const USFX: Format = {
  name: "USFX",
  recognises: (head) => hasRoot(head, "usfx"),
  read: (reading) => readXmlFiles(reading, readUsfx),
};
