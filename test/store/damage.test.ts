/** A whole store with one file cut short or one bit flipped, at every place: recovered or refused, never silently wrong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { type Store, StoreDamaged, StoreRefused } from "../../src/store/mod.ts";
import { checkStore, repairStore } from "../../src/store/repair/mod.ts";
import { saying } from "../support/saying.ts";
import { MemoryFiles } from "./memory_files.ts";
import { FOLDER, HOUR, idle, NOON, type Opened, opened, serve, withKey } from "./opened.ts";

/** All that can be known of a store from outside, as text. */
async function stateOf(store: Store): Promise<string> {
  const users = [...store.accounts.users()];
  const used = users.map(({ name }) => store.used(store.accountOfUser(name)!));
  return JSON.stringify({ users, used });
}

/** A store with some of everything, and each state that it went through since it was opened on its last day. */
async function livedIn(): Promise<{ files: MemoryFiles; states: Set<string>; now: number }> {
  const around = await opened();
  const { store } = around;
  const ana = await withKey(store, "Ana");
  serve(store, ana, 3);
  around.now += 24 * HOUR;
  const states = new Set<string>();
  const keep = async () => states.add(await stateOf(store));
  await keep();
  serve(store, ana, 2);
  await idle();
  await keep();
  const bor = await withKey(store, "Bor");
  await store.accounts.setLimit("Bor", 7);
  for (let request = 0; request < 4; request++) {
    serve(store, request % 2 ? ana : bor);
    await keep();
  }
  await store.signIn.createLink("Bor");
  await store.signIn.createSession("Ana");
  await store.accounts.setDisabled("Bor", true);
  await keep();
  await store.close();
  return { files: around.files, states, now: around.now };
}

const lived = await livedIn();
const PATHS = lived.files.paths();

/** Opens a store that is the one lived in, but for one file. */
function openedWith(path: string, content: Uint8Array): Promise<Opened> {
  const files = new MemoryFiles();
  for (const other of PATHS) files.put(other, lived.files.get(other));
  files.put(path, content);
  return opened({ on: files, at: lived.now });
}

test("the store lived in has accounts, a compacted day and a day's log", () => {
  assert.deepEqual(PATHS, [
    `${FOLDER}/accounts.log`,
    `${FOLDER}/usage/2026-11-21.1.day`,
    `${FOLDER}/usage/2026-11-22.2.log`,
  ]);
});

for (const path of PATHS) {
  const isCompacted = path.endsWith(".day");

  test(`${path} cut at every length`, async () => {
    const whole = lived.files.get(path);
    const atLineEnd = (length: number) => length > 0 && whole[length - 1] === 0x0a;
    let opens = 0;
    for (let length = 0; length < whole.length; length++) {
      const cut = whole.subarray(0, length);
      try {
        const around = await openedWith(path, cut);
        opens++;
        // A past day is not read at the start; its history is, and refuses.
        if (isCompacted) {
          await checkDamagedDay(around.store);
          const reports = await collect(checkStore(FOLDER, around.files));
          assert.equal(reports[1]?.state, "damaged", `at ${length}`);
        } else await checkPrefix(around, { path, cut, whole, torn: !atLineEnd(length) });
        await around.store.close();
      } catch (error) {
        if (!(error instanceof StoreDamaged)) throw error;
        assert.ok(length <= whole.indexOf(10), `refused at ${length}: ${error.message}`);
      }
    }
    assert.ok(opens > 50, `opened ${opens} times`);
  });

  test(`${path} with every bit flipped`, async () => {
    const whole = lived.files.get(path);
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const flipped = Buffer.from(whole);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      if (isCompacted) {
        await checkDamagedDay((await openedWith(path, flipped)).store);
        continue;
      }
      await assert.rejects(openedWith(path, flipped), (error: unknown) => {
        assert.ok(error instanceof StoreDamaged, `bit ${bit}: ${error}`);
        assert.deepEqual(error.values, { file: path, offset: error.offset });
        const line = whole.lastIndexOf(10, (bit >> 3) - 1) + 1;
        assert.equal(error.offset, bit >> 3 === 0 ? 0 : line, `bit ${bit}`);
        assert.match(explain(error, "en"), /damaged at byte \d+ .*`ambo store check`.*`ambo store repair`/);
        return true;
      });
    }
  });
}

