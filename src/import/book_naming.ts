import type { BookNaming } from "../canon/mod.ts";

/** What a source calls a book, in the terms of USFM. */
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
 * The names to serve: the short name is the book's name, the header stands in for it, the long one for both; what is
 * left over may be used in references.
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

/** A name without what the header of a translation file could not hold. */
function oneName(text: string | undefined): string {
  return (text ?? "").replace(/[|,]/g, " ").replace(/\s+/g, " ").trim();
}
