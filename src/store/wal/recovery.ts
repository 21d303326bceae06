import type { Buffer } from "node:buffer";
import { basename, dirname } from "node:path";
import { Problem } from "../../base/problem.ts";
import { StoreDamaged, StoreRefused } from "./errors.ts";
import { type FileLayer, readAll, writeAll } from "./files.ts";
import { CHECKSUM_DIGITS, checksumOf, lineEnd, RecordFields, readChecksum, verifyLine } from "./record.ts";

/** The content of one kind of log. */
export interface LogReader {
  /** The second word of the header: `ambo KIND VERSION …`. */
  readonly kind: string;
  /** The newest version this program knows. */
  readonly version: number;
  /** True if the file gets its name by a rename once its header is written, so that no crash tears the header. */
  readonly createdAtomically: boolean;
  /** Checks the rest of the header. @throws {Error} If it does not belong to this file. */
  header(fields: RecordFields, version: number): void;
  /** Applies a record. @throws {Error} If it makes no sense. */
  record(kind: string, fields: RecordFields): void;
  /** Checks that the file may end here, after a sound record. @throws {Error} If more must follow. */
  end?(): void;
  /** Returns how many bytes of the file were on the disk when the sound record at `offset` was written. */
  durableOffset(kind: string, at: { offset: number; fields: RecordFields }): number;
}

/** The result of reading a log. */
export interface LogFindings {
  /** Bytes of sound lines from the start. */
  readonly size: number;
  /** The checksum of the last sound line. */
  readonly chain: number;
  /** Lines, the header not counted. */
  readonly records: number;
  /** The fault of the line at `size`; undefined if the whole file is sound. */
  readonly reason?: unknown;
  /** True if the rest after `size` is what a crash leaves of the last, unanswered records. */
  readonly torn: boolean;
}

/** The number of bytes that a disk writes all or none of. */
const SECTOR = 512;

/**
 * Reads a log from its start to its end or to the first line that is not sound.
 *
 * @throws {StoreRefused} If it was written by a newer program or is another kind of file.
 */
export function readLog(bytes: Buffer, { file, reader }: { file: string; reader: LogReader }): LogFindings {
  const fields = new RecordFields(bytes);
  let start = 0;
  let chain = 0;
  let records = -1;
  const found = (reason: unknown, torn: boolean): LogFindings => {
    return { size: start, chain, records: Math.max(0, records), reason, torn };
  };
  while (start < bytes.length || records < 0) {
    const end = lineEnd(bytes, start) + 1;
    if (end === 0) {
      const torn = !(reader.createdAtomically && records < 0) && !endsInDamagedNewline(bytes, { start, chain });
      return found(new Problem("store.unfinished_line", {}), torn);
    }
    const next = verifyLine(bytes, { start, end, chain });
    if (next < 0) return found(new Problem("store.wrong_checksum", {}), isUnwritten(bytes, { start, reader }));
    fields.moveTo(start, end);
    try {
      if (records < 0) readHeader(fields, { file, reader });
      else reader.record(fields.word(), fields);
    } catch (error) {
      if (error instanceof StoreRefused) throw error;
      return found(error, false);
    }
    records++;
    chain = next;
    start = end;
  }
  try {
    reader.end?.();
  } catch (error) {
    return found(error, false);
  }
  return { size: start, chain, records, torn: false };
}

function readHeader(fields: RecordFields, { file, reader }: { file: string; reader: LogReader }): void {
  const magic = fields.word();
  const kind = magic === "ambo" ? fields.word() : magic;
  if (magic !== "ambo" || kind !== reader.kind) {
    throw new StoreRefused("store.other_kind_of_file", { file, kind: reader.kind });
  }
  const version = fields.number();
  if (version > reader.version) {
    throw new StoreRefused("store.newer_format", { file, version, known: reader.version });
  }
  reader.header(fields, version);
}

/** Distinguishes a last line of which only the newline has changed, as no crash does, from an unfinished one. */
function endsInDamagedNewline(bytes: Buffer, line: { start: number; chain: number }): boolean {
  if (bytes.length === line.start) return false;
  const mended = Uint8Array.prototype.slice.call(bytes, line.start);
  mended[mended.length - 1] = 0x0a;
  return verifyLine(mended, { start: 0, end: mended.length, chain: line.chain }) >= 0;
}

/**
 * Distinguishes what a power cut leaves of unsynced records from damage: a sector of zeros is among
 * them, and no later record proves them to have been on the disk.
 */
function isUnwritten(bytes: Buffer, { start, reader }: { start: number; reader: LogReader }): boolean {
  if (!hasEmptySector(bytes, start)) return false;
  const fields = new RecordFields(bytes);
  let previous = start;
  for (let line = lineEnd(bytes, start) + 1; line > 0 && line < bytes.length; ) {
    const end = lineEnd(bytes, line) + 1;
    if (end === 0) return true;
    if (verifyLine(bytes, { start: line, end, chain: readChecksum(bytes, previous) }) >= 0) {
      fields.moveTo(line, end);
      try {
        if (reader.durableOffset(fields.word(), { offset: line, fields }) > start) return false;
      } catch {
        // A record that makes no sense proves nothing.
      }
    }
    previous = line;
    line = end;
  }
  return true;
}

