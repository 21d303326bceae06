/** What administrators change on the pages, killed amid each change: the old is there or the new, never neither. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import { openLibrary } from "../../src/corpus/mod.ts";
import { openStore } from "../../src/store/mod.ts";
import { scratchFolder } from "../support/scratch.ts";

/** More in the long run: `SOAK=1`. */
const ROUNDS = process.env.SOAK ? 300 : 4;

/** The changes over and over, each announced before it is made. */
const CHANGES = `
import { editTranslation, openLibrary, removeTranslation, bringBackTranslation } from "./src/corpus/mod.ts";
import { DayClock } from "./src/base/clock.ts";
import { openStore } from "./src/store/mod.ts";
const [corpus, keys] = process.argv.slice(-2);
const config = { current: { "daily-limit": 100 } };
const store = await openStore(keys, { clock: new DayClock("Europe/Ljubljana"), config });
process.stdout.write("ready\\n");
for (let turn = 0; ; turn++) {
  const { library } = openLibrary(corpus);
  const { code, header } = library.translations().find(({ code }) => code !== "ZGL");
  const other = code === "ENA" ? "DVE" : "ENA";
  editTranslation(corpus, { code, change: { ...header, code: other, name: "Ime " + turn } });
  removeTranslation(corpus, { code: other, now: turn });
  bringBackTranslation(corpus, { code: other, removed: turn });
  await store.setSetting("face", JSON.stringify({ turn, long: "x".repeat(5000) }));
  await store.setSetting("crest", "A".repeat(turn % 2 === 0 ? 100000 : 10));
  await new Promise(setImmediate);
}`;

function start(folders: readonly string[]): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", CHANGES, "--", ...folders],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return new Promise((resolve, reject) => {
    child.stdout!.once("data", () => resolve(child));
    child.once("exit", (code) => reject(new Error(`It ended with ${code}`)));
  });
}

test("a kill amid a change of translations, face and crest leaves each as it was or as it is to be", async () => {
  const [corpus, keys] = [scratchFolder(), scratchFolder()];
  for (const code of ["ZGL", "sample-EN"]) {
    copyFileSync(`test/fixtures/corpus/${code}.txt`, join(corpus, `${code}.txt`));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const child = await start([corpus, keys]);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    const { library, faults } = openLibrary(corpus);
    assert.deepEqual(faults, [], `round ${round}`);
    const removed = library.translations().length === 1;
    if (removed) await bringBack(corpus);
    const codes = openLibrary(corpus)
      .library.translations()
      .map(({ code }) => code);
    assert.equal(codes.length, 2, `round ${round}: ${codes}`);
    const store = await openStore(keys, {
      clock: new DayClock("Europe/Ljubljana"),
      config: { current: { "daily-limit": 100 } },
    });
    const face = store.settings.get("face");
    if (face !== undefined) assert.equal(JSON.parse(face).long.length, 5000);
    const crest = store.settings.get("crest");
    if (crest !== undefined) assert.ok([10, 100_000].includes(crest.length), `${crest.length}`);
    await store.close();
  }
});

/** A kill between removal and undoing leaves it among the removed, from where it comes back. */
async function bringBack(corpus: string): Promise<void> {
  const { bringBackTranslation, removedTranslations } = await import("../../src/corpus/mod.ts");
  const [last] = removedTranslations(corpus, 0);
  assert.ok(last, "it is neither there nor among the removed");
  bringBackTranslation(corpus, last);
}
