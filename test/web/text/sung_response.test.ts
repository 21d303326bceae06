/** The response of a psalm as it is sung: half a verse where the punctuation has its half, without title and Selah. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sungWords } from "../../../src/web/text/proclamation.ts";

const cases: [what: string, verse: string, letter: string, sung: string][] = [
  ["the second half", "Nebo je visoko nad griči; reka teče mimo vasi.", "b", "Reka teče mimo vasi."],
  [
    "the first half, with a full stop",
    "Nebo je visoko nad griči; reka teče mimo vasi.",
    "a",
    "Nebo je visoko nad griči.",
  ],
  [
    "what is said, without the words before it",
    "In slišal sem glas z gore, ki je klical: »Glejte, pot je odprta,",
    "b",
    "Glejte, pot je odprta.",
  ],
  [
    "what is said behind a comma",
    "And I heard a voice out of the hill saying, Behold, the way is open, and the gate is wide.",
    "b",
    "Behold, the way is open, and the gate is wide.",
  ],
  [
    "a comma before a name is no speech",
    "O Lord, God of the hills, hear my word: the rain is near my house.",
    "b",
    "The rain is near my house.",
  ],
  [
    "before what is said",
    "In slišal sem glas z gore, ki je klical: »Glejte, pot je odprta.«",
    "a",
    "In slišal sem glas z gore, ki je klical.",
  ],
  [
    "the pause nearest to the middle of three",
    "Pojte: sonce vzhaja nad dolino. Vsi travniki se veselijo; amen.",
    "a",
    "Pojte: sonce vzhaja nad dolino.",
  ],
  ["a question keeps its mark", "Kdo bo šel na goro? Kdor ima čiste roke.", "a", "Kdo bo šel na goro?"],
  [
    "no pause: the whole verse, without its comma",
    "Zbudi se, šel bom čez reko in potoke, k tebi,",
    "b",
    "Zbudi se, šel bom čez reko in potoke, k tebi.",
  ],
  [
    "a pause at the edge alone: the whole verse",
    "Da: pojte pesem vsi, ki stojite ob reki pod goro",
    "b",
    "Da: pojte pesem vsi, ki stojite ob reki pod goro",
  ],
  ["a third part, which is not known", "Ena je pot; druga je steza.", "c", "Ena je pot; druga je steza."],
  ["a title", "Pesem Davidova; Luč je moja pot.", "", "Luč je moja pot."],
  ["another title", "Psalm Davidov. Luč je moja pot.", "", "Luč je moja pot."],
  ["a title before a half", "(Zborovodju; Psalm Davidov.) Luč je pot; mir je cilj.", "b", "Mir je cilj."],
  ["words that are no title", "Pesem zveni; Luč je moja pot.", "", "Pesem zveni; Luč je moja pot."],
  ["Selah", "Luč je moja pot. (Sela.)", "", "Luč je moja pot."],
  ["Selah without parentheses", "The light is my way. Selah.", "", "The light is my way."],
];

for (const [what, verse, letter, sung] of cases) {
  test(`${what}: ${sung}`, () => assert.equal(sungWords(verse, letter), sung));
}
