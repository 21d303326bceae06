import { Buffer } from "node:buffer";
import { basename, dirname } from "node:path";
import type { FileLayer } from "./files.ts";

/** A file in memory; `bytes` may have room beyond its length. */
interface MemoryFile {
  bytes: Buffer;
  length: number;
}

/** An error as the system has it. */
class FileError extends Error {
  readonly code: string;

  constructor(code: string, path: string) {
    super(`${code}: '${path}'`);
    this.code = code;
  }
}

/** Files that are gone with the process: the folder of what is made anew from elsewhere at every start. */
export class MemoryFolder implements FileLayer {
  readonly #files = new Map<string, MemoryFile>();
  readonly #open = new Map<number, MemoryFile>();
  #last = 0;

  /** Creates or replaces a file. */
  put(path: string, bytes: Uint8Array): void {
    this.#files.set(path, { bytes: Buffer.from(bytes), length: bytes.length });
  }

  open(path: string, how: "read" | "update" | "create"): number {
    const present = this.#files.get(path);
    if ((present !== undefined) === (how === "create")) {
      const code = how === "create" ? "EEXIST" : "ENOENT";
      throw new FileError(code, path);
    }
    const file = present ?? { bytes: Buffer.alloc(0), length: 0 };
    this.#files.set(path, file);
    this.#open.set(++this.#last, file);
    return this.#last;
  }

  close(descriptor: number): void {
    this.#open.delete(descriptor);
  }

  size(descriptor: number): number {
    return this.#file(descriptor).length;
  }

  isNamed(descriptor: number, path: string): boolean {
    return this.#files.get(path) === this.#file(descriptor);
  }

  read(descriptor: number, target: Uint8Array, position: number): number {
    const { bytes, length } = this.#file(descriptor);
    if (position >= length) return 0;
    return bytes.copy(target, 0, position, Math.min(length, position + target.length));
  }

  write(descriptor: number, bytes: Uint8Array): number {
    const file = this.#file(descriptor);
    const end = file.length + bytes.length;
    if (end > file.bytes.length) {
      const larger = Buffer.alloc(Math.max(end, 2 * file.bytes.length));
      file.bytes.copy(larger, 0, 0, file.length);
      file.bytes = larger;
    }
    file.bytes.set(bytes, file.length);
    file.length = end;
    return bytes.length;
  }

  truncate(descriptor: number, size: number): void {
    this.#file(descriptor).length = size;
  }

  async sync(): Promise<void> {}

  list(folder: string): string[] {
    return [...this.#files.keys()].filter((path) => dirname(path) === folder).map((path) => basename(path));
  }

  rename(from: string, to: string): void {
    const file = this.#files.get(from);
    if (file === undefined) throw new FileError("ENOENT", from);
    this.#files.delete(from);
    this.#files.set(to, {
      bytes: Buffer.from(file.bytes.subarray(0, file.length)),
      length: file.length,
    });
  }

  remove(path: string): void {
    this.#files.delete(path);
  }

  makeFolder(): void {}

  async syncFolder(): Promise<void> {}

  #file(descriptor: number): MemoryFile {
    const file = this.#open.get(descriptor);
    if (file === undefined) throw new FileError("EBADF", `${descriptor}`);
    return file;
  }
}
