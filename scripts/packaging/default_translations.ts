import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { translationFiles } from "../../src/corpus/mod.ts";

/** A translation file as a build carries it. */
export interface PackedTranslation {
  readonly code: string;
  /** The file, compressed with brotli. */
  readonly packed: Buffer;
}

/** Makes the default corpus in a temporary folder: what an operator has in `corpus/` is no part of a build. */
export function packDefaultTranslations(): PackedTranslation[] {
  const directory = mkdtempSync(join(tmpdir(), "ambo-corpus-"));
  try {
    execFileSync(
      process.execPath,
      ["--import", "tsx", "scripts/default_corpus.ts", "--corpus", directory],
      { stdio: ["ignore", "inherit", "pipe"] },
    );
    return translationFiles(directory).map((path) => ({
      code: path.slice(directory.length + 1, -".txt".length),
      packed: pack(readFileSync(path)),
    }));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function pack(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