function hasEmptySector(bytes: Buffer, from: number): boolean {
  for (let start = from; start < bytes.length; ) {
    const end = Math.min(bytes.length, (Math.floor(start / SECTOR) + 1) * SECTOR);
    if (end - start > 1 && bytes.subarray(start, end).every((byte) => byte === 0)) return true;
    start = end;
  }
  return false;
}

/** The result of recovering a log. */
interface RecoveredLog extends LogFindings {
  /** The path of the file that keeps the torn end; undefined if there was none. */
  readonly putAside?: string;
}

/**
 * Reads a log and cuts off a torn end, which it first copies into a file beside it, named `….torn`.
 *
 * @throws {StoreDamaged} If it is damaged in any other way; then nothing is changed.
 */
export async function recoverLog(
  files: FileLayer,
  { path, reader }: { path: string; reader: LogReader },
): Promise<RecoveredLog> {
  const bytes = readAll(files, path);
  const findings = readLog(bytes, { file: path, reader });
  if (findings.reason === undefined) return findings;
  if (!findings.torn) {
    throw StoreDamaged.file(path, { offset: findings.size, reason: findings.reason });
  }
  if (findings.size === bytes.length) return findings;
  const putAside = await keepAside(files, { path, suffix: "torn", bytes: bytes.subarray(findings.size) });
  const descriptor = files.open(path, "update");
  try {
    files.truncate(descriptor, findings.size);
    await files.sync(descriptor);
  } finally {
    files.close(descriptor);
  }
  return { ...findings, putAside };
}

/** Keeps bytes of a file in another beside it, `….SUFFIX`, or `….2.SUFFIX` where that is taken. @returns Its path. */
export async function keepAside(
  files: FileLayer,
  { path, suffix, bytes }: { path: string; suffix: string; bytes: Uint8Array },
): Promise<string> {
  const folder = dirname(path);
  const taken = new Set(files.list(folder));
  let name = `${path}.${suffix}`;
  for (let count = 2; taken.has(basename(name)); count++) name = `${path}.${count}.${suffix}`;
  const descriptor = files.open(name, "create");
  try {
    writeAll(files, { descriptor, bytes, position: 0 });
    await files.sync(descriptor);
  } finally {
    files.close(descriptor);
  }
  await files.syncFolder(folder);
  return name;
}

/** The checksums that are tried for a line, those of the nearest lines before it: garbage holds any number of them. */
const MAX_SEEDS = 256;

/** The bytes `[start, end)` of a log. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The sound rest of a damaged log. */
export interface RecoveredRecords {
  /** Sound records, the header not counted. */
  readonly records: number;
  /** The bytes that are lost. */
  readonly gaps: readonly ByteRange[];
}

/**
 * Reads all records of a damaged log that are sound.
 *
 * A record is sound if its checksum carries on from that of a sound line before it; after a damaged line, from any
 * checksum that may be the one which stood there. Where only the checksum of a line is damaged the next line shows it.
 *
 * @param record Takes a record; one that it rejects with an error counts as lost.
 */
export function recoverRecords(bytes: Buffer, record: (kind: string, fields: RecordFields) => void): RecoveredRecords {
  const fields = new RecordFields(bytes);
  const gaps: ByteRange[] = [];
  let records = 0;
  const take = (line: ByteRange) => {
    fields.moveTo(line.start, line.end);
    try {
      const kind = fields.word();
      if (kind === "ambo") return;
      record(kind, fields);
      records++;
    } catch {
      gaps.push(line);
    }
  };
  let seeds = [0];
  /** The damaged line before this one, with the checksums that it may have had. */
  let doubtful: (ByteRange & { sums: number[] }) | undefined;
  const giveUp = () => {
    if (doubtful) gaps.push({ start: doubtful.start, end: doubtful.end });
    doubtful = undefined;
  };
  for (let start = 0; start < bytes.length; ) {
    const end = lineEnd(bytes, start) + 1 || bytes.length;
    const line = { start, end };
    const sound = (chain: number) => verifyLine(bytes, { ...line, chain }) >= 0;
    if (doubtful?.sums.some(sound)) {
      take(doubtful);
      doubtful = undefined;
    }
    giveUp();
    if (seeds.some(sound)) {
      take(line);
      seeds = [readChecksum(bytes, start)];
    } else {
      const sums = seeds.map((chain) => checksumOf(bytes, { ...line, chain }));
      doubtful = { ...line, sums };
      seeds = [...sums, ...checksumsIn(bytes, line).reverse()].slice(-MAX_SEEDS);
    }
    start = end;
  }
  giveUp();
  return { records, gaps: joined(gaps) };
}

/** Returns everything in a damaged line that may be a checksum: two lines may have become one. */
function checksumsIn(bytes: Buffer, { start, end }: ByteRange): number[] {
  const found: number[] = [];
  for (let at = start; at + CHECKSUM_DIGITS < end; at++) {
    if (at > start && bytes[at + CHECKSUM_DIGITS] !== 0x20) continue;
    const value = readChecksum(bytes, at);
    if (value >= 0) found.push(value);
  }
  return found;
}

function joined(gaps: ByteRange[]): ByteRange[] {
  const result: ByteRange[] = [];
  for (const gap of gaps.sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last?.end === gap.start) result[result.length - 1] = { start: last.start, end: gap.end };
    else result.push(gap);
  }
  return result;
}
