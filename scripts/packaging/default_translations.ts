import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { translationFiles } from "../../src/corpus/mod.ts";

const CACHE = "node_modules/.cache/translations";

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
    execFileSync(process.execPath, ["--import", "tsx", "scripts/default_corpus.ts", "--corpus", directory], {
      stdio: ["ignore", "inherit", "pipe"],
    });
    return translationFiles(directory).map((path) => ({
      code: path.slice(directory.length + 1, -".txt".length),
      packed: pack(readFileSync(path)),
    }));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Compresses a file once for all builds: the best compression takes ten seconds. */
function pack(bytes: Buffer): Buffer {
  const file = join(CACHE, `${createHash("sha256").update(bytes).digest("hex")}.br`);
  if (existsSync(file)) return readFileSync(file);
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, packed);
  renameSync(`${file}.${process.pid}`, file);
  return packed;
}
