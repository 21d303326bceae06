import { messageOf } from "../../base/errors.ts";
import { Mutex } from "../../base/mutex.ts";
import { encodeChange } from "../accounts/mod.ts";
import { expiredDates } from "../usage/mod.ts";
import { decodeMarker, readCount } from "./cluster_counter.ts";
import { type EngineClient, pause } from "./engine_client.ts";
import { endOf, type Layout } from "./layout.ts";
import { decodePastDay, encodePastDay, encodePieces, pages } from "./past_days.ts";
import { encodeRecords } from "./records.ts";
import { encodeSnapshot, readSnapshot, type SharedState } from "./shared_state.ts";
import { decode, kvsOf, put, range, remove, revisionOf, unchanged } from "./transaction.ts";

const RETRY_MS = 5000;
/** The counts that are read at once. */
const COUNTS_AT_ONCE = 2000;
/** About the bytes of a piece of a snapshot. */
const PIECE_BYTES = 1 << 18;
/** Changes before the snapshot that stay, for processes that are a little behind. */
const CHANGES_KEPT = 200;
const MARKER_DAYS = 2;
const DAY = 86_400_000;

/** The parts of a `ClusterCompactor`. */
export interface ClusterCompactorOptions {
  readonly client: EngineClient;
  readonly layout: Layout;
  readonly shared: SharedState;
  /** The id of this process. */
  readonly instance: string;
  /** The days of usage that are kept. */
  readonly days: number;
  /** The bytes of changes after which the accounts are written as a snapshot. */
  readonly rewriteFrom: number;
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** Rewrites in fewer bytes what grows: days that passed, and the changes of accounts. Any process may do it. */
export class ClusterCompactor {
  readonly #options: ClusterCompactorOptions;
  readonly #mutex = new Mutex();
  #isWaiting = false;
  #isClosed = false;

  constructor(options: ClusterCompactorOptions) {
    this.#options = options;
  }

  /** Compacts in the background what there is to compact, and again until it works. */
  schedule(): void {
    if (this.#isWaiting || this.#isClosed) return;
    this.#isWaiting = true;
    void this.#mutex.run(async () => {
      this.#isWaiting = false;
      for (let isTold = false; !this.#isClosed; await pause(RETRY_MS)) {
        try {
          await this.compact();
          return;
        } catch (error) {
          if (!isTold) this.#options.warn(`Cannot compact: ${messageOf(error)}; trying again`);
          isTold = true;
        }
      }
    });
  }

  /** Compacts all days but the counted one, removes what is too old, and makes a snapshot where it is due. */
  async compact(): Promise<void> {
    const { shared } = this.#options;
    for (let date = await this.#uncompacted(); date !== undefined && !this.#isClosed; ) {
      await this.#compactDay(date);
      date = await this.#uncompacted();
    }
    await this.#removeExpired(shared.day.date);
    await this.#removeMarkers(shared.day.date);
    if (this.isSnapshotDue) await this.snapshot();
  }

  /** True if the changes of accounts since the last snapshot take more bytes than they should. */
  get isSnapshotDue(): boolean {
    const { shared, rewriteFrom } = this.#options;
    return shared.bytesSinceSnapshot > Math.max(rewriteFrom, shared.snapshot.pieces * PIECE_BYTES);
  }

  /** Stops after the step under way; any process does the rest. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#mutex.run(async () => {});
  }

  /** Writes the accounts as they are into pieces, and removes the changes that led to them. */
  async snapshot(): Promise<void> {
    const { client, layout, shared, instance, now } = this.#options;
    await shared.current();
    const { number, snapshot } = shared;
    if (number === snapshot.number) return;
    // All at once, before the next change.
    const pieces = [...pieceOf(shared.accounts.changes(Math.floor(now() / 1000)))];
    const next = { number, pieces: pieces.length, instance };
    for (const [index, bytes] of pieces.entries()) {
      const key = layout.snapshotPiece(next, index);
      await client.repeat(() => client.attempt({ success: [put(key, bytes)] }));
    }
    const all = layout.snapshotPieces();
    const own = layout.snapshotPieces(next);
    const result = await client.attempt({
      compare: [unchanged(layout.snapshot, snapshot.revision)],
      success: [
        put(layout.snapshot, encodeSnapshot(next)),
        remove(layout.changes, layout.change(Math.max(0, number - CHANGES_KEPT) + 1)),
        remove(all, own),
        remove(endOf(own), endOf(all)),
      ],
      failure: [range(layout.snapshot)],
    });
    const [kv] = kvsOf(result, 0);
    if (result.succeeded) shared.noteSnapshot(next, revisionOf(result));
    else if (kv !== undefined)
      shared.noteSnapshot(readSnapshot(kv, layout.snapshot), Number(kv.mod_revision));
  }

