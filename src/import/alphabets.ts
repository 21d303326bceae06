/** The letters of languages that windows-1252 lacks. */
import { once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { type Encoding, encodingNamed } from "./single_byte_encodings.ts";

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
