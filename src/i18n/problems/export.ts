import type { Sentences } from "./sentences.ts";

/** The kinds of content that a format cannot carry. */
export const lostSentences: Sentences<"export_lost"> = {
  "character that USFM keeps for itself": {
    sl: "znak, ki ima v USFM poseben pomen",
    en: "character that USFM keeps for itself",
  },
  "code, name, language and copyright of the translation": {
    sl: "oznaka, ime, jezik in avtorske pravice prevoda",
    en: "code, name, language and copyright of the translation",
  },
  "further name of a book": { sl: "drugo ime knjige", en: "further name of a book" },
  heading: { sl: "naslov", en: "heading" },
  note: { sl: "opomba", en: "note" },
  "own name of a book": { sl: "ime knjige, kakor ga ima prevod", en: "own name of a book" },
  "printed line or paragraph": {
    sl: "natisnjena vrsta ali odstavek",
    en: "printed line or paragraph",
  },
  "psalm title behind a verse that is left out": {
    sl: "naslov psalma za vrstico, ki je izpuščena",
    en: "psalm title behind a verse that is left out",
  },
  "verse of a book that OSIS has no id for": {
    sl: "vrstica iz knjige, ki v OSIS nima oznake",
    en: "verse of a book that OSIS has no id for",
  },
};

/** The reasons for which an export cannot be written. */
export const exportSentences: Sentences<"export"> = {
  exists: {
    sl: ({ file }) => `Datoteke »${file}« ni mogoče zapisati: že obstaja; če jo želite zamenjati, dodajte --replace`,
    en: ({ file }) => `Cannot write "${file}": it exists; use --replace to write over it`,
  },
  cannot_write: {
    sl: ({ file }, { reason }) => `Datoteke »${file}« ni mogoče zapisati: ${reason}`,
    en: ({ file }, { reason }) => `Cannot write "${file}": ${reason}`,
  },
};
