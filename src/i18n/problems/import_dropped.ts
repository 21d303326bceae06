import type { Sentences } from "./sentences.ts";

/** The kinds of content that is no verse text and is left out; in English a kind is its own name. */
export const droppedSentences = kinds({
  "alternate number": "druga številka",
  "book heading": "naslov knjige",
  "book outside of the canon": "knjiga zunaj kanona",
  category: "kategorija",
  "chapter label": "napis poglavja",
  colophon: "kolofon",
  "cross reference": "sklic na drugo mesto",
  figure: "slika",
  footnote: "opomba",
  "front and back matter": "uvodni in končni deli",
  "generated text": "samodejno dodano besedilo",
  heading: "naslov",
  "heading without a verse after it": "naslov, za katerim ni vrstice",
  introduction: "uvod",
  "liturgical note": "liturgična opomba",
  "note sign": "znak za opombo",
  "paragraph of the publisher's own kind": "založnikova lastna vrsta odstavka",
  pronunciation: "izgovorjava",
  remark: "pripomba",
  script: "skript ali slog spletne strani",
  sidebar: "okvir ob besedilu",
  "table heading": "glava preglednice",
  "text before verse 1": "besedilo pred 1. vrstico",
  "text outside of verses": "besedilo zunaj vrstic",
  "variant reading": "drugo branje",
  "word attributes": "podatki o besedah",
});

function kinds(slovenian: Readonly<Record<keyof Sentences<"import_dropped">, string>>): Sentences<"import_dropped"> {
  return Object.fromEntries(
    Object.entries(slovenian).map(([en, sl]) => [en, { sl, en }]),
  ) as Sentences<"import_dropped">;
}
