/** Encodings of one byte a character, by tables of our own: what Node.js has of them differs from release to release. */
import { kept, once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";

/** An encoding of one byte a character. */
export interface Encoding {
  readonly name: string;
  /** The characters of the bytes 0x80 to 0xFF; {@link NO_CHARACTER} for those that mean nothing. */
  readonly upper: string;
  /** The encoding that the bytes 0x80 to 0x9F show instead, where this has no letters there. */
  readonly instead: string;
}

export const NO_CHARACTER = "\ufffd";
const UPPER_HALF = 0x80;
/** In UTF-16 of our own making a character is two bytes. */
const UNIT = 2;

const encodings = once(() =>
  readRows(readTable("import/tables/encodings.txt"), ([name = "", aliases = "", instead = "", written = ""]) => {
    const upper = written.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    if (upper.length !== UPPER_HALF) throw new SyntaxError(`Expected 128 characters, found ${upper.length}`);
    return { name, aliases: aliases.split(" "), instead, upper };
  }),
);

/** Finds an encoding by one of its names, in any case. */
export function encodingNamed(name: string): Encoding | undefined {
  const folded = name.trim().toLowerCase();
  return encodings().find((each) => each.name === folded || each.aliases.includes(folded));
}

/** Returns the names of all encodings that files may be in. */
export function encodingNames(): string[] {
  return ["utf-8", "utf-16", ...encodings().map(({ name }) => name), "iso-8859-1", ...EAST_ASIAN];
}

/** Returns the same by families, so that a message has room for all: `windows-1250/1251/1252`. */
export function encodingFamilies(): string[] {
  const families = new Map<string, string[]>();
  for (const name of encodingNames()) {
    const family = /^(?:.*-|[a-z]+(?=\d+$))/.exec(name)?.[0] ?? name;
    kept(families, family, () => []).push(name.slice(family.length));
  }
  return [...families].map(
    ([family, members]) => family + members.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).join("/"),
  );
}

/** Letters beyond ASCII that are too few to show an encoding. */
const FEW_LETTERS = 3;
/** Letters of its language that a text has at least for each other sign beyond ASCII, where its encoding is right. */
const MIN_OWN = 4;

/**
 * Returns the encoding in which bytes have the letters of a language, where that which they are said to be in has mostly
 * other signs for them.
 */
export function likelierEncoding(bytes: Buffer, said: Encoding, language: string | undefined): Encoding | undefined {
  const letters = readAlphabets().find(
    ({ languages }) => language !== undefined && languages.includes(language),
  )?.letters;
  if (letters === undefined) return undefined;
  const counts = new Array<number>(UPPER_HALF).fill(0);
  for (const byte of bytes) if (byte >= UPPER_HALF) counts[byte - UPPER_HALF]! += 1;
  const shares = [said, ...encodings()].map((encoding) => {
    let [small, own, others] = [0, 0, 0];
    for (const [index, count] of counts.entries()) {
      const character = encoding.upper.charAt(index);
      if (letters.includes(character)) small += count;
      if (letters.includes(character.toLowerCase())) own += count;
      else if (!/[\p{P}\s]/u.test(character)) others += count;
    }
    return { encoding, small, own, others };
  });
  const [first, ...all] = shares;
  if (first === undefined || first.others < FEW_LETTERS || first.others <= first.own) return undefined;
  const likely = all.filter(({ own, others }) => own >= MIN_OWN * others && own >= FEW_LETTERS);
  return likely.sort((one, other) => other.small - one.small)[0]?.encoding;
}

/** Encodings of several bytes a character, which Node.js decodes. */
const EAST_ASIAN = ["gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"];

/** Decodes bytes, one character each. */
export function decodeBytes(bytes: Buffer, { upper }: Encoding): string {
  const units = Buffer.alloc(bytes.length * UNIT);
  for (const [index, byte] of bytes.entries()) {
    units.writeUInt16LE(byte < UPPER_HALF ? byte : upper.charCodeAt(byte - UPPER_HALF), index * UNIT);
  }
  return units.toString("utf16le");
}

/** Encodes a text, one byte a character; control characters are the bytes of their codes. @returns Undefined where it is none. */
export function encodeBytes(text: string, { upper }: Encoding): Buffer | undefined {
  const bytes = Buffer.alloc(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const found = code < UPPER_HALF ? -1 : upper.indexOf(text.charAt(at));
    const byte = found === -1 ? code : found + UPPER_HALF;
    // What is a control character in Latin-1 stands for the byte of its code.
    if (byte > 0xff || (found === -1 && byte >= 0xa0)) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** Returns the character of a byte of an encoding, empty for one that means nothing. */
export function characterOfByte(byte: number, encoding: string): string {
  const character = decodeBytes(Buffer.from([byte]), encodingNamed(encoding) as Encoding);
  return character === NO_CHARACTER ? "" : character;
}

/** A language's own letters, and the encodings that have them. */
export interface Alphabet {
  readonly languages: readonly string[];
  readonly encodings: readonly Encoding[];
  readonly letters: string;
}

/** Returns the alphabets of `tables/letters.txt`. */
export const readAlphabets = once((): readonly Alphabet[] =>
  readRows(readTable("import/tables/letters.txt"), ([languages = "", encodings = "", letters = ""]) => ({
    languages: languages.split(" "),
    encodings: encodings.split(" ").map((name) => encodingNamed(name) as Encoding),
    letters,
  })),
);

/** Returns the encoding of Windows for a language; windows-1252 unless the language has letters that it lacks. */
export function windowsEncoding(language: string | undefined): string {
  const alphabet = readAlphabets().find(({ languages }) => language !== undefined && languages.includes(language));
  return alphabet?.encodings[0]?.name ?? "windows-1252";
}
