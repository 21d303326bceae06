/** The longest line, without its end, in bytes (RFC 5545, section 3.1). */
const MAX_LINE = 75;

/** Escapes text as the value of a property (RFC 5545, section 3.3.11). */
export function calendarText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n|\r|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: values may have none but the tab
      .replace(/[\0-\x08\x0b-\x1f\x7f]/g, "")
  );
}

/** Writes content lines: each ends with CRLF, and is folded where it is long, never within a character. */
export function contentLines(lines: Iterable<string>): string {
  let text = "";
  for (const line of lines) text += `${fold(line)}\r\n`;
  return text;
}

function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE) return line;
  let folded = "";
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > MAX_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
