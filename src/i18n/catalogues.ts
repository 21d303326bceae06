import { de } from "./de.ts";
import { en, type ReaderCatalogue } from "./en.ts";
import { it } from "./it.ts";
import { sl } from "./sl.ts";

const LIST = { sl, en, it, de } as const;

export type Language = keyof typeof LIST;

/** The messages of every language; the first is the default of the pages. */
export const CATALOGUES: Readonly<Record<Language, ReaderCatalogue>> = LIST;
