/** Texts with one verse a line, in their dialects: labelled lines, tables, and lines beside a list of labels. */
import { decodeHead, decodeText } from "../decode_text.ts";
import { ImportError } from "../import_error.ts";
import { LabelledVerses, type WrittenVerse } from "../labelled_verses.ts";
import { type Format, type FormatInput, readFilesInTurn, type Source, type SourceFile } from "../source.ts";
import { booksByName } from "../source_labels.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { SENTENCE_END } from "../usfm/mod.ts";
import { hasRoot, readXmlFiles, type XmlReader } from "../xml/mod.ts";
import {
  areDashed,
  areNumbered,
  dashLength,
  type GoesOn,
  goesOnSentence,
  isRemark,
  type Labelling,
  labellingOf,
  MAX_EXCERPT,
  nextVerse,
  parseLabelledLine,
  parseReference,
  splitLines,
  textLines,
} from "./text_lines.ts";

export { HEADED_VERSES } from "./placed_lines.ts";
export { TABLE, TABLE_OF_UNKNOWN_BOOKS } from "./table.ts";
export { THE_WORD, UNLABELLED_LINES } from "./the_word.ts";

const REFERENCES = /(?:^|\/)vref\.txt$/i;

/** A text without labels, as the BibleNLP corpus has it, beside `vref.txt`, which has the label of each line. */
export const BIBLE_NLP: Format = {
  name: "BibleNLP",
  readsOthers: true,
  recognises: (head, file) => REFERENCES.test(file.name) && /^\ufeff?\S+ \d+:\d+\S*\s/.test(head),
  read(reading) {
    const { source, files } = reading;
    const [references] = files;
    if (references === undefined) return;
    const text = textFile(source, references);
    readFilesInTurn({ ...reading, files: [text] }, (file) => readBeside(references, file, reading));
  },
};

/** Reads a file of verses without labels, a line each. */
function readBeside(references: SourceFile, file: SourceFile, { builder, encoding }: FormatInput): void {
  const labels = splitLines(decodeText(references.read(), references.name)).values();
  const verses = new LabelledVerses(builder);
  let line = 0;
  for (const text of textLines(file, builder, encoding)) {
    line += 1;
    const written = labels.next().value;
    if (written === undefined) throw differentLengths(file, references, "more");
    // A line without a text is a verse that the translation does not have.
    if (text.trim() === "") continue;
    const label = parseReference(written);
    if (label === undefined) {
      const position = { file: references.name, line };
      throw new ImportError("invalid_label", { written }, { position });
    }
    verses.add({ ...label, text });
  }
  if (labels.next().done !== true) throw differentLengths(file, references, "fewer");
}

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

/** The number of lines that are tested. */
const SAMPLE = 40;

function isKnown({ book }: WrittenVerse): boolean {
  return book.number !== undefined || booksByName(book.name ?? "").length > 0;
}

/** Returns whether a line goes on a verse: it is no label, and no name of a book with a chapter or none. */
function isWithin(line: string, { first, last }: Record<"first" | "last", string>, labels: Labelling): boolean {
  const { textOf, isWrapped } = labels;
  if (isRemark(line) || textOf(first) === undefined || textOf(line) !== undefined) return false;
  if (!isWrapped && !goesOnSentence(line, first, last)) return false;
  return !SENTENCE_END.test(last) || booksByName(line.replace(/[\s\d.]+$/, "")).length === 0;
}

/** Returns the lines of a head that show how its verses are labelled. */
function sampleOf(head: string): string[] {
  const lines = completeLines(head.replace(/^\ufeff/, ""));
  const verses = lines.flatMap((line, index) => (isRemark(line) ? [] : [index]));
  return lines.slice(0, (verses[SAMPLE - 1] ?? lines.length) + 1);
}

const labelledLines = (isVerse: (verse: WrittenVerse) => boolean): Format => ({
  name: "verse per line",
  recognises: (head) => labellingOf(sampleOf(head), isVerse) !== undefined,
  read(reading) {
    const { builder, encoding } = reading;
    readFilesInTurn(reading, (file) => {
      const verses = new LabelledVerses(builder);
      const lines = sampleOf(decodeHead(file.head));
      const labels = labellingOf(lines, isVerse);
      const isDashed = areDashed(lines.flatMap((line) => parseLabelledLine(line, labels?.form)?.text || []));
      const isNumbered = areNumbered(lines, labels?.form);
      let before: ReturnType<typeof parseLabelledLine>;
      const goesOn: GoesOn | undefined =
        labels !== undefined && !isNumbered
          ? (line, first, last) => isWithin(line, { first, last }, labels)
          : undefined;
      const parse = (line: string) => parseLabelledLine(line, labels?.form);
      for (const line of textLines(file, builder, encoding, goesOn, parse)) {
        const labelled = isRemark(line) ? undefined : parse(line);
        const verse = labelled ?? (isNumbered && before ? nextVerse(line, before) : undefined);
        if (verse !== undefined) {
          before = verse;
          const dash = isDashed ? dashLength(verse.text) : 0;
          builder.unread(verse.label);
          builder.unread(verse.text, 0, dash);
          verses.add({ ...verse, text: verse.text.slice(dash) });
          continue;
        }
        builder.leaveOut(line);
        if (!isRemark(line)) builder.warn("no_verse_line", { line: line.slice(0, MAX_EXCERPT) });
      }
    });
  },
});

