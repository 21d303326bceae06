import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CorpusError } from "./corpus_error.ts";
import { formatEndLine } from "./end_line.ts";
import { formatHeader, type TranslationHeader } from "./header.ts";
import { parseTranslation } from "./parse_translation.ts";
import { formatHeadings, formatMarks } from "./text_marks.ts";
import type { Translation } from "./translation.ts";
import { formatLabel, type Verse } from "./verse_label.ts";

/**
 * Formats a translation file.
 *
 * @param verses In the order of the text, all of a chapter and all of a book together.
 * @throws {CorpusError} If the header could not be read back.
 */
export function formatTranslation(header: TranslationHeader, verses: Iterable<Verse>): Buffer {
  const head = formatHeader(header, `${header.code}.txt`);
  const lines = [head];
  let verseLines = 0;
  let others = head.split("\n").length - 1;
  for (const verse of verses) {
    const { text, headings } = verse;
    if (headings !== undefined) {
      lines.push(formatHeadings(headings));
      others += headings.length;
    }
    const label = formatLabel(verse);
    lines.push(text === "" ? `${label}\n` : `${label} ${formatMarks(text, verse)}\n`);
    verseLines++;
  }
  lines.push(formatEndLine({ verses: verseLines, others }));
  return Buffer.from(lines.join(""), "utf8");
}

/**
 * Writes a translation into a folder, whole or not at all: the file is made beside its place, read back as the
 * service would read it, synced, and renamed.
 *
 * @returns The translation as it was read back.
 * @throws {CorpusError} If the verses make no sound file, or the file is there and may not be replaced.
 */
export function writeTranslation(
  directory: string,
  content: { header: TranslationHeader; verses: Iterable<Verse>; replace?: boolean },
): Translation {
  const file = join(directory, `${content.header.code}.txt`);
  if (existsSync(file) && content.replace !== true) {
    throw new CorpusError(
      file,
      0,
      "the translation is there already: use --replace to write over it",
    );
  }
  const bytes = formatTranslation(content.header, content.verses);
  // What is read is changed.
  const translation = parseTranslation(Buffer.from(bytes), file);
  replaceTranslationFile(file, bytes);
  return translation;
}

/**
 * Writes a file into a folder, whole or not at all.
 *
 * @throws {CorpusError} If it cannot be written.
 */
export function replaceTranslationFile(file: string, bytes: Buffer): void {
  const directory = dirname(file);
  try {
    mkdirSync(directory, { recursive: true });
    removeAbandoned(directory);
    const draft = join(directory, `.${basename(file, ".txt")}.${process.pid}.draft`);
    putInPlace(bytes, { draft, file });
  } catch (error) {
    throw new CorpusError(file, 0, `cannot write: ${(error as Error).message}`);
  }
}

function putInPlace(bytes: Buffer, { draft, file }: { draft: string; file: string }): void {
  const descriptor = openSync(draft, "w", 0o644);
  try {
    try {
      for (let written = 0; written < bytes.length; )
        written += writeSync(descriptor, bytes, written);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Milliseconds after which a draft, which takes a moment to write, is one whose writer was killed. */
const ABANDONED = 60_000;

function removeAbandoned(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!/^\..+\.\d+\.draft$/.test(name)) continue;
    const path = join(directory, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED)
      rmSync(path, { force: true });
  }
}
