/** Files that no one here wrote are named and quoted on the operator's terminal, which obeys control characters. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { ambo } from "../support/command.ts";
import { scratchFolder } from "../support/scratch.ts";

/** Sets the title of a terminal, clears it, turns the direction of writing. */
const EVIL = "\u001b]0;title\u0007\u001b[2J\u009b1m\u202e";
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OBEYED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const STATED = ["--code", "ZLO", "--name", "Zlo", "--language", "slv", "--copyright", "Zgled."];

const SOURCES: Record<string, Record<string, string>> = {
  "a label that is no verse": { "a.usfm": `\\id GEN\n\\c 1\n\\v 1 x\n\\v ${EVIL} y\n` },
  "left-over markup": { "a.usfm": `\\id GEN\n\\c 1\n\\v 1 x <i>${EVIL}</i> y\n` },
  "a style": {
    "a.usfm": `\\id GEN\n\\c 1\n\\v 1 x\n`,
    [`${EVIL}.usfm`]: `\\id EXO\n\\c 1\n\\v 1 x\n\\q9z${EVIL} y\n`,
  },
  "an unknown book": { "a.usfm": `\\id ${EVIL}\n\\c 1\n\\v 1 x\n` },
  "a book twice": {
    [`${EVIL}a.usfm`]: "\\id GEN\n\\c 1\n\\v 1 x\n",
    [`${EVIL}b.usfm`]: "\\id GEN\n\\c 1\n\\v 1 x\n",
  },
  "a line outside of verses": { "a.txt": `GEN 1:1 x\nGEN 1:2 y\nGEN 1:3 z\n${EVIL} t\n` },
  "a table's row": { "a.csv": `book,chapter,verse,text\nGEN,1,1,x\nGEN,${EVIL},2,y\n` },
  "an OSIS id": {
    "a.xml": `<osis><osisText osisIDWork="x"><verse osisID="Gen.1.1">x</verse><verse osisID="\u009b2J\u202e">y</verse></osisText></osis>`,
  },
  "a module": { "mods.d/a.conf": `[${EVIL}]\nDataPath=./x\nModDrv=${EVIL}\n` },
  "no format": { [`${EVIL}.bin`]: "x" },
};

describe("ambo import escapes control characters", () => {
  for (const [name, files] of Object.entries(SOURCES)) {
    test(name, async () => {
      const folder = scratchFolder();
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), content);
      }
      const corpus = scratchFolder();
      const { stdout, stderr } = await ambo(["import", folder, ...STATED, "--corpus", corpus]);
      assert.doesNotMatch(stdout + stderr, OBEYED);
      assert.notEqual(stdout + stderr, "");
    });
  }
});

describe("ambo check escapes control characters", () => {
  const head = "Ambo-Translation: 1\nCode: A\nName: A\nLanguage: slv\nCopyright: A\n";
  const FILES: Record<string, [file: string, content: string]> = {
    "in the name of a file": [`${EVIL}.txt`, "x"],
    "in a header": ["a.txt", `${head}Color: ${EVIL}\n\nGEN 1:1 x\n`],
    "in a label": ["a.txt", `${head}\nGEN 1:1 x\n${EVIL}\n`],
    "in a text": ["a.txt", `${head}\nGEN 1:1 <i ${EVIL}>\nGEN 1:2 \\zz${EVIL}\n`],
  };
  for (const [name, [file, content]] of Object.entries(FILES)) {
    test(name, async () => {
      const corpus = scratchFolder();
      writeFileSync(join(corpus, file), content);
      const { code, stdout, stderr } = await ambo(["check", "--corpus", corpus], {
        outputWidth: 80,
      });
      assert.equal(code, 1);
      assert.doesNotMatch(stdout + stderr, OBEYED);
    });
  }
  test("in a code that is asked for", async () => {
    const { stderr } = await ambo(["check", EVIL, "--corpus", scratchFolder()]);
    assert.doesNotMatch(stderr, OBEYED);
  });
});

test("commands that read the corpus folder escape control characters in its faults", async () => {
  const corpus = scratchFolder();
  writeFileSync(join(corpus, `${EVIL}.txt`), "x");
  for (const command of ["verse", "readings"]) {
    const { stderr } = await ambo([command, "--corpus", corpus]);
    assert.match(stderr, /no blank line ends the header/);
    assert.doesNotMatch(stderr, OBEYED);
  }
});

test("ambo parse escapes control characters of a reference", async () => {
  const { code, stderr } = await ambo(["parse", EVIL]);
  assert.equal(code, 1);
  assert.doesNotMatch(stderr, OBEYED);
});