/** `GEN 1:1 text`, as eBible.org's verse-per-line files and many others have it. */
export const LABELLED_LINES = labelledLines(isKnown);
/** The same where no book is known: its reader names the first. */
export const LABELLED_BY_UNKNOWN_BOOKS = labelledLines(() => true);

/** Returns the lines of a head, without the last where it may be cut. */
function completeLines(head: string): string[] {
  const lines = head.split(/\r\n|\n|\r/);
  return lines.length > 1 ? lines.slice(0, -1) : lines;
}

/** A key of imp2vs, the program that makes SWORD modules: `$$$Genesis 1:1`. */
const KEY = /^\$\$\$\s*(.*)$/s;

function readImp(file: SourceFile, reading: FormatInput): void {
  const { builder } = reading;
  const verses = new LabelledVerses(builder);
  let key: ReturnType<typeof parseLabelledLine>;
  let text = "";
  const end = () => {
    builder.read(text);
    // Place 0 of chapter 0 is the introduction of a book; others are the verses of a prologue.
    if (key !== undefined && (key.chapter !== "0" || key.verse !== "0")) verses.add({ ...key, text });
    else if (text.trim() !== "") builder.drop("introduction", text);
    text = "";
  };
  for (const line of textLines(file, builder, reading.encoding)) {
    builder.unread(line);
    const written = KEY.exec(line)?.[1];
    if (written === undefined) {
      text += text === "" ? line : ` ${line}`;
      continue;
    }
    if (key !== undefined || text !== "") end();
    key = parseReference(written);
    // `$$$[ Module Heading ]`
    if (key === undefined && !written.startsWith("[")) builder.warn("no_verse_line", { line });
  }
  end();
}

/** The text of SWORD's `imp2vs` and `mod2imp`: a line with the place of each verse, then its text. */
export const IMP: Format = {
  name: "IMP",
  recognises: (head) => /^[\ufeff\s]*\$\$\$[ \t]*\S/.test(head),
  read: (reading) => readFilesInTurn(reading, (file) => readImp(file, reading)),
};

/**
 * A verse per element that says where it belongs: eBible.org's `<v b="GEN" c="1" v="1">`, and
 * `<seg id="b.GEN.1.1" type="verse">` of the Corpus Encoding Standard, as the multilingual corpus of Bibles has it.
 */
export const VERSE_FILE: Format = {
  name: "verse per line in XML",
  recognises: (head) => hasRoot(head, "verseFile") || (hasRoot(head, "cesDoc") && /<seg\s[^>]*"verse"/.test(head)),
  read: (reading) => readXmlFiles(reading, (xml, builder) => readVerseFile(xml, new LabelledVerses(builder), builder)),
};

function readVerseFile(xml: XmlReader, verses: LabelledVerses, builder: TranslationBuilder): void {
  let verse: Omit<WrittenVerse, "text"> | undefined;
  let text = "";
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    // Text within further elements of a verse is text of it.
    if (event === "text" && verse !== undefined) text += xml.text;
    else if (event === "text") builder.addText(xml.text);
    else if (event === "start" && xml.name === "cesHeader") readCorpusHeader(xml, builder);
    if (event === "text" || (xml.name !== "v" && xml.name !== "seg")) continue;
    if (verse !== undefined) verses.add({ ...verse, text });
    verse = event === "start" ? placeOf(xml) : undefined;
    text = "";
  }
}

function placeOf(xml: XmlReader): Omit<WrittenVerse, "text"> {
  const attribute = (name: string) => xml.attribute(name) ?? "";
  if (xml.name === "v") return { book: { name: attribute("b") }, chapter: attribute("c"), verse: attribute("v") };
  const [, name = "", chapter = "", verse = ""] = attribute("id").split(".");
  return { book: { name }, chapter, verse };
}

/** Passes over what a corpus says of itself, but for its language. */
function readCorpusHeader(xml: XmlReader, builder: TranslationBuilder): void {
  for (let event = xml.next(); event !== "end" || xml.name !== "cesHeader"; event = xml.next()) {
    if (event === "text") builder.unread(xml.text);
    const language = event === "start" && xml.name === "language" ? xml.attribute("iso639") : undefined;
    if (language !== undefined) builder.metadata.language ??= language;
  }
}
