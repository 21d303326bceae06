/** Every list of the formats names all of them: the documents, the help, the page of uploads, the refusal. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readTable } from "../../src/base/source_files.ts";
import { en } from "../../src/i18n/en.ts";
import { sl } from "../../src/i18n/sl.ts";
import { FORMATS } from "../../src/import/import_source.ts";

/** The words by which lists name a format, where they are not its name. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "Zefania XML": ["Zefania"],
  "OpenSong XML": ["OpenSong"],
  "Beblia XML": ["Beblia"],
  USJ: ["JSON"],
  SQLite: ["SQLite", "MyBible", "MySword", "e-Sword", "OpenLP", "scrollmapper"],
  table: ["CSV", "Unbound", "Bible SuperSearch"],
  "verse per line": ["`GEN 1:1 "],
  "verse per line in XML": [],
  "verses under headings": ["`[1:1] "],
};

const DOCUMENTS = ["README.md", "scripts/release/guide.en.md", "scripts/release/vodnik.sl.md"];
const MESSAGES = ["import.unknown_format", "help.import_formats", "admin_upload.lead"] as const;
const LISTS: [name: string, text: string][] = [
  ...DOCUMENTS.map((file): [string, string] => [file, readFileSync(file, "utf8").replaceAll("\n", " ")]),
  ...MESSAGES.flatMap((key): [string, string][] => [
    [`${key} in English`, en[key]],
    [`${key} in Slovenian`, sl[key]],
  ]),
];

for (const [name, text] of LISTS) {
  test(`${name} names every format`, () => {
    const words = FORMATS.flatMap((format) => WORDS[format.name] ?? [format.name]);
    assert.deepEqual(
      words.filter((word) => !text.includes(word)),
      [],
    );
  });
}

test("README.md has the number of formats, and of texts to download", () => {
  const readme = readFileSync("README.md", "utf8");
  const formats = FORMATS.filter(({ name }) => WORDS[name]?.length !== 0).length;
  assert.ok(readme.includes(`[${formats} formats]`), `${formats} formats`);
  const texts = readTable("upload/tables/free_texts.txt").length;
  assert.ok(readme.includes(`${texts} more by name`), `${texts} texts`);
});

test("the README of the room has each format by the name that a report gives it", () => {
  const table = readFileSync("src/import/README.md", "utf8");
  assert.deepEqual(
    FORMATS.map(({ name }) => name).filter((name) => !table.includes(name)),
    [],
  );
});
