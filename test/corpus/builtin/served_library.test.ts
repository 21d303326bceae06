import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type BuiltIn, openServedLibrary } from "../../../src/corpus/builtin/mod.ts";
import { formatTranslation } from "../../../src/corpus/mod.ts";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { scratchFolder } from "../../support/scratch.ts";

const root = scratchFolder();

function file(code: string, name: string): Buffer {
  const header = { code, name, language: "slv", copyright: "Zgled.", books: new Map() };
  return formatTranslation(header, [{ book: "GEN", chapter: 1, verse: 1, text: `Iz ${name}.` }]);
}

const builtIn: BuiltIn = { codes: ["AAA", "BBB"], read: (code) => file(code, `vgrajeni ${code}`) };
const nothing: BuiltIn = { codes: [], read: () => assert.fail("nothing is built in") };

let folders = 0;
function folder(files: Record<string, string | Buffer>): string {
  const path = join(root, `corpus${folders++}`);
  mkdirSync(path);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(path, name), bytes);
  return path;
}

const served = (directory: string, optional: boolean, parts = builtIn) => {
  const { library, faults } = openServedLibrary(directory, { optional, builtIn: parts });
  return {
    names: library.translations().map(({ code, name }) => `${code}: ${name}`),
    faults: faults.map(({ message }) => message),
  };
};

test("openServedLibrary() serves the built-in translations where there is no folder", () => {
  assert.deepEqual(served(join(root, "none"), true), {
    names: ["AAA: vgrajeni AAA", "BBB: vgrajeni BBB"],
    faults: [],
  });
});

test("openServedLibrary() serves them where the folder is empty", () => {
  assert.equal(served(folder({}), true).names.length, 2);
});

test("openServedLibrary() joins a folder's translations and lets them replace the built-in ones", () => {
  const path = folder({ "BBB.txt": file("BBB", "prineseni"), "CCC.txt": file("CCC", "tretji") });
  for (const optional of [true, false]) {
    assert.deepEqual(served(path, optional).names, ["AAA: vgrajeni AAA", "BBB: prineseni", "CCC: tretji"]);
  }
});

test("openServedLibrary() reads no built-in translation that the folder replaces", () => {
  const path = folder({ "AAA.txt": file("AAA", "prineseni") });
  const read = (code: string) => (code === "AAA" ? assert.fail("read in vain") : builtIn.read(code));
  assert.equal(served(path, true, { ...builtIn, read }).names.length, 2);
});

test("openServedLibrary() serves the built-in translation beside the fault of a broken file of its code", () => {
  const path = folder({ "AAA.txt": "no translation\n" });
  const { names, faults } = served(path, true);
  assert.deepEqual(names, ["AAA: vgrajeni AAA", "BBB: vgrajeni BBB"]);
  assert.equal(faults.length, 1);
  assert.match(faults[0]!, /AAA\.txt/);
});

test("openServedLibrary() refuses a folder that was asked for and is not there", () => {
  const path = join(root, "none");
  assert.throws(
    () => served(path, false),
    (error) => /none: cannot read the folder/.test(explain(error, "en")),
  );
});

test("openServedLibrary() wants a folder where nothing is built in", () => {
  assert.throws(
    () => served(join(root, "none"), true, nothing),
    (error) => /cannot read the folder/.test(explain(error, "en")),
  );
  assert.deepEqual(served(folder({}), true, nothing).names, []);
});
