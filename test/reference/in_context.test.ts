/** Citations with prose around them, in the neighbours' notation and rule by rule: none may be read as something else. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { readingOf } from "./reading.ts";
import { TABLES } from "./tables.ts";

/** The rows of a table by their headings. */
function groupsOf(path: string): Map<string, [text: string, reading: string][]> {
  const groups = new Map<string, [string, string][]>();
  let group: [string, string][] = [];
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const [text = "", reading] = line.split("\t");
    if (reading !== undefined) group.push([text, reading]);
    if (!text.startsWith("# ")) continue;
    group = [];
    groups.set(text.slice(2), group);
  }
  return new Map([...groups].filter(([, rows]) => rows.length > 0));
}

/** The reading of a text, or the kind of the error, the books it names and its suggestions. */
const read = (text: string) =>
  readingOf(text, ({ code, books, suggestions }) => ["!", code, ...books, ...suggestions].join(" "));

for (const path of TABLES.filter((path) => !path.endsWith("sentences.tsv"))) {
  for (const [group, rows] of groupsOf(path)) {
    test(`parse() reads or refuses as it should, ${basename(path)}: ${group.slice(0, 60)}`, () => {
      for (const [text, reading] of rows) {
        const found = read(text);
        if (reading.startsWith("?")) {
          assert.ok(found === reading.slice(1) || found.startsWith("!"), `${text}: ${found}`);
        } else if (!reading.startsWith("!")) assert.equal(found, reading, text);
        else {
          const said = reading.split(" ").filter((word) => word !== "*");
          for (const word of said) assert.ok(found.split(" ").includes(word), `${text}: ${found}`);
        }
      }
    });
  }
}

test("no citation of the tables takes more than a moment behind a long title", () => {
  const title = "Prilika o dobrem pastirju in njegovi čredi ".repeat(15);
  for (const [, rows] of groupsOf("test/fixtures/reference/in_context.tsv")) {
    for (const [text, reading] of rows) {
      if (reading.startsWith("!")) continue;
      const found = read(`${title}(${text})`);
      assert.ok(found === reading.replace("?", "") || found.startsWith("!"), `${text}: ${found}`);
    }
  }
});