/** The history marks a damaged day and shows the others. */
async function checkDamagedDay(store: Store): Promise<void> {
  for (const days of [await store.usage(), await store.usageOf("Ana")]) {
    assert.deepEqual(days[0], { date: "2026-11-21", requests: 0, damaged: true });
    assert.equal(days[1]?.damaged, undefined);
    assert.equal(days.length, 2);
  }
}

/** A cut log gives a state that the store was in, says so where a record was cut, and keeps what was cut off. */
async function checkPrefix(
  around: Opened,
  cut: { path: string; cut: Buffer; whole: Buffer; torn: boolean },
): Promise<void> {
  const { files, warnings } = around;
  const lineStart = cut.cut.lastIndexOf(10) + 1;
  const tail = cut.cut.subarray(lineStart);
  const torn = cut.torn && cut.cut.length > 0;
  assert.equal(warnings.length, torn ? 1 : 0, `${cut.cut.length}: ${warnings}`);
  if (torn) assert.deepEqual(files.get(`${cut.path}.torn`), Buffer.from(tail));
  const state = JSON.parse(await stateOf(around.store));
  // Every number of requests is one that was counted at some time, every user one that was there.
  const seen = [...lived.states].map((text) => JSON.parse(text));
  for (const [index, user] of state.users.entries()) {
    const versions = seen.map(({ users }) => users[index]).filter(Boolean);
    assert.ok(versions.some(({ name }) => name === user.name));
    assert.ok(seen.some(({ used }) => (used[index] ?? 0) === state.used[index]));
  }
}

test("a file of a newer format is refused by every way in", async () => {
  for (const path of PATHS) {
    const { RecordWriter } = await import("../../src/store/wal/mod.ts");
    const records = new RecordWriter();
    const kind = path.endsWith("accounts.log") ? "accounts" : "usage";
    records.begin("ambo").word(kind).number(4).word("whatever").end();
    records.begin("novelty").end();
    const content = Buffer.from(records.bytes);
    if (!path.endsWith(".day")) {
      await assert.rejects(openedWith(path, content), (error: unknown) => {
        assert.ok(error instanceof StoreRefused, String(error));
        assert.match(explain(error, "en"), /format 4 of a newer Ambo/);
        return true;
      });
    }
    const files = new MemoryFiles();
    for (const other of PATHS) files.put(other, lived.files.get(other));
    files.put(path, content);
    await assert.rejects(collect(checkStore(FOLDER, files)), StoreRefused);
    await assert.rejects(repairStore(FOLDER, { now: () => NOON, files }), StoreRefused);
    assert.deepEqual(files.get(path), content);
  }
});

test("counts without accounts are refused: new users would have the counts of others", async () => {
  const files = new MemoryFiles();
  for (const path of PATHS.slice(1)) files.put(path, lived.files.get(path));
  await assert.rejects(opened({ on: files }), (error: unknown) => {
    assert.ok(error instanceof StoreRefused, String(error));
    assert.match(explain(error, "en"), /accounts\.log is missing, though there are counts in usage/);
    return true;
  });
  assert.deepEqual(files.paths(), PATHS.slice(1));
});

