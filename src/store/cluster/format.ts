import { decodeRecord, encodeRecords, StoreRefused } from "../wal/mod.ts";
import { run } from "./engine_client.ts";
import type { Layout } from "./layout.ts";
import { decodeBase64, type Engine, type KeyValue, kvsOf, put, range, unchanged } from "./transaction.ts";

const KIND = "cluster";
/** Version 2 has a log of batches; version 1, of Ambo 0.2, had a key for each count. */
const VERSION = 2;

/** Encodes what is stored: the format, and the time zone of the days. */
export function encodeFormat(timeZone: string): Uint8Array {
  return encodeRecords((records) => {
    records.begin("ambo").word(KIND).number(VERSION).word(timeZone).end();
  });
}

/**
 * Makes sure that the engine holds a store, with days of this time zone.
 *
 * @param options `create`: begins a store where there is nothing. `takeOver`: makes this format of an older one.
 * @throws {StoreRefused} If there is none, another one, or something else.
 * @throws {EngineError} If the engine does not answer.
 */
export async function ensureFormat(
  engine: Engine,
  options: {
    layout: Layout;
    timeZone: string;
    create: boolean;
    takeOver: (format: KeyValue) => Promise<void>;
  },
): Promise<void> {
  const { layout, timeZone, create, takeOver } = options;
  const { root } = layout;
  for (;;) {
    const { format, restoring, first } = await readPrefix(engine, layout);
    if (format !== undefined) {
      if (checkedVersion(format, { layout, timeZone }) === VERSION) return;
      await takeOver(format);
      continue;
    }
    if (restoring !== undefined) throw new StoreRefused("unfinished_restore", { root });
    if (first !== undefined) throw foreignData(layout, first);
    if (!create) throw new StoreRefused("no_store_in_engine", { root });
    await run(engine, {
      compare: [unchanged(layout.format, 0), unchanged(layout.restoring, 0)],
      success: [put(layout.format, encodeFormat(timeZone)), put(layout.last, "")],
    });
  }
}

/** The keys that tell a store, one that is being restored, and something else apart. */
interface PrefixContent {
  readonly format: KeyValue | undefined;
  readonly restoring: KeyValue | undefined;
  /** The name of the first key of all. */
  readonly first: string | undefined;
}

/** Reads what there is with the prefix. @throws {EngineError} If the engine does not answer. */
export async function readPrefix(engine: Engine, layout: Layout): Promise<PrefixContent> {
  const result = await run(engine, {
    success: [
      range(layout.format),
      range(layout.restoring),
      range(layout.root, { end: layout.end, limit: 1, keysOnly: true }),
    ],
  });
  const [format] = kvsOf(result, 0);
  const [restoring] = kvsOf(result, 1);
  const [first] = kvsOf(result, 2);
  return { format, restoring, first: first && decodeBase64(first.key).toString() };
}

/** Returns the error for data of something else. */
export function foreignData(layout: Layout, key: string): StoreRefused {
  return new StoreRefused("foreign_data", { root: layout.root, key });
}

/** Returns the version of a format. @throws {StoreRefused} If this program, or this machine, cannot use it. */
function checkedVersion(format: KeyValue, { layout, timeZone }: { layout: Layout; timeZone: string }): number {
  const { root } = layout;
  let found: { kind: string; version: number; zone: string };
  try {
    found = decodeRecord(decodeBase64(format.value), {
      key: layout.format,
      kind: "ambo",
      read: (fields) => ({ kind: fields.word(), version: fields.number(), zone: fields.rest() }),
    });
  } catch {
    throw foreignData(layout, layout.format);
  }
  const { kind, version, zone } = found;
  if (kind !== KIND) throw foreignData(layout, layout.format);
  if (version > VERSION) throw new StoreRefused("newer_engine_format", { root, version });
  if (zone !== timeZone) throw new StoreRefused("other_time_zone", { root, zone, own: timeZone });
  return version;
}
