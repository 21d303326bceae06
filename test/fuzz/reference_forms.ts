import { fold } from "../../src/base/word_comparison.ts";
import { type BookId, bookName, languageNames } from "../../src/canon/mod.ts";
import { COMMON_NAMES } from "../../src/reference/words.ts";
import type { Random } from "../support/random.ts";

/** The last verse of each chapter of a book: `chapters[2]` is that of chapter 3. */
export interface BookVerses {
  readonly book: BookId;
  readonly chapters: readonly number[];
}

/** A reference and the verses that it asks for, such as `JHN 3:16`, each once. */
export interface Sample {
  readonly text: string;
  readonly verses: readonly string[];
}

/** A reference in a notation and spelling chosen at random, with the verses that it means. */
export function sample(random: Random, books: readonly BookVerses[]): Sample {
  const first = passage(random, random.pick(books));
  if (!random.oneIn(5)) return first;
  const second = passage(random, random.pick(books));
  const between = random.pick(["; ", ";", " ; ", ", ", " in ", " ali ", " oz. ", " / ", "; prim. "]);
  return {
    text: `${first.text}${between}${second.text}`,
    verses: [...new Set([...first.verses, ...second.verses])],
  };
}

function passage(random: Random, source: BookVerses): Sample {
  const { book, chapters } = source;
  const build = chapters.length === 1 ? oneChapterForm : form;
  const { text, places } = build(random, source);
  const space = random.pick([" ", " ", " ", "  ", "\u00a0", "\u2009", ". ", ", "]);
  return {
    text: `${spelling(random, book)}${space}${marks(random, text)}`,
    verses: [...new Set(places.map(([chapter, verse]) => `${book} ${chapter}:${verse}`))],
  };
}

type Place = readonly [chapter: number, verse: number];

interface Form {
  readonly text: string;
  readonly places: readonly Place[];
}

/** The verses from one place up to and including another. */
function between({ chapters }: BookVerses, from: Place, to: Place): Place[] {
  const places: Place[] = [];
  for (let chapter = from[0]; chapter <= to[0]; chapter++) {
    const first = chapter === from[0] ? from[1] : 1;
    const last = chapter === to[0] ? to[1] : (chapters[chapter - 1] as number);
    for (let verse = first; verse <= last; verse++) places.push([chapter, verse]);
  }
  return places;
}

/** A reference into a book of several chapters. */
function form(random: Random, source: BookVerses): Form {
  const { chapters } = source;
  const last = (chapter: number) => chapters[chapter - 1] as number;
  const chapter = 1 + random.below(chapters.length);
  const verse = 1 + random.below(last(chapter));
  const end = verse + random.below(last(chapter) - verse + 1);
  const next = Math.min(chapters.length, chapter + 1);
  const nextVerse = 1 + random.below(last(next));
  const point = `${chapter},${verse}`;
  const range = end > verse ? `${point}-${end}` : point;
  const whole = between(source, [chapter, 1], [chapter, last(chapter)]);
  const stretch = between(source, [chapter, verse], [chapter, end]);
  const rest = between(source, [chapter, verse], [chapter, last(chapter)]);
  const following = between(source, [chapter, verse], [chapter, Math.min(verse + 1, last(chapter))]);
  const other = between(source, [next, nextVerse], [next, nextVerse]);
  const forms: Form[] = [
    { text: point, places: [[chapter, verse]] },
    { text: range, places: stretch },
    { text: `${chapter}`, places: whole },
    { text: `pogl. ${chapter}`, places: whole },
    { text: `${chapter}. poglavje`, places: whole },
    { text: `${chapter}, v. ${verse}`, places: [[chapter, verse]] },
    { text: `${chapter}. poglavje, ${verse}. vrstica`, places: [[chapter, verse]] },
    { text: range.replace(",", ":"), places: stretch },
    {
      // The letters of Esther are the Greek additions'.
      text: source.book === "EST" ? point : `${point}${random.pick(["a", "b", "ab", "c"])}`,
      places: [[chapter, verse]],
    },
    { text: `${range} sl.`.replace(`-${end}`, ""), places: following },
    { text: `${point}${random.pick(["f", "f.", "sl."])}`, places: following },
    { text: `${point}${random.pick([" nasl.", "ff", "ff.", " nasl", " do konca"])}`, places: rest },
    { text: `${point} do ${end}`, places: stretch },
    { text: list(random, point, { verse, end, mark: "." }), places: listed(chapter, verse, end) },
    {
      text: list(random, point, { verse, end, mark: " in " }),
      places: listed(chapter, verse, end),
    },
    {
      text: list(random, `${chapter}:${verse}`, { verse, end, mark: "," }),
      places: listed(chapter, verse, end),
    },
  ];
  if (next > chapter) {
    const across = between(source, [chapter, verse], [next, nextVerse]);
    const both = between(source, [chapter, 1], [next, last(next)]);
    forms.push(
      { text: `${point}-${next},${nextVerse}`, places: across },
      { text: `${point}-${next},${nextVerse}${source.book === "EST" ? "" : "a"}`, places: across },
      { text: `${chapter}:${verse}-${next}:${nextVerse}`, places: across },
      { text: `${point} do ${next},${nextVerse}`, places: across },
      { text: `${range}; ${next},${nextVerse}`, places: [...stretch, ...other] },
      { text: `${range};${next},${nextVerse}`, places: [...stretch, ...other] },
      { text: `${chapter}-${next}`, places: both },
      { text: `${chapter}. do ${next}. poglavje`, places: both },
      {
        text: `${chapter}; ${next}`,
        places: [...whole, ...between(source, [next, 1], [next, last(next)])],
      },
    );
  }
  return random.pick(forms);
}

