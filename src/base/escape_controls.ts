/**
 * Characters that a terminal obeys, that end a line for a reader of lines, or that turn the direction of writing.
 */
export const CONTROL_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Escapes control characters, as `\u001b`, so that untrusted text can be printed on a terminal, on one line. */
export function escapeControls(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (control) => {
    return `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
