import { formatNumber, type Language } from "./language.ts";

const KILOBYTE = 1 << 10;
const MEGABYTE = 1 << 20;

/** Formats a number of bytes as kilobytes or megabytes: `19,5 kB`. */
export function formatSize(language: Language, bytes: number): string {
  const [unit, name] = bytes < MEGABYTE ? [KILOBYTE, "kB"] : [MEGABYTE, "MB"];
  return `${formatNumber(language, Math.floor((bytes / (unit as number)) * 10) / 10)}\u00a0${name}`;
}
