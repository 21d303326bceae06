/** The messages of imports: numbers, and positions in the source. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { ImportError } from "../../src/import/import_error.ts";

test("numbers have the forms of their nouns, and their points", () => {
  const index = (count: number) =>
    explain(
      new ImportError("sword_long_index", {
        module: "A",
        testament: "nt",
        count,
        expected: 24_115,
      }),
      "sl",
    );
  assert.match(index(1), /ima 1 mesto, štetje vrstic pa samo 24\.115$/);
  assert.match(index(2), /ima 2 mesti,/);
  assert.match(index(3), /ima 3 mesta,/);
  assert.match(index(5), /ima 5 mest,/);
});

test("a position stands before the sentence, a long name of a file shortened", () => {
  const position = { file: `${"d/".repeat(200)}a.usfm`, line: 7 };
  const said = explain(new ImportError("no_book_id", {}, { position }), "sl");
  assert.match(said, /^(?:d\/){49}d…:7: Ni jasno, katera knjiga je to/);
});
