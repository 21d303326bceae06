/**
 * Writes letters beyond ASCII as escapes, so that a bundle can be read as Latin-1: esbuild leaves them in regular
 * expressions and in templates with a tag.
 */
export function toAscii(source) {
  return source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
