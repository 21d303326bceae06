import { Buffer } from "node:buffer";
import { Problem } from "../../base/problem.ts";
import { type AccountChange, decodeChange, encodeChange } from "../accounts/mod.ts";
import { lineEnd, RecordFields, RecordWriter, StoreDamaged, verifyLine } from "../wal/mod.ts";

/** The names of the keys; all begin with the prefix and a slash. */
export class Layout {
  /** The prefix with its slash. */
  readonly root: string;
  /** The first key after all with the prefix. */
  readonly end: string;
  /** The kind and format of the store, and the time zone of its days. */
  readonly format: string;
  /** Is there while a backup is being restored. */
  readonly restoring: string;
  /** Is put with every batch: its version is their number. */
  readonly last: string;
  /** The head of the last snapshot. */
  readonly snapshot: string;

  constructor(prefix: string) {
    this.root = `${prefix}/`;
    this.end = endOf(this.root);
    this.format = `${this.root}format`;
    this.restoring = `${this.root}restoring`;
    this.last = `${this.root}last`;
    this.snapshot = `${this.root}snapshot`;
  }

  /** The batches of all processes, or of one. */
  batches(process?: string): string {
    return process === undefined ? `${this.root}log/` : `${this.root}log/${process}/`;
  }

  /** A batch, such as `PREFIX/log/00112233445566aa/0000000000000001`. */
  batch(process: string, number: number): string {
    return `${this.batches(process)}${digits(number)}`;
  }

  /** The pieces of all snapshots, or of the one that a process made at a revision. */
  pieces(made?: { revision: number; process: string }): string {
    const all = `${this.root}piece/`;
    return made === undefined ? all : `${all}${digits(made.revision)}-${made.process}/`;
  }

  piece(made: { revision: number; process: string }, index: number): string {
    return `${this.pieces(made)}${digits(index)}`;
  }

  /** A process that serves, as long as it lives. */
  machine(id = ""): string {
    return `${this.root}machine/${id}`;
  }
}

/** Returns the first key after all that begin with a text. */
export function endOf(start: string): string {
  return start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + 1);
}

/** Writes a number so that the order of the texts is that of the numbers. */
export function digits(number: number): string {
  return String(number).padStart(16, "0");
}

/** Requests with one key that are proposed together. */
export interface ProposedRequests {
  readonly account: number;
  readonly count: number;
  /** The id of the key: only while it is the account's they may be counted. */
  readonly key: string;
}

/** A change of accounts that is proposed. */
interface ProposedChange {
  /** The revision of the accounts that it was decided by: it is refused where others came between. */
  readonly revision: number;
  readonly changes: readonly AccountChange[];
}

/** The proposals of a process that are put on record, and applied, together. */
export interface Batch {
  /** The process, and which of its batches it is. */
  readonly process: string;
  readonly number: number;
  /** The date that its clock showed, and the moment, in milliseconds. */
  readonly date: string;
  readonly now: number;
  /** The requests a day of users without a limit of their own. */
  readonly limit: number;
  readonly requests: readonly ProposedRequests[];
  readonly change?: ProposedChange | undefined;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
/** The id of a process, or of a key. */
const ID = /^[0-9a-f]{16}$/;

/** Encodes a batch. */
export function encodeBatch(batch: Batch): Uint8Array {
  const { process, number, date, now, limit, requests, change } = batch;
  return encodeRecords((records) => {
    records.begin("batch").word(process).number(number).word(date).number(now).number(limit).end();
    for (const { account, count, key } of requests) {
      records.begin("request").number(account).number(count).word(key).end();
    }
    if (change === undefined) return;
    records.begin("change").number(change.revision).end();
    for (const one of change.changes) encodeChange(records, one);
  });
}

/** Decodes a batch. @param key The name of its key, for the error. @throws {StoreDamaged} */
export function decodeBatch(bytes: Buffer, key: string): Batch {
  let head: Omit<Batch, "requests" | "change"> | undefined;
  let change: { revision: number; changes: AccountChange[] } | undefined;
  const requests: ProposedRequests[] = [];
  const visit = (kind: string, fields: RecordFields): void => {
    if (change !== undefined) return void change.changes.push(decodeChange(kind, fields));
    if (head === undefined) {
      if (kind !== "batch") throw new Problem("store.record_expected", { kind: "batch" });
      head = {
        process: matching(fields.word(), ID),
        number: fields.number(),
        date: matching(fields.word(), DATE),
        now: fields.number(),
        limit: fields.number(),
      };
    } else if (kind === "request") {
      const account = fields.number();
      requests.push({ account, count: fields.number(), key: matching(fields.word(), ID) });
    } else if (kind === "change") {
      change = { revision: fields.number(), changes: [] };
    } else {
      throw new Problem("store.unknown_record", { kind });
    }
    if (!fields.atEnd) throw new Problem("store.field_surplus", {});
  };
  decodeRecords(bytes, { key, visit });
  // An empty value has no record.
  if (head === undefined) decodeRecords(Buffer.from("\n"), { key, visit });
  return { ...head!, requests, change };
}

function matching(word: string, form: RegExp): string {
  if (!form.test(word)) throw new Problem("store.unknown_record", { kind: word.slice(0, 40) });
  return word;
}

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
