/** The drivers of SWORD modules: how the texts of a testament are stored. */
import { inflateSync } from "node:zlib";
import { ImportError } from "../import_error.ts";
import { LIMITS } from "../limits.ts";
import { indexEntries, type StorageOpener, type SwordConfiguration, type SwordStorage } from "./storage.ts";

const WINDOW = 4096;
/** A reference to fewer bytes would be longer than they are. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 18;
const BITS = 8;

/**
 * Decompresses LZSS as SWORD has it: after Okumura, a window of 4096 spaces that is written from 18 bytes before its
 * end; a flag byte for eight items, lowest bit first: 1 a byte as it is, 0 twelve bits of position and four of length.
 *
 * @param size The most bytes that come out.
 */
export function decompressLzss(data: Buffer, size: number): Buffer {
  const window = Buffer.alloc(WINDOW, " ");
  const output = Buffer.alloc(size);
  let written = 0;
  let position = WINDOW - MAX_LENGTH;
  let at = 0;
  const put = (byte: number) => {
    if (written < size) output[written] = byte;
    written += 1;
    window[position] = byte;
    position = (position + 1) % WINDOW;
  };
  while (at < data.length && written < size) {
    const flags = data[at] as number;
    at += 1;
    for (let bit = 0; bit < BITS && at < data.length && written < size; bit += 1) {
      if ((flags >> bit) & 1) {
        put(data[at] as number);
        at += 1;
        continue;
      }
      const low = data[at] as number;
      const high = data[at + 1] ?? 0;
      at += 2;
      const from = low | ((high & 0xf0) << 4);
      const length = (high & 0x0f) + MIN_LENGTH;
      for (let offset = 0; offset < length; offset += 1) {
        put(window[(from + offset) % WINDOW] as number);
      }
    }
  }
  return output.subarray(0, Math.min(written, size));
}

/** Decompresses a block to `size` bytes. @throws If it is damaged. */
type Decompress = (data: Buffer, size: number) => Buffer;

/** The most bytes that all read blocks may hold: in good order each is read once or twice. */
const MAX_BYTES = 4 * LIMITS.totalBytes;

/**
 * Returns a function that decompresses the blocks of a module.
 *
 * @throws {ImportError} If their compression is not supported.
 */
export function decompressor(configuration: SwordConfiguration): Decompress {
  const { module } = configuration;
  const type = (configuration.field("CompressType") ?? "LZSS").toUpperCase();
  if (type !== "ZIP" && type !== "LZSS") {
    throw new ImportError("sword_compression", { module, type });
  }
  const decompress = type === "ZIP" ? inflate : decompressLzss;
  let taken = 0;
  return (data, size) => {
    taken += size;
    if (taken > MAX_BYTES) {
      throw new ImportError("sword_blocks_too_large", { module, max: MAX_BYTES });
    }
    if (size > LIMITS.fileBytes) {
      const max = LIMITS.fileBytes;
      throw new ImportError("sword_block_too_large", { module, bytes: size, max });
    }
    return decompress(data, size);
  };
}

function inflate(data: Buffer, size: number): Buffer {
  return inflateSync(data, { maxOutputLength: Math.max(1, size) });
}

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
function compressedStorage(sizeBytes: 2 | 4, decompress: Decompress): StorageOpener {
  return (testament, files) => {
    for (const letter of BLOCK_LETTERS) {
      const index = files(`${testament}.${letter}zv`);
      const blocks = files(`${testament}.${letter}zs`);
      const data = files(`${testament}.${letter}zz`);
      if (index !== undefined && blocks !== undefined && data !== undefined) {
        const file = `${testament}.${letter}zz`;
        const read = blockReader(file, { blocks, data, decompress });
        return { ...indexEntries(index, { hasBlocks: true, sizeBytes }), read };
      }
    }
    return undefined;
  };
}

type BlockProblem = "sword_short_block" | "sword_no_block" | "sword_block_cut_off" | "sword_damaged_block";

interface Blocks {
  readonly blocks: Buffer;
  readonly data: Buffer;
  readonly decompress: Decompress;
}

/** Returns the reader of texts in compressed blocks, which keeps the last block. */
function blockReader(file: string, { blocks, data, decompress }: Blocks): SwordStorage["read"] {
  let last: { readonly number: number; readonly bytes: Buffer } | undefined;
  const fail = (code: BlockProblem, block: number): never => {
    throw new ImportError(code, { block }, { position: { file } });
  };
  const readBlock = (number: number): Buffer => {
    const at = number * BLOCK_ENTRY;
    if (at + BLOCK_ENTRY > blocks.length) fail("sword_no_block", number);
    const start = blocks.readUInt32LE(at);
    const end = start + blocks.readUInt32LE(at + 4);
    if (end > data.length) fail("sword_block_cut_off", number);
    try {
      return decompress(data.subarray(start, end), blocks.readUInt32LE(at + 8));
    } catch (error) {
      if (error instanceof ImportError) throw error;
      return fail("sword_damaged_block", number);
    }
  };
  return ({ block, start, size }) => {
    if (last?.number !== block) last = { number: block, bytes: readBlock(block) };
    const { bytes } = last;
    return start + size <= bytes.length ? bytes.subarray(start, start + size) : fail("sword_short_block", block);
  };
}

/**
 * Opens a testament of a `rawText` module: one file of texts, and an index (`.vss`) of offset and size.
 *
 * Source of the layout: what The SWORD Project's drivers RawText and RawText4 write, as its mailing list describes it
 * (sword-devel, July 2000).
 *
 * @param sizeBytes The width of the size: 2 for `rawText`, 4 for `rawText4`.
 */
function rawStorage(sizeBytes: 2 | 4): StorageOpener {
  return (testament, files) => {
    const index = files(`${testament}.vss`);
    const data = files(testament);
    if (index === undefined || data === undefined) return undefined;
    return {
      ...indexEntries(index, { hasBlocks: false, sizeBytes }),
      read({ start, size }) {
        if (start + size <= data.length) return data.subarray(start, start + size);
        throw new ImportError("sword_beyond_texts", {}, { position: { file: testament } });
      },
    };
  };
}

const DRIVERS = new Map<string, (configuration: SwordConfiguration) => StorageOpener>([
  ["ztext", (configuration) => compressedStorage(2, decompressor(configuration))],
  ["ztext4", (configuration) => compressedStorage(4, decompressor(configuration))],
  ["rawtext", () => rawStorage(2)],
  ["rawtext4", () => rawStorage(4)],
]);

/**
 * Returns the opener of a module's testaments.
 *
 * @throws {ImportError} If it is no Bible, locked, or its compression is not supported.
 */
export function storageDriver(configuration: SwordConfiguration): StorageOpener {
  const { module, field } = configuration;
  const name = field("ModDrv") ?? "";
  const driver = DRIVERS.get(name.toLowerCase());
  if (driver === undefined) {
    throw new ImportError("sword_no_bible", { module, driver: name });
  }
  if (field("CipherKey") !== undefined) {
    throw new ImportError("sword_enciphered", { module });
  }
  return driver(configuration);
}
