/** Passages by name and by topic: the tables can be read, and every name leads to its passages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { runToEnd } from "../../src/base/concurrency.ts";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { occasions } from "../../src/lectionary/mod.ts";
import { format } from "../../src/reference/mod.ts";
import { findNamedPassages, type PassageRow, passageNames } from "../../src/search/find_passages.ts";
import { smallWordsInNames, smallWordsOf } from "../../src/search/folded_words.ts";
import {
  isPassageName,
  isTopic,
  namedPassageRows,
  parseQuery,
  passagesBeginningWith,
  topicRows,
} from "../../src/search/mod.ts";
import { NAME_LANGUAGES } from "../../src/search/name_column.ts";
import { originalLength, parseCitation } from "../../src/versification/mod.ts";
import { cellsOf } from "../support/tables.ts";
import { translationOf } from "./demo.ts";

const KJV = parseTranslation(readFileSync("corpus/KJV.txt"), "corpus/KJV.txt");
const rows = [...namedPassageRows(), ...topicRows()];
const names = runToEnd(passageNames());
/** Finds what a query names where so many verses of the King James Version have its words. */
const find = (text: string, found = 0) => runToEnd(findNamedPassages(parseQuery(text), [KJV], { found }));
const named = (text: string, found = 0) =>
  find(text, found).passages.map(({ name, reference }) => `${name} ${format(reference)}`);
const titleOf = ({ citations, names }: PassageRow) => `${citations} ${names[0]![0]}`;

test("there is a pause before each word is compared with the names of a language", () => {
  const words = Array.from({ length: 24 }, (_, at) => `ljubezen${String.fromCharCode(97 + at)}`);
  const steps = names.find(parseQuery(words.join(" ")), { least: 0.5, isForgiving: true });
  let pauses = 0;
  while (!steps.next().done) pauses++;
  assert.ok(pauses >= words.length * NAME_LANGUAGES.length, `${pauses}`);
});

describe("the tables of named passages and topics", () => {
  test("have 400 passages and 60 topics or more, each with names in four languages", () => {
    assert.ok(namedPassageRows().length >= 400, `${namedPassageRows().length}`);
    assert.ok(topicRows().length >= 60, `${topicRows().length}`);
    for (const row of rows) {
      assert.equal(row.names.length, NAME_LANGUAGES.length, titleOf(row));
      for (const name of row.names.flat()) assert.match(name, /^[\p{L}\p{N}'-][\p{L}\p{N}' -]*$/u, titleOf(row));
    }
  });

  test("have one passage of each name, and four to ten of each topic", () => {
    for (const row of rows) {
      const [least, most] = row.isTopic ? [4, 10] : [1, 1];
      const { length } = row.citations;
      assert.ok(length >= least! && length <= most!, `${titleOf(row)}: ${length}`);
      assert.equal(new Set(row.citations).size, length, titleOf(row));
    }
  });

  test("cite verses that there are in the original numbering, and write them as they are read", () => {
    for (const citation of rows.flatMap(({ citations }) => citations)) {
      const reference = parseCitation(citation);
      assert.equal(format(reference), citation);
      for (const { book, ranges } of reference.passages) {
        for (const { from, to } of ranges) {
          for (const { chapter, verse } of [from, to]) {
            const last = originalLength(book, chapter) ?? 0;
            assert.ok(verse !== undefined && verse <= last, `${citation}: ${chapter} has ${last}`);
          }
        }
      }
    }
  });

  test("lead from each name to its own row, and to another only where both say so", () => {
    const wrong: string[] = [];
    for (const row of rows) {
      for (const name of row.names.flat()) {
        const matches = runToEnd(names.find(parseQuery(name), { least: 1, isForgiving: false }));
        const found = matches.map((match) => titleOf(match.row));
        const others = found.filter((title) => title !== titleOf(row));
        if (others.length === found.length) wrong.push(`${titleOf(row)}: "${name}" does not lead here`);
        if (others.length > 0 !== row.shared.has(name)) wrong.push(`${titleOf(row)}: "${name}" leads to ${others}`);
      }
    }
    assert.deepEqual(wrong, []);
  });

  test("name every occasion that has readings of its own, and no other", () => {
    const ids = topicRows().flatMap(({ occasion }) => occasion ?? []);
    const known = occasions().flatMap(({ id }) => (id === "commons" ? [] : [id]));
    assert.deepEqual([...ids].sort(), known.sort());
  });
});

