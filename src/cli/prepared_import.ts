import { existsSync, writeFileSync } from "node:fs";
import type { BookId, BookNaming } from "../canon/mod.ts";
import type { VerseLines } from "../corpus/mod.ts";
import type { HeaderSource } from "../import/mod.ts";
import { readPreparedFile, UploadError } from "../upload/mod.ts";

/** An imported source that waits for its confirmation: its verses as they will stand in the file, and its own header. */
export interface PreparedImport {
  readonly source: HeaderSource;
  readonly lines: VerseLines;
}

/** The first line of a prepared import, as JSON; the lines of the verses follow. */
interface PreparedHead extends Pick<HeaderSource, "metadata"> {
  readonly counts: VerseLines["counts"];
  readonly namings: readonly (readonly [BookId, BookNaming])[];
}

/** Writes an imported source into a file, so that its confirmation need not import it again. */
export function keepPrepared(file: string, { source, lines }: PreparedImport): void {
  const head: PreparedHead = {
    metadata: source.metadata,
    counts: lines.counts,
    namings: Array.from(source.books, ([id, { naming }]) => [id, naming]),
  };
  writeFileSync(file, `${JSON.stringify(head)}\n${lines.text}`, { mode: 0o600 });
}

/** Reads what {@linkcode keepPrepared} wrote. @throws {UploadError} `gone` if it is not there any more. */
export function readPrepared(file: string): PreparedImport {
  if (!existsSync(file)) throw new UploadError("gone", {});
  const { head, text } = readPreparedFile<PreparedHead>(file);
  const { metadata, counts, namings } = head;
  const books = new Map(namings.map(([id, naming]) => [id, { naming }]));
  return { source: { metadata, books }, lines: { text, counts } };
}
