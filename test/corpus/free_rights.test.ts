/** Lines of rights, as publishers and archives write them in several languages, and if they let anyone show the text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hasFreeRights } from "../../src/corpus/mod.ts";
import { readFreeTexts } from "../../src/upload/mod.ts";

const FREE = [
  "Public domain.",
  "King James Version, 1769 text. Public domain outside the United Kingdom.",
  "This text is in the Public-Domain",
  "CC0",
  "CC BY-NC-ND 4.0",
  "© 2020 Inštitut, CC-BY-SA",
  "Creative Commons Attribution-NonCommercial 4.0",
  "Released under a non-commercial Creative Commons licence",
  "Not to be sold. Creative Commons Priznanje avtorstva",
  "Besedilo je v javni lasti.",
  "Javna last",
  "Delo je javno dobro",
  "Dieser Text ist gemeinfrei.",
  "Testo di pubblico dominio",
  "Di dominio pubblico dal 1990",
];
const NOT_FREE = [
  "",
  "©",
  "© Založba 2003",
  "© 1996 Društvo, vse pravice pridržane",
  "All rights reserved. Used by permission.",
  "This text is not in the public domain.",
  "Besedilo ni v javni lasti",
  "Dieser Text ist nicht gemeinfrei",
  "Questo testo non è di pubblico dominio",
  "Published by ACC Byzantium",
  "© Javna agencija",
  "© Katholische Bibelanstalt, Public Relations",
];

for (const copyright of FREE) test(`anyone may show: ${copyright}`, () => assert.ok(hasFreeRights({ copyright })));
for (const copyright of NOT_FREE)
  test(`ask the publisher: "${copyright}"`, () => assert.ok(!hasFreeRights({ copyright })));

test("anyone may show every text of the built-in table", () => {
  const others = readFreeTexts("").texts.filter((text) => !hasFreeRights(text));
  assert.deepEqual(others, []);
});
