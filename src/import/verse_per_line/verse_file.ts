import type { Format } from "../format.ts";
import { ImportError } from "../import_error.ts";
import { readXmlFiles } from "../read_files.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { hasRoot, type XmlReader } from "../xml/mod.ts";
import { VerseAdder } from "./verse_adder.ts";

/** eBible.org's verse-per-line text as XML: `<v b="GEN" c="1" v="1">text</v>`. */
export const VERSE_FILE: Format = {
  name: "verse per line in XML",
  recognises: (head) => hasRoot(head, "verseFile"),
  read: (reading) => readXmlFiles(reading, readVerseFile),
};

function readVerseFile(xml: XmlReader, builder: TranslationBuilder): void {
  const adder = new VerseAdder(builder);
  let verse = { book: "", chapter: 0, label: "" };
  let text = "";
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    if (event === "text") text += xml.text;
    else if (xml.name !== "v") text = "";
    else if (event === "end") adder.add({ ...verse, text });
    else {
      const attribute = (name: string) => xml.attribute(name) ?? "";
      const chapter = attribute("c").trim();
      if (!/^\d{1,3}$/.test(chapter)) {
        const { position } = builder;
        throw new ImportError("invalid_chapter", { written: chapter }, { position });
      }
      verse = { book: attribute("b"), chapter: Number(chapter), label: attribute("v") };
      text = "";
    }
  }
}
