/** A Slovenian translation made for the recording: all that a text can have, and no scripture. */
import { readFileSync } from "node:fs";
import { Random } from "../../support/random.ts";

/** The verses of the psalms as the Greek psalter joins, divides and counts them. */
const GREEK_PSALMS = [
  6, 12, 9, 9, 13, 11, 18, 10, 39, 7, 9, 6, 7, 5, 11, 15, 51, 15, 10, 14, 32, 6, 10, 22, 12, 14, 9, 11, 13, 25, 11, 22,
  23, 28, 13, 40, 23, 14, 18, 14, 12, 5, 27, 18, 12, 10, 15, 21, 23, 21, 11, 7, 9, 24, 14, 12, 12, 18, 14, 9, 13, 12,
  11, 14, 20, 8, 36, 37, 6, 24, 20, 28, 23, 11, 13, 21, 72, 13, 20, 17, 8, 19, 13, 14, 17, 7, 19, 53, 17, 16, 16, 5, 23,
  11, 13, 12, 9, 9, 5, 8, 29, 22, 35, 45, 48, 43, 14, 31, 7, 10, 10, 9, 26, 9, 10, 2, 29, 176, 7, 8, 9, 4, 8, 5, 6, 5,
  6, 8, 8, 3, 18, 3, 3, 21, 26, 9, 8, 24, 14, 10, 8, 12, 15, 21, 10, 11, 9, 14, 9, 6,
];

/** Books that the default translation lacks, with the verses of their chapters. */
const MORE_BOOKS: readonly (readonly [id: string, chapters: readonly number[]])[] = [
  ["WIS", [16, 24, 19]],
  ["SIR", [30, 18, 31]],
];

const WORDS = (
  "voda vode vodi vodo vodil dom doma domu hiša hiše hiši hišo čas časa čaša čaše luč luči lučal pot poti rod rodu roditi " +
  "rodil rojen rešiti rešil rešen res naš naša našega nam vaš vašim jaz oče očeta očetu Očeta mati matere žarek žarka " +
  "šopek šopka dober dobra dobrega pastir pastirja pastirju ovca ovce ovčica jagnje jagnjeta ljubezen ljubezni ljubiti " +
  "ljubil mir miru mirno srce srca srcu beseda besede besedo kruh kruha vino vina sin sinu sinovi hči hčere brat brata " +
  "bratje sestra sestre morje morja gora gore gori reka reke reko ladja ladje Marija Marije Mariji Marijo Peter Petra " +
  "Petru Sirija Sirijo in je na v z se ki da bi ne pa po od do za pri vse vsi vsak vsaka dan dne dni noč noči prvi prva " +
  "drugi druga gre šel prišel prišla bo bodo bil bila vidi videl slišal sliši govori govoril pravi rekel reče"
).split(" ");

/** The text of a translation file: the chapters of the default translation, with psalms in the Greek numbering. */
export function madeTranslation(): string {
  const random = new Random(20261122);
  const header = [
    "Ambo-Translation: 2",
    "Code: POSK",
    "Name: Poskusni prevod",
    "Language: slv",
    "Copyright: © Poskusni prevod; »besedilo« je sestavljeno za preizkuse.",
    "",
  ];
  const body: string[] = [];
  let verses = 0;
  for (const [book, chapter, last] of chapters()) {
    if (chapter === 1 || random.oneIn(4)) body.push(`=2 ${sentence(random, 3)}`);
    if (book === "PSA") body.push(`=t ${sentence(random, 4)}.`);
    for (const label of labels({ book, chapter, last }, random)) {
      verses++;
      const isLeftOut = label.isLeftOut || (last > 30 && random.oneIn(900));
      const text = isLeftOut ? "" : ` ${marked(random, book)}`;
      body.push(`${book} ${chapter}:${label.verse}${text}`);
    }
  }
  const others = header.length + body.length - verses;
  return `${[...header, ...body].join("\n")}\nEnd: ${verses} verses, ${others} other lines\n`;
}

function* chapters(): Generator<[book: string, chapter: number, last: number]> {
  const lengths = new Map<string, number[]>();
  for (const line of readFileSync("corpus/KJV.txt", "utf8").split("\n")) {
    const [, book, chapter, verse] = /^([1-3A-Z]{3}) (\d+):(\d+) /.exec(line) ?? [];
    if (book === undefined) continue;
    const counts = lengths.get(book) ?? [];
    lengths.set(book, counts);
    counts[Number(chapter) - 1] = Number(verse);
  }
  lengths.set("PSA", GREEK_PSALMS);
  for (const [book, counts] of lengths) {
    // The deuterocanonical books stand between the testaments.
    if (book === "MAT") for (const [id, more] of MORE_BOOKS) yield* inBook(id, more);
    yield* inBook(book, counts);
  }
}

function* inBook(book: string, counts: readonly number[]): Generator<[string, number, number]> {
  for (const [index, last] of counts.entries()) yield [book, index + 1, last];
}

/** Verses that are left out, as critical editions do. */
const LEFT_OUT = new Set(["MAT 17:21", "MRK 9:44", "JHN 5:4", "ACT 8:37"]);

function* labels(
  { book, chapter, last }: { book: string; chapter: number; last: number },
  random: Random,
): Generator<{ verse: string; isLeftOut: boolean }> {
  for (let verse = 1; verse <= last; verse++) {
    const isLeftOut = LEFT_OUT.has(`${book} ${chapter}:${verse}`);
    const isMerged = (book === "ROM" && chapter === 3 && verse === 25) || random.oneIn(150);
    const isLettered = (book === "GEN" && chapter === 2 && verse === 4) || random.oneIn(250);
    if (isMerged && verse < last && !isLeftOut) {
      yield { verse: `${verse}-${verse + 1}`, isLeftOut };
      verse++;
    } else if (isLettered && !isLeftOut) {
      yield { verse: `${verse}a`, isLeftOut };
      yield { verse: `${verse}b`, isLeftOut };
    } else yield { verse: `${verse}`, isLeftOut };
  }
}

const POETRY = new Set(["PSA", "PRO", "JOB", "SNG", "LAM", "WIS", "SIR"]);

function marked(random: Random, book: string): string {
  const first = `${sentence(random, 3 + random.below(8))}${random.pick([",", ".", ";", "!", " »navedek«."])}`;
  const second = `${sentence(random, 2 + random.below(6))}.`;
  if (POETRY.has(book)) return `${random.pick(["|1", "||1", "¶1"])} ${first} |2 ${second}`;
  if (random.oneIn(5)) return `¶ ${first} ${second}`;
  return random.oneIn(9) ? `${first} ¶ ${second}` : `${first} ${second}`;
}

function sentence(random: Random, count: number): string {
  const words = Array.from({ length: count }, () => random.pick(WORDS));
  const text = words.join(" ");
  return text[0]!.toUpperCase() + text.slice(1);
}
