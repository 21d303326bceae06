/** Zefania XML, one file a translation. */
import type { Format } from "../format.ts";
import { readXmlFiles } from "../read_files.ts";
import { hasRoot } from "../xml/mod.ts";
import { readZefania } from "./reader.ts";

export const ZEFANIA: Format = {
  name: "Zefania XML",
  recognises: (head) => hasRoot(head, "XMLBIBLE"),
  read: (reading) => readXmlFiles(reading, readZefania),
};
