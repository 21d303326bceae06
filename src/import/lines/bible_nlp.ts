import { decode } from "../decode.ts";
import type { Format } from "../format.ts";
import { ImportError } from "../import_error.ts";
import type { Source, SourceFile } from "../source.ts";
import { parseLabelledLine } from "./reference.ts";
import { VerseAdder } from "./verse_adder.ts";

const REFERENCES = /(?:^|\/)vref\.txt$/i;

/** A text without labels, as the BibleNLP corpus has it, beside `vref.txt`, which has the label of each line. */
export const BIBLE_NLP: Format = {
  name: "BibleNLP",
  recognises: (head, file) => REFERENCES.test(file.name) && /^\ufeff?\S+ \d+:\d+\S*\s/.test(head),
  read({ source, files, edition, encoding, onProgress }) {
    const [references] = files;
    if (references === undefined) return;
    const labels = linesOf(decode(references.read(), references.name));
    const file = textFile(source, references);
    const texts = linesOf(decode(file.read(), file.name, encoding));
    if (texts.length !== labels.length) {
      throw new ImportError(
        `Cannot import: it has ${texts.length} lines and ${references.name} has ${labels.length}`,
        { file: file.name },
      );
    }
    let line = 0;
    edition.reading(() => ({ file: file.name, line }));
    const adder = new VerseAdder(edition);
    for (const [index, text] of texts.entries()) {
      line = index + 1;
      // A line without a text is a verse that the translation does not have.
      if (text.trim() === "") continue;
      const label = parseLabelledLine(labels[index] as string);
      if (label === undefined) {
        throw new ImportError(`Cannot read the label "${labels[index]}"`, {
          file: references.name,
          line,
        });
      }
      adder.add({ ...label, text });
    }
    onProgress?.(1, 1);
  },
};

function textFile(source: Source, references: SourceFile): SourceFile {
  const texts = source.files.filter(({ name }) => /\.txt$/i.test(name) && !REFERENCES.test(name));
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) {
    throw new ImportError(
      `Cannot import: beside ${references.name} there must be one text, there are ${texts.length}`,
    );
  }
  return text;
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}
