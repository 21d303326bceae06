import type { LineRange, Translation } from "../../corpus/mod.ts";
import { capitalize } from "../../i18n/mod.ts";

/** A pause between the halves of a verse, with the quotation marks that close before it. */
const PAUSE = /[:;.!?][»«”“’"]*(?=\s+\S)/gu;
/** A pause behind which somebody speaks. */
const SPEECH = /:(?=\s+[»„“"‚]|\s+\p{Lu})/u;
/** The part of a verse, at its beginning and its end, in which a pause does not halve it. */
const EDGE = 0.25;
const SELAH = /\s*[([]?\bSelah?\b[.!]?[)\]]?[.!]?/giu;
const NAMED = "(?:David|Asaf|Asaph|Kor[ae]h|Salomon|Mojzes|Etan|Heman|[Zz]borovod|stopn|romarsk)";
/** The title of a psalm before its first words, such as `Pesem Davidova;`: it names a person, or whoever leads the song. */
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

/** Returns the end of the first half of a verse: before what somebody says, else at the pause nearest to its middle. */
function endOfHalf(text: string): number | undefined {
  const speech = SPEECH.exec(text);
  if (speech) return speech.index + 1;
  const middle = text.length / 2;
  const ends = [...text.matchAll(PAUSE)].map((pause) => pause.index + pause[0].length);
  const inside = ends.filter((end) => Math.abs(end - middle) < (0.5 - EDGE) * text.length);
  return inside.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
}
