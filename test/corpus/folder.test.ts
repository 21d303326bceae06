/** A folder of translation files that is looked at again and again, on a real disk. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  type FSWatcher,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  watch,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, test } from "node:test";
import { TranslationFolder, watchFolder } from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { runnable } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

let folder = "";
beforeEach(() => {
  folder = scratchFolder();
});

function write(code: string, text: string): void {
  const header = `Ambo-Translation: 1\nCode: ${code}\nName: Poskusni\nLanguage: slv\nCopyright: Zgled.\n`;
  writeFileSync(join(folder, `${code}.txt`), `${header}\nGEN 1:1 ${text}\n`);
}

const textsOf = ({ library }: ReturnType<TranslationFolder["load"]>) =>
  library.translations().map((translation) => translation.text(0));

describe("TranslationFolder", () => {
  test("keeps the last sound content of a file that is at fault", () => {
    const opened = new TranslationFolder(folder);
    write("A", "Ena.");
    opened.load();
    write("A", " dva presledka");
    const { library, faults } = opened.load();
    assert.equal(library.get("A")?.text(0), "Ena.");
    assert.equal(faults.length, 1);
  });

  for (const copy of ["A (copy).txt", "A - Kopija.txt", "A copy.txt", "A-old.txt", "A.2026.txt", "0.txt"]) {
    test(`serves the file of a code's name, not its copy ${copy}`, () => {
      write("A", "Ena.");
      copyFileSync(join(folder, "A.txt"), join(folder, copy));
      const opened = new TranslationFolder(folder);
      opened.load();
      write("A", "Popravljena ena.");
      const { library, faults } = opened.load();
      assert.equal(library.get("A")?.text(0), "Popravljena ena.");
      assert.deepEqual(
        faults.map((fault) => explain(fault, "en")),
        [`${join(folder, copy)}: another file has the code A too`],
      );
    });
  }

  test("serves the file of a code's name in small letters, not its copy", () => {
    write("A", "Ena.");
    renameSync(join(folder, "A.txt"), join(folder, "a.txt"));
    copyFileSync(join(folder, "a.txt"), join(folder, "a copy.txt"));
    const { faults } = new TranslationFolder(folder).load();
    assert.deepEqual(
      faults.map((fault) => explain(fault, "en")),
      [`${join(folder, "a copy.txt")}: another file has the code A too`],
    );
  });

  test("does not take for known what could not be read: another attempt may succeed", () => {
    const opened = new TranslationFolder(folder);
    mkdirSync(join(folder, "A.txt"));
    assert.match(explain(opened.load().faults[0], "en"), /cannot read the file/);
    assert.notEqual(opened.loaded, opened.signature());
  });
});

test("a text with another ending is named, also one that comes later, and keeps no folder from being empty", () => {
  writeFileSync(join(folder, "README.md"), "");
  writeFileSync(join(folder, "genesis.usfm"), "");
  const opened = new TranslationFolder(folder);
  const named = () =>
    opened.load().faults.map((fault) => explain(fault, "en").replace(/: .*/, "").slice(folder.length));
  assert.deepEqual(named(), ["/genesis.usfm"]);
  write("A", "Ena.");
  opened.load();
  writeFileSync(join(folder, "B.TXT"), "");
  assert.notEqual(opened.loaded, opened.signature());
  assert.deepEqual([named(), opened.loaded], [["/B.TXT", "/genesis.usfm"], opened.signature()]);
  rmSync(join(folder, "A.txt"));
  assert.throws(named, /empty/);
});

/** What is no file of a translation, and the fault that is named. */
const NONE: [make: (path: string) => void, fault: RegExp][] = [
  [(path) => execFileSync("mkfifo", [path]), /X0\.txt: .*not a regular file/],
  [(path) => symlinkSync("/dev/zero", path), /X1\.txt: .*not a regular file/],
  [(path) => mkdirSync(path), /X2\.txt: .*not a regular file/],
  [
    (path) => {
      writeFileSync(path, "Ambo-Translation: 2\r\n");
      truncateSync(path, 600 * 1024 * 1024);
    },
    /X3\.txt: the file has 629145600 bytes, at most 67108864 are read/,
  ],
  [(path) => writeFileSync(path, "\r".repeat(4_000_000)), /X4\.txt: no blank line ends the header/],
];

test("pipes, devices, folders, and files too large or without lines do not keep the others from being served", () => {
  write("A", "Ena.");
  for (const [index, [make]] of NONE.entries()) make(join(folder, `X${index}.txt`));
  // In a process of its own, which may be ended if it hangs.
  const flags = runnable("src/corpus/mod.ts").slice(0, -1);
  const pathOf = (source: string) => JSON.stringify(`./${runnable(source).at(-1)}`);
  const script = `
    import { openLibrary } from ${pathOf("src/corpus/mod.ts")};
    import { explain } from ${pathOf("src/i18n/problems/mod.ts")};
    const { library, faults } = openLibrary(process.argv[1]);
    const codes = library.translations().map(({ code }) => code);
    console.log(JSON.stringify({ codes, faults: faults.map((fault) => explain(fault, "en")) }));`;
  const args = [...flags, "--input-type=module", "-e", script, folder];
  const { stdout, stderr } = spawnSync(process.execPath, args, { timeout: 60_000 });
  assert.notEqual(String(stdout), "", `it hung, or failed: ${stderr}`);
  const { codes, faults } = JSON.parse(String(stdout)) as { codes: string[]; faults: string[] };
  assert.deepEqual(codes, ["A"]);
  assert.equal(faults.length, NONE.length);
  for (const [index, [, fault]] of NONE.entries()) assert.match(faults[index]!, fault);
});

describe("watchFolder()", () => {
  test("takes up what changed between the loading and the watching", async (t) => {
    const opened = new TranslationFolder(folder);
    write("A", "Ena.");
    opened.load();
    const known = opened.loaded;
    write("A", "Druga beseda.");
    await new Promise<void>((resolve) => {
      const signature = () => opened.signature();
      const end = watchFolder(folder, { signature, known, changed: resolve, interval: 3_600_000 });
      t.after(end);
      // What is watched keeps no process alive.
      t.after(() => clearTimeout(wait));
      const wait = setTimeout(() => {}, 60_000);
    });
    assert.deepEqual(textsOf(opened.load()), ["Druga beseda."]);
  });

  test("tells of nothing where nothing changed", async (t) => {
    const opened = new TranslationFolder(folder);
    write("A", "Ena.");
    opened.load();
    let looks = 0;
    let changes = 0;
    const end = watchFolder(folder, {
      signature: () => {
        looks++;
        return opened.signature();
      },
      known: opened.loaded,
      changed: () => changes++,
      interval: 20,
    });
    t.after(end);
    await until("five looks", () => looks >= 5);
    assert.equal(changes, 0);
  });

  test("watches anew where the system gave up watching", async (t) => {
    const started: FSWatcher[] = [];
    const own = watch(folder);
    const prototype = Object.getPrototypeOf(own) as FSWatcher;
    own.close();
    const { on } = prototype;
    t.mock.method(prototype, "on", function (this: FSWatcher, event: string, listener: never) {
      if (event === "error") started.push(this);
      return on.call(this, event as "error", listener);
    });
    const end = watchFolder(folder, {
      ...{ signature: () => "", known: "", changed: assert.fail, interval: 20 },
    });
    t.after(end);
    const [first] = started;
    const closed = new Promise((resolve) => first!.once("close", resolve));
    first!.emit("error", new Error("EMFILE"));
    await closed;
    await until("another watcher", () => started.length === 2);
  });
});
