/** Zefania XML, one file a translation. */
import type { Format } from "../format.ts";
import { readEachXml } from "../read_each.ts";
import { hasRoot } from "../xml/mod.ts";
import { readZefania } from "./reader.ts";

export const ZEFANIA: Format = {
  name: "Zefania XML",
  recognises: (head) => hasRoot(head, "XMLBIBLE"),
  read: (reading) => readEachXml(reading, readZefania),
};