  /** Returns a day with counts that is not the counted one. */
  async #uncompacted(): Promise<string | undefined> {
    const { client, layout, shared } = this.#options;
    const all = layout.counts();
    const today = layout.counts(shared.day.date);
    const result = await client.read({
      success: [
        range(all, { end: today, limit: 1, keysOnly: true }),
        range(endOf(today), { end: endOf(all), limit: 1, keysOnly: true }),
      ],
    });
    const first = result.responses?.flatMap((one) => one.response_range?.kvs ?? [])[0];
    return (
      first &&
      decode(first.key)
        .toString()
        .slice(all.length, all.length + 10)
    );
  }

  /** Writes the counts of a day, which change no more, into pieces, and removes them. */
  async #compactDay(date: string): Promise<void> {
    const { client, layout, shared } = this.#options;
    const before = shared.dayRevision;
    const start = layout.counts(date);
    const head = await client.read({ success: [range(layout.history(date))] });
    const revision = revisionOf(head);
    const known = head.responses?.[0]?.response_range?.kvs?.[0];
    const counts: [number, number][] = [];
    for await (const { kvs = [] } of pages(client, start, { limit: COUNTS_AT_ONCE, revision })) {
      for (const kv of kvs) {
        counts.push([Number(decode(kv.key).toString().slice(start.length)), readCount(kv)]);
      }
      if (this.#isClosed) return;
    }
    // Another process was faster: what it wrote is the day.
    if (counts.length === 0) return;
    counts.sort(([one], [other]) => one - other);
    let pieces = 0;
    for (const [piece, bytes] of encodePieces(counts)) {
      const key = layout.pastPiece({ date, revision, piece });
      await client.repeat(() => client.attempt({ success: [put(key, bytes)] }));
      pieces++;
      if (this.#isClosed) return;
    }
    const requests = counts.reduce((sum, [, count]) => sum + count, 0);
    const day = { date, revision, pieces, accounts: counts.length, requests };
    const all = layout.past(date);
    const own = layout.past(date, revision);
    const result = await client.attempt({
      // The day is not the counted one as long as none was begun meanwhile.
      compare: [
        unchanged(layout.day, before),
        unchanged(layout.history(date), Number(known?.mod_revision ?? 0)),
      ],
      success: [
        put(layout.history(date), encodePastDay(day)),
        remove(start, endOf(start)),
        remove(all, own),
        remove(endOf(own), endOf(all)),
      ],
      failure: shared.reads,
    });
    if (!result.succeeded && !shared.learn(result, 0)) await shared.current();
  }

  async #removeExpired(today: string): Promise<void> {
    const { client, layout, days } = this.#options;
    const dates: { date: string }[] = [];
    for await (const { kvs = [] } of pages(client, layout.history(), { limit: 1000 })) {
      dates.push(...kvs.map(decodePastDay));
    }
    for (const date of expiredDates(dates, { today, days })) {
      const past = layout.past(date);
      const success = [remove(layout.history(date)), remove(past, endOf(past))];
      await client.repeat(() => client.attempt({ success }));
    }
  }

  /** Removes the markers that processes left behind which were killed. */
  async #removeMarkers(today: string): Promise<void> {
    const { client, layout } = this.#options;
    const oldest = new Date(Date.parse(today) - MARKER_DAYS * DAY).toISOString().slice(0, 10);
    for await (const { kvs = [] } of pages(client, layout.instance(), { limit: 1000 })) {
      for (const kv of kvs) {
        if (decodeMarker(kv).date >= oldest) continue;
        const key = decode(kv.key).toString();
        const compare = [unchanged(key, Number(kv.mod_revision))];
        await client.repeat(() => client.attempt({ compare, success: [remove(key)] }));
      }
    }
  }
}

/** Encodes changes in pieces that are not too large for a request. */
export function* pieceOf(
  changes: Iterable<Parameters<typeof encodeChange>[1]>,
): Generator<Uint8Array> {
  let some: Parameters<typeof encodeChange>[1][] = [];
  let bytes = 0;
  const written = () =>
    encodeRecords((records) => {
      for (const change of some) encodeChange(records, change);
    });
  for (const change of changes) {
    some.push(change);
    bytes += 160;
    if (bytes < PIECE_BYTES) continue;
    yield written();
    some = [];
    bytes = 0;
  }
  if (some.length > 0) yield written();
}
