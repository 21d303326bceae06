import { decode } from "../decode.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import type { SourceFile } from "../source.ts";

/** Gives the lines of a text one by one, whatever their ends. */
export function* splitLines(text: string): Generator<string> {
  const ends = /\r\n|\n|\r/g;
  let start = 0;
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
    yield text.slice(start, end.index);
    start = ends.lastIndex;
  }
  if (start < text.length) yield text.slice(start);
}

/** Gives the lines of a file one by one, and lets the edition know where it is. */
export function* textLines(
  file: SourceFile,
  edition: EditionBuilder,
  encoding: string | undefined,
): Generator<string> {
  const text = decode(file.read(), file.name, encoding);
  let number = 0;
  let done = 0;
  edition.reading(
    () => ({ file: file.name, line: number }),
    () => done / text.length,
  );
  for (const line of splitLines(text)) {
    number += 1;
    done += line.length + 1;
    yield line;
  }
}

/** Blank lines, and what programs write above a table. */
export function isRemark(line: string): boolean {
  return /^\s*(?:#|\/\/|;|$)/.test(line);
}
