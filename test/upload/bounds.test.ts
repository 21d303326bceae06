/** The bounds of uploads: sizes, names, and what was left behind. */
import assert from "node:assert/strict";
import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  type statfsSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename, join } from "node:path";
import { describe, test } from "node:test";
import fc from "fast-check";
import { StagedUploads, type UploadSink } from "../../src/upload/mod.ts";
import { Staging, safeFileName } from "../../src/upload/staging.ts";
import { configOf } from "../support/config.ts";
import { scratchFolder } from "../support/scratch.ts";

const DAY = 86_400_000;

function setUp(limit: number) {
  const corpus = join(scratchFolder(), "corpus");
  const config = configOf({ corpus, keys: scratchFolder(), "upload-limit": `${limit}` });
  const uploads = new StagedUploads({
    ...{ config, now: Date.now, log: () => {}, reload: () => {}, environment: process.env },
    program: { node: process.execPath, file: "none", nodeFlags: [] },
  });
  return { uploads, corpus };
}

describe("a file has at most the bytes of the setting", () => {
  test("as it is announced", () => {
    const { uploads, corpus } = setUp(1000);
    for (const [bytes, isTaken] of [
      [0, true],
      [999, true],
      [1000, true],
      [undefined, true],
      [1001, false],
      [1e12, false],
    ] as const) {
      const receive = () => uploads.receive({ name: "a", bytes });
      if (isTaken) receive().abort();
      else assert.throws(receive, { code: "too_large", values: { max: 1000 } }, `${bytes}`);
      assert.deepEqual(readdirSync(corpus), [], "nothing stays");
      assert.deepEqual(uploads.state, { kind: "idle" });
    }
  });

  test("as it arrives, whatever was announced", () => {
    const { uploads } = setUp(1000);
    for (const bytes of [undefined, 10]) {
      const sink = uploads.receive({ name: "a", bytes });
      sink.write(Buffer.alloc(999));
      sink.write(Buffer.alloc(1));
      assert.throws(() => sink.write(Buffer.alloc(1)), { code: "too_large" });
      sink.abort();
    }
  });

  test("which is none where uploads are off", () => {
    const { uploads } = setUp(0);
    assert.equal(uploads.obstacle(), "off");
    assert.throws(() => uploads.receive({ name: "a", bytes: 1 }), { code: "too_large" });
    assert.throws(() => uploads.receive({ name: "a", bytes: 0 }), { code: "read_only" });
  });
});

test("a file of unknown length leaves the reserve of the disk, too", (t) => {
  const { uploads } = setUp(1000);
  t.mock.method(Staging.prototype, "hasRoom", (bytes: number) => bytes < 0);
  assert.throws(() => uploads.receive({ name: "a", bytes: undefined }), { code: "disk_full" });
});

test("a file that the disk has no room for is refused before it comes", (t) => {
  const { uploads } = setUp(1000);
  t.mock.method(Staging.prototype, "hasRoom", (bytes: number) => bytes < 500);
  assert.throws(() => uploads.receive({ name: "a", bytes: 500 }), { code: "disk_full" });
  assert.deepEqual(uploads.state, { kind: "idle" });
  uploads.receive({ name: "a", bytes: 499 }).abort();
});

test("an upload leaves 32 MB of the disk to others", (t) => {
  const { uploads } = setUp(64 << 20);
  const reserve = 32 << 20;
  const free = (bytes: number) =>
    t.mock.method(fs, "statfsSync", () => ({ bavail: bytes / 4096, bsize: 4096 }) as ReturnType<typeof statfsSync>);
  for (const [bytes, room, isTaken] of [
    [4096, reserve + 4096, true],
    [4096, reserve, false],
    [4096, 8192, false],
    [0, reserve, true],
    [0, reserve - 4096, false],
    [60 << 20, 91 << 20, false],
    [60 << 20, 92 << 20, true],
  ] as const) {
    free(room);
    syncBuiltinESMExports();
    const receive = () => uploads.receive({ name: "a", bytes });
    if (isTaken) receive().abort();
    else assert.throws(receive, { code: "disk_full" }, `${bytes} bytes where ${room} are free`);
    t.mock.restoreAll();
    syncBuiltinESMExports();
  }
});

for (const [name, giveUp] of [
  ["was given up", (sink) => sink.abort()],
  ["the end of the service cut off", (_, uploads) => uploads.close()],
] as [string, (sink: UploadSink, uploads: StagedUploads) => void][]) {
  test(`a file whose sending ${name} is not read, though it was whole`, async () => {
    const { uploads } = setUp(100_000);
    const sink = uploads.receive({ name: "a", bytes: 100_000 });
    sink.write(Buffer.alloc(100_000));
    await new Promise<void>((resolve) => sink.onDrain(resolve));
    giveUp(sink, uploads);
    await assert.rejects(sink.finish(), { code: "busy" });
    assert.deepEqual(uploads.state, { kind: "idle" });
  });
}

for (const [code, said] of [
  ["ENOSPC", "disk_full"],
  ["EDQUOT", "disk_full"],
  ["EROFS", "read_only"],
  ["EIO", "read_only"],
] as const) {
  test(`a file that the disk does not take, for ${code}, is refused as ${said}`, async (t) => {
    const { uploads } = setUp(1000);
    t.mock.method(fs, "write", (...values: unknown[]) => {
      const done = values.at(-1) as (error: Error) => void;
      setImmediate(() => done(Object.assign(new Error("no"), { code })));
    });
    const sink = uploads.receive({ name: "a", bytes: 4 });
    sink.write(Buffer.from("text"));
    await assert.rejects(Promise.resolve(sink.finish()), { code: said });
    sink.abort();
  });
}

