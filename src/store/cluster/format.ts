import { StoreRefused } from "../wal/mod.ts";
import type { EngineClient } from "./engine_client.ts";
import type { Layout } from "./layout.ts";
import { decodeRecord, encodeRecords } from "./records.ts";
import { decode, kvsOf, put, range, unchanged } from "./transaction.ts";

const KIND = "cluster";
const VERSION = 1;

/** Encodes what is stored: the format, and the time zone of the days. */
export function encodeFormat(timeZone: string): Uint8Array {
  return encodeRecords((records) => {
    records.begin("ambo").word(KIND).number(VERSION).word(timeZone).end();
  });
}

/**
 * Makes sure that the engine holds a store of this format, with days of this time zone.
 *
 * @param options `create`: begins a store where there is nothing.
 * @throws {StoreRefused} If there is none, another one, or something else.
 * @throws {EngineError} If the engine does not answer.
 */
export async function ensureFormat(
  client: EngineClient,
  options: { layout: Layout; timeZone: string; create: boolean },
): Promise<void> {
  const { layout, timeZone, create } = options;
  for (;;) {
    const result = await client.read({
      success: [
        range(layout.format),
        range(layout.restoring),
        range(layout.root, { end: layout.end, limit: 1, keysOnly: true }),
      ],
    });
    const [format] = kvsOf(result, 0);
    if (format !== undefined) return checkFormat(decode(format.value), { layout, timeZone });
    const under = `in the engine under "${layout.root}"`;
    if (kvsOf(result, 1).length > 0) {
      throw new StoreRefused(
        `There is a backup ${under} that was not restored to its end: run \`ambo restore\` again`,
      );
    }
    const [foreign] = kvsOf(result, 2);
    if (foreign !== undefined) throw foreignData(layout, decode(foreign.key).toString());
    if (!create) {
      throw new StoreRefused(`There is no store ${under}: give the right --engine-prefix`);
    }
    await client.repeat(() =>
      client.attempt({
        compare: [unchanged(layout.format, 0), unchanged(layout.restoring, 0)],
        success: [put(layout.format, encodeFormat(timeZone))],
      }),
    );
  }
}

/** Returns the error for data of something else. */
export function foreignData(layout: Layout, key: string): StoreRefused {
  return new StoreRefused(
    `Cannot use the engine under "${layout.root}": there are other data, such as the key ${JSON.stringify(key)}; ` +
      "give another --engine-prefix",
  );
}

function checkFormat(
  bytes: Buffer,
  { layout, timeZone }: { layout: Layout; timeZone: string },
): void {
  let found: { kind: string; version: number; zone: string };
  try {
    found = decodeRecord(bytes, {
      key: layout.format,
      kind: "ambo",
      read: (fields) => ({ kind: fields.word(), version: fields.number(), zone: fields.rest() }),
    });
  } catch {
    throw foreignData(layout, layout.format);
  }
  if (found.kind !== KIND) throw foreignData(layout, layout.format);
  if (found.version > VERSION) {
    throw new StoreRefused(
      `Cannot use the engine under "${layout.root}": it is in format ${found.version} of a newer Ambo; install that one`,
    );
  }
  if (found.zone !== timeZone) {
    throw new StoreRefused(
      `Cannot use the engine under "${layout.root}": it counts the days of ${found.zone}, and this machine those of ` +
        `${timeZone}; give --timezone ${found.zone}`,
    );
  }
}
