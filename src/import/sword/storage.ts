import type { SwordTestament } from "./verse_entries.ts";

/** A pointer to a text. Two entries with the same pointer share one text: a verse bridge. */
export interface TextPointer {
  readonly block: number;
  readonly start: number;
  /** In bytes; 0 where there is no text. */
  readonly size: number;
}

/** One testament of a module as it is stored. */
export interface SwordStorage {
  /** The number of entries in the index. */
  readonly count: number;
  pointer(index: number): TextPointer;
  /** @throws {ImportError} If the data does not hold what the index says. */
  read(pointer: TextPointer): Buffer;
}

/** Gives the file of a module by its name, such as `nt.bzv`; nothing where there is none. */
export type ModuleFiles = (name: string) => Buffer | undefined;

/** Opens a testament; nothing where the module does not have it. */
export type StorageOpener = (testament: SwordTestament, files: ModuleFiles) => SwordStorage | undefined;
