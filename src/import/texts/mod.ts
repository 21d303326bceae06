/** Texts that anyone may take: their table, and the download of one. Knows no format. */
export { type Download, type DownloadOptions, download, isPrivate, MAX_SILENCE_MS } from "./download.ts";
export { type FreeText, type FreeTextTable, freeTextNamed, readFreeTexts } from "./table.ts";
