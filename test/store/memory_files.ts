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
      /** When syncing: nothing is dropped, for the disk is well and the process gone. */
      readonly killed?: boolean;
    }
  | undefined;

/** The chance by which a power cut leaves what is certain to be on the disk, and nothing else. */
export const WORST = (): number => 0;

/**
 * A file system in memory with injected failures and power cuts.
 *
 * It is as unkind as a disk may be: what was written is certain to be there once a sync that began after it has ended,
 * and a name, of a file or of a folder, once the folder that it is in was synced so.
 */
export class MemoryFiles implements FileLayer {
  /** Asked before every step. */
  faultAt: (step: Step) => Fault = () => undefined;
  steps = 0;
  /** The most bytes that one write takes, and one read gives. */
  atOnce = Number.POSITIVE_INFINITY;
  #entries = new Map<string, Inode>();
  #durableEntries = new Map<string, Inode>();
  /** The folders that were made, each with whether its name is certain to be there. */
  #folders = new Map<string, boolean>();
  #open = new Map<number, { inode: Inode; path: string }>();
  #dead = false;

  /** What a process that is killed now leaves: all that was written. This layer answers nothing any more. */
  kill(): MemoryFiles {
    this.#dead = true;
    const left = new MemoryFiles();
    left.atOnce = this.atOnce;
    const copies = new Map<Inode, Inode>();
    const copied = (inode: Inode): Inode => {
      const copy = copies.get(inode) ?? { ...inode };
      copies.set(inode, copy);
      return copy;
    };
    for (const [path, inode] of this.#entries) left.#entries.set(path, copied(inode));
    for (const [path, inode] of this.#durableEntries) left.#durableEntries.set(path, copied(inode));
    left.#folders = new Map(this.#folders);
    return left;
  }

  /** What a power cut now leaves, as `afterPowerCut`. This layer answers nothing any more. */
  cutPower(random: () => number): MemoryFiles {
    this.#dead = true;
    return this.afterPowerCut(random);
  }

  /**
   * What a power cut now would leave: all that was synced, and of the rest as much as chance has it.
   *
   * @param random Numbers from 0 to less than 1; `WORST` leaves nothing of the rest.
   */
  afterPowerCut(random: () => number): MemoryFiles {
    const left = new MemoryFiles();
    const lost = [...this.#folders].filter(([, isDurable]) => !isDurable && random() < 0.5);
    const paths = new Set([...this.#entries.keys(), ...this.#durableEntries.keys()]);
    const names = new Map<string, Inode>();
    for (const path of paths) {
      const now = this.#entries.get(path);
      const before = this.#durableEntries.get(path);
      const inode = now === before || random() < 0.5 ? before : now;
      if (inode) names.set(path, inode);
    }
    // A file that is renamed has one of its names.
    for (const [path, inode] of this.#durableEntries) {
      const isThere = [...names.values()].includes(inode);
      if (!isThere && [...this.#entries.values()].includes(inode)) names.set(path, inode);
    }
    for (const [path, inode] of names) {
      const isLost = lost.some(([folder]) => path.startsWith(`${folder}/`));
      if (!isLost) left.put(path, afterCut(inode, random));
    }
    return left;
  }

  /** Puts a file there, durably. */
  put(path: string, content: Uint8Array): void {
    const inode = { content: Buffer.from(content), durable: Buffer.from(content) };
    this.#entries.set(path, inode);
    this.#durableEntries.set(path, inode);
    for (const folder of foldersAbove(path)) this.#folders.set(folder, true);
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
    // As the system does, the lowest that is free: another file's may be it before.
    let descriptor = 3;
    while (this.#open.has(descriptor)) descriptor++;
    this.#open.set(descriptor, { inode, path });
    return descriptor;
  }

  close(descriptor: number): void {
    if (!this.#open.delete(descriptor)) throw failure("EBADF", String(descriptor));
  }

  size(descriptor: number): number {
    return this.#file(descriptor).inode.content.length;
  }

  isNamed(descriptor: number, path: string): boolean {
    return this.#entries.get(path) === this.#file(descriptor).inode;
  }

  read(descriptor: number, target: Uint8Array, position: number): number {
    const { inode, path } = this.#file(descriptor);
    this.#step("read", path);
    const length = Math.min(target.length, this.atOnce);
    const piece = inode.content.subarray(position, position + length);
    target.set(piece);
    return piece.length;
  }

  write(descriptor: number, bytes: Uint8Array, position: number): number {
    const { inode, path } = this.#file(descriptor);
    let taken = Math.min(bytes.length, this.atOnce);
    const fault = this.#fault("write", path);
    if (fault) taken = fault.half ? Math.floor(bytes.length / 2) : 0;
    const size = Math.max(inode.content.length, position + taken);
    const content = Buffer.alloc(size);
    inode.content.copy(content);
    content.set(bytes.subarray(0, taken), position);
    inode.content = content;
    keepDropped(inode, position);
    if (fault) throw failure(fault.code, path);
    return taken;
  }

  truncate(descriptor: number, size: number): void {
    const { inode, path } = this.#file(descriptor);
    this.#step("truncate", path);
    inode.content = Buffer.from(inode.content.subarray(0, size));
    keepDropped(inode, size);
  }

  async sync(descriptor: number): Promise<void> {
    const { inode, path } = this.#file(descriptor);
    const content = inode.content;
    await new Promise(setImmediate);
    // The descriptor may be another file's by now.
    this.#file(descriptor);
    const fault = this.#fault("sync", path);
    if (fault) {
      // As on Linux: what could not be written is thrown away, and the next sync reports success.
      const from = inode.durable?.length ?? 0;
      if (!fault.killed) inode.dropped = { from, to: content.length };
      throw failure(fault.code, path);
    }
    inode.durable = Buffer.from(content);
    if (inode.dropped) inode.durable.fill(0, inode.dropped.from, inode.dropped.to);
  }

  list(folder: string): string[] {
    this.#step("list", folder);
    return [...this.#entries.keys()].filter((path) => dirname(path) === folder).map((path) => basename(path));
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
    for (const path of [folder, ...foldersAbove(folder)]) {
      if (!this.#folders.has(path)) this.#folders.set(path, false);
    }
  }

  async syncFolder(folder: string): Promise<void> {
    // What comes into the folder meanwhile may be too late.
    const isIn = ([path]: readonly [string, unknown]) => dirname(path) === folder;
    const entries = [...this.#entries].filter(isIn);
    const folders = [...this.#folders].filter(isIn);
    await new Promise(setImmediate);
    this.#step("syncFolder", folder);
    for (const entry of this.#durableEntries) if (isIn(entry)) this.#durableEntries.delete(entry[0]);
    for (const [path, inode] of entries) this.#durableEntries.set(path, inode);
    for (const [path] of folders) this.#folders.set(path, true);
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
    if (this.#dead) return { code: "EIO", killed: true };
    this.steps++;
    return this.faultAt({ number: this.steps, operation, path });
  }
}

/** Forgets what was dropped from a position on: other bytes come there. */
function keepDropped(inode: Inode, before: number): void {
  const { dropped } = inode;
  if (dropped === undefined) return;
  if (before <= dropped.from) delete inode.dropped;
  else inode.dropped = { from: dropped.from, to: Math.min(dropped.to, before) };
}

/** Yields the folders that a path is in, the root left out. */
function* foldersAbove(path: string): Generator<string> {
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder)) yield folder;
}

/**
 * Keeps what was synced; of what was written after it some beginning, or all with a sector of zeros in it. Where the file
 * was cut back in between, the system may have written its new bytes and not yet its new length.
 */
function afterCut({ content, durable }: Inode, random: () => number): Buffer {
  const sure = durable ?? Buffer.alloc(0);
  const isLonger = content.length > sure.length && content.subarray(0, sure.length).equals(sure);
  if (!isLonger) {
    const chance = random();
    if (chance < 0.4) return sure;
    return chance < 0.7 ? content : Buffer.concat([content, sure.subarray(content.length)]);
  }
  const chance = random();
  if (chance < 0.25) return sure;
  if (chance < 0.4) return content;
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
