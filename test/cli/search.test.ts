/** `ambo search` and `ambo export`. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { importSource } from "../../src/import/mod.ts";
import { ambo, linesOf } from "../support/command.ts";
import { corpusOf } from "../support/scratch.ts";

/** The first book and the New Testament: each command reads its whole corpus, and most build its index. */
const WHOLE = readFileSync("corpus/KJV.txt", "utf8");
const KJV = WHOLE.replace(/^EXO .*?(?=^MAT )/ms, "").replace(/\b31102\b(?=[^\n]*\n$)/, "9490");
const corpus = corpusOf({ KJV });
const search = (...args: string[]) => ambo(["search", "--corpus", corpus, "--default-translation", "KJV", ...args]);
const exportTo = (...args: string[]) => ambo(["export", "--corpus", corpus, ...args]);

describe("ambo search", () => {
  test("prints verses with their references, and how many there are", async () => {
    const { code, stdout, stderr } = await search('"God so loved the world"');
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^John 3,16 {2}For God so loved the world, that .* life\.\n$/);
    assert.match(
      stderr,
      /^1 verse\nPassage: For God so loved the world – John 3,16\nKing James Version: .*Public domain/,
    );
  });

  test("prints no more than its limit and says so", async () => {
    const { stdout, stderr } = await search("God", "--limit", "2");
    assert.equal(linesOf(stdout).length, 2);
    assert.match(stderr, /^\d{4} verses, the first 2 shown\n/);
  });

  test("prints JSON", async () => {
    const { stdout } = await search("maranatha anathema", "--json");
    const { translation, total, verses } = JSON.parse(stdout);
    assert.deepEqual([translation.abbreviation, total, verses[0].reference], ["KJV", 1, "1 Cor 16,22"]);
    for (const [start, end] of verses[0].matches) {
      assert.match(verses[0].text.slice(start, end), /^(?:Anathema|Maranatha)$/);
    }
  });

  test("tells of a passage that is known by the name, and of other queries where nothing is found", async () => {
    const named = await search("izgubljeni", "sin");
    assert.deepEqual([named.code, named.stdout], [0, ""]);
    assert.match(named.stderr, /^0 verses\nPassage: Izgubljeni sin – Luke 15,11-32\n/);
    const misspelt = await search("sheperd", "--lang", "sl");
    assert.match(
      misspelt.stderr,
      /^0 vrstic\n(?:Odlomka ali teme s prav takim imenom ni\. Morda iščete:\n)?(?:Odlomek: .+\n)*Ste mislili:\n {2}shepherd \(\d+ vrstic/,
    );
    assert.match((await search("љубав", "--lang", "sl")).stderr, /^0 vrstic\nPogoste teme: Ljubezen, Veselje, /);
    const { stdout } = await search("the lost sheperd", "--json");
    const { passages, guessed, suggestions } = JSON.parse(stdout);
    assert.ok(guessed);
    assert.deepEqual(passages[0], { name: "The lost sheep", reference: "Luke 15,1-7" });
    assert.ok(suggestions.some((each: { reason: string }) => each.reason === "any"));
  });

  const WRONG: readonly (readonly [args: string[], message: RegExp])[] = [
    [[], /Missing QUERY/],
    [["-"], /no word or number in the query “-”/],
    [["--", "-God"], /“-God” only excludes words/],
    [["God", "--sort", "best"], /--sort "best": expected canonical or relevance/],
    [["God", "--limit", "0"], /--limit "0": expected a whole number above 0/],
    [["God", "--books", "blabla"], /there is no book “blabla”/],
    [["God", "--books", "Sir"], /translation KJV does not have the book “Sir”/],
  ];
  for (const [args, message] of WRONG) {
    test(`refuses ${args.join(" ") || "nothing"}`, async () => {
      const { code, stdout, stderr } = await search(...args);
      assert.deepEqual([code, stdout], [2, ""]);
      assert.match(stderr, message);
    });
  }
});

describe("ambo export", () => {
  test("writes a file that can be imported, once", async () => {
    const file = join(corpus, "kjv.osis.xml");
    const first = await exportTo("kjv", "--format", "osis", file);
    assert.deepEqual([first.code, first.stdout, first.stderr], [0, "", ""]);
    assert.equal(importSource(file).format, "OSIS");
    const second = await exportTo("KJV", "--format", "osis", file);
    assert.equal(second.code, 1);
    assert.match(second.stderr, /it exists; use --replace to write over it/);
    assert.equal((await exportTo("KJV", "--format", "zefania", file, "--replace")).code, 0);
    assert.equal(importSource(file).format, "Zefania XML");
  });

  test("prints the text without a file, and counts on standard error what the format cannot carry", async () => {
    const { code, stdout, stderr } = await exportTo("KJV", "--format", "usfm");
    assert.equal(code, 0);
    assert.equal((await exportTo("KJV", "--format", "usfm", "-")).stdout, stdout);
    assert.ok(!existsSync("-"), "as `backup -`");
    assert.match(stdout, /^\\id GEN KJV, King James Version\n\\ide UTF-8\n/);
    assert.match(stdout, /\\v 21 The grace of our Lord Jesus Christ be with you all\. Amen\.\n$/);
    assert.match(stderr, /^Not carried by this format:\n +1 {2}code, name, language and copyright/);
  });

  test("leaves nothing where it cannot write", async () => {
    const file = join(corpus, "none", "x.xml");
    const { code, stderr } = await exportTo("KJV", "--format", "osis", file);
    assert.equal(code, 1);
    assert.match(stderr, /Cannot write ".*x\.xml": /);
    assert.ok(!existsSync(file));
  });

  test("does not touch a file that is there", async () => {
    const file = join(corpus, "mine.txt");
    writeFileSync(file, "mine");
    await exportTo("KJV", "--format", "osis", file);
    assert.equal(readFileSync(file, "utf8"), "mine");
  });

  const WRONG: readonly (readonly [args: string[], code: number, message: RegExp])[] = [
    [[], 2, /Missing CODE/],
    [["KJV"], 2, /Missing --format: one of osis, usfm, zefania, json, csv/],
    [["KJV", "--format", "pdf"], 2, /Cannot use --format "pdf"/],
    [["KJV", "a", "b", "--format", "osis"], 2, /Expected CODE and FILE, found 3/],
    [["NONE", "--format", "osis"], 1, /Cannot find translation "NONE"; available: KJV/],
  ];
  for (const [args, expected, message] of WRONG) {
    test(`refuses ${args.join(" ") || "nothing"}`, async () => {
      const { code, stderr } = await exportTo(...args);
      assert.equal(code, expected);
      assert.match(stderr, message);
    });
  }
});
