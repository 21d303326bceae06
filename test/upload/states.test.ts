/** The states of an upload, from the first byte to the translation in force, and what is left on the disk in each. */

import assert from "node:assert/strict";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { isProblem } from "../../src/base/problem.ts";
import { openLibrary } from "../../src/corpus/mod.ts";
import { StagedUploads } from "../../src/upload/mod.ts";
import { endOnce } from "../support/at_end.ts";
import { configOf } from "../support/config.ts";
import { PROGRAM } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const DAY = 86_400_000;
const FIELDS = { code: "NOV", name: "Novi", language: "slv", copyright: "Zgled" };
const SOURCE = "\\id GEN\n\\c 1\n\\p\n\\v 1 Čaša je polna.\n\\v 2 Žarek je topel.\n";
const EXISTING =
  "Ambo-Translation: 1\nCode: STAR\nName: Stari\nLanguage: slv\nCopyright: Zgled\n\nGEN 1:1 Čaša je prazna.\n";

function setUp(program: readonly string[] = PROGRAM, pendingTime = 3_600_000) {
  const corpus = join(scratchFolder(), "corpus");
  mkdirSync(corpus);
  writeFileSync(join(corpus, "STAR.txt"), EXISTING);
  const around = { now: 5 * DAY, reloads: 0, logged: [] as unknown[] };
  const uploads = new StagedUploads({
    config: configOf({ corpus, keys: scratchFolder() }),
    now: () => around.now,
    log: (...entry) => void around.logged.push(entry),
    reload: () => void around.reloads++,
    environment: process.env,
    program: { node: process.execPath, file: program.at(-1)!, nodeFlags: program.slice(0, -1) },
    pendingTime,
  });
  endOnce(async () => uploads.close());
  const staged = () => readdirSync(corpus).filter((name) => name.startsWith(".upload-"));
  const send = async (text: string, name = "geneza.usfm") => {
    const sink = uploads.receive({ name, bytes: Buffer.byteLength(text) });
    sink.write(Buffer.from(text));
    await sink.finish();
  };
  /** Waits until the file is read. */
  const over = () => until("the file is read", () => uploads.state.kind !== "working", 60_000);
  const pending = async () => {
    await send(SOURCE);
    await over();
    assert.equal(uploads.state.kind, "pending", JSON.stringify(uploads.state));
    return (uploads.state as Extract<typeof uploads.state, { kind: "pending" }>).upload;
  };
  return {
    ...{ around, corpus, uploads, staged, send, over, pending },
    state: () => uploads.state,
  };
}

const refused = (code: string) => (error: unknown) => isProblem(error, "upload") && error.code === code;

