import { Buffer } from "node:buffer";
import { lineEnd, RecordFields, RecordWriter, StoreDamaged, verifyLine } from "../wal/mod.ts";

/** Encodes records as the value of a key; their checksums begin from 0. */
export function encodeRecords(write: (records: RecordWriter) => void): Buffer {
  const records = new RecordWriter();
  write(records);
  return Buffer.from(records.bytes);
}

/**
 * Decodes the records of a value.
 *
 * @param options `key`: its name, for the error.
 * @throws {StoreDamaged} If a checksum does not match, or a field does not fit.
 */
export function decodeRecords(
  bytes: Buffer,
  options: { key: string; visit: (kind: string, fields: RecordFields) => void },
): void {
  const { key, visit } = options;
  const fields = new RecordFields(bytes);
  for (let start = 0, chain = 0; start < bytes.length; ) {
    const end = lineEnd(bytes, start) + 1;
    chain = end === 0 ? -1 : verifyLine(bytes, { start, end, chain });
    const at = `the engine's key ${key}`;
    if (chain < 0) {
      throw new StoreDamaged(at, { offset: start, reason: "the checksum does not match" });
    }
    fields.moveTo(start, end);
    try {
      visit(fields.word(), fields);
    } catch (error) {
      if (error instanceof StoreDamaged) throw error;
      throw new StoreDamaged(at, { offset: start, reason: (error as Error).message });
    }
    start = end;
  }
}

/** Decodes the only record of a value, of which the kind is known. @throws {StoreDamaged} */
export function decodeRecord<T>(
  bytes: Buffer,
  { key, kind, read }: { key: string; kind: string; read: (fields: RecordFields) => T },
): T {
  let result: { value: T } | undefined;
  decodeRecords(bytes, {
    key,
    visit: (found, fields) => {
      if (found !== kind || result !== undefined)
        throw new Error(`a record "${kind}" was expected`);
      result = { value: read(fields) };
      if (!fields.atEnd) throw new Error("a field too many");
    },
  });
  if (result === undefined) {
    throw new StoreDamaged(`the engine's key ${key}`, { offset: 0, reason: "it is empty" });
  }
  return result.value;
}
