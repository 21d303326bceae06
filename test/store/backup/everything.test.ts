/** All of a service in one file: packed, unpacked, and refused where one byte is another. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Everything, packEverything, readEverything, unpackEverything } from "../../../src/store/backup/mod.ts";
import { StoreRefused } from "../../../src/store/mod.ts";
import { readTranslations, restoreTranslations } from "../../../src/upload/mod.ts";
import { scratchFolder } from "../../support/scratch.ts";

const CONTENT: Everything = {
  store: Buffer.from("shramba č"),
  settings: "port = 8080\n",
  translations: new Map([
    ["A.txt", Buffer.from("šest")],
    ["B.txt", Buffer.alloc(0)],
    ["C-1.txt", Buffer.from([0, 255, 10, 13])],
  ]),
};
const plain = async (content = CONTENT) => gunzipSync(await packEverything(content));
const unpack = (bytes: Buffer) => unpackEverything(gzipSync(bytes, { level: 1 }), "/backup");

/** Checks that bytes are refused, and for which reason; any where none is given. */
async function refused(unpacked: Promise<unknown>, reason?: string): Promise<void> {
  await assert.rejects(unpacked, (error) => {
    assert.ok(error instanceof StoreRefused, String(error));
    const { code } = error.cause as { code?: string };
    const expected = code?.startsWith("Z_")
      ? ["damaged_gzip", { path: "/backup" }]
      : ["unsound_backup", { path: "/backup", offset: 0 }];
    assert.deepEqual([error.code, error.values], expected);
    if (reason !== undefined) assert.equal(code, reason);
    return true;
  });
}

/** A file with entries of any names, and the sums of their bytes unless another is given. */
function fileOf(entries: readonly [name: string, bytes: string, sha256?: string][], rest = "") {
  const head = entries.map(([name, bytes, sha256]) => ({
    ...{ name, size: bytes.length },
    sha256: sha256 ?? createHash("sha256").update(bytes).digest("hex"),
  }));
  const bytes = entries.map(([, bytes]) => bytes).join("");
  return Buffer.from(`ambo everything 1\n${JSON.stringify(head)}\n${bytes}${rest}`);
}

test("a backup of a store alone is none of everything", async () => {
  const file = join(scratchFolder(), "backup");
  for (const bytes of ["ambo backup", "", "\u001f", "\u001f\u001f", "\u008b\u001f"]) {
    writeFileSync(file, bytes, "latin1");
    assert.equal(await readEverything(file), undefined, JSON.stringify(bytes));
  }
  // More than memory holds: only its first bytes are read.
  truncateSync(file, 3 * 2 ** 30);
  assert.equal(await readEverything(file), undefined);
});

test("a byte that is another, missing or too many is refused", async () => {
  const bytes = await plain();
  const start = bytes.indexOf("shramba");
  for (let at = 0; at < bytes.length; at++) {
    // A name may be another: what it represents is left out, and never taken for the store.
    if (at < start && bytes.toString("latin1", at - 8, at + 8).includes("name")) continue;
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    const name = bytes.toString("latin1", 0, at).lastIndexOf('"name":"');
    const isInName = at < start && !bytes.toString("latin1", name + 8, at).includes('"');
    if (!isInName) await refused(unpack(changed));
  }
  for (let length = 0; length < bytes.length; length++) await refused(unpack(bytes.subarray(0, length)));
  await refused(unpack(Buffer.concat([bytes, Buffer.from("x")])), "record_after_end");
  await refused(unpackEverything(bytes, "/backup"), "Z_DATA_ERROR");
  const packed = await packEverything(CONTENT);
  await refused(unpackEverything(packed.subarray(0, -1), "/backup"), "Z_BUF_ERROR");
});

test("another file is refused at its first bytes: what follows, whatever its length, is never unpacked", async () => {
  for (const other of [
    "a picture ".repeat(50_000),
    "ambo everything\n".repeat(9999),
    "0123abcd ambo accounts 3\n".repeat(9999),
  ]) {
    const packed = gzipSync(other);
    // Whoever unpacks it to the end finds a wrong sum.
    packed[packed.length - 6]! ^= 1;
    await refused(unpackEverything(packed, "/backup"), "no_backup");
    await refused(unpackEverything(gzipSync(packed), "/backup"), "no_backup");
  }
});

test("a name that leads out of the folder, or is none of a translation, is left out", async () => {
  const names = [
    "../A.txt",
    "corpus/../A.txt",
    "corpus/.A.txt",
    "corpus/A/B.txt",
    "corpus/A.md",
    "A.txt",
    "corpus/A.txt\n",
  ];
  const file = fileOf([
    ["store", "s"],
    ...names.map((name): [string, string] => [name, "x"]),
    ["corpus/Good.txt", "y"],
    [`corpus/${"x".repeat(40)}.txt`, "z"],
    ["corpus/Moj prevod (Čatež).txt", "z"],
    ["corpus/..\\A.txt", "x"],
  ]);
  const { store, settings, translations } = await unpack(file);
  assert.deepEqual([store.toString(), settings], ["s", ""]);
  assert.deepEqual([...translations.keys()], ["Good.txt", `${"x".repeat(40)}.txt`, "Moj prevod (Čatež).txt"]);
});

test("a backup that went through gzip once more is read", async () => {
  const packed = await packEverything(CONTENT);
  assert.deepEqual(await unpackEverything(gzipSync(packed), "/backup"), CONTENT);
});

test("the translations of a folder are its files in order, drafts and others left out", () => {
  const folder = join(scratchFolder(), "corpus");
  assert.deepEqual(readTranslations(folder, { isNamed: false }), new Map());
  assert.throws(() => readTranslations(folder, { isNamed: true }), /unreadable_folder|ENOENT|corpus/);
  mkdirSync(folder);
  for (const name of ["B.txt", "A.txt", ".A.1.draft", ".hidden.txt", "README.md", "A.txt.bak"]) {
    writeFileSync(join(folder, name), `${name} č`);
  }
  mkdirSync(join(folder, ".removed"));
  writeFileSync(join(folder, "Moj prevod.txt"), "č");
  assert.deepEqual(
    [...readTranslations(folder, { isNamed: true })].map(([name, bytes]) => [name, bytes.toString()]),
    [
      ["A.txt", "A.txt č"],
      ["B.txt", "B.txt č"],
      ["Moj prevod.txt", "č"],
    ],
  );
});

test("of two translations whose names are one in the folder, as where case does not count, the second is said to be kept out", () => {
  const folder = scratchFolder();
  const translations = new Map([
    ["A.txt", Buffer.from("first")],
    ["./A.txt", Buffer.from("second")],
  ]);
  assert.deepEqual(restoreTranslations(folder, translations), { written: ["A.txt"], kept: ["./A.txt"] });
  assert.equal(readFileSync(join(folder, "A.txt"), "utf8"), "first");
});
