import { findCitation, findResponse, type LineRange, type Translation } from "../../corpus/mod.ts";
import { capitalize, type Language, textIn } from "../../i18n/mod.ts";
import { type Mass, openingOf, type Reading, stanzasOf } from "../../lectionary/mod.ts";
import { chapterParts, linesOfPart, type TextBlock, textBlocks } from "./blocks.ts";
import { citedText, displayedCitation } from "./titles.ts";

/** A reading as it is read out or sung at Mass. */
export type ProclaimedReading = Readonly<ReturnType<typeof proclaim>>;

/** The forms of a reading: itself, then its shorter forms and what may be read in its place. */
export function formsOf(reading: Reading): readonly Reading[] {
  return [reading, ...reading.alternatives];
}

/** Returns the readings of a Mass in the chosen forms, the first where none is chosen. */
export function chosenReadings(
  { readings }: Mass,
  chosen: ReadonlyMap<number, number> = new Map(),
): readonly Reading[] {
  return readings.map((reading, index) => formsOf(reading)[chosen.get(index) ?? 0] ?? reading);
}

/** Finds the text of a reading, its opening and its response; without a translation there is only the citation. */
export function proclaim(
  reading: Reading,
  { translation, language }: { translation: Translation | undefined; language: Language },
) {
  const { kind, citation } = reading;
  const named = (name: Reading["title"]) => textIn(name, language);
  const opening = openingOf(reading);
  const { reference, ranges, lack, reason } = citedText(citation, { translation, language });
  return {
    kind,
    /** As the lectionary has it. */
    citation,
    title: named(reading.title),
    /** For people: as the lectionary has it, and the numbers of the translation where they differ. */
    reference,
    /** The words with which the reader begins. */
    opening: opening && named(opening),
    /** The response of a psalm, in the words of the translation. */
    response: translation && ranges && responseOf(translation, reading, language),
    /** Says which verses the translation does not have; undefined where all are there, or none. */
    lack,
    /** The text; a psalm in its stanzas, after each of which the response is sung. */
    stanzas: translation && ranges ? stanzasIn(translation, reading, ranges) : [],
    /** Says why there is no text. */
    missing: reason,
  };
}

function responseOf(
  translation: Translation,
  { response, isResponseAdapted: isAdapted = false }: Reading,
  language: Language,
) {
  if (response === undefined) return undefined;
  const found = findResponse(translation, response);
  if ("missing" in found) return undefined;
  return {
    reference: displayedCitation(language, response, found),
    text: sungResponse(translation, response, found.ranges),
    /** True where the lectionary has other words than those of the verse. */
    isAdapted,
  };
}

/** Finds the stanzas of a psalm. A verse whose halves are in two of them is whole in the first. */
function stanzasIn(
  translation: Translation,
  { kind, citation }: Reading,
  ranges: readonly LineRange[],
): readonly (readonly LineRange[])[] {
  if (kind !== "psalm") return [ranges];
  const taken = new Set<number>();
  const stanzas = stanzasOf(citation).map((stanza) => {
    const found = findCitation(translation, stanza);
    if ("missing" in found) return [];
    const fresh: LineRange[] = [];
    for (const { book, first, last } of found.ranges) {
      for (let line = first; line <= last; line++) {
        if (taken.has(line)) continue;
        taken.add(line);
        const open = fresh.at(-1);
        if (open?.book === book && open.last === line - 1) open.last = line;
        else fresh.push({ book, first: line, last: line });
      }
    }
    return fresh;
  });
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** Sets verses in blocks without the headings of the edition, which no one reads out. */
export function spokenBlocks(translation: Translation, ranges: readonly LineRange[]): readonly TextBlock[] {
  return [...chapterParts(ranges)].flatMap((part) => textBlocks(translation, linesOfPart(part)));
}

/** Returns the printed lines of a block, each as one text. */
export function linesOfBlock(block: TextBlock): readonly string[] {
  if (block.kind === "heading") return [];
  return block.lines.map(({ pieces }) => pieces.map(({ text }) => text).join(" "));
}

/** A pause between the halves of a verse, with the quotation marks that close before it. */
const PAUSE = /[:;.!?][»«”“’"]*(?=\s+\S)/gu;
/** A pause before direct speech. */
const SPEECH = /:(?=\s+[»„“"‚]|\s+\p{Lu})|(?<=\b(?:saying|said|rekoč)),(?=\s+\p{Lu})/u;
/** The part of a verse, at its beginning and its end, in which a pause does not halve it. */
const EDGE = 0.25;
const SELAH = /\s*[([]?\bSelah?\b[.!]?[)\]]?[.!]?/giu;
const NAMED = "(?:David|Asaf|Asaph|Kor[ae]h|Salomon|Mojzes|Etan|Heman|[Zz]borovod|stopn|romarsk)";
/** The title of a psalm before its first words, such as `Pesem Davidova;`: it names a person or the leader of the song. */
const TITLE = new RegExp(
  `^(?:[([][^)\\]]*${NAMED}[^)\\]]*[)\\]]|(?=[^;.:]*${NAMED})(?:Psalm|Pesem|Molitev|Hvaln|Poučn|Zborovod|Slavospev|Spev|Salmo|Ein |A )[^;.:]{0,90}[;.:])\\s+(?=\\S)`,
  "u",
);

/** Returns the response of a psalm as it is sung: a half verse is cut at its half where the punctuation has one. */
export function sungResponse(translation: Translation, citation: string, ranges: readonly LineRange[]): string {
  const letters = [...citation.matchAll(/\d+([a-z]*)(?=\.|$)/g)].map(([, letter = ""]) => letter);
  const texts = ranges.map(({ first, last }, index) => {
    const lines = Array.from({ length: last - first + 1 }, (_, line) => translation.text(first + line));
    const isWholeVerse = first === last && translation.label(first).segment === undefined;
    return sungWords(lines.join(" "), isWholeVerse && ranges.length === letters.length ? letters[index] : "");
  });
  return texts.join(" ");
}

/** Returns the words of a verse that are sung: without a psalm's title and Selah, and its half for the letter `a` or `b`. */
export function sungWords(verse: string, letter = ""): string {
  const text = verse.replace(SELAH, "").replace(TITLE, "").replace(TITLE, "").trim();
  const end = letter === "a" || letter === "b" ? endOfHalf(text) : undefined;
  const half = end === undefined ? text : letter === "a" ? text.slice(0, end) : text.slice(end).trim();
  const opens = half.match(/[»„]/gu)?.length ?? 0;
  const closes = half.match(/[«“]/gu)?.length ?? 0;
  const quoted = opens === closes ? half : half.replace(/[»«„“]/gu, "");
  return capitalize(quoted.trim().replace(/\s*[,;:–]+$/u, "."));
}

/** Returns the end of the first half of a verse: before direct speech, else at the pause nearest to its middle. */
function endOfHalf(text: string): number | undefined {
  const speech = SPEECH.exec(text);
  if (speech) return speech.index + 1;
  const middle = text.length / 2;
  const ends = [...text.matchAll(PAUSE)].map((pause) => pause.index + pause[0].length);
  const inside = ends.filter((end) => Math.abs(end - middle) < (0.5 - EDGE) * text.length);
  return inside.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
}