describe("a passage is found by its name", () => {
  for (const [query = "", ...passages] of cellsOf("test/fixtures/search/named_passages.tsv")) {
    test(query, () => {
      const found = named(query).map((each) => each.replace("Ex ", "Exod "));
      assert.deepEqual(found.slice(0, Math.max(1, passages.length)), passages);
    });
  }

  test("of words that the text has, only where they are nearly the name, or few verses have them", () => {
    assert.deepEqual(named("izgubljeni sin in hči", 4), []);
    assert.deepEqual(named("izgubljeni sin in hči", 3), ["Izgubljeni sin Luke 15,11-32"]);
    assert.deepEqual(named("usmiljeni samaritjan", 1), []);
    assert.deepEqual(named("izgubljeni sin", 4), ["Izgubljeni sin Luke 15,11-32"]);
  });

  test("with one slip in a word, two in a long one behind its first letter", () => {
    assert.equal(named("usmiljeni samaritjan", 0)[0], "Usmiljeni Samarijan Luke 10,25-37");
    assert.equal(named("the good samaratin", 0)[0], "The Good Samaritan Luke 10,25-37");
    assert.equal(named("jerusalm", 0)[0], "Jerusalem Ps 122,1-9");
    assert.deepEqual(named("poševnica", 0), []);
  });
});

describe("passages are found by a topic", () => {
  for (const [query = "", topic, first, ...ids] of cellsOf("test/fixtures/search/topics.tsv")) {
    test(query, () => {
      const { passages, occasions } = find(query);
      assert.ok(passages.length >= 4 && passages.length <= 10, `${passages.length}`);
      assert.ok(passages.every(({ isTopic }) => isTopic));
      assert.deepEqual([passages[0]!.name, format(passages[0]!.reference), ...occasions], [topic, first, ...ids]);
    });
  }

  test("in another language than the text's only where the text has no such word", () => {
    const text = translationOf(["JHN 3:16 Sin je prišel."]);
    const sin = (found: number) => runToEnd(findNamedPassages(parseQuery("sin"), [text], { found })).occasions.length;
    assert.equal(sin(1), 0);
    assert.deepEqual(named("post", 1), []);
    assert.equal(named("post", 0)[0], "Post Matt 6,16-18");
    assert.equal(named("sin", 1)[0], "Sin Gen 3,1-19");
  });

  for (const [query, first] of [
    ["žejen sem jezus na križu", "John 19,28"],
    ["dopolnjeno je jezus na križu", "John 19,30"],
    ["oče odpusti jim jezus na križu", "Luke 23,34"],
    ["ho sete Gesù sulla croce", "John 19,28"],
  ] as const) {
    test(`of one story, that first which the words typed name: ${query}`, () => {
      const references = find(query).passages.map(({ reference }) => format(reference));
      assert.ok(references.slice(0, 2).includes(first), references.join("; "));
    });
  }

  test("of two topics in turns", () => {
    const found = named("ljubezen in jeza");
    assert.deepEqual(found.slice(0, 4), [
      ...["Jeza Eph 4,26-32", "Ljubezen 1 Cor 13,1-13"],
      ...["Jeza Jas 1,19-20", "Ljubezen 1 John 4,7-16"],
    ]);
  });

  test("that is written as it is called, in whatever case", () => {
    assert.deepEqual(
      ["Žalost", "zalost", "LOVE", "Lamentations", "žalosti", ""].map((text) => isTopic(text)),
      [true, true, true, false, false, false],
    );
  });
});

test("a text has the words of a name, or has not", async () => {
  for (const [text, expected] of [
    ["judas thirty pieces of silver", true],
    ["Očenaša", true],
    ["Jude", false],
    ["the first of the letters", false],
  ] as const) {
    assert.equal(await isPassageName(text), expected, text);
  }
});

test("a name is looked for among 24 words at most, those that are left out of it among them", () => {
  const left = smallWordsInNames("slv");
  const small = [...smallWordsOf("slv")].filter((word) => left.has(word));
  for (const [count, passages] of [
    [21, ["Izgubljeni sin"]],
    [22, ["Izgubljeni sin"]],
    [23, []],
  ] as const) {
    const words = [...small.slice(0, count), "izgubljeni", "sin"].join(" ");
    const found = find(words).passages.map(({ name }) => name);
    assert.deepEqual(found, passages, `${count + 2} words`);
  }
});

test("while somebody types, at most as many names are offered as are wanted", () => {
  for (const limit of [0, 1, 2, 3]) {
    assert.equal(passagesBeginningWith("izgublj", KJV, limit).length, limit);
  }
  assert.equal(passagesBeginningWith("iz", KJV, 100).length > 3, true);
});

test("while somebody types, names that begin so are offered", () => {
  const offered = passagesBeginningWith("izgubljen", KJV, 5).map(({ name }) => name);
  assert.deepEqual(
    offered,
    ["Izgubljeni Jezus v templju", "Izgubljena ovca", "Izgubljena drahma", "Izgubljeni sin"].concat(
      "Iskal bom izgubljene ovce",
    ),
  );
  assert.deepEqual(passagesBeginningWith("i", KJV, 5), []);
  assert.deepEqual(passagesBeginningWith("qqqq", KJV, 5), []);
});
