import { existsSync, mkdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Draft, removeDrafts } from "../base/draft.ts";
import { CorpusError, corpusError } from "./corpus_error.ts";
import { formatEndLine, formatHeader, type LineCounts, parseHeader, type TranslationHeader } from "./header.ts";
import { readTranslationFile, translationFiles } from "./library.ts";
import { decodeTranslation, parseTranslation } from "./parse_translation.ts";
import { formatHeadings, formatMarks, formatNotes } from "./text_marks.ts";
import type { Translation } from "./translation.ts";
import { formatLabel, type Verse } from "./verse_label.ts";

/** The lines of a file between its header and its end line, and how many they are. */
export interface VerseLines {
  readonly text: string;
  readonly counts: Required<LineCounts>;
}

/**
 * Formats the lines of verses, headings and notes as a file has them.
 *
 * @param verses In the order of the text, all of a chapter and all of a book together.
 */
export function formatVerses(verses: Iterable<Verse>): VerseLines {
  const lines: string[] = [];
  let verseLines = 0;
  let others = 0;
  let noteLines = 0;
  for (const verse of verses) {
    const { text, headings, notes } = verse;
    if (headings !== undefined) {
      lines.push(formatHeadings(headings));
      others += headings.length;
    }
    const label = formatLabel(verse);
    lines.push(text === "" ? `${label}\n` : `${label} ${formatMarks(text, verse)}\n`);
    verseLines++;
    if (notes !== undefined) {
      lines.push(formatNotes(notes));
      noteLines += notes.length;
    }
  }
  return { text: lines.join(""), counts: { verses: verseLines, notes: noteLines, others } };
}

/**
 * Formats a translation file, of format 3 where it has notes.
 *
 * @param verses As {@linkcode formatVerses} takes them, or gives them.
 * @throws {CorpusError} If the header could not be read back.
 */
export function formatTranslation(header: TranslationHeader, verses: Iterable<Verse> | VerseLines): Buffer {
  const { text, counts } = "counts" in verses ? verses : formatVerses(verses);
  const { verses: verseLines, notes } = counts;
  const format = notes > 0 ? 3 : 2;
  const head = formatHeader(header, { file: `${header.code}.txt`, format });
  const others = counts.others + head.split("\n").length - 1;
  const end = formatEndLine({ verses: verseLines, ...(notes > 0 && { notes }), others });
  return Buffer.from(head + text + end, "utf8");
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
  content: {
    header: TranslationHeader;
    verses: Iterable<Verse> | VerseLines;
    replace?: boolean;
  },
): Translation {
  const file = join(directory, `${content.header.code}.txt`);
  refuseTaken(directory, content.header.code, content);
  const bytes = formatTranslation(content.header, content.verses);
  // A copy: parsing changes the bytes.
  const translation = parseTranslation(Buffer.from(bytes), file);
  replaceTranslationFile(file, bytes);
  return translation;
}

/**
 * Refuses a code that another file has, by its name or in its header.
 *
 * @param options `but`: the name of the file that gets it. `replace`: whether a file of just this code may be there.
 */
export function refuseTaken(directory: string, code: string, options: { but?: string; replace?: boolean } = {}): void {
  if (!existsSync(directory) || !statSync(directory).isDirectory()) return;
  const file = join(directory, `${code}.txt`);
  const isAlike = (other: string) => other.toLowerCase() === code.toLowerCase();
  for (const path of translationFiles(directory)) {
    const name = basename(path);
    if (name === options.but || (path === file && options.replace === true)) continue;
    if (path === file) throw corpusError(file, 0, "already_there", {});
    const other = basename(path, ".txt");
    if (isAlike(other)) throw corpusError(file, 0, "code_in_other_case", { code: other });
    if (isAlike(codeIn(path))) throw corpusError(file, 0, "code_in_other_file", { code, name });
  }
}

/** Returns the code in the header of a file, which may have any name; empty where it cannot be read. */
function codeIn(path: string): string {
  try {
    const bytes = readTranslationFile(path);
    // The text behind the header takes time: a folder may have many.
    const ends = ["\n\n", "\n\r\n"].map((blank) => bytes.indexOf(blank)).filter((end) => end >= 0);
    const head = decodeTranslation(bytes.subarray(0, Math.min(...ends, bytes.length)), path);
    return parseHeader(head.trimEnd().split("\n"), path).code;
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    return "";
  }
}

/** Milliseconds after which a draft, which takes a moment to write, is one whose writer was killed. */
const ABANDONED = 60_000;

/**
 * Writes a file into a folder, whole or not at all.
 *
 * @throws {CorpusError} If it cannot be written.
 */
export function replaceTranslationFile(file: string, bytes: Buffer): void {
  let draft: Draft | undefined;
  try {
    const directory = dirname(file);
    mkdirSync(directory, { recursive: true });
    removeDrafts(directory, ABANDONED);
    draft = new Draft(file, 0o644);
    draft.write(bytes);
    draft.finish();
  } catch (cause) {
    draft?.remove();
    throw corpusError(file, 0, "unwritable_file", {}, { cause });
  }
}
