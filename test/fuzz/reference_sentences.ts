/** Sentences made of beginnings, one citation or two, and ends, in five languages, with the reading that each has. */
import { BOOK_IDS, type BookId, languageNames, mostChapters } from "../../src/canon/mod.ts";
import { readingOf } from "../reference/reading.ts";
import type { Random } from "../support/random.ts";
import { cellsOf } from "../support/tables.ts";

type Place = readonly [text: string, reading: string];

interface Parts {
  readonly begin: Place[];
  readonly end: Place[];
  readonly join: Place[];
  readonly place: Place[];
  readonly second: Place[];
  readonly form: Place[];
  /** The names of books that are read by themselves. */
  readonly names: readonly (readonly [name: string, book: BookId])[];
}

const PARTS: ReadonlyMap<string, Parts> = readParts();

function readParts(): Map<string, Parts> {
  const parts = new Map<string, Parts>();
  for (const [language = "", kind = "", text = "", reading = ""] of cellsOf(
    "test/fixtures/reference/sentence_parts.tsv",
  )) {
    let part = parts.get(language);
    if (part === undefined) {
      part = { begin: [], end: [], join: [], place: [], second: [], form: [], names: namesIn(language) };
      parts.set(language, part);
    }
    part[kind as "place"].push([JSON.parse(text) as string, reading]);
  }
  return parts;
}

function namesIn(language: string): [string, BookId][] {
  return BOOK_IDS.filter((book) => mostChapters(book) > 1).flatMap((book) => {
    const naming = languageNames(language)?.books.get(book);
    const names = [
      naming?.abbreviation ?? "",
      naming?.name ?? "",
      ...(naming?.alternates ?? []),
      ...(naming?.declined ?? []),
    ];
    const read = names.filter((name) => name !== "" && readingOf(`${name} 2,3`, () => "") === `${book} 2,3`);
    return read.map((name): [string, BookId] => [name, book]);
  });
}

/** A sentence with the reading that it may have: `MAT 5,3 + LUK 6,20`. */
export interface MadeSentence {
  readonly language: string;
  readonly text: string;
  readonly reading: string;
}

/** Makes a sentence with one place, or with two that something joins. */
export function madeSentence(random: Random): MadeSentence {
  const language = random.pick([...PARTS.keys()]);
  const { begin, end, join, place, second, form, names } = PARTS.get(language) as Parts;
  const [before] = random.pick(begin);
  const [behind] = random.pick(end);
  if (random.oneIn(2)) {
    const [name, book] = random.pick(names);
    const [pattern, reading] = random.pick(form);
    return { language, text: `${before}${pattern.replace("X", name)}${behind}`, reading: `${book} ${reading}` };
  }
  const [first, reading] = random.pick(place);
  if (random.oneIn(3)) return { language, text: `${before}${first}${behind}`, reading };
  const [joint] = random.pick(join);
  const [other, otherReading] = random.pick(second);
  const bracket = joint.includes("(") && !joint.includes(")") ? ")" : "";
  return {
    language,
    text: `${before}${first}${joint}${other}${bracket}${behind}`,
    reading: `${reading} + ${otherReading}`,
  };
}

/** Compares a made sentence with how it is read; undefined where it is read so or refused. */
export function misreading({ text, reading }: MadeSentence): string | undefined {
  const read = readingOf(text, () => undefined);
  return read === undefined || read === reading ? undefined : `${JSON.stringify(text)}: ${read} instead of ${reading}`;
}
