/** The longest name of a file, in bytes: file systems know 255, and some keep fewer. */
const MAX_BYTES = 120;

/**
 * Returns a name for an uploaded file that is safe on the disk and in messages: that of the browser without folders,
 * control characters and signs that have a meaning elsewhere.
 */
export function safeFileName(stated: string): string {
  const last = stated.split(/[/\\]/).at(-1) ?? "";
  let name = last
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}._ ()-]/gu, "_")
    .replace(/^[.\s-]+/, "")
    .trim();
  // The ending tells some formats.
  while (Buffer.byteLength(name) > MAX_BYTES) name = name.slice(1).replace(/^[\p{M}.\s-]+/u, "");
  return name === "" ? "upload" : name;
}
