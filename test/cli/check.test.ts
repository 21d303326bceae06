/** `ambo check` over real files. */
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { ambo, linesOf } from "../support/command.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";

const folder = scratchFolder();

const header = (code: string, format = 1) =>
  `Ambo-Translation: ${format}\nCode: ${code}\nName: Zgled\nLanguage: slv\nCopyright: ©\n\n`;
const psalm = Array.from({ length: 6 }, (_, index) => `PSA 1:${index + 1} Čaša in žarek.\n`).join("");
writeFileSync(join(folder, "ZDR.txt"), header("ZDR") + psalm);
writeFileSync(join(folder, "BOL.txt"), `${header("BOL")}${psalm}PSA 1:3 Drugič.\nPSA 2:1 <i>Šum.\n`);
writeFileSync(join(folder, "BRZ.txt"), "PSA 1:1 Brez glave.\n");

describe("ambo check", () => {
  test("names every problem with its file and line, tells the corpus as a table, and fails on errors", async () => {
    const { code, stdout } = await ambo(["check", "--corpus", folder], { outputWidth: 80 });
    assert.equal(code, 1);
    assert.match(stdout, /BOL\.txt:13: error: .*Ps 1,3/);
    assert.match(stdout, /BOL\.txt:14: error: Ps 2,1: the text has a tag left in it: "<i>"/);
    assert.match(stdout, /BRZ\.txt(:1)?: error: /);
    const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/));
    assert.deepEqual(rows.find(([first]) => first === "ZDR")?.slice(0, 5), [...["ZDR", "slv", "1", "1", "6"]]);
    assert.ok(rows.some(([first, language]) => first?.endsWith("BRZ.txt") && language === "?"));
  });

  test("of a sound corpus is the table alone, and ends with 0", async () => {
    const sound = scratchFolder();
    writeFileSync(
      join(sound, "A.txt"),
      `${header("A", 2)}JUD 1:1 Ena.\nJUD 1:2-25 Dve.\nEnd: 2 verses, 6 other lines\n`,
    );
    writeFileSync(join(sound, "BB.txt"), `${header("BB", 2)}JUD 1:1-25 Ena.\nEnd: 1 verses, 6 other lines\n`);
    const { code, stdout, stderr } = await ambo(["check", "--corpus", sound], { outputWidth: 80 });
    assert.equal(stderr, "");
    assert.deepEqual(linesOf(stdout), [
      "code language books chapters verses merged lettered left out errors warnings",
      "A    slv          1        1      2      1        0        0      0        0",
      "BB   slv          1        1      1      1        0        0      0        0",
    ]);
    assert.equal(code, 0);
  });

  test("checks the named translations alone", async () => {
    const { code, stdout } = await ambo(["check", "ZDR", "--corpus", folder]);
    assert.doesNotMatch(stdout, /BOL|BRZ|error:/);
    assert.equal(code, 0);
  });

  test("takes a code in any case, as other commands do; the file of that very name comes first", async () => {
    const both = scratchFolder();
    writeFileSync(join(both, "ZDR.txt"), header("ZDR") + psalm);
    writeFileSync(join(both, "zdr.txt"), header("zdr") + psalm);
    for (const [code, file] of [
      ["zdr", join(folder, "ZDR.txt")],
      ["Zdr", join(folder, "ZDR.txt")],
      ["zdr", join(both, "zdr.txt")],
    ] as const) {
      const { code: status, stdout, stderr } = await ambo(["check", code, "--json", "--corpus", dirname(file)]);
      assert.equal(status, 0, stderr);
      assert.deepEqual(
        JSON.parse(stdout).map((check: { file: string }) => check.file),
        [file],
      );
    }
    const { code, stderr } = await ambo(["check", "zd", "--corpus", folder]);
    assert.deepEqual([code, /Cannot check "zd"/.test(stderr)], [1, true], stderr);
  });

  test("says of a folder what the service does not read: another ending, and a code for the second time", async () => {
    const mixed = scratchFolder();
    const text = header("ZDR") + psalm;
    for (const name of ["A.txt", "B.txt", "C.TXT", "genesis.usfm", "README.md", "A.txt~", ".A.txt.swp"]) {
      writeFileSync(join(mixed, name), text);
    }
    const ending =
      "error: not read, as the name of a translation file ends in .txt; `ambo import` brings in other formats";
    const { code, stdout } = await ambo(["check", "--corpus", mixed]);
    assert.equal(code, 1);
    assert.deepEqual(
      linesOf(stdout).filter((line) => line.includes("error: ")),
      [
        `${mixed}/B.txt: error: another file has the code ZDR too`,
        `${mixed}/C.TXT: ${ending}`,
        `${mixed}/genesis.usfm: ${ending}`,
      ],
    );
    assert.equal((await ambo(["check", join(mixed, "A.txt"), join(mixed, "B.txt")])).code, 0);
  });

  const wrong: [args: string[], message: RegExp][] = [
    [["NIČ", "--corpus", folder], /Cannot check "NIČ": there is no .*NIČ\.txt/],
    [["../ZDR", "--corpus", folder], /Cannot check "\.\.\/ZDR"/],
    [["--corpus", join(folder, "none")], /none/],
    [["--corpus", scratchFolder()], /there is no translation in it/],
  ];
  for (const [args, message] of wrong) {
    test(`ends with one clear message for ${args[0]}`, async () => {
      const { code, stdout, stderr } = await ambo(["check", ...args]);
      assert.equal(code, 1);
      assert.match(stderr, message);
      assert.equal(stdout, "");
    });
  }
});

