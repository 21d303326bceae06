/** Faulty folders and files of translations: what is kept, reported and left behind. */
import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, test } from "node:test";
import {
  bringBackTranslation,
  CorpusError,
  editTranslation,
  fileSignature,
  Library,
  openLibrary,
  parseTranslation,
  readTranslationFile,
  removedTranslations,
  removeTranslation,
  replaceTranslationFile,
  TranslationFolder,
  translationFiles,
  writeTranslation,
} from "../../src/corpus/mod.ts";
import { scratchFolder } from "../support/scratch.ts";

let folder = "";
beforeEach(() => {
  folder = join(scratchFolder(), "corpus");
  mkdirSync(folder);
});

const text = (code: string, { language = "slv", verse = "Ena." } = {}) =>
  `Ambo-Translation: 1\nCode: ${code}\nName: N\nLanguage: ${language}\nCopyright: C\n\nGEN 1:1 ${verse}\n`;
const put = (name: string, content: string) => writeFileSync(join(folder, name), content);
const codes = (library: Library) => library.translations().map(({ code }) => code);
const parse = (code: string, language?: string) =>
  parseTranslation(Buffer.from(text(code, language === undefined ? {} : { language })), "x.txt");

/** Checks a fault: its file, code, and whether it has the system's error behind it. */
function faulty(path: string, code: string, hasCause = false) {
  return (error: unknown): true => {
    assert.ok(error instanceof CorpusError, String(error));
    assert.deepEqual([error.file, error.line, error.fault.code], [path, 0, code]);
    assert.equal(error.fault.cause !== undefined, hasCause, "the cause");
    return true;
  };
}

describe("the first translation", () => {
  const first = (code: string) => {
    const { library, faults } = new TranslationFolder(folder).loadFirst(code);
    return [codes(library), faults.map(({ fault }) => fault.code)];
  };

  test("is that of the code, in any case, else the first by name, else none", () => {
    assert.deepEqual(first("B"), [[], []]);
    for (const code of ["C", "B", "A"]) put(`${code}.txt`, text(code));
    assert.deepEqual(first("B"), [["B"], []]);
    assert.deepEqual(first("b"), [["B"], []]);
    assert.deepEqual(first("D"), [["A"], []]);
    put("b.txt", text("lower"));
    rmSync(join(folder, "B.txt"));
    assert.deepEqual(first("B"), [["lower"], []]);
  });

  test("is none where its file is at fault, which is told", () => {
    put("A.txt", text("A"));
    put("B.txt", "nič\n\n");
    assert.deepEqual(first("B"), [[], ["unknown_format"]]);
  });

  test("is not loaded again with the others", async () => {
    for (const code of ["A", "B"]) put(`${code}.txt`, text(code));
    const opened = new TranslationFolder(folder);
    const [first] = opened.loadFirst("B").library.translations();
    await opened.loadInTurns();
    const { library } = opened.load();
    assert.deepEqual(codes(library), ["A", "B"]);
    assert.equal(library.get("B"), first, "the same object");
  });
});

test("a file is loaded again only where it was changed", () => {
  for (const code of ["A", "B"]) put(`${code}.txt`, text(code));
  const opened = new TranslationFolder(folder);
  const before = opened.load().library;
  put("A.txt", text("A", { verse: "Druga." }));
  const after = opened.load().library;
  assert.equal(after.get("B"), before.get("B"), "the same object");
  assert.equal(after.get("A")?.text(0), "Druga.");
  assert.ok(opened.loaded.split("\n")[0]!.endsWith(fileSignature(folder, "A")), opened.loaded);
});

test("a file that is gone is gone, and a folder that is empty all at once keeps what was there", () => {
  for (const code of ["A", "B"]) put(`${code}.txt`, text(code));
  const opened = new TranslationFolder(folder);
  opened.load();
  rmSync(join(folder, "A.txt"));
  assert.deepEqual(codes(opened.load().library), ["B"]);
  rmSync(join(folder, "B.txt"));
  assert.throws(() => opened.load(), faulty(folder, "empty_folder"));
  assert.throws(() => opened.load(), faulty(folder, "empty_folder"), "nothing was forgotten");
  put("C.txt", text("C"));
  assert.deepEqual(codes(opened.load().library), ["C"]);
  assert.deepEqual(codes(new TranslationFolder(scratchFolder()).load().library), []);
});

