import { StoreUnavailable } from "./errors.ts";
import { type FileLayer, writeAll } from "./files.ts";
import { RecordWriter } from "./record.ts";

/**
 * A file that records are appended to.
 *
 * Records gather in `records` until `flush` writes them all at once. A write that fails leaves nothing of itself
 * behind: the file is cut back to its length before, at once or, where the disk refuses even that, before the next write.
 * A file whose sync failed cannot be trusted with more (the system may have thrown the unwritten pages away and
 * report success the next time): it is `failed`, and its owner starts a new one.
 */
export class LogFile {
  #path: string;
  readonly records: RecordWriter;
  #files: FileLayer;
  #descriptor: number;
  #size: number;
  #chain: number;
  #partialWrite = false;
  #synced: number;
  #syncing: Promise<void> | undefined;
  #failed = false;
  #closed = false;

  private constructor(
    files: FileLayer,
    file: { path: string; descriptor: number; size: number; chain: number },
  ) {
    this.#files = files;
    this.#path = file.path;
    this.#descriptor = file.descriptor;
    this.#size = file.size;
    this.#chain = file.chain;
    this.#synced = 0;
    this.records = new RecordWriter(file.chain);
  }

  /** Opens a file whose sound content ends at `size` with a line whose checksum is `chain`. @throws {StoreUnavailable} */
  static open(
    files: FileLayer,
    { path, size, chain }: { path: string; size: number; chain: number },
  ): LogFile {
    try {
      return new LogFile(files, { path, descriptor: files.open(path, "update"), size, chain });
    } catch (cause) {
      throw new StoreUnavailable(`Cannot open ${path} for writing`, { cause });
    }
  }

  /** Makes a new file; its header is the first thing to put into `records`. @throws {StoreUnavailable} */
  static create(files: FileLayer, path: string): LogFile {
    try {
      return new LogFile(files, {
        path,
        descriptor: files.open(path, "create"),
        size: 0,
        chain: 0,
      });
    } catch (cause) {
      throw new StoreUnavailable(`Cannot create ${path}`, { cause });
    }
  }

  get path(): string {
    return this.#path;
  }

  /** Takes note that the file was renamed. */
  movedTo(path: string): this {
    this.#path = path;
    return this;
  }

  /** Bytes of complete records in the file. */
  get size(): number {
    return this.#size;
  }

  /** Bytes known to be on the disk itself. */
  get synced(): number {
    return this.#synced;
  }

  /** Whether a sync failed, or the file may have lost its name, so that it must be replaced. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Takes note that what is written to the file may get lost. */
  markFailed(): void {
    this.#failed = true;
  }

  /**
   * Writes the gathered records.
   *
   * @throws {StoreUnavailable} If that fails; the records are forgotten and the file is as it was before.
   */
  flush(): void {
    const bytes = this.records.bytes;
    try {
      // Its descriptor may be another file's by now.
      if (this.#closed) throw new Error("it is closed");
      if (this.#failed) throw new Error("the disk failed to keep what was written before");
      this.#cutPartialWrite();
      this.#partialWrite = true;
      writeAll(this.#files, { descriptor: this.#descriptor, bytes, position: this.#size });
      this.#partialWrite = false;
    } catch (cause) {
      this.records.reset(this.#chain);
      this.#tryToCut();
      throw new StoreUnavailable(`Cannot write ${this.#path}`, { cause });
    }
    this.#size += bytes.length;
    this.#chain = this.records.chain;
    this.records.reset(this.#chain);
  }

  /**
   * Has everything flushed so far put on the disk. Calls that come while one is under way share the next.
   *
   * @throws {StoreUnavailable} If that fails; the file is failed from then on.
   */
  async sync(): Promise<void> {
    const wanted = this.#size;
    while (this.#synced < wanted) {
      this.#syncing ??= this.#syncOnce();
      await this.#syncing;
    }
  }

  /** Takes back what was flushed after the file had `size` bytes and a last checksum `chain`; never throws. */
  cutBack(to: { size: number; chain: number }): void {
    this.#size = to.size;
    this.#chain = to.chain;
    this.records.reset(to.chain);
    this.#partialWrite = true;
    this.#tryToCut();
  }

  /** Where the file stands, for `cutBack`. */
  get mark(): { size: number; chain: number } {
    return { size: this.#size, chain: this.#chain };
  }

  /** Closes the file, once. Nothing else may be asked of it afterwards. */
  async close(): Promise<void> {
    await this.#syncing?.catch(() => {});
    if (this.#closed) return;
    this.#closed = true;
    this.#files.close(this.#descriptor);
  }

  async #syncOnce(): Promise<void> {
    const upTo = this.#size;
    try {
      if (this.#closed) throw new Error("it is closed");
      if (this.#failed) throw new Error("an earlier sync failed");
      await this.#files.sync(this.#descriptor);
      this.#synced = upTo;
    } catch (cause) {
      this.#failed = true;
      throw new StoreUnavailable(`Cannot sync ${this.#path}`, { cause });
    } finally {
      this.#syncing = undefined;
    }
  }

  #tryToCut(): void {
    try {
      this.#cutPartialWrite();
    } catch {
      // The next write tries again before it writes; until then the partialWrite is an unfinished last line.
    }
  }

  #cutPartialWrite(): void {
    if (!this.#partialWrite || this.#closed) return;
    this.#files.truncate(this.#descriptor, this.#size);
    this.#partialWrite = false;
  }
}
