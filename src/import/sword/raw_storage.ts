import { ImportError } from "../import_error.ts";
import type { StorageOpener, SwordStorage, TextPointer } from "./storage.ts";

/**
 * Opens a testament of a `rawText` module: one file of texts, and an index (`.vss`) of offset and size.
 *
 * Source of the layout: what The SWORD Project's drivers RawText and RawText4 write, as its mailing list describes it
 * (sword-devel, July 2000).
 *
 * @param sizeBytes The width of the size: 2 for `rawText`, 4 for `rawText4`.
 */
export function rawStorage(sizeBytes: 2 | 4): StorageOpener {
  return (testament, files) => {
    const index = files(`${testament}.vss`);
    const data = files(testament);
    if (index === undefined || data === undefined) return undefined;
    return new RawStorage(testament, { index, data, sizeBytes });
  };
}

class RawStorage implements SwordStorage {
  readonly count: number;
  readonly #name: string;
  readonly #index: Buffer;
  readonly #data: Buffer;
  readonly #width: number;
  readonly #sizeBytes: number;

  constructor(name: string, parts: { index: Buffer; data: Buffer; sizeBytes: number }) {
    this.#name = name;
    this.#index = parts.index;
    this.#data = parts.data;
    this.#sizeBytes = parts.sizeBytes;
    this.#width = 4 + parts.sizeBytes;
    this.count = Math.floor(parts.index.length / this.#width);
  }

  pointer(index: number): TextPointer {
    const at = index * this.#width;
    const start = this.#index.readUInt32LE(at);
    return { block: 0, start, size: this.#index.readUIntLE(at + 4, this.#sizeBytes) };
  }

  read({ start, size }: TextPointer): Buffer {
    if (start + size > this.#data.length) {
      throw new ImportError("sword_beyond_texts", {}, { position: { file: this.#name } });
    }
    return this.#data.subarray(start, start + size);
  }
}