test("check tells every file's state and changes nothing", async () => {
  const files = new MemoryFiles();
  for (const path of PATHS) files.put(path, lived.files.get(path));
  assert.deepEqual(
    (await collect(checkStore(FOLDER, files))).map(({ name, state }) => [name, state]),
    [
      ["accounts.log", "sound"],
      ["usage/2026-11-21.1.day", "sound"],
      ["usage/2026-11-22.2.log", "sound"],
    ],
  );
  const accounts = files.get(PATHS[0]!);
  const damaged = Buffer.from(accounts);
  const place = accounts.indexOf("Bor");
  damaged[place]! ^= 1;
  files.put(PATHS[0]!, damaged);
  files.put(PATHS[2]!, files.get(PATHS[2]!).subarray(0, -1));
  const [first, , third] = await collect(checkStore(FOLDER, files));
  const start = accounts.lastIndexOf(10, place) + 1;
  const end = accounts.indexOf(10, place) + 1;
  assert.equal(first?.state, "damaged");
  assert.equal(first?.offset, start);
  assert.deepEqual(first?.recovered?.gaps, [{ start, end }]);
  assert.equal(third?.state, "torn");
  assert.deepEqual(files.paths(), PATHS);
  assert.deepEqual(files.get(PATHS[0]!), damaged);
});

test("repair saves every sound record, keeps the damaged file, and what it leaves opens", async () => {
  for (const path of PATHS) {
    const whole = lived.files.get(path);
    const lines = whole.toString().split(/(?<=\n)/);
    let start = 0;
    for (const [index, line] of lines.entries()) {
      const files = new MemoryFiles();
      for (const other of PATHS) files.put(other, lived.files.get(other));
      const damaged = Buffer.from(whole);
      damaged[start + line.length - 3]! ^= 1;
      files.put(path, damaged);
      const [report] = await repairStore(FOLDER, { now: () => lived.now, files });
      assert.equal(report?.kept, `${path}.damaged`);
      assert.deepEqual(files.get(`${path}.damaged`), damaged);
      assert.equal(report?.records, lines.length - 1 - Number(index > 0), `${path}, line ${index}`);
      const around = await opened({ on: files, at: lived.now });
      assert.deepEqual(around.warnings, []);
      await around.store.usage();
      const kinds = (await collect(checkStore(FOLDER, files))).map(({ state }) => state);
      assert.ok(kinds.every((state) => state === "sound"));
      await around.store.close();
      start += line.length;
    }
  }
});

test("a user whose own record is lost keeps key, limit and quota under another name", async () => {
  const around = await opened();
  await withKey(around.store, "Ana");
  const bor = await withKey(around.store, "Bor");
  await withKey(around.store, "Cene");
  await around.store.accounts.setLimit("Bor", 7);
  serve(around.store, bor, 5);
  await around.store.close();
  const path = `${FOLDER}/accounts.log`;
  const damaged = around.files.get(path);
  damaged[damaged.indexOf("Bor")]! ^= 4;
  around.files.put(path, damaged);
  await assert.rejects(opened({ on: around.files }), StoreDamaged);
  const [report] = await repairStore(FOLDER, { now: () => NOON, files: around.files });
  assert.deepEqual(report?.renamed, ["recovered-2"]);
  const { store } = await opened({ on: around.files });
  const account = store.accountOfKey(bor)!;
  assert.deepEqual([account.user, account.limit, store.remaining(account)], ["recovered-2", 7, 2]);
  assert.equal(store.accounts.user("Cene")?.account, 3);
});

test("repair that finds no room leaves the damaged file where it is", async () => {
  const path = PATHS[0]!;
  const files = new MemoryFiles();
  for (const other of PATHS) files.put(other, lived.files.get(other));
  const damaged = files.get(path);
  damaged[100]! ^= 1;
  files.put(path, damaged);
  for (const operation of ["write", "sync", "rename", "syncFolder"]) {
    files.faultAt = (step) => (step.operation === operation ? { code: "ENOSPC" } : undefined);
    await assert.rejects(repairStore(FOLDER, { now: () => NOON, files }), saying(/ENOSPC/));
    files.faultAt = () => undefined;
    if (operation !== "syncFolder") assert.deepEqual(files.get(path), damaged, operation);
  }
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