test("a folder that cannot be read is told with its reason, and has no signature", () => {
  const none = join(folder, "none");
  assert.throws(() => openLibrary(none), faulty(none, "unreadable_folder", true));
  assert.throws(() => translationFiles(none), faulty(none, "unreadable_folder", true));
  const opened = new TranslationFolder(none);
  assert.equal(opened.signature(), "");
  assert.equal(opened.loaded, "");
});

test("a signature changes with every file, one that cannot be followed too", () => {
  const opened = new TranslationFolder(folder);
  const seen = [opened.signature()];
  const see = (what: string) => {
    const now = opened.signature();
    assert.ok(!seen.includes(now), `${what}: ${now}`);
    seen.push(now);
  };
  put("A.txt", "a");
  see("a file");
  put("A.txt", "ab");
  see("another size");
  symlinkSync(join(folder, "nowhere"), join(folder, "B.txt"));
  see("a link that leads nowhere");
  utimesSync(join(folder, "A.txt"), 1, 1);
  see("another time");
  put("notes.md", "");
  put(".C.txt", "");
  assert.equal(opened.signature(), seen.at(-1), "other files do not count");
});

describe("a library", () => {
  test("finds a code as it is written first, then without regard to case", () => {
    const library = new Library(["b", "A", "B", "a"].map((code) => parse(code)));
    assert.deepEqual(codes(library), ["A", "B", "a", "b"]);
    assert.deepEqual(
      ["A", "a", "B", "b"].map((code) => library.get(code)?.code),
      ["A", "a", "B", "b"],
    );
    const one = new Library([parse("Ab"), parse("aB")]);
    assert.deepEqual(
      ["AB", "ab", "aB"].map((code) => one.get(code)?.code),
      ["Ab", "Ab", "aB"],
    );
    assert.equal(one.get("x"), undefined);
  });

  test("counts its replacements, and forgets what was there", () => {
    const library = new Library([parse("A")]);
    const { revision } = library;
    library.replace([parse("B")]);
    assert.equal(library.revision, revision + 1);
    assert.deepEqual([library.get("A"), library.get("a")], [undefined, undefined]);
    assert.equal(library.get("b")?.code, "B");
  });

  test("tells that more is being loaded until it is", async () => {
    const library = new Library();
    assert.equal(library.loading, undefined);
    let loaded = () => {};
    library.awaitMore(new Promise<void>((resolve) => (loaded = resolve)));
    const { loading } = library;
    assert.ok(loading !== undefined, "it is loading");
    loaded();
    await loading;
    assert.equal(library.loading, undefined);
  });
});

describe("a file that is read", () => {
  test("may have 64 MB, and not one byte more", () => {
    const path = join(folder, "A.txt");
    put("A.txt", "č");
    truncateSync(path, 64 * 1024 * 1024);
    assert.equal(readTranslationFile(path).length, 64 * 1024 * 1024);
    truncateSync(path, 64 * 1024 * 1024 + 1);
    assert.throws(() => readTranslationFile(path), faulty(path, "file_too_large"));
  });

  test("that is not there, or none, is told with its reason", () => {
    const path = join(folder, "A.txt");
    assert.throws(() => readTranslationFile(path), faulty(path, "unreadable_file", true));
    assert.throws(() => readTranslationFile(folder), faulty(folder, "unreadable_file", true));
    put("A.txt", "čšž");
    assert.equal(readTranslationFile(path).toString(), "čšž");
  });
});

