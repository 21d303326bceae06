import { ImportError } from "../import_error.ts";
import type { Decompress } from "./decompress.ts";
import type { StorageOpener, SwordStorage, TextPointer } from "./storage.ts";

/** The first letter of the files' endings says how much of a module one compressed block holds. */
const BLOCK_LETTERS = ["b", "c", "v"];
/** An entry of the index of blocks: offset, compressed size, size, four bytes each. */
const BLOCK_ENTRY = 12;

/**
 * Opens a testament of a `zText` module: blocks of texts (`.bzz`), an index of the blocks (`.bzs`) and an index of the
 * verses (`.bzv`) with block, offset in the block and size.
 *
 * Source of the layout: what The SWORD Project's drivers zText and zText4 write; checked with modules of CrossWire.
 *
 * @param sizeBytes The width of a verse's size: 2 for `zText`, 4 for `zText4`.
 * @returns An opener of testaments; the reading of a text throws {@link ImportError} where its block is missing, cut off
 * or damaged.
 */
export function compressedStorage(sizeBytes: 2 | 4, decompress: Decompress): StorageOpener {
  return (testament, files) => {
    for (const letter of BLOCK_LETTERS) {
      const index = files(`${testament}.${letter}zv`);
      const blocks = files(`${testament}.${letter}zs`);
      const data = files(`${testament}.${letter}zz`);
      if (index !== undefined && blocks !== undefined && data !== undefined) {
        const name = `${testament}.${letter}zz`;
        return new CompressedStorage(name, { index, blocks, data, sizeBytes, decompress });
      }
    }
    return undefined;
  };
}

type BlockProblem = "sword_short_block" | "sword_no_block" | "sword_block_cut_off" | "sword_damaged_block";

interface Parts {
  readonly index: Buffer;
  readonly blocks: Buffer;
  readonly data: Buffer;
  readonly sizeBytes: number;
  readonly decompress: Decompress;
}

class CompressedStorage implements SwordStorage {
  readonly count: number;
  readonly #name: string;
  readonly #parts: Parts;
  readonly #width: number;
  #block: Buffer = Buffer.alloc(0);
  #blockNumber = -1;

  constructor(name: string, parts: Parts) {
    this.#name = name;
    this.#parts = parts;
    this.#width = 8 + parts.sizeBytes;
    this.count = Math.floor(parts.index.length / this.#width);
  }

  pointer(index: number): TextPointer {
    const at = index * this.#width;
    const entries = this.#parts.index;
    return {
      block: entries.readUInt32LE(at),
      start: entries.readUInt32LE(at + 4),
      size: entries.readUIntLE(at + 8, this.#parts.sizeBytes),
    };
  }

  read({ block, start, size }: TextPointer): Buffer {
    if (block !== this.#blockNumber) {
      this.#block = this.#readBlock(block);
      this.#blockNumber = block;
    }
    if (start + size > this.#block.length) this.#fail("sword_short_block", block);
    return this.#block.subarray(start, start + size);
  }

  #readBlock(number: number): Buffer {
    const { blocks, data, decompress } = this.#parts;
    const at = number * BLOCK_ENTRY;
    if (at + BLOCK_ENTRY > blocks.length) this.#fail("sword_no_block", number);
    const start = blocks.readUInt32LE(at);
    const end = start + blocks.readUInt32LE(at + 4);
    if (end > data.length) this.#fail("sword_block_cut_off", number);
    try {
      return decompress(data.subarray(start, end), blocks.readUInt32LE(at + 8));
    } catch (error) {
      if (error instanceof ImportError) throw error;
      return this.#fail("sword_damaged_block", number);
    }
  }

  #fail(code: BlockProblem, block: number): never {
    throw new ImportError(code, { block }, { position: { file: this.#name } });
  }
}