test("one file is received at a time, and none after the end", () => {
  const { uploads, corpus } = setUp(1000);
  const sink = uploads.receive({ name: "a", bytes: 1 });
  assert.equal(uploads.state.kind, "receiving");
  assert.throws(() => uploads.receive({ name: "b", bytes: 1 }), { code: "busy" });
  sink.abort();
  sink.abort();
  uploads.receive({ name: "b", bytes: 1 }).abort();
  uploads.close();
  assert.throws(() => uploads.receive({ name: "c", bytes: 1 }), { code: "busy" });
  assert.deepEqual(readdirSync(corpus), []);
});

describe("the name of an uploaded file", () => {
  const CASES: readonly [stated: string, name: string][] = [
    ["SSP.zip", "SSP.zip"],
    ["Sveto pismo (2024)_1-2.usfm", "Sveto pismo (2024)_1-2.usfm"],
    ["C:\\mapa\\č.xml", "č.xml"],
    ["/etc/passwd", "passwd"],
    ["../../a", "a"],
    ["..", "upload"],
    ["...hidden", "hidden"],
    ["-rf", "rf"],
    [" - . a ", "a"],
    ["", "upload"],
    ["/", "upload"],
    ["a/", "upload"],
    ["a\u0000b\nc\u202ed", "a_b_c_d"],
    ['a<b>&"c*?|', "a_b___c___"],
    ["c\u030c", "č"],
    ["a".repeat(119), "a".repeat(119)],
    ["a".repeat(120), "a".repeat(120)],
    [`b${"a".repeat(116)}.zip`, `${"a".repeat(116)}.zip`],
    [`${"č".repeat(60)}`, "č".repeat(60)],
    [`${"č".repeat(59)}.zip`, `${"č".repeat(58)}.zip`],
  ];
  for (const [stated, name] of CASES) {
    test(`${JSON.stringify(stated.slice(0, 30))}, ${stated.length} characters`, () => {
      assert.equal(safeFileName(stated), name);
    });
  }

  test("is never a folder, hidden, an option or longer than 120 bytes, whatever is stated", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (stated) => {
        const name = safeFileName(stated);
        assert.ok(Buffer.byteLength(name) <= 120, "short");
        assert.match(name, /^[\p{L}\p{N}_(][\p{L}\p{M}\p{N}._ ()-]*$|^\p{M}/u);
        assert.equal(name, name.trim());
      }),
      { seed: 12 },
    );
  });
});

describe("the folders of uploads", () => {
  test("are this user's alone, beside the translations, and each another", () => {
    const corpus = join(scratchFolder(), "new", "corpus");
    const staging = new Staging({ corpus, keys: "keys" });
    const [one, other] = [staging.makeFolder(), staging.makeFolder()];
    assert.notEqual(one, other);
    assert.match(basename(one), /^\.upload-[0-9a-f]{8}-\w{6}$/);
    assert.equal(statSync(one).mode & 0o777, 0o700);
    staging.removeFolder(one);
    staging.removeFolder(one);
    assert.deepEqual(readdirSync(corpus), [basename(other)]);
  });

  test("are removed at the next start: its own at once, those of others after a day", () => {
    const corpus = scratchFolder();
    const staging = new Staging({ corpus, keys: "a" });
    const own = staging.makeFolder();
    const [young, level, old] = [1, 2, 3].map(() => new Staging({ corpus, keys: "b" }).makeFolder()) as [
      string,
      string,
      string,
    ];
    const now = Math.floor(Date.now() / 1000) * 1000;
    for (const [folder, age] of [
      [young, 0],
      [level, DAY],
      [old, DAY + 1000],
    ] as const) {
      utimesSync(folder, now / 1000, (now - age) / 1000);
    }
    const foreign = join(corpus, ".upload-cache");
    mkdirSync(foreign);
    utimesSync(foreign, 0, 0);
    writeFileSync(join(corpus, "KJV.txt"), "");
    const kept = join(scratchFolder(), "kept");
    mkdirSync(kept);
    symlinkSync(kept, join(corpus, `${basename(own).slice(0, -6)}linked`));
    staging.removeLeftovers(now);
    const left = ["KJV.txt", foreign, young, level].map((path) => basename(path));
    assert.deepEqual(readdirSync(corpus).sort(), left.sort());
    assert.ok(existsSync(kept), "what a link leads to stays");
    new Staging({ corpus: join(corpus, "none"), keys: "a" }).removeLeftovers(now);
  });

  test("can be made where the translations, or else the folder above, can be written", () => {
    const above = scratchFolder();
    const staging = (corpus: string) => new Staging({ corpus, keys: "a" });
    assert.equal(staging(above).isWritable(), true);
    assert.equal(staging(join(above, "new")).isWritable(), true);
    assert.equal(staging(join(above, "none", "new")).isWritable(), false);
    writeFileSync(join(above, "file"), "");
    chmodSync(join(above, "file"), 0o777);
    assert.equal(staging(join(above, "file")).isWritable(), false, "a file");
  });

  test("need room on the disk, and some more", () => {
    const staging = new Staging({ corpus: join(scratchFolder(), "new"), keys: "a" });
    assert.equal(staging.hasRoom(0), true);
    assert.equal(staging.hasRoom(1e18), false);
  });
});
