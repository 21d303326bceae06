import { basename, dirname } from "node:path";
import type { FileLayer } from "../../src/store/wal/mod.ts";

/** What a file consists of, whatever names it has. */
interface Inode {
  content: Buffer;
  /** What a power cut leaves at least; null before the first sync. */
  durable: Buffer | null;
  /** What a failed sync dropped: it is read back from memory and never gets to the disk. */
  dropped?: { readonly from: number; readonly to: number };
}

/** One call of the file layer, about to be made. */
export interface Step {
  /** Counted from 1. */
  readonly number: number;
  readonly operation: keyof FileLayer;
  readonly path: string;
}

/** What a step does instead of working: it fails with an error code. */
export type Fault =
  | {
      readonly code: string;
      /** When writing: half of the bytes are taken. */
      readonly half?: boolean;
      /** When renaming: it happens all the same. */
      readonly done?: boolean;
    }
  | undefined;

/** A file system in memory that fails where it is told to and can lose its power. */
export class MemoryFiles implements FileLayer {
  /** Asked before every step. */
  faultAt: (step: Step) => Fault = () => undefined;
  steps = 0;
  #entries = new Map<string, Inode>();
  #durableEntries = new Map<string, Inode>();
  #open = new Map<number, { inode: Inode; path: string }>();
  #nextDescriptor = 3;
  #dead = false;

  /** What a process that is killed now leaves: all that was written. This layer answers nothing any more. */
  kill(): MemoryFiles {
    this.#dead = true;
    const left = new MemoryFiles();
    for (const [path, { content }] of this.#entries) left.put(path, content);
    return left;
  }

  /**
   * What a power cut now leaves: all that was synced, and of the rest as much as chance has it.
   *
   * @param random Numbers from 0 to less than 1.
   */
  cutPower(random: () => number): MemoryFiles {
    this.#dead = true;
    const left = new MemoryFiles();
    const paths = new Set([...this.#entries.keys(), ...this.#durableEntries.keys()]);
    for (const path of paths) {
      const now = this.#entries.get(path);
      const before = this.#durableEntries.get(path);
      const inode = now === before || random() < 0.5 ? before : now;
      if (inode) left.put(path, afterCut(inode, random));
    }
    return left;
  }

  /** Puts a file there, durably. */
  put(path: string, content: Uint8Array): void {
    const inode = { content: Buffer.from(content), durable: Buffer.from(content) };
    this.#entries.set(path, inode);
    this.#durableEntries.set(path, inode);
  }

  /** The content of a file. */
  get(path: string): Buffer {
    const inode = this.#entries.get(path);
    if (!inode) throw failure("ENOENT", path);
    return Buffer.from(inode.content);
  }

  /** The paths of all files. */
  paths(): string[] {
    return [...this.#entries.keys()].sort();
  }

  /** How many descriptors are open. */
  get openDescriptors(): number {
    return this.#open.size;
  }

  open(path: string, how: "read" | "update" | "create"): number {
    this.#step("open", path);
    let inode = this.#entries.get(path);
    if (how === "create") {
      if (inode) throw failure("EEXIST", path);
      inode = { content: Buffer.alloc(0), durable: null };
      this.#entries.set(path, inode);
    }
    if (!inode) throw failure("ENOENT", path);
    const descriptor = this.#nextDescriptor++;
    this.#open.set(descriptor, { inode, path });
    return descriptor;
  }

  close(descriptor: number): void {
    if (!this.#open.delete(descriptor)) throw failure("EBADF", String(descriptor));
  }

  size(descriptor: number): number {
    return this.#file(descriptor).inode.content.length;
  }

  read(descriptor: number, target: Uint8Array, position: number): number {
    const { inode, path } = this.#file(descriptor);
    this.#step("read", path);
    const piece = inode.content.subarray(position, position + target.length);
    target.set(piece);
    return piece.length;
  }

  write(descriptor: number, bytes: Uint8Array, position: number): number {
    const { inode, path } = this.#file(descriptor);
    let taken = bytes.length;
    const fault = this.#fault("write", path);
    if (fault) taken = fault.half ? Math.floor(bytes.length / 2) : 0;
    const size = Math.max(inode.content.length, position + taken);
    const content = Buffer.alloc(size);
    inode.content.copy(content);
    content.set(bytes.subarray(0, taken), position);
    inode.content = content;
    if (fault) throw failure(fault.code, path);
    return taken;
  }

  truncate(descriptor: number, size: number): void {
    const { inode, path } = this.#file(descriptor);
    this.#step("truncate", path);
    inode.content = Buffer.from(inode.content.subarray(0, size));
  }

  async sync(descriptor: number): Promise<void> {
    const { inode, path } = this.#file(descriptor);
    const content = inode.content;
    await new Promise(setImmediate);
    const fault = this.#fault("sync", path);
    if (fault) {
      // As on Linux: what could not be written is thrown away, and the next sync reports success.
      inode.dropped = { from: inode.durable?.length ?? 0, to: content.length };
      throw failure(fault.code, path);
    }
    inode.durable = Buffer.from(content);
    if (inode.dropped) inode.durable.fill(0, inode.dropped.from, inode.dropped.to);
  }

  list(folder: string): string[] {
    this.#step("list", folder);
    return [...this.#entries.keys()]
      .filter((path) => dirname(path) === folder)
      .map((path) => basename(path));
  }

  rename(from: string, to: string): void {
    const fault = this.#fault("rename", from);
    if (fault && !fault.done) throw failure(fault.code, from);
    const inode = this.#entries.get(from);
    if (!inode) throw failure("ENOENT", from);
    this.#entries.delete(from);
    this.#entries.set(to, inode);
    if (fault) throw failure(fault.code, from);
  }

  remove(path: string): void {
    this.#step("remove", path);
    this.#entries.delete(path);
  }

  makeFolder(folder: string): void {
    this.#step("makeFolder", folder);
  }

  async syncFolder(folder: string): Promise<void> {
    await new Promise(setImmediate);
    this.#step("syncFolder", folder);
    for (const path of this.#durableEntries.keys()) {
      if (dirname(path) === folder && !this.#entries.has(path)) this.#durableEntries.delete(path);
    }
    for (const [path, inode] of this.#entries) {
      if (dirname(path) === folder) this.#durableEntries.set(path, inode);
    }
  }

  #file(descriptor: number): { inode: Inode; path: string } {
    const file = this.#open.get(descriptor);
    if (!file) throw failure("EBADF", String(descriptor));
    return file;
  }

  #step(operation: keyof FileLayer, path: string): void {
    const fault = this.#fault(operation, path);
    if (fault) throw failure(fault.code, path);
  }

  #fault(operation: keyof FileLayer, path: string): Fault {
    if (this.#dead) return { code: "EIO" };
    this.steps++;
    return this.faultAt({ number: this.steps, operation, path });
  }
}

/** Keeps what was synced; of what was written after it some beginning, or all with a sector of zeros in it. */
function afterCut({ content, durable }: Inode, random: () => number): Buffer {
  const sure = durable ?? Buffer.alloc(0);
  const isLonger = content.length > sure.length && content.subarray(0, sure.length).equals(sure);
  if (!isLonger) return random() < 0.5 ? sure : content;
  const chance = random();
  if (chance < 0.25) return sure;
  if (chance < 0.75) {
    return content.subarray(0, sure.length + Math.floor(random() * (content.length - sure.length)));
  }
  const left = Buffer.from(content);
  const sector = Math.floor((sure.length + random() * (content.length - sure.length)) / 512) * 512;
  left.fill(0, Math.max(sure.length, sector), Math.min(left.length, sector + 512));
  return left;
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}
