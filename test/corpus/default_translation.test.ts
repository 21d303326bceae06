/** The translation that replaces a default that is not there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Library, parseTranslation } from "../../src/corpus/mod.ts";

function translation(code: string, language: string) {
  const lines = [
    ...["Ambo-Translation: 1", `Code: ${code}`, `Name: ${code}`],
    ...[`Language: ${language}`, "Copyright: None.", "", "GEN 1:1 a", ""],
  ];
  return parseTranslation(Buffer.from(lines.join("\n")), `${code}.txt`);
}
const AAA = translation("AAA", "eng");
const BBB = translation("BBB", "slv");
const CCC = translation("CCC", "slv");
const SSP3 = translation("SSP3", "slv");

const cases: [title: string, codes: (typeof AAA)[], expected: string | undefined][] = [
  ["none of none", [], undefined],
  ["the only one", [AAA], "AAA"],
  ["the first Slovenian one", [AAA, CCC, BBB], "BBB"],
  ["the one that is asked for", [AAA, BBB, SSP3], "SSP3"],
];
for (const [title, translations, expected] of cases) {
  test(`the default SSP3 is ${title}`, () => {
    assert.equal(new Library(translations).getDefault("SSP3")?.code, expected);
  });
}

test("a translation added later takes no other's place, but the one that is asked for does", () => {
  const library = new Library([CCC]);
  library.replace([CCC, BBB, AAA]);
  assert.equal(library.getDefault("SSP3")?.code, "CCC");
  library.replace([BBB, AAA, SSP3]);
  assert.equal(library.getDefault("SSP3")?.code, "SSP3");
  library.replace([AAA, BBB]);
  assert.equal(library.getDefault("SSP3")?.code, "BBB", "CCC went");
});

test("a text in one language never moves what another language shows", () => {
  const KJV = translation("KJV", "eng");
  const DRC = translation("DRC", "eng");
  const library = new Library([KJV]);
  library.replace([KJV, DRC]);
  library.replace([KJV, DRC, BBB]);
  assert.equal(library.getDefault("SSP3")?.code, "BBB");
  assert.equal(library.firstIn("eng")?.code, "KJV");
  library.replace([KJV, DRC, BBB, CCC, translation("AMA", "ita")]);
  assert.deepEqual(
    ["eng", "slv", "ita", "deu"].map((language) => library.firstIn(language)?.code),
    [...["KJV", "BBB", "AMA", undefined]],
  );
  library.replace([DRC, BBB]);
  assert.equal(library.firstIn("eng")?.code, "DRC", "KJV went");
});

test("translations that are loaded after the first one were there before", async () => {
  const library = new Library([AAA]);
  library.awaitMore(
    Promise.resolve().then(() => {
      library.replace([AAA, BBB]);
    }),
  );
  await library.loading;
  assert.equal(library.getDefault("SSP3")?.code, "BBB");
});
