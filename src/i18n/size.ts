import type { Language } from "./catalogues.ts";
import { formatNumber } from "./language.ts";

const KILOBYTE = 1 << 10;
const MEGABYTE = 1 << 20;
const GIGABYTE = 1 << 30;

/** Formats a number of bytes as kilobytes, megabytes or gigabytes: `19,5 kB`. */
export function formatSize(language: Language, bytes: number): string {
  const [unit, name] =
    bytes < MEGABYTE
      ? ([KILOBYTE, "kB"] as const)
      : bytes < GIGABYTE
        ? ([MEGABYTE, "MB"] as const)
        : ([GIGABYTE, "GB"] as const);
  return `${formatNumber(language, Math.floor((bytes / unit) * 10) / 10)}\u00a0${name}`;
}
