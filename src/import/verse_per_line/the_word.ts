/** A verse a line in the order of the King James Version, without labels: theWord's modules, and texts of any name. */
import { once } from "../../base/bounded_map.ts";
import { type BookId, chapterLengths, protestantBook } from "../../canon/mod.ts";
import { decodeText } from "../decode_text.ts";
import { type HeaderField, ImportError } from "../import_error.ts";
import { LabelledVerses } from "../labelled_verses.ts";
import { type Format, type FormatInput, readFilesInTurn, type SourceFile } from "../source.ts";
import { splitLines, textLines } from "./text_lines.ts";

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

/** Returns the place of a verse by its line. */
function placesOf([first, last]: readonly [number, number]) {
  const books = Array.from({ length: last - first + 1 }, (_, index) => protestantBook(first + index) as BookId);
  return books.flatMap((book) =>
    (chapterLengths(book) ?? []).flatMap((count, index) =>
      Array.from({ length: count }, (_, verse) => ({ book, chapter: index + 1, verse: verse + 1 })),
    ),
  );
}

const ENDING = /\.(ont|ot|nt)$/i;

function readTheWord(file: SourceFile, reading: FormatInput, ending: string): void {
  const { builder } = reading;
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
      // Behind the last verse are settings, which may go on over several lines; a verse more is no setting.
      if (count === places.length && key === "" && line.trim() !== "") throw wrong(count + 1);
      if (place !== undefined) throw wrong(count);
      count = places.length + 1;
      builder.describe(FIELDS[key.toLowerCase()], value);
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
  read: (reading) =>
    readFilesInTurn(reading, (file) => readTheWord(file, reading, ENDING.exec(file.name)?.[1]?.toLowerCase() ?? "")),
};

/** The endings of modules by their numbers of lines. */
const endings = once(() => new Map(Object.entries(PARTS).map(([ending, part]) => [placesOf(part).length, ending])));

/** Returns the ending that a module with as many lines as a file has. */
function endingByLines(file: SourceFile, encoding?: string): string | undefined {
  return endings().get(splitLines(decodeText(file.read(), file.name, encoding)).length);
}

/** The same in a text of any name, which the number of its lines alone shows: for what no other format recognises. */
export const UNLABELLED_LINES: Format = {
  ...THE_WORD,
  recognises: (_, file) => /\.txt$/i.test(file.name) && endingByLines(file) !== undefined,
  read: (reading) =>
    readFilesInTurn(reading, (file) => {
      readTheWord(file, reading, endingByLines(file, reading.encoding) ?? "");
      reading.builder.warn("verses_by_order");
    }),
};
