import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  type WriteStream,
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DAY_MS } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import type { UploadSink } from "./upload_state.ts";

const PREFIX = ".upload-";
/** The names that these folders alone have. */
const FOLDER_NAME = /^\.upload-[0-9a-f]{8}-\w{6}$/;
/** Milliseconds after which a folder of another machine, which shares the translations, is a leftover too. */
const ABANDONED_MS = DAY_MS;
/** The space that an upload must leave on the disk, in bytes. */
const RESERVE = 32 << 20;

/** The folders beside the translations in which uploaded files wait, on the same disk. */
export class Staging {
  readonly #corpus: string;
  /** Begins the names of this service's folders: others may share the translations. */
  readonly #owner: string;

  /** @param options `keys`: The folder of the store, which no two services share. */
  constructor({ corpus, keys }: { corpus: string; keys: string }) {
    this.#corpus = corpus;
    const own = `${hostname()}\n${resolve(keys)}`;
    this.#owner = `${PREFIX}${createHash("sha256").update(own).digest("hex").slice(0, 8)}-`;
  }

  /** True where files can be made beside the translations. */
  isWritable(): boolean {
    try {
      accessSync(this.#folder, constants.W_OK | constants.X_OK);
      return statSync(this.#folder).isDirectory();
    } catch {
      return false;
    }
  }

  /** Returns true if a file of a size fits on the disk, and leaves room for others. */
  hasRoom(bytes: number): boolean {
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize >= bytes + RESERVE;
  }

  /** The folder of the translations, or the one in which it will be made. */
  get #folder(): string {
    return existsSync(this.#corpus) ? this.#corpus : dirname(resolve(this.#corpus));
  }

  /** Makes a folder that this user alone can read. @throws {Error} The system's. */
  makeFolder(): string {
    mkdirSync(this.#corpus, { recursive: true });
    return mkdtempSync(join(this.#corpus, this.#owner));
  }

  /** Removes a folder with all that is in it. */
  removeFolder(folder: string): void {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The next start tries again.
    }
  }

  /** Removes what a killed service left. A link is removed itself, not what it leads to. */
  removeLeftovers(now: number): void {
    let names: string[];
    try {
      names = readdirSync(this.#corpus).filter((name) => FOLDER_NAME.test(name));
    } catch {
      return;
    }
    for (const name of names) {
      const path = join(this.#corpus, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      const isOld = stats !== undefined && now - stats.mtimeMs > ABANDONED_MS;
      if (name.startsWith(this.#owner) || isOld) this.removeFolder(path);
    }
  }
}

/** The longest name of a file, in bytes: file systems know 255, and some keep fewer. */
const MAX_NAME_BYTES = 120;

/**
 * Returns a name for an uploaded file that is safe on the disk and in messages: that of the browser without folders,
 * control characters and signs that have a meaning elsewhere.
 */
export function safeFileName(stated: string): string {
  const last = stated.split(/[/\\]/).at(-1) ?? "";
  let name = last
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}._ ()-]/gu, "_")
    .replace(/^[.\s-]+/, "")
    .trim();
  // Some formats are known by the ending.
  while (Buffer.byteLength(name) > MAX_NAME_BYTES) name = name.slice(1).replace(/^[\p{M}.\s-]+/u, "");
  return name === "" ? "upload" : name;
}

/** Checks whether an error of the system says that the disk is full. */
export function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Writes an upload to the disk as it arrives. */
export class FileSink implements UploadSink {
  readonly #stream: WriteStream;
  readonly #limit: number;
  readonly #onAbort: () => void;
  readonly #onFinish: () => void;
  #written = 0;
  #error: Problem<"upload"> | undefined;
  #isOver = false;
  #drained = () => {};

  constructor(
    path: string,
    { limit, onAbort, onFinish }: { limit: number; onAbort: () => void; onFinish: () => void },
  ) {
    this.#limit = limit;
    this.#onAbort = onAbort;
    this.#onFinish = onFinish;
    this.#stream = createWriteStream(path, { flags: "wx", mode: 0o600 });
    this.#stream.on("drain", () => this.#drained());
    this.#stream.on("error", (cause) => {
      this.#error = new Problem(isFull(cause) ? "upload.disk_full" : "upload.read_only", {}, { cause });
      this.#drained();
    });
  }

  write(bytes: Buffer): boolean {
    if (this.#error !== undefined) throw this.#error;
    this.#written += bytes.length;
    if (this.#written > this.#limit) throw new Problem("upload.too_large", { max: this.#limit });
    return this.#stream.write(bytes);
  }

  onDrain(callback: () => void): void {
    this.#drained = callback;
    // A stream that has ended drains no more.
    if (this.#isOver || this.#error !== undefined) callback();
  }

  async finish(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (this.#stream.closed) return resolve();
      this.#stream.once("close", resolve);
      this.#stream.end();
    });
    if (this.#error !== undefined) throw this.#error;
    if (this.#isOver) throw new Problem("upload.busy", {});
    this.#isOver = true;
    this.#onFinish();
  }

  abort(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stream.destroy();
    // A piece that waits for room waits no longer.
    this.#drained();
    this.#onAbort();
  }
}
