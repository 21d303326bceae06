import { type BigIntStats, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DAY_MS } from "../base/clock.ts";
import { CorpusError, corpusError } from "./corpus_error.ts";
import { fileFormatOf, formatHeader, parseHeader, type TranslationHeader } from "./header.ts";
import { readTranslationFile, translationFiles } from "./library.ts";
import { decodeTranslation, parseTranslation } from "./parse_translation.ts";
import { refuseTaken, replaceTranslationFile } from "./write_translation.ts";

/** The folder, beside the translations, of those that were removed. */
const REMOVED = ".removed";
/** Milliseconds for which a removed translation can be brought back. */
const KEPT_MS = 30 * DAY_MS;
const REMOVED_NAME = /^([A-Za-z0-9][A-Za-z0-9._-]{0,31})~(\d{1,16})\.txt$/;

/** A translation that was removed and can be brought back. */
export interface RemovedTranslation {
  readonly code: string;
  /** Milliseconds since the Unix epoch. */
  readonly removed: number;
  /** The time at which it is deleted. */
  readonly until: number;
}

/** A translation file, taken apart. */
interface HeadAndBody {
  readonly lines: readonly string[];
  readonly header: TranslationHeader;
  readonly body: string;
}

/**
 * Changes the header of a translation. At each moment the folder has the file as it was or as it is to be: a file whose
 * name differs from its code is read like any other, so a new code first moves the file and then replaces it.
 *
 * @throws {CorpusError} If it is not there, the header would be no sound one, the new code is taken, or the file was
 *   replaced meanwhile, as an import does.
 */
export function editTranslation(
  directory: string,
  { code, change }: { code: string; change: TranslationHeader },
): void {
  const { path, lines, body, state } = fileOf(directory, code);
  const target = join(directory, `${change.code}.txt`);
  if (path !== target) refuseTaken(directory, change.code, { but: basename(path) });
  const bytes = formatEdited(change, { lines, body, file: target });
  // A copy: parsing changes the bytes.
  parseTranslation(Buffer.from(bytes), target);
  if (stateOf(path) !== state) throw corpusError(path, 0, "changed_meanwhile", {});
  if (path !== target) renameSync(path, target);
  replaceTranslationFile(target, bytes);
}

function formatEdited(
  change: TranslationHeader,
  { lines, body, file }: { lines: readonly string[]; body: string; file: string },
): Buffer {
  const [first = "", ...others] = lines;
  const comments = others.filter((line) => line.startsWith("#"));
  const [, ...fields] = formatHeader(change, { file }).trimEnd().split("\n");
  const head = [first, ...comments, ...fields];
  const more = head.length - lines.length;
  // The end line counts the lines of the header, too.
  const whole =
    fileFormatOf(first) === 1
      ? body
      : body.replace(
          /^(End: \d+ verses, (?:\d+ notes, )?)(\d+)( other lines\s*)$/m,
          (_, before: string, count: string, after: string) => `${before}${Number(count) + more}${after}`,
        );
  return Buffer.from(`${head.join("\n")}\n\n${whole}`);
}

/** Removes a translation; it is kept for 30 days. @throws {CorpusError} If it is not there, or the last one. */
export function removeTranslation(directory: string, { code, now }: { code: string; now: number }) {
  const { path } = fileOf(directory, code);
  if (translationFiles(directory).length === 1) throw corpusError(path, 0, "last_in_folder", { code });
  mkdirSync(join(directory, REMOVED), { recursive: true });
  renameSync(path, join(directory, REMOVED, `${code}~${now}.txt`));
}

/** Lists the removed translations, the last removed first, and deletes those whose time has passed. */
export function removedTranslations(directory: string, now: number): RemovedTranslation[] {
  const folder = join(directory, REMOVED);
  if (!existsSync(folder)) return [];
  const found: RemovedTranslation[] = [];
  for (const name of readdirSync(folder)) {
    const [, code, time] = REMOVED_NAME.exec(name) ?? [];
    if (code === undefined) continue;
    const removed = Number(time);
    if (removed + KEPT_MS < now) rmSync(join(folder, name), { force: true });
    else found.push({ code, removed, until: removed + KEPT_MS });
  }
  return found.sort((one, other) => other.removed - one.removed);
}

/** Brings a removed translation back. @throws {CorpusError} If it is not there any more, or its code is taken. */
export function bringBackTranslation(
  directory: string,
  { code, removed }: Pick<RemovedTranslation, "code" | "removed">,
): void {
  const path = join(directory, REMOVED, `${code}~${removed}.txt`);
  if (!REMOVED_NAME.test(`${code}~${removed}.txt`) || !existsSync(path)) {
    throw corpusError(path, 0, "not_in_folder", { code });
  }
  refuseTaken(directory, code);
  renameSync(path, join(directory, `${code}.txt`));
}

/** Returns a text that differs for every file of this name and for every change of its content. */
function stateOf(path: string): string {
  const { dev, ino, size, mtimeNs }: Partial<BigIntStats> =
    statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return [dev, ino, size, mtimeNs].join(" ");
}

/** Finds the file of a code, by its name or by its header. @throws {CorpusError} `not_in_folder` */
function fileOf(directory: string, code: string): HeadAndBody & { readonly path: string; readonly state: string } {
  const named = join(directory, `${code}.txt`);
  const paths = existsSync(directory) ? translationFiles(directory) : [];
  const inOrder = paths.includes(named) ? [named, ...paths] : paths;
  let fault: CorpusError | undefined;
  for (const path of inOrder) {
    try {
      const state = stateOf(path);
      const parts = takeApart(readTranslationFile(path), path);
      if (parts.header.code === code) return { ...parts, path, state };
    } catch (error) {
      // A broken file is not being served, unless it was changed by hand since.
      if (!(error instanceof CorpusError)) throw error;
      if (path === named) fault = error;
    }
  }
  throw fault ?? corpusError(named, 0, "not_in_folder", { code });
}

function takeApart(bytes: Buffer, path: string): HeadAndBody {
  const text = decodeTranslation(bytes, path);
  const end = text.indexOf("\n\n");
  const lines = text.slice(0, end < 0 ? text.length : end).split("\n");
  return { lines, header: parseHeader(lines, path), body: text.slice(end + 2) };
}
