import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, it } from "node:test";
import { writeTemporaryAsync } from "../import/temporary.ts";
import { writeZip } from "../import/writers/zip.ts";
import { ambo, linesOf } from "../support/command.ts";

const USFM = "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\\f + \\ft opomba\\f*\n\\v 2-3 Druga.\n";
const STATED = ["--code", "POSKUS", "--name", "Poskus", "--language", "slv", "--copyright", "Zgled."];

/** Runs a command line; standard output and standard error line by line. */
async function run(line: readonly string[], terminalWidth = 0) {
  const { code, stdout, stderr, drawn } = await ambo(line, { terminalWidth });
  return { code, output: linesOf(stdout), errors: linesOf(stderr), drawn };
}

describe("ambo import", () => {
  it("writes the translation and reports what it has and what was left behind", async () => {
    await writeTemporaryAsync({ "a.usfm": USFM }, async (folder) => {
      const corpus = `${folder}/corpus`;
      const { code, output, errors } = await run(["import", `${folder}/a.usfm`, ...STATED, "--corpus", corpus]);
      assert.deepEqual(errors, [
        `Wrote ${corpus}/POSKUS.txt`,
        'No service runs with the store in "keys": `ambo serve` serves it',
        "To make it the default translation: `ambo import … --default`, the page of translations, or --default-translation POSKUS",
        "Not everyone may spread this text, as far as its rights are stated, and without an answer visitors may read it without signing in: ask the publisher, and answer on the page of translations or with --reader signed-in (or open)",
      ]);
      assert.equal(code, 0);
      assert.deepEqual(output, [
        "Imported POSKUS (Poskus) from USFM",
        "1 book, 1 chapter, 2 verses",
        "merged: 1, lettered: 0, left out: 0",
        "paragraphs: 1, lines of poetry: 0, stanzas: 0, headings: 0, notes: 1",
        "6% of the Mass readings and psalms that come from its books have text (3 of 49); those without any are in: Gen (46)",
        "characters: 17 read; verses 11, headings 0, notes 6, left out 0; 0 lost",
        "POSKUS.txt:7: warning: Gen: chapters 2–50 are missing",
        "POSKUS.txt:9: warning: Gen 1 ends with verse 3, usually with 31",
      ]);
      assert.equal(
        readFileSync(`${corpus}/POSKUS.txt`, "utf8"),
        "Ambo-Translation: 3\nCode: POSKUS\nName: Poskus\nLanguage: slv\nCopyright: Zgled.\n\nGEN 1:1 ¶ Beseda.|+\n+f opomba\nGEN 1:2-3 Druga.\nEnd: 2 verses, 1 notes, 6 other lines\n",
      );
      assert.deepEqual(readdirSync(corpus), ["POSKUS.txt"]);
    });
  });

  it("reads a zip of any format with a readme beside it", async () => {
    for (const [name, format] of [
      ["demo.bbl.mybible", "SQLite"],
      ["demo.opensong.xml", "OpenSong XML"],
      ["demo.json", "JSON"],
    ] as const) {
      const zip = writeZip([
        ["README.md", "# Preberi me\n\nV prilogi je besedilo.\n"],
        [`besedilo/${name}`, readFileSync(`test/fixtures/import/${name}`)],
      ]);
      await writeTemporaryAsync({ "a.zip": zip }, async (folder) => {
        const { code, output } = await run(["import", `${folder}/a.zip`, ...STATED, "--corpus", `${folder}/corpus`]);
        assert.deepEqual(
          [code, output[0], output[1]],
          [0, `Imported POSKUS (Poskus) from ${format}`, "3 books, 3 chapters, 11 verses"],
        );
        assert.match(readFileSync(`${folder}/corpus/POSKUS.txt`, "utf8"), /^RUT 1:1 Ko je v dolini/m);
      });
    }
  });

  it("names every warning with file and line", async () => {
    await writeTemporaryAsync({ "a.usfm": `${USFM}\\v 3 Tretja.\n` }, async (folder) => {
      const { output } = await run(["import", `${folder}/a.usfm`, ...STATED, "--corpus", folder]);
      assert.ok(
        output.includes("  a.usfm:6: Gen 1,3 comes twice: the second text is put after the first"),
        output.join("\n"),
      );
    });
  });

  it("shows the first warning of each kind, however many there are of another", async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `1,${1 + Math.floor(index / 600)},${1 + (index % 600)}`);
    const twice = [...rows.map((row) => `${row},Ena.,`), ...rows.map((row) => `${row},Dve.,`)];
    const text = ["book,chapter,verse,text,opomba", ...twice, "1,3,1,Druga.,Ali: prva."].join("\n");
    await writeTemporaryAsync({ "a.csv": text }, async (folder) => {
      const { output } = await run(["import", `${folder}/a.csv`, ...STATED, "--corpus", folder]);
      const start = output.indexOf("Warnings (1201), to be looked at:");
      assert.match(output[start + 49] ?? "", /Gen 1,49 comes twice/);
      assert.match(output[start + 50] ?? "", /^ {2}a\.csv:2402: .*the column "opomba" is left out$/);
      assert.equal(output[start + 51], "  and 1151 more");
    });
  });

  it("counts every warning that it does not show, be it kept or only counted", async () => {
    const markers = ["foo1", ...Array.from({ length: 1200 }, (_, index) => `foo${index + 1}`)];
    const text = `\\id GEN\n\\c 1\n\\v 1 x\n${markers.map((marker) => `\\${marker} y\n`).join("")}`;
    await writeTemporaryAsync({ "a.usfm": text }, async (folder) => {
      const line = ["import", `${folder}/a.usfm`, ...STATED, "--corpus", folder];
      const { output } = await run(line);
      const start = output.indexOf("Warnings (1201), to be looked at:");
      assert.match(output[start + 1] ?? "", /^ {2}a\.usfm:4: Gen 1,1: the style "foo1" .* \(2 times\)$/);
      assert.match(output[start + 50] ?? "", /^ {2}a\.usfm:54: Gen 1,1: the style "foo50" /);
      assert.deepEqual(output.slice(start + 51, start + 54), [
        "  and 1150 more",
        "6% of the Mass readings and psalms that come from its books have text (3 of 49); those without any are in: Gen (46)",
        "characters: 1,202 read; verses 1,202, headings 0, notes 0, left out 0; 0 lost",
      ]);
      const again = await run([...line, "--replace", "--lang", "sl"]);
      assert.ok(
        again.output.includes(
          "  a.usfm:4: 1 Mz 1,1: slog »foo1« ni znan: njegovo besedilo velja za besedilo vrstice (skupaj 2-krat)",
        ),
      );
    });
  });

  it("asks in one line for all that the source does not say", async () => {
    await writeTemporaryAsync({ "a.usfm": USFM }, async (folder) => {
      const { code, errors } = await run(["import", `${folder}/a.usfm`, "--corpus", `${folder}/c`, "--name", "N"]);
      assert.equal(code, 1);
      assert.equal(errors.length, 1);
      for (const wanted of ["--code", "--language", "--copyright"]) assert.ok(errors[0]?.includes(wanted));
      assert.ok(!errors[0]?.includes("--name"));
      assert.ok(!existsSync(`${folder}/c`), "nothing is left behind");
    });
  });

  it("writes over a translation only with --replace", async () => {
    await writeTemporaryAsync({ "a.usfm": USFM }, async (folder) => {
      const line = ["import", `${folder}/a.usfm`, ...STATED, "--corpus", folder];
      assert.equal((await run(line)).code, 0);
      writeFileSync(`${folder}/a.usfm`, USFM.replace("Beseda", "Nova"));
      const refused = await run(line);
      assert.equal(refused.code, 1);
      assert.match(refused.errors.join("\n"), /use --replace/);
      assert.match(readFileSync(`${folder}/POSKUS.txt`, "utf8"), /Beseda/);
      assert.equal((await run([...line, "--replace"])).code, 0);
      assert.match(readFileSync(`${folder}/POSKUS.txt`, "utf8"), /Nova/);
    });
  });

  it("leaves the old translation and nothing else where the new one cannot be read", async () => {
    await writeTemporaryAsync({ "a.usfm": USFM, "b.usfm": "\\id QQQ\n\\c 1\n\\v 1 x" }, async (folder) => {
      const corpus = `${folder}/corpus`;
      await run(["import", `${folder}/a.usfm`, ...STATED, "--corpus", corpus]);
      const before = readFileSync(`${corpus}/POSKUS.txt`);
      const { code, errors } = await run(["import", `${folder}/b.usfm`, ...STATED, "--corpus", corpus, "--replace"]);
      assert.equal(code, 1);
      assert.equal(errors.length, 1);
      assert.deepEqual(readdirSync(corpus), ["POSKUS.txt"]);
      assert.deepEqual(readFileSync(`${corpus}/POSKUS.txt`), before);
    });
  });

  for (const [name, line] of [
    ["no source", []],
    ["two sources", ["a", "b"]],
    ["an unknown flag", ["a", "--verbose"]],
  ] as const) {
    it(`ends with 2 for ${name}`, async () => {
      assert.equal((await run(["import", ...line])).code, 2);
    });
  }

  it("says in one line that the corpus cannot be written", async () => {
    await writeTemporaryAsync({ "a.usfm": USFM, file: "" }, async (folder) => {
      for (const corpus of [`${folder}/file`, `${folder}/file/corpus`]) {
        const line = ["import", `${folder}/a.usfm`, ...STATED, "--corpus", corpus];
        const { code, errors } = await run(line);
        assert.equal(code, 1);
        assert.equal(errors.length, 1);
        assert.match(errors[0] ?? "", /POSKUS\.txt: cannot write: /);
      }
      assert.deepEqual(readdirSync(folder).sort(), ["a.usfm", "file"]);
    });
  });

  it("draws a bar on a terminal and takes it back, and nothing elsewhere for what is soon done", async () => {
    await writeTemporaryAsync({ "a.usfm": USFM }, async (folder) => {
      const line = ["import", `${folder}/a.usfm`, ...STATED, "--corpus", folder, "--replace"];
      const bar = await run(line, 80);
      const [nothing, drawn, taken, ...more] = bar.drawn.split("\r\u001b[K");
      assert.deepEqual([nothing, taken, more], ["", "", []]);
      assert.match(drawn ?? "", /^Importing \[=* *\] +\d+ %$/);
      const plain = await run(line, 0);
      assert.equal(plain.drawn, "");
    });
  });
});
