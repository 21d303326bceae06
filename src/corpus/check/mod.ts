/** Issues of translation files, and what a new edition changes, for those who look after them. Serving does not need it. */
import { CorpusError, corpusError } from "../corpus_error.ts";
import { fileFormatOf, formatEndLine } from "../header.ts";
import { decodeTranslation, parseTranslation } from "../parse_translation.ts";
import type { Translation } from "../translation.ts";
import { formatLabel } from "../verse_label.ts";
import type { Issue } from "./check_translation.ts";

export {
  checkTranslationFile,
  checkTranslationInTurns,
  type Issue,
  NO_VERSES,
  type TranslationCheck,
} from "./check_translation.ts";

/** A file of format 2 or 3 with an end line that counts its lines. */
interface MendedFile {
  readonly bytes: Buffer;
  readonly endLine: string;
  /** The end line as it was; absent where there was none. */
  readonly before: string | undefined;
  /** The last line before it, by which a cut is seen. */
  readonly lastLine: string;
}

/**
 * Counts the lines of a translation file again, after a change by hand.
 *
 * @returns Undefined where the end line is right, or the file is of format 1, which has none.
 * @throws {CorpusError} If the file has other errors.
 */
export function mendEndLine(bytes: Buffer, file: string): MendedFile | undefined {
  const text = decodeTranslation(bytes, file);
  const lines = text.split("\n");
  lines.pop();
  const format = fileFormatOf(lines[0]);
  if (format !== 2 && format !== 3) return undefined;
  const bodyStart = lines.indexOf("") + 1;
  const before = lines.find((line, index) => index >= bodyStart && isEndLine(line));
  const kept = lines.filter((line, index) => index < bodyStart || !isEndLine(line));
  const body = kept.slice(bodyStart);
  const isNote = (line: string) => format === 3 && line.startsWith("+");
  const verses = body.filter((line) => !line.startsWith("=") && !isNote(line)).length;
  const notes = body.filter(isNote).length;
  const others = kept.length - verses - notes;
  const endLine = formatEndLine({ verses, ...(format === 3 && { notes }), others });
  const lastLine = kept.at(-1) ?? "";
  const mended = Buffer.from(`${kept.join("\n")}\n${endLine}`);
  try {
    parseTranslation(Buffer.from(mended), file);
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    const cause = error.fault;
    throw corpusError(file, error.line, "mend_first", {}, { cause });
  }
  if (mended.equals(Buffer.from(text))) return undefined;
  return { bytes: mended, endLine: endLine.trimEnd(), before, lastLine };
}

/** Returns whether a line is an end line, or what a cut left of one. */
function isEndLine(line: string): boolean {
  return line !== "" && (line.startsWith("End:") || "End:".startsWith(line));
}

/** Issues of one kind, in the order of the lines. */
export type IssuesOfKind = readonly [first: Issue, ...others: Issue[]];

/** Puts issues of a kind together, the kinds in the order of their first ones, errors and warnings apart. */
export function issueKinds(issues: readonly Issue[]): IssuesOfKind[] {
  const kinds = new Map<string, [Issue, ...Issue[]]>();
  for (const issue of issues) {
    const kind = `${issue.severity} ${issue.fault.code}`;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [issue]);
    else known.push(issue);
  }
  return [...kinds.values()];
}

/** The difference of two editions of a translation. */
export interface EditionChanges {
  readonly added: number;
  readonly gone: number;
  readonly altered: number;
  /** The first verses of each kind, as the edition that has them writes their references. */
  readonly examples: {
    readonly added: readonly string[];
    readonly gone: readonly string[];
    readonly altered: readonly AlteredVerse[];
  };
}

/** A verse with another text. */
interface AlteredVerse {
  readonly reference: string;
  readonly before: string;
  readonly after: string;
}

/** Compares two editions verse by verse. @param most The examples of each kind. */
export function compareTranslations(before: Translation, after: Translation, most: number): EditionChanges {
  const lines = new Map<string, number>();
  for (let line = 0; line < before.lineCount; line++) lines.set(formatLabel(before.label(line)), line);
  const examples = { added: [] as string[], gone: [] as string[], altered: [] as AlteredVerse[] };
  let [added, gone, altered] = [0, 0, 0];
  for (let line = 0; line < after.lineCount; line++) {
    const label = formatLabel(after.label(line));
    const earlier = lines.get(label);
    lines.delete(label);
    if (earlier === undefined) {
      if (added++ < most) examples.added.push(after.reference(line));
      continue;
    }
    if (isSameText(before, earlier, after, line)) continue;
    if (altered++ >= most) continue;
    const reference = after.reference(line);
    examples.altered.push({ reference, before: before.text(earlier), after: after.text(line) });
  }
  for (const line of lines.values()) {
    if (gone++ < most) examples.gone.push(before.reference(line));
  }
  return { added, gone, altered, examples };
}

function isSameText(one: Translation, line: number, other: Translation, otherLine: number) {
  const bytes = one.bytes.subarray(one.textStart(line), one.textEnd(line));
  return bytes.equals(other.bytes.subarray(other.textStart(otherLine), other.textEnd(otherLine)));
}
