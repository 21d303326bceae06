import type { Format } from "../format.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { VerseAdder } from "./verse_adder.ts";

/** eBible.org's verse-per-line text as XML: `<v b="GEN" c="1" v="1">text</v>`. */
export const VERSE_FILE: Format = {
  name: "verse per line in XML",
  recognises: (head) => hasRoot(head, "verseFile"),
  read({ files, edition, encoding, onProgress }) {
    for (const [index, file] of files.entries()) {
      const xml = openXml(file, encoding);
      const adder = new VerseAdder(edition);
      edition.reading(() => ({ file: file.name, line: xml.line }));
      let verse = { book: "", chapter: 0, label: "" };
      let text = "";
      for (let event = xml.next(); event !== "finished"; event = xml.next()) {
        if (event === "text") text += xml.text;
        else if (event === "end" && xml.name === "v") adder.add({ ...verse, text });
        else if (event === "start" && xml.name === "v") {
          const attribute = (name: string) => xml.attribute(name) ?? "";
          verse = { book: attribute("b"), chapter: Number(attribute("c")), label: attribute("v") };
          text = "";
        }
      }
      onProgress?.(index + 1, files.length);
    }
  },
};
