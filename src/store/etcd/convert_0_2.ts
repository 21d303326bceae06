import { kept } from "../../base/bounded_map.ts";
import { Problem } from "../../base/problem.ts";
import { type AccountChange, AccountState, decodeChange, replaceAccounts } from "../accounts/mod.ts";
import { DayCounts, usageFileName, usageFolder, writeCounts } from "../usage/mod.ts";
import { LogFile, MemoryFolder, type RecordFields, StoreDamaged } from "../wal/mod.ts";
import { decodeBase64, type KeyValue, remove, revisionOf, unchanged } from "./engine.ts";
import { pages, run } from "./engine_operations.ts";
import { decodeRecords, digits, endOf } from "./layout.ts";
import { FOLDER, makeStore, type NewStoreOptions } from "./new_store.ts";

const KEYS_AT_ONCE = 1000;
/** The first words of the keys of version 1, in the order of their names. */
const KEYS = ["accounts", "change/", "count/", "day", "history/", "instance/", "past/", "piece/", "snapshot"];

/**
 * Makes a store of this format of one that Ambo 0.2 left in the engine, with all that is in it. A takeover that was broken
 * off is done again when the store is opened next.
 *
 * @param format The format of the old store.
 * @returns False if another process has taken it over.
 * @throws {StoreDamaged} If a value is damaged; then nothing is changed, except that 0.2 cannot go on.
 * @throws {EngineError} If the engine does not answer.
 */
export async function takeOver(options: NewStoreOptions, format: KeyValue): Promise<boolean> {
  const { engine, layout } = options;
  const isSame = unchanged(layout.format, Number(format.mod_revision));
  // Processes of 0.2 compare this key with every count and change: without it they put nothing more on record.
  const stopped = await run(engine, {
    compare: [isSame],
    success: [remove(`${layout.root}accounts`)],
  });
  if (!stopped.succeeded) return false;
  const old = new OldStore();
  const revision = revisionOf(stopped);
  const read = { limit: KEYS_AT_ONCE, revision };
  for await (const kvs of pages(engine, layout.root, read)) {
    for (const kv of kvs) old.take(decodeBase64(kv.key).toString().slice(layout.root.length), kv);
  }
  const files = await old.files(options.now);
  const removed = KEYS.map((name) => {
    const key = layout.root + name;
    return name.endsWith("/") ? remove(key, endOf(key)) : remove(key);
  });
  // The snapshot and its pieces have the names of this format's.
  const success = removed.slice(0, -2);
  return await makeStore(options, { files, revision, compare: [isSame], success });
}

/** The content of a store of version 1. Its keys are taken in the order of their names. */
class OldStore {
  /** The changes in each piece of a snapshot, by its place, and after it by their numbers. */
  readonly #pieces = new Map<string, AccountChange[]>();
  readonly #changes = new Map<number, AccountChange[]>();
  #snapshot = { number: 0, place: "" };
  /** The counts of each day. */
  readonly #days = new Map<string, DayCounts>();
  /** The place of the pieces that a compacted day has; others are left from an attempt that failed. */
  readonly #compacted = new Map<string, string>();
  #today = "";
  #behind = 0;

  take(name: string, kv: KeyValue): void {
    const [folder, first = "", second = ""] = name.split("/");
    const bytes = decodeBase64(kv.value);
    if (folder === "count") {
      this.#count(first, Number(second), countOf(bytes, name));
      return;
    }
    let changes = kept(this.#pieces, first, () => []);
    const visit = (kind: string, fields: RecordFields): void => {
      switch (kind) {
        case "ambo":
        case "accounts":
        case "batch":
        case "machine":
          break;
        case "snapshot": {
          const [number] = [fields.number(), fields.number()];
          this.#snapshot = { number, place: `${digits(number)}-${fields.word()}` };
          break;
        }
        case "day":
          [this.#today, this.#behind] = [fields.word(), fields.number()];
          break;
        case "complete":
          this.#compacted.set(fields.word(), digits(fields.number()));
          break;
        case "count":
          if (this.#compacted.get(first) !== second) break;
          while (!fields.atEnd) this.#count(first, fields.pairFirst(), fields.number());
          break;
        case "change":
          changes = kept(this.#changes, fields.number(), () => []);
          break;
        default:
          changes.push(decodeChange(kind, fields));
      }
    };
    decodeRecords(bytes, { key: name, visit });
  }

  /** Returns the files of the store in a folder that has the same content. */
  async files(now: () => number): Promise<MemoryFolder> {
    const files = new MemoryFolder();
    const log = await replaceAccounts({ files, folder: FOLDER, state: this.#accounts(), now });
    await log.close();
    // The day that is counted has the highest number, whatever its date.
    const dates = [...this.#days.keys()].filter((date) => date !== this.#today).sort();
    if (this.#today !== "") dates.push(this.#today);
    for (const [index, date] of dates.entries()) {
      const behind = date === this.#today ? this.#behind : 0;
      const file = { date, number: index + 1, compacted: behind === 0 };
      const counts = this.#days.get(date)?.committed() ?? [];
      const log = LogFile.create(files, `${usageFolder(FOLDER)}/${usageFileName(file)}`);
      await writeCounts(log, { file, counts, isStopped: () => false });
      // Only a log has a record for it.
      if (behind > 0) log.records.begin("behind").number(behind).end();
      log.flush();
      await log.close();
    }
    return files;
  }

  /** Counts only rise: a compacted day may have been put back, because a wrong clock showed it again. */
  #count(date: string, account: number, count: number): void {
    kept(this.#days, date, () => new DayCounts()).raise(account, count);
  }

  #accounts(): AccountState {
    const state = new AccountState();
    for (const change of this.#pieces.get(this.#snapshot.place) ?? []) state.apply(change);
    let { number } = this.#snapshot;
    for (const [own, changes] of this.#changes) {
      if (own <= number) continue;
      if (own !== ++number) {
        const reason = new Problem("store.other_count", { of: "number", found: number, stated: own });
        throw StoreDamaged.key(`change/${digits(own)}`, { offset: 0, reason });
      }
      for (const change of changes) state.apply(change);
    }
    return state;
  }
}

function countOf(bytes: Buffer, key: string): number {
  const text = bytes.toString();
  if (!/^\d{1,15}$/.test(text)) {
    throw StoreDamaged.key(key, { offset: 0, reason: new Problem("store.number_expected", {}) });
  }
  return Number(text);
}
