import { toByteString } from "../http/mod.ts";

/** A value as JSON, one character a byte. */
export function json(value: unknown): string {
  return toByteString(JSON.stringify(value));
}

/** Escapes the quotes and backslashes of a text without control characters; works on bytes as on characters. */
export function escapeQuotes(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}
