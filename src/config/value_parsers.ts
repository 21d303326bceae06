/** Readers of a setting's text: each returns the value, or throws an error that says what would be right. */

export const text = (text: string): string => text;

/** Reads a text that may not be empty, as a variable is that was never set. */
export function someText(text: string): string {
  if (text.trim() === "") throw new Error("expected something; leave it out for the default");
  return text;
}

/** Makes a reader of text on one line, of a length at most; empty for none. */
export function singleLine(most: number): (text: string) => string {
  return (text) => {
    const line = text.trim();
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) throw new Error("expected one line of text");
    if ([...line].length > most) throw new Error(`expected at most ${most} characters`);
    return line;
  };
}

/** Makes a reader of whole numbers between two bounds, both included. */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d{1,15}$/.test(text) || number < least || number > most) {
      throw new Error(`expected a whole number from ${least} to ${most}`);
    }
    return number;
  };
}

/** Makes a reader of seconds between two bounds, with up to three decimals; it returns milliseconds. */
export function seconds(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d{1,9}(\.\d{1,3})?$/.test(text) || number < least || number > most) {
      throw new Error(`expected seconds from ${least} to ${most}`);
    }
    return Math.round(number * 1000);
  };
}

/** Makes a reader of one word out of a few. */
export function oneOf<const W extends string>(...words: W[]): (text: string) => W {
  return (text) => {
    const word = words.find((word) => word === text);
    if (word === undefined) throw new Error(`expected one of ${words.join(", ")}`);
    return word;
  };
}

/** Reads a port, or `off`, which is undefined. */
export function portOrOff(text: string): number | undefined {
  if (text === "off") return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error("expected off or a whole number from 0 to 65535");
  }
  return Number(text);
}

export function basePath(text: string): string {
  if (!/^(\/[A-Za-z0-9._~-]+)+$/.test(text)) {
    throw new Error("expected a path such as /v1, without a slash at its end");
  }
  return text;
}

export function timeZone(text: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
  } catch {
    throw new Error("expected an IANA time zone such as Europe/Ljubljana");
  }
  return text;
}

export function publicUrl(text: string): string {
  if (text === "") return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new Error("expected an address such as https://ambo.example.org");
  }
  if (url.origin !== text.toLowerCase().replace(/\/$/, "")) {
    throw new Error("expected no more than scheme, host and port: the pages stand at the root");
  }
  return url.origin;
}

/** Reads `*` or one origin, as a browser compares it: scheme, host and port, in lower case, without a slash. */
export function origin(text: string): string {
  if (text === "*" || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new Error("expected * or an origin such as https://example.org");
}

/** Reads the permissions of a file as octal digits. */
export function fileMode(text: string): number {
  if (!/^0?[0-7]{3}$/.test(text)) throw new Error("expected three octal digits such as 660");
  return Number.parseInt(text, 8);
}

/** Reads a token that must be hard to guess; empty for none. */
export function token(text: string): string {
  if (text !== "" && !/^[\x21-\x7e]{16,}$/.test(text)) {
    throw new Error("expected at least 16 characters, without spaces");
  }
  return text;
}
