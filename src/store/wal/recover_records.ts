import type { Buffer } from "node:buffer";
import { checksum } from "./checksum.ts";
import { CHECKSUM_DIGITS, lineEnd, RecordFields, readChecksum, verifyLine } from "./record.ts";

/** A stretch of a log that is lost: bytes `[start, end)`. */
export interface Gap {
  readonly start: number;
  readonly end: number;
}

/** What is left of a damaged log. */
export interface RecoveredRecords {
  /** Sound records, the header not counted. */
  readonly records: number;
  readonly gaps: readonly Gap[];
}

/**
 * Reads all records of a damaged log that are sound.
 *
 * A record is sound if its checksum carries on from that of a sound line before it; after a damaged line, from any
 * checksum that may be the one which stood there. Where only the checksum of a line is damaged the next line shows it.
 *
 * @param record Takes a record; one that it rejects with an error counts as lost.
 */
export function recoverRecords(
  bytes: Buffer,
  record: (kind: string, fields: RecordFields) => void,
): RecoveredRecords {
  const fields = new RecordFields(bytes);
  const gaps: Gap[] = [];
  let records = 0;
  const take = (line: Gap) => {
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
  /** The damaged line before this one, with the checksums that it should have had. */
  let doubtful: (Gap & { sums: number[] }) | undefined;
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
      const from = start + CHECKSUM_DIGITS;
      const sums = seeds.map((chain) => checksum(bytes, { start: from, end, chain }));
      doubtful = { ...line, sums };
      seeds = [...sums, ...checksumsIn(bytes, line)];
    }
    start = end;
  }
  giveUp();
  return { records, gaps: joined(gaps) };
}

/** Everything in a damaged line that may be the checksum of a line: two lines may have become one. */
function checksumsIn(bytes: Buffer, { start, end }: Gap): number[] {
  const found: number[] = [];
  for (let at = start; at + CHECKSUM_DIGITS < end; at++) {
    if (at > start && bytes[at + CHECKSUM_DIGITS] !== 0x20) continue;
    const value = readChecksum(bytes, at);
    if (value >= 0) found.push(value);
  }
  return found;
}

function joined(gaps: Gap[]): Gap[] {
  const result: Gap[] = [];
  for (const gap of gaps.sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last?.end === gap.start) result[result.length - 1] = { start: last.start, end: gap.end };
    else result.push(gap);
  }
  return result;
}
