import { Buffer } from "node:buffer";
import { Problem } from "../../base/problem.ts";
import { StoreDamaged } from "./errors.ts";
import { lineEnd, RecordFields, RecordWriter, verifyLine } from "./record.ts";

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
  const damaged = (offset: number, reason: unknown) => StoreDamaged.key(key, { offset, reason });
  const fields = new RecordFields(bytes);
  for (let start = 0, chain = 0; start < bytes.length; ) {
    const end = lineEnd(bytes, start) + 1;
    chain = end === 0 ? -1 : verifyLine(bytes, { start, end, chain });
    if (chain < 0) throw damaged(start, new Problem("store.wrong_checksum", {}));
    fields.moveTo(start, end);
    try {
      visit(fields.word(), fields);
    } catch (error) {
      throw error instanceof StoreDamaged ? error : damaged(start, error);
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
      if (found !== kind || result !== undefined) throw new Problem("store.record_expected", { kind });
      result = { value: read(fields) };
      if (!fields.atEnd) throw new Problem("store.field_surplus", {});
    },
  });
  if (result === undefined) {
    throw StoreDamaged.key(key, { offset: 0, reason: new Problem("store.empty", {}) });
  }
  return result.value;
}
