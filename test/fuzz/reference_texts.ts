import { readFileSync } from "node:fs";
import type { Random } from "../support/random.ts";

/** Citations as they are printed: what the mutations begin with. */
const CITATIONS: readonly string[] = readFileSync("test/fixtures/reference/citations.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t")[0] as string);

/** Every string of up to `length` characters of an alphabet, shortest first. */
export function* everyString(alphabet: string, length: number): Generator<string> {
  let strings = [""];
  for (let size = 0; size <= length; size++) {
    yield* strings;
    if (size < length) strings = strings.flatMap((text) => [...alphabet].map((end) => text + end));
  }
}

/** What a mutation puts in: marks, digits, letters, words of the notation, odd characters. */
const INSERTIONS = [
  ..." .,:;-–—()/&+|»«„“'\"*",
  ..."0123456789",
  ..."abcdefghsvz",
  ..."IVXJNčšžŽß",
  ..."\t\n\0\u00a0\u00ad\u200b\u200d\u2009\u202e\u2212\ufeff\u0301\u030c",
  ...["１", "Ⅲ", "約", "א", "ب", "ﷺ", "𝔍", "👨‍👩‍👧", "\ud800", "\udc00"],
  ...[" in ", " ali ", " do ", " sl.", " nasl.", "ff", " v. ", " pogl. ", " prim. ", " iz "],
  ...["Jn ", "1 Kor ", "Ps ", "Flm ", "Est ", "Iz ", "psalm ", "evangelij po ", "(R ", " od "],
  ...["999999", "1000000", "-", "--", "; ", ". "],
];

/** A citation with one to four slips: letters dropped, doubled, swapped, put in; two citations spliced. */
export function mutation(random: Random): string {
  let text = random.pick(CITATIONS);
  for (let slips = 1 + random.below(4); slips > 0; slips--) text = slip(text, random);
  return text;
}

function slip(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const to = Math.min(text.length, at + 1 + random.below(6));
  const [before, part, after] = [text.slice(0, at), text.slice(at, to), text.slice(to)];
  switch (random.below(9)) {
    case 0:
      return before + text.slice(at + 1);
    case 1:
      return before + after;
    case 2:
      return before + part + part + after;
    case 3:
      return before + [...part].reverse().join("") + after;
    case 4: {
      const other = random.pick(CITATIONS);
      return before + other.slice(random.below(other.length));
    }
    case 5:
      return random.oneIn(2) ? text.toUpperCase() : text.normalize("NFD");
    default:
      return before + random.pick(INSERTIONS) + text.slice(at);
  }
}

/** Long and odd texts: each must be refused or read in no time. */
export function oddTexts(length: number): string[] {
  const units = [
    ...["dan 1: ", "Dan 20 - ", "Janez in ", "Xyz 3: ", "10. 3. ", "Ob 18.00 ", "5., ", "Mt 5 (3 "],
    ...["Jn ", "1 ", "1,", "1.", "Jn 3,16; ", "Jn 3,16 in ", "1 a ", "1.a ", "(", ")", "()", "-", "– "],
    ...[
      "R: (R: ",
      "(a ",
      "(a) ",
      "v. ",
      "od ",
      "prim. ",
      "evangelij po ",
      "prvo pismo ",
      "iz ",
      "Iz ",
      "gl. tudi ",
      "1. poglavje ",
      "beseda: ",
      "!",
    ],
    ...["psalm ", "1. psalm ", "1. berilo: ", "Ps 1(", "Ps 1/", "ali ", "in sl. ", "par. ", "; ", ".,"],
    ...["č", "č ", "c\u030c", "\u0301", "\u00ad", "\u200b", "\0", "\ud800", "𝔍𝔫 ", "👨‍👩‍👧", "ﷺ", "ﷺ ", "Ⅷ"],
    ...["約翰 3:16 ", "Бытие 1 ", "9", "０", "a", "ab ", "apostloska dela ", "x.", "I ", "XX ", "\u202e"],
  ];
  return units.flatMap((unit) =>
    ["", "Jn 3,16 ", "Jn 3", "Ps 119,"].map((start) =>
      (start + unit.repeat(Math.ceil(length / unit.length))).slice(0, length),
    ),
  );
}
