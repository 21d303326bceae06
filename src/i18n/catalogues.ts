import { en, type ReaderCatalogue } from "./en.ts";
import { sl } from "./sl.ts";

const LIST = { sl, en } as const;

export type Language = keyof typeof LIST;

/** The messages of every language; the first is the default of the pages. */
export const CATALOGUES: Readonly<Record<Language, ReaderCatalogue>> = LIST;