// Each starts programs, which take their time.
describe("an upload", { concurrency: true }, () => {
  test("a file is received, read, waits, is put in force, and leaves nothing but the translation", async () => {
    const { around, corpus, uploads, staged, send, over } = setUp();
    assert.deepEqual(uploads.state, { kind: "idle" });
    await send(SOURCE);
    const working = uploads.state;
    assert.equal(working.kind, "working");
    assert.deepEqual({ ...working, id: "" }, { kind: "working", id: "", fileName: "geneza.usfm", step: "preview" });
    assert.equal(staged().length, 1);
    assert.throws(() => uploads.receive({ name: "b", bytes: 1 }), refused("busy"));
    for (const change of [() => uploads.remove("STAR"), () => uploads.bringBack({ code: "STAR", removed: 1 })]) {
      assert.throws(change, refused("busy"), "the folder is not changed meanwhile");
    }
    await over();
    assert.ok(uploads.state.kind === "pending", JSON.stringify(uploads.state));
    const { id, fileName, preview, expires, refusal, stated } = uploads.state.upload;
    assert.deepEqual(
      [fileName, preview.books, preview.chapters, preview.verses, expires, refusal, stated],
      ["geneza.usfm", 1, 1, 2, 5 * DAY + 3_600_000, undefined, undefined],
    );
    assert.equal(around.reloads, 0);
    await assert.rejects(uploads.confirm("other", { fields: FIELDS, replace: false }), refused("gone"));
    assert.equal(await uploads.confirm(id, { fields: FIELDS, replace: false }), "NOV");
    assert.deepEqual(uploads.state, { kind: "idle", imported: "NOV" });
    assert.deepEqual(readdirSync(corpus).sort(), ["NOV.txt", "STAR.txt"]);
    assert.equal(around.reloads, 1);
    assert.deepEqual(around.logged, [["notice", "Imported an uploaded translation", { translation: "NOV" }]]);
    assert.equal(openLibrary(corpus).library.get("NOV")?.text(1), "Žarek je topel.");
    await assert.rejects(uploads.confirm(id, { fields: FIELDS, replace: false }), refused("gone"));
  });

  test("one that is refused waits on with the reason and the fields, until it is discarded", async () => {
    const { around, corpus, uploads, staged, pending } = setUp();
    const before = openLibrary(corpus).library.get("STAR")!;
    const { id: first } = await pending();
    const changesOfFirst = uploads.changesTo(before, first);
    const { id } = await pending();
    assert.equal(uploads.changesTo(before, first), undefined);
    around.now += 1000;
    const taken = { ...FIELDS, code: "STAR" };
    assert.equal(await uploads.confirm(id, { fields: taken, replace: false }), undefined);
    assert.ok(uploads.state.kind === "pending", JSON.stringify(uploads.state));
    const { upload } = uploads.state;
    assert.ok(upload.refusal instanceof Error, "it tells why");
    assert.deepEqual([upload.id, upload.stated, upload.expires], [id, taken, around.now + 3_600_000]);
    assert.equal(staged().length, 1);
    assert.equal(around.reloads, 0);
    const changes = uploads.changesTo(before, id)!;
    assert.deepEqual([changes.added, changes.gone, changes.altered], [1, 0, 1]);
    assert.equal(uploads.changesTo(before, id), changes, "it is compared once");
    assert.notEqual(changes, changesOfFirst, "and each upload by itself");
    assert.equal(uploads.changesTo(before, "other"), undefined);
    uploads.discard();
    assert.deepEqual([uploads.state, staged()], [{ kind: "idle" }, []]);
    assert.equal(uploads.changesTo(before, id), undefined);
    assert.equal(openLibrary(corpus).library.get("STAR")?.lineCount, 1);
  });

  test("what is no translation is refused with a reason, until it is discarded or another comes", async () => {
    const { uploads, staged, send, over } = setUp();
    await send("nič", "slika.png");
    await over();
    const { state } = uploads;
    assert.ok(state.kind === "refused", JSON.stringify(state));
    assert.equal(state.fileName, "slika.png");
    assert.ok(state.refusal instanceof Error, "it tells why");
    assert.deepEqual(staged(), []);
    const sink = uploads.receive({ name: "b", bytes: 1 });
    assert.deepEqual(uploads.state, { kind: "receiving" });
    sink.abort();
    assert.deepEqual([uploads.state, staged()], [{ kind: "idle" }, []]);
  });

  describe("an upload is forgotten with its files", { concurrency: true }, () => {
    test("where it is discarded while it is read", async () => {
      const { uploads, staged, send, over } = setUp();
      await send(SOURCE);
      uploads.discard();
      await over();
      assert.deepEqual([uploads.state, staged()], [{ kind: "idle" }, []]);
    });

    test("where nobody confirms it in its time", async () => {
      const { uploads, staged, send } = setUp(PROGRAM, 1);
      await send(SOURCE);
      await until("it is forgotten", () => uploads.state.kind === "idle", 60_000);
      assert.deepEqual(staged(), []);
    });

    test("where the service stops, at any moment", async () => {
      const receiving = setUp();
      const sink = receiving.uploads.receive({ name: "a", bytes: 3 });
      sink.write(Buffer.from("abc"));
      receiving.uploads.close();
      assert.deepEqual([receiving.state(), receiving.staged()], [{ kind: "idle" }, []]);
      const reading = setUp();
      await reading.send(SOURCE);
      reading.uploads.close();
      await reading.uploads.settled(60_000);
      assert.deepEqual([reading.state(), reading.staged()], [{ kind: "idle" }, []]);
      assert.throws(() => reading.uploads.remove("STAR"), refused("busy"));
    });
  });

  test("a program that ends without a word, or cannot be started, refuses the file", async () => {
    const { uploads, staged, send, over } = setUp(["nowhere.js"]);
    await send(SOURCE);
    await over();
    assert.ok(uploads.state.kind === "refused", JSON.stringify(uploads.state));
    assert.equal((uploads.state.refusal as { code?: string }).code, "ended");
    assert.deepEqual(staged(), []);
  });
});
