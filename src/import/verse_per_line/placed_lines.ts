/** Lines without a book of their own: theWord's, which are verses by their order, and verses under headings. */
import { type BookId, chapterLengths, protestantBook } from "../../canon/mod.ts";
import { type HeaderField, ImportError } from "../import_error.ts";
import { LabelledVerses } from "../labelled_verses.ts";
import { readFilesInTurn } from "../read_files.ts";
import type { Format, FormatInput, SourceFile } from "../source.ts";
import { booksByName } from "../source_books.ts";
import { parseLabelledLine, textLines } from "./text_lines.ts";

/** A line behind the verses of a theWord module: `short.title=KJV`. */
const SETTING = /^\s*([A-Za-z][\w.-]{0,40})\s*=(.*)$/;
const FIELDS: Readonly<Record<string, HeaderField>> = {
  "short.title": "code",
  id: "code",
  description: "name",
  title: "name",
  lang: "language",
  copyright: "copyright",
  rights: "copyright",
};

/** The first and the last book of a theWord module by the ending of its name, in the order of the King James Version. */
const PARTS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  ont: [1, 66],
  ot: [1, 39],
  nt: [40, 66],
};

/** The place of a verse by its line. */
interface Place {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

function placesOf([first, last]: readonly [number, number]): readonly Place[] {
  const books = Array.from({ length: last - first + 1 }, (_, index) => protestantBook(first + index) as BookId);
  return books.flatMap((book) =>
    (chapterLengths(book) ?? []).flatMap((count, index) =>
      Array.from({ length: count }, (_, verse) => ({ book, chapter: index + 1, verse: verse + 1 })),
    ),
  );
}

const ENDING = /\.(ont|ot|nt)$/i;

function readTheWord(file: SourceFile, reading: FormatInput): void {
  const { builder } = reading;
  const ending = ENDING.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const places = placesOf(PARTS[ending] ?? [1, 66]);
  const verses = new LabelledVerses(builder);
  const wrong = (count: number) =>
    new ImportError("the_word_lines", { count, expected: places.length, ending }, { position: { file: file.name } });
  let count = 0;
  let isBehind = false;
  for (const line of textLines(file, builder, reading.encoding)) {
    const [, key = "", value = ""] = SETTING.exec(line) ?? [];
    const place = places[count];
    isBehind ||= place === undefined || (key !== "" && (FIELDS[key.toLowerCase()] !== undefined || key.includes(".")));
    if (isBehind) {
      builder.unread(line);
      const field = FIELDS[key.toLowerCase()];
      // Behind the last verse are settings, which may go on over several lines; a verse more is no setting.
      if (count === places.length && key === "" && line.trim() !== "") throw wrong(count + 1);
      if (place !== undefined) throw wrong(count);
      count = places.length + 1;
      if (field !== undefined && value.trim() !== "") builder.metadata[field] ??= value.trim();
      continue;
    }
    count += 1;
    if (place === undefined || line.trim() === "") continue;
    verses.add({ book: { name: place.book }, chapter: place.chapter, verse: place.verse, text: line });
  }
  if (count < places.length) throw wrong(count);
}

/** A verse a line in the order of the King James Version, without labels: `.ont`, `.ot`, `.nt`. */
export const THE_WORD: Format = {
  name: "theWord",
  recognises: (head, { name }) => ENDING.test(name) && !head.includes("\u0000") && !/^\s*[[{<]\s*["?!]/.test(head),
  read: (reading) => readFilesInTurn(reading, (file) => readTheWord(file, reading)),
};

/** `[1:1] text`, `**[1:1]** text`, `- [1:1-2] text`. */
const VERSE = /^\s*(?:[-*]\s+)?\**\[(\d{1,3}):(\d{1,3}[a-z]?(?:[-–]\d{1,3})?)\]\**\s?(.*)$/is;
/** `# Genesis`, `## Genesis`, `Genesis`. */
const HEADING = /^\s*#*\s*(.{1,60}?)\s*#*\s*$/;
const CHAPTER = /^(?:chapter|poglavje|kapitel|psalm|\D{0,40}?)\s*\d{1,3}$/i;

function readHeadedVerses(file: SourceFile, reading: FormatInput): void {
  const { builder } = reading;
  const verses = new LabelledVerses(builder);
  let book: string | undefined;
  /** The last heading that names no book, where verses without a book behind it would be another's. */
  let unknown = "";
  let last = 0;
  for (const line of textLines(file, builder, reading.encoding)) {
    const [, chapter = "", verse = "", text = ""] = VERSE.exec(line) ?? [];
    if (verse !== "") {
      const place = Number(chapter) * 1000 + Number.parseInt(verse, 10);
      const isAnother = book === undefined || (place <= last && unknown !== "");
      last = place;
      builder.unread(line, 0, line.length - text.length);
      verses.add({ book: { name: isAnother ? unknown : book }, chapter, verse, text });
      continue;
    }
    const heading = HEADING.exec(line)?.[1] ?? "";
    if (heading === "") builder.leaveOut(line);
    else if (booksByName(heading).length > 0) {
      book = heading;
      unknown = "";
      last = 0;
      builder.unread(line);
    } else {
      if (!CHAPTER.test(heading)) unknown = heading;
      builder.drop("chapter label", line);
    }
  }
}

/** Verses with chapter and number in brackets under the names of their books. */
export const HEADED_VERSES: Format = {
  name: "verses under headings",
  recognises: (head) => head.split(/\r\n|\n|\r/).some((line) => VERSE.test(line)),
  read: (reading) => readFilesInTurn(reading, (file) => readHeadedVerses(file, reading)),
};

/** A key of imp2vs, the program that makes SWORD modules: `$$$Genesis 1:1`. */
const KEY = /^\$\$\$\s*(.*)$/s;

function readImp(file: SourceFile, reading: FormatInput): void {
  const { builder } = reading;
  const verses = new LabelledVerses(builder);
  let key: ReturnType<typeof parseLabelledLine>;
  let text = "";
  const end = () => {
    builder.read(text);
    if (key !== undefined && key.chapter !== "0") verses.add({ ...key, text });
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
    key = parseLabelledLine(written);
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
