import { decodeText } from "../decode.ts";
import type { Format } from "../format.ts";
import { ImportError } from "../import_error.ts";
import type { Source, SourceFile } from "../source.ts";
import { parseLabelledLine, splitLines, textLines } from "./text_lines.ts";
import { VerseAdder } from "./verse_adder.ts";

const REFERENCES = /(?:^|\/)vref\.txt$/i;

/** A text without labels, as the BibleNLP corpus has it, beside `vref.txt`, which has the label of each line. */
export const BIBLE_NLP: Format = {
  name: "BibleNLP",
  readsOthers: true,
  recognises: (head, file) => REFERENCES.test(file.name) && /^\ufeff?\S+ \d+:\d+\S*\s/.test(head),
  read({ source, files, builder, encoding, onProgress }) {
    const [references] = files;
    if (references === undefined) return;
    builder.onChapter = (share) => onProgress?.(share, 1);
    const file = textFile(source, references);
    const labels = splitLines(decodeText(references.read(), references.name));
    const adder = new VerseAdder(builder);
    let line = 0;
    for (const text of textLines(file, builder, encoding)) {
      line += 1;
      const written = labels.next().value;
      if (written === undefined) throw differentLengths(file, references, "more");
      // A line without a text is a verse that the translation does not have.
      if (text.trim() === "") continue;
      const label = parseLabelledLine(written);
      if (label === undefined) {
        const position = { file: references.name, line };
        throw new ImportError("invalid_label", { written }, { position });
      }
      adder.add({ ...label, text });
    }
    if (labels.next().done !== true) throw differentLengths(file, references, "fewer");
    onProgress?.(1, 1);
  },
};

function textFile(source: Source, references: SourceFile): SourceFile {
  const texts = source.files.filter(({ name }) => /\.txt$/i.test(name) && !REFERENCES.test(name));
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) {
    const count = texts.length;
    throw new ImportError("several_texts", { references: references.name, count });
  }
  return text;
}

function differentLengths(file: SourceFile, references: SourceFile, than: "more" | "fewer"): ImportError {
  const values = { references: references.name, than };
  return new ImportError("different_lengths", values, { position: { file: file.name } });
}
