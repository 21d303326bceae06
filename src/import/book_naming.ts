import type { BookNaming } from "../canon/mod.ts";

/** A source's names of a book, in the terms of USFM. */
export interface SourceNaming {
  /** For running headers (`\h`). */
  readonly header?: string;
  /** For a table of contents, long (`\toc1`) and short (`\toc2`). */
  readonly long?: string;
  readonly short?: string;
  /** `\toc3` */
  readonly abbreviation?: string;
}

/**
 * Chooses the names to serve: the short name is the book's name, else the header, else the long name; the others may be
 * used in references.
 */
export function bookNaming({ header, long, short, abbreviation }: SourceNaming): BookNaming {
  const names = [short, header, long].map(oneName).filter((name) => name !== "");
  const [name, ...others] = [...new Set(names)];
  const short3 = oneName(abbreviation);
  const alternates = others.filter((other) => other !== short3);
  return {
    ...(name === undefined ? {} : { name }),
    ...(short3 === "" ? {} : { abbreviation: short3 }),
    ...(alternates.length === 0 ? {} : { alternates }),
  };
}

/** Separators of the header, white space, and characters that cannot be printed. */
const UNUSABLE = /[|,\s\p{Cc}\ufffd]+/gu;

/** Returns a name without the characters that the header of a translation file cannot hold. */
function oneName(text: string | undefined): string {
  return (text ?? "").replace(UNUSABLE, " ").trim();
}