describe("ambo check of format 2", () => {
  const sound = `${header("A", 2)}JUD 1:1 Ena.\nJUD 1:2-25 Dve.\nEnd: 2 verses, 6 other lines\n`;
  const folderWith = (text: string) => {
    const corpus = corpusOf({ A: text });
    return corpus;
  };

  test("fails on a cut and on a lost line", async () => {
    for (const text of [sound.slice(0, -20), sound.slice(0, 90), sound.replace("JUD 1:1 Ena.\n", "")]) {
      const { code, stdout } = await ambo(["check", "--corpus", folderWith(text)]);
      assert.equal(code, 1);
      assert.match(stdout, /A\.txt(?::\d+)?: error: /);
    }
  });

  test("names the command that imports a file of format 1 again", async () => {
    const text = `${header("A")}JUD 1:1-25 Ena.\n`;
    const { code, stdout } = await ambo(["check", "--corpus", folderWith(text)]);
    assert.equal(code, 0);
    assert.match(stdout, /A\.txt: warning: .*`ambo import SOURCE --code A --replace`/);
  });

  const changed = sound.replace("JUD 1:2-25 Dve.\n", "JUD 1:2 Dve.\n=2 Naslov\nJUD 1:3-25 ¶ Tri.\n");
  const mended = changed.replace("2 verses, 6", "3 verses, 7");

  test("counts again after a change by hand, when it is told to", async () => {
    const corpus = folderWith(changed);
    assert.equal((await ambo(["check", "--corpus", corpus])).code, 1);
    const { code, stderr } = await ambo(["check", "A", "--mend", "--yes", "--corpus", corpus]);
    assert.equal(code, 0, stderr);
    assert.equal(readFileSync(join(corpus, "A.txt"), "utf8"), mended);
    assert.deepEqual(readdirSync(corpus), ["A.txt"]);
    const again = await ambo(["check", "A", "--mend", "--corpus", corpus]);
    assert.equal(again.code, 0, "there is nothing to ask");
    assert.equal(again.stderr, "");
  });

  for (const [answer, expected] of [
    ["y", mended],
    ["", changed],
  ] as const) {
    test(`asks on a terminal, and is told "${answer}"`, async () => {
      const corpus = folderWith(changed);
      const questions: string[] = [];
      const ask = async (question: string) => {
        questions.push(question);
        return answer;
      };
      await ambo(["check", "A", "--mend", "--corpus", corpus], { ask });
      assert.equal(questions.length, 1);
      assert.equal(readFileSync(join(corpus, "A.txt"), "utf8"), expected);
    });
  }

  test("does not mend without a terminal unless told to, nor what has other errors", async () => {
    const corpus = folderWith(changed);
    const { code, stderr } = await ambo(["check", "--mend", "--corpus", corpus]);
    assert.equal(code, 2);
    assert.match(stderr, /add --yes/);
    const broken = folderWith(changed.replace("Ena.", "Ena  "));
    const refused = await ambo(["check", "--mend", "--yes", "--corpus", broken]);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /A\.txt:7: mend this first: the text has a space/);
  });

  test("goes on after a file that cannot be read", async () => {
    const corpus = folderWith(sound);
    mkdirSync(join(corpus, "X.txt"));
    const { code, stdout } = await ambo(["check", "--corpus", corpus], { outputWidth: 80 });
    assert.equal(code, 1);
    assert.match(stdout, /X\.txt: error: cannot read the file: not a regular file/);
    assert.match(stdout, /\nA +slv +1 /);
  });
});
