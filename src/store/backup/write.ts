import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { type FileLayer, RecordWriter, readAt, StoreUnavailable } from "../wal/mod.ts";
import { BACKUP_KIND, BACKUP_VERSION } from "./format.ts";

/** A file that goes into a backup, as it was at the moment of the backup. */
export interface BackupSource {
  /** Its name in the backup, such as `usage/2026-11-21.17.log`. */
  readonly name: string;
  readonly path: string;
  /** How many bytes of it belong to the backup. */
  readonly size: number;
  /** Open for reading, where the name may come to mean another file meanwhile. */
  readonly descriptor?: number;
}

/** Bytes read and given on at once. */
const PIECE = 1 << 16;

/**
 * The pieces of a backup file.
 *
 * @param options `now` is Unix time in seconds.
 * @throws {StoreUnavailable} If a file cannot be read to the end.
 */
export async function* writeBackup(
  files: FileLayer,
  { sources, now }: { sources: readonly BackupSource[]; now: number },
): AsyncGenerator<Uint8Array, undefined> {
  const records = new RecordWriter();
  const written = () => {
    const bytes = Buffer.from(records.bytes);
    records.reset(records.chain);
    return bytes;
  };
  records.begin("ambo").word(BACKUP_KIND).number(BACKUP_VERSION).number(now).end();
  for (const source of sources) {
    records.begin("file").number(source.size).word(source.name).end();
    yield written();
    const sum = createHash("sha256");
    for (const piece of piecesOf(files, source)) {
      sum.update(piece);
      yield piece;
      await new Promise(setImmediate);
    }
    records.begin("sum").hexadecimal(sum.digest()).end();
  }
  records.begin("end").number(sources.length).end();
  yield written();
}

function* piecesOf(files: FileLayer, source: BackupSource): Generator<Buffer, undefined> {
  const descriptor = source.descriptor ?? files.open(source.path, "read");
  try {
    for (let position = 0; position < source.size; ) {
      const length = Math.min(PIECE, source.size - position);
      const piece = readAt(files, { descriptor, position, length });
      if (piece.length < length) {
        const cause = new Error(`it has ${position + piece.length} bytes of ${source.size}`);
        throw new StoreUnavailable(`Cannot read ${source.path}`, { cause });
      }
      yield piece;
      position += length;
    }
  } finally {
    if (source.descriptor === undefined) files.close(descriptor);
  }
}
