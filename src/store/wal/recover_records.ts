import type { Buffer } from "node:buffer";
import { CHECKSUM_DIGITS, checksumOf, lineEnd, RecordFields, readChecksum, verifyLine } from "./record.ts";

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
