/** The states of an upload, from the first byte to the translation in force, and what is left on the disk in each. */

import assert from "node:assert/strict";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { isProblem } from "../../src/base/problem.ts";
import { StagedUploads } from "../../src/upload/mod.ts";
import { endOnce } from "../support/at_end.ts";
import { configOf } from "../support/config.ts";
import { PROGRAM } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const DAY = 86_400_000;
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