/** A reference into a book of one chapter. */
function oneChapterForm(random: Random, source: BookVerses): Form {
  const last = source.chapters[0] as number;
  // A lone 1 is the chapter.
  const verse = 2 + random.below(last - 1);
  const end = verse + random.below(last - verse + 1);
  const range = end > verse ? `${verse}-${end}` : `${verse}`;
  const stretch = between(source, [1, verse], [1, end]);
  const whole = between(source, [1, 1], [1, last]);
  return random.pick<Form>([
    { text: "1", places: whole },
    { text: `1-${last}`, places: whole },
    { text: `${verse}`, places: [[1, verse]] },
    { text: `1,${verse}`, places: [[1, verse]] },
    { text: `1:${verse}`, places: [[1, verse]] },
    { text: `v. ${verse}`, places: [[1, verse]] },
    { text: `${verse}a`, places: [[1, verse]] },
    { text: range, places: stretch },
    { text: `1,${range}`, places: stretch },
    { text: `${verse} nasl.`, places: between(source, [1, verse], [1, last]) },
    { text: list(random, `${verse}`, { verse, end, mark: "." }), places: listed(1, verse, end) },
  ]);
}

/** `3,16` and `18` as a list, where there is a verse between. */
function list(
  random: Random,
  point: string,
  { verse, end, mark }: { verse: number; end: number; mark: string },
): string {
  if (end < verse + 2) return point;
  const space = mark.trim() === mark ? random.pick(["", " "]) : "";
  return `${point}${mark}${space}${end}`;
}

function listed(chapter: number, verse: number, end: number): Place[] {
  return end < verse + 2
    ? [[chapter, verse]]
    : [
        [chapter, verse],
        [chapter, end],
      ];
}

/** The marks of a reference as people type and print them: other dashes, spaces beside them. */
function marks(random: Random, text: string): string {
  let marked = text.replaceAll("-", random.pick(["-", "–", "—", "−", "‑", " - ", " – "]));
  if (random.oneIn(4)) marked = marked.replace(/(\d),(\d)/g, "$1, $2");
  if (random.oneIn(6)) marked = `${marked}${random.pick([".", " ", ";", ")", "«"])}`;
  return marked;
}

const ROMAN = ["I", "II", "III", "IV", "V"];

/** A name of a book as people spell it. */
function spelling(random: Random, book: BookId): string {
  const { name, abbreviation, alternates } = languageNames("slv")?.books.get(book) ?? bookName(book, "eng");
  // A short word of sentences is no name beside another citation, unless it is the abbreviation: `Jan 6; Mt 2,1`.
  const names = alternates.filter((it) => it.length > 4 || !COMMON_NAMES.has(fold(it)));
  let text = random.pick([abbreviation, abbreviation, name, ...names]);
  text = text.replace(/^([1-5]) /, (prefix, digit) => {
    const roman = ROMAN[Number(digit) - 1];
    return random.pick([prefix, `${digit}. `, `${digit}.`, digit, `${roman} `, `${roman}. `]);
  });
  // In lower case beside another citation such a name is a word of a sentence: `Jn 3,16 in dan 5`.
  const lower = text.length < 5 || COMMON_NAMES.has(fold(text)) ? text : text.toLowerCase();
  if (random.oneIn(4)) text = random.pick([text.toUpperCase(), lower]);
  if (random.oneIn(3)) text = text.normalize("NFD");
  if (random.oneIn(3)) text = text.normalize("NFD").replace(/\p{M}/gu, "");
  if (random.oneIn(6)) text = text.replaceAll(" ", random.pick(["\u00a0", "  ", "\u2009"]));
  return text;
}
