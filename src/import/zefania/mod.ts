/** Zefania XML, one file a translation. */
import { type Format, readEach } from "../format.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { readZefania } from "./reader.ts";

export const ZEFANIA: Format = {
  name: "Zefania XML",
  recognises: (head) => hasRoot(head, "XMLBIBLE"),
  read(reading) {
    const { edition, encoding } = reading;
    readEach(reading, (file) => readZefania(openXml(file, encoding), file.name, edition));
  },
};