describe("a file that is written", () => {
  const header = { code: "NOV", name: "N", language: "slv", copyright: "C", books: new Map() };
  const verses = [{ book: "GEN", chapter: 1, verse: 1, text: "Č" }] as const;

  test("leaves no draft behind, and takes those away that others left long ago", () => {
    const old = new Date(Date.now() - 61_000);
    const young = new Date(Date.now() - 50_000);
    for (const [name, time] of [
      [".ambo-00000000000a.draft", old],
      [".ambo-00000000000b.draft", young],
      [".ambo-00000000000g.draft", old],
      [".NOV.1.draft", old],
      ["ambo-00000000000a.draft", old],
      [".ambo-00000000000a.draft.txt", old],
    ] as const) {
      put(name, "");
      utimesSync(join(folder, name), time, time);
    }
    writeTranslation(folder, { header, verses });
    assert.deepEqual(readdirSync(folder).sort(), [
      ".NOV.1.draft",
      ".ambo-00000000000a.draft.txt",
      ".ambo-00000000000b.draft",
      ".ambo-00000000000g.draft",
      "NOV.txt",
      "ambo-00000000000a.draft",
    ]);
  });

  test("makes its folder, and is what was read back", () => {
    const deep = join(folder, "a", "b");
    const made = writeTranslation(deep, { header, verses });
    assert.equal(made.text(0), "Č");
    assert.deepEqual(readdirSync(deep), ["NOV.txt"]);
    assert.equal(openLibrary(deep).library.get("NOV")?.text(0), "Č");
  });

  test("is told with its reason where it cannot be written, and no draft stays", () => {
    mkdirSync(join(folder, "NOV.txt"));
    const path = join(folder, "NOV.txt");
    assert.throws(() => writeTranslation(folder, { header, verses }), faulty(path, "already_there"));
    assert.throws(
      () => writeTranslation(folder, { header, verses, replace: true }),
      faulty(path, "unwritable_file", true),
    );
    assert.deepEqual(readdirSync(folder), ["NOV.txt"]);
    put("file", "");
    const within = join(folder, "file", "A.txt");
    assert.throws(() => replaceTranslationFile(within, Buffer.from("č")), faulty(within, "unwritable_file", true));
  });

  test("may replace its own code, but not that of another case", () => {
    writeTranslation(folder, { header, verses });
    writeTranslation(folder, { header, verses, replace: true });
    writeTranslation(folder, { header: { ...header, code: "NOV2" }, verses });
    const path = join(folder, "nov.txt");
    assert.throws(
      () => writeTranslation(folder, { header: { ...header, code: "nov" }, verses, replace: true }),
      faulty(path, "code_in_other_case"),
    );
  });

  test("does not take the code that a file of another name has, which alone might be served", () => {
    writeTranslation(folder, { header, verses });
    renameSync(join(folder, "NOV.txt"), join(folder, "A stari.txt"));
    put("broken.txt", "Code: NOV");
    for (const [code, replace] of [
      ["NOV", false],
      ["NOV", true],
      ["nov", true],
    ] as const) {
      assert.throws(
        () => writeTranslation(folder, { header: { ...header, code }, verses, replace }),
        faulty(join(folder, `${code}.txt`), "code_in_other_file"),
      );
    }
    writeTranslation(folder, { header: { ...header, code: "DVA" }, verses });
    const change = { ...header, code: "NOV" };
    assert.throws(
      () => editTranslation(folder, { code: "DVA", change }),
      faulty(join(folder, "NOV.txt"), "code_in_other_file"),
    );
    // Its own code, in another case or not, it may keep.
    editTranslation(folder, { code: "NOV", change: { ...header, code: "nov" } });
    editTranslation(folder, { code: "nov", change: { ...header, code: "nov", name: "Drugo" } });
    assert.deepEqual(readdirSync(folder).sort(), ["DVA.txt", "broken.txt", "nov.txt"]);
    renameSync(join(folder, "nov.txt"), join(folder, "NoV.txt"));
    editTranslation(folder, { code: "nov", change: { ...header, code: "nov" } });
    // A change moves the file to its code's name, which another text may have.
    renameSync(join(folder, "nov.txt"), join(folder, "A stari.txt"));
    renameSync(join(folder, "DVA.txt"), join(folder, "nov.txt"));
    assert.throws(
      () => editTranslation(folder, { code: "nov", change: { ...header, code: "nov" } }),
      faulty(join(folder, "nov.txt"), "already_there"),
    );
    assert.equal(openLibrary(folder).library.get("DVA")?.code, "DVA");
  });
});

