import { hash } from "node:crypto";
import { createReadStream, readFile } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { createGunzip, gzip } from "node:zlib";
import { Problem } from "../../base/problem.ts";
import { StoreRefused, systemCode } from "../wal/mod.ts";
import { BACKUP_KIND } from "./backup_file.ts";

const read = promisify(readFile);
const compress = promisify(gzip);
const KIND = "ambo everything";
const VERSION = 1;
/** The most bytes that are packed and unpacked: a hundred translations and the counts of years have less. */
const MAX_BYTES = 1 << 30;
/** The name of the store's backup, of the settings, and of a translation. */
const STORE = "store";
const SETTINGS = "settings.conf";
const TRANSLATION = /^corpus\/([^./\\\p{Cc}][^/\\\p{Cc}]*\.txt)$/u;

/** The longest line with a kind, and that of a backup of a store alone, after its checksum. */
const MAX_KIND = 100;
const PLAIN = new RegExp(`^[0-9a-f]{8} ambo ${BACKUP_KIND} `);
const LIKE_BACKUP = new RegExp(`^${KIND} |${PLAIN.source}`);

/** The content of a service: its store, its settings and its translations. */
export interface Everything {
  /** A backup file of the store. */
  readonly store: Buffer;
  /** A settings file. */
  readonly settings: string;
  /** Translation files by their names, such as `SSP3.txt`. */
  readonly translations: ReadonlyMap<string, Buffer>;
}

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Packs all of a service into one file: compressed, a line with the kind, a line of JSON with the names, lengths and
 * SHA-256 of the files, then their bytes one after another.
 */
export function packEverything({ store, settings, translations }: Everything): Promise<Buffer> {
  const files: [string, Buffer][] = [
    [STORE, store],
    [SETTINGS, Buffer.from(settings)],
    ...Array.from(translations, ([name, bytes]): [string, Buffer] => [`corpus/${name}`, bytes]),
  ];
  const entries = files.map(([name, bytes]): Entry => ({ name, size: bytes.length, sha256: hash("sha256", bytes) }));
  const head = Buffer.from(`${KIND} ${VERSION}\n${JSON.stringify(entries)}\n`);
  if (files.reduce((sum, [, bytes]) => sum + bytes.length, head.length) > MAX_BYTES) {
    throw new Problem("store.too_much_for_one_file", { max: MAX_BYTES });
  }
  return compress(Buffer.concat([head, ...files.map(([, bytes]) => bytes)]));
}

/** Packs all of a service. @param store The pieces of a backup of its store. */
export async function packService(store: AsyncIterable<Uint8Array>, rest: Omit<Everything, "store">): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store) pieces.push(piece);
  return await packEverything({ store: Buffer.concat(pieces), ...rest });
}

const isCompressed = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Reads a file that has all of a service, or a backup that was compressed; undefined where it is a backup of a store alone.
 *
 * @param file `-` is standard input, if it is a pipe.
 * @param options `isPipe`: the file cannot be read again; what is no backup of all is returned as that of a store.
 * @throws {StoreRefused} `unsound_backup` if it is not whole.
 */
export async function readEverything(file: string, { isPipe = false } = {}): Promise<Everything | undefined> {
  if (isPipe) {
    const bytes = await read(file === "-" ? 0 : file);
    if (isCompressed(bytes)) return await unpackEverything(bytes, file);
    return { store: bytes, settings: "", translations: new Map() };
  }
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close());
  return isCompressed(buffer) ? await unpack(() => createReadStream(file), file) : undefined;
}

/** Unpacks all of a service. @throws {StoreRefused} `unsound_backup` if it is not whole. */
export function unpackEverything(packed: Buffer, path: string): Promise<Everything> {
  return unpack(() => Readable.from(packed), path);
}

async function unpack(source: () => Readable, path: string): Promise<Everything> {
  try {
    const bytes = await inflate(source);
    // One of all is compressed already, and may have gone through `| gzip` as those of a store do.
    return sections(isCompressed(bytes) ? await inflate(() => Readable.from(bytes)) : bytes);
  } catch (cause) {
    if (systemCode(cause).startsWith("Z_")) throw new StoreRefused("store.damaged_gzip", { path }, { cause });
    throw new StoreRefused("store.unsound_backup", { path, offset: 0 }, { cause });
  }
}

/**
 * Inflates a backup: it is measured first, so that memory holds it once, and any other file is refused at its first bytes.
 *
 * @throws {Problem} If it is no backup, or too large for one.
 */
async function inflate(source: () => Readable): Promise<Buffer> {
  // An error of either goes to whoever reads the pieces.
  const pieces = (): AsyncIterable<Buffer> => pipeline(source(), createGunzip(), () => {});
  let size = 0;
  for await (const piece of pieces()) {
    const isOther = size === 0 && !isCompressed(piece) && !LIKE_BACKUP.test(piece.toString("latin1", 0, MAX_KIND));
    size += piece.length;
    if (isOther || size > MAX_BYTES) throw new Problem("store.no_backup", {});
  }
  const whole = Buffer.allocUnsafe(size);
  let at = 0;
  for await (const piece of pieces()) at += piece.copy(whole, at);
  return whole.subarray(0, at);
}

function sections(bytes: Buffer): Everything {
  const first = bytes.indexOf("\n");
  const second = bytes.indexOf("\n", first + 1);
  const line = bytes.toString("latin1", 0, Math.max(0, Math.min(first, MAX_KIND)));
  // A backup of the store alone that was compressed with gzip.
  if (PLAIN.test(line)) return { store: bytes, settings: "", translations: new Map() };
  const [, version] = /^ambo everything (\d+)$/.exec(line) ?? [];
  if (version === undefined || second < 0) throw new Problem("store.no_backup", {});
  if (Number(version) > VERSION) throw new Problem("store.newer_backup", { version });
  const entries = JSON.parse(bytes.toString("utf8", first + 1, second)) as Entry[];
  const files = new Map<string, Buffer>();
  let at = second + 1;
  for (const { name, size, sha256 } of entries) {
    const content = bytes.subarray(at, at + Number(size));
    at += Number(size);
    if (hash("sha256", content) !== sha256) throw new Problem("store.wrong_checksum", {});
    files.set(name, content);
  }
  if (at !== bytes.length) throw new Problem("store.record_after_end", {});
  const store = files.get(STORE);
  if (store === undefined) throw new Problem("store.end_missing", {});
  const translations = new Map<string, Buffer>();
  for (const [name, content] of files) {
    // A name that leads out of the folder is none.
    const [, file] = TRANSLATION.exec(name) ?? [];
    if (file !== undefined) translations.set(file, content);
  }
  return { store, settings: files.get(SETTINGS)?.toString("utf8") ?? "", translations };
}

export {
  type BackupContent,
  type BackupSource,
  bytesSource,
  entryPieces,
  fileSource,
  readBackup,
  readEntry,
  storeSources,
  usageSources,
  writeBackup,
} from "./backup_file.ts";
export { type BackupFacts, backupFacts, decideReplacing, finishReplacing, stageBackup } from "./replace.ts";
export { restoreStore } from "./restore.ts";