describe("a translation that is changed", () => {
  const change = { code: "A", name: "Nova", language: "slv", copyright: "C", books: new Map() };

  test("keeps each line but those of the header, in every format, with its comments and line ends", () => {
    const comments = "# Ena\n# Dve\n";
    const files = [
      text("A").replace("Code", `${comments}Code`),
      `Ambo-Translation: 2\n${comments}Code: A\nName: N\nLanguage: slv\nCopyright: C\nBook: GEN | G\n\n=2 Naslov\nGEN 1:1 ¶ Ena. |1 Čaša.\nEnd: 1 verses, 10 other lines\n`,
      `Ambo-Translation: 3\n${comments}Code: A\nName: N\nLanguage: slv\nCopyright: C\n\nGEN 1:1 Ena|+. End: 1 verses, 1 notes, 1 other lines\n+f Opomba.\nEnd: 1 verses, 1 notes, 8 other lines\n`,
    ];
    const many = Array.from({ length: 12 }, (_, index) => `+f Opomba ${index}.\n`).join("");
    files.push(
      files[2]!
        .replace("Ena|+", `Ena${"|+".repeat(12)}`)
        .replace("+f Opomba.\n", many)
        .replace(/1 notes, 8/, "12 notes, 8"),
    );
    for (const file of files) {
      for (const written of [file, `\ufeff${file.replaceAll("\n", "\r\n")}`]) {
        put("A.txt", written);
        for (const books of [
          new Map(),
          new Map([
            ["GEN" as const, { name: "Prva" }],
            ["EXO" as const, { name: "Druga" }],
          ]),
        ]) {
          editTranslation(folder, { code: "A", change: { ...change, books } });
          const now = readFileSync(join(folder, "A.txt"), "utf8");
          assert.ok(now.includes(comments), now);
          assert.match(now, /^Name: Nova$/m);
          const bodyOf = (whole: string) => whole.slice(whole.indexOf("\n\n")).replace(/\d+ other lines\n$/, "");
          assert.equal(bodyOf(now), bodyOf(file));
          assert.deepEqual(openLibrary(folder).faults, []);
        }
      }
    }
  });

  test("may have its code in another case", () => {
    put("a.txt", text("a"));
    editTranslation(folder, { code: "a", change });
    assert.deepEqual(readdirSync(folder), ["A.txt"]);
    assert.deepEqual(codes(openLibrary(folder).library), ["A"]);
  });

  test("is found by its header where its name is another, that of its name first", () => {
    put("0.txt", text("A", { verse: "Prva." }));
    put("A.txt", text("A", { verse: "Druga." }));
    put("X.txt", text("B"));
    removeTranslation(folder, { code: "A", now: 1 });
    assert.deepEqual(readdirSync(folder).sort(), [".removed", "0.txt", "X.txt"]);
    removeTranslation(folder, { code: "B", now: 2 });
    assert.deepEqual(readdirSync(folder).sort(), [".removed", "0.txt"]);
  });

  test("is told where it is not in the folder, or there is no folder", () => {
    const none = join(folder, "none");
    for (const place of [folder, none]) {
      assert.throws(() => editTranslation(place, { code: "A", change }), faulty(join(place, "A.txt"), "not_in_folder"));
      assert.throws(
        () => removeTranslation(place, { code: "A", now: 1 }),
        faulty(join(place, "A.txt"), "not_in_folder"),
      );
      assert.deepEqual(removedTranslations(place, 1), []);
    }
  });

  test("that was removed is listed, the last one first, until its time is over", () => {
    const kept = 30 * 86_400_000;
    for (const code of ["A", "B", "C"]) put(`${code}.txt`, text(code));
    removeTranslation(folder, { code: "A", now: 10 });
    removeTranslation(folder, { code: "B", now: 20 });
    assert.throws(
      () => removeTranslation(folder, { code: "C", now: 30 }),
      faulty(join(folder, "C.txt"), "last_in_folder"),
    );
    const removed = join(folder, ".removed");
    for (const other of ["README", "A.txt", "~1.txt", "A~x.txt", "A~1.txt.bak"]) {
      writeFileSync(join(removed, other), "");
    }
    const list = (now: number) =>
      removedTranslations(folder, now).map(({ code, removed, until }) => [code, removed, until]);
    const [a, b] = [
      ["A", 10, 10 + kept],
      ["B", 20, 20 + kept],
    ];
    assert.deepEqual(list(25), [b, a]);
    assert.deepEqual(list(10 + kept), [b, a]);
    assert.deepEqual(list(11 + kept), [b]);
    assert.ok(!existsSync(join(removed, "A~10.txt")), "it is deleted");
    assert.deepEqual(list(25), [b]);
    const gone = join(removed, "A~10.txt");
    assert.throws(() => bringBackTranslation(folder, { code: "A", removed: 10 }), faulty(gone, "not_in_folder"));
    put("b.txt", text("b"));
    assert.throws(
      () => bringBackTranslation(folder, { code: "B", removed: 20 }),
      faulty(join(folder, "B.txt"), "code_in_other_case"),
    );
    put("B.txt", text("B"));
    rmSync(join(folder, "b.txt"));
    assert.throws(
      () => bringBackTranslation(folder, { code: "B", removed: 20 }),
      faulty(join(folder, "B.txt"), "already_there"),
    );
    rmSync(join(folder, "B.txt"));
    bringBackTranslation(folder, { code: "B", removed: 20 });
    assert.equal(readFileSync(join(folder, "B.txt"), "utf8"), text("B"));
    assert.deepEqual(readdirSync(removed).sort(), ["A.txt", "A~1.txt.bak", "A~x.txt", "README", "~1.txt"]);
  });
});
