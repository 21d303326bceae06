/** The values of a JSON text one by one, so that no more than one book of a Bible is an object at a time. */
import { decodeText } from "../decode_text.ts";
import { ImportError, LineCounter, type SourcePosition } from "../import_error.ts";
import { LIMITS } from "../limits.ts";
import type { FormatInput, SourceFile } from "../source.ts";

/** Lists and objects within each other beyond this are no translation. */
const MAX_DEPTH = 16;
/** Signs between values within one that is read at once: the Psalms with labels at each verse have 30,000. */
const MAX_SIGNS = 300_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Everything else that begins, ends or divides values. */
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const COLON = 0x3a;
const DIVIDING = new Set([0x2c, COLON]);
/** Characters that are escapes in a string, or not allowed in it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const SPECIAL = /[\\\u0000-\u001f]/;
const SPACE = /[\s\ufeff]*/y;
const SCALAR = /[^\s,:[\]{}"]+/y;

/** A value in the text: its key where it is a member of an object, and its place. */
export interface JsonPlace {
  readonly key: string | undefined;
  readonly start: number;
  readonly end: number;
  /** The signs within it, and the members of all objects. */
  readonly signs: number;
  readonly members: number;
}

/** Opens a file as JSON; places are those of the value that was parsed last. */
export function openJson(file: SourceFile, { builder, encoding }: FormatInput): JsonText {
  const text = new JsonText(decodeText(file.read(), file.name, encoding, builder), file.name, () => builder.step());
  builder.reading(
    () => text.position,
    () => text.share,
  );
  return text;
}

/** A JSON text, whose values are looked for before they are parsed. */
export class JsonText {
  readonly #text: string;
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #step: () => void;
  /** The offset of the value that was parsed last. */
  #at = 0;
  /** Signs since the last value that was asked for. */
  #signs = 0;
  #members = 0;

  /** @param step Called at each sign: the text may hold many and no value that is read. */
  constructor(text: string, file: string, step: () => void) {
    this.#text = text;
    this.#file = file;
    this.#lines = new LineCounter(text);
    this.#step = step;
  }

  /** Returns the position of the value that was parsed last. */
  get position(): SourcePosition {
    return this.#positionOf(this.#at);
  }

  /** The share of the text before it, from 0 to 1. */
  get share(): number {
    return this.#at / this.#text.length;
  }

  /** Returns the outermost values: one, or one a line. @throws {ImportError} If the text is malformed. */
  outermost(): JsonPlace[] {
    const places: JsonPlace[] = [];
    for (let at = this.#space(0); at < this.#text.length; at = this.#space(at)) {
      at = this.#place(undefined, at, places);
    }
    return places;
  }

  /** Returns the elements of a list, or the members of an object. @throws {ImportError} If there are too many. */
  elements({ start }: JsonPlace): JsonPlace[] {
    const isObject = this.#text[start] === "{";
    const places: JsonPlace[] = [];
    let at = this.#space(start + 1);
    if (this.#text[at] === (isObject ? "}" : "]")) return places;
    for (;;) {
      let key: string | undefined;
      if (isObject) {
        const end = this.#string(at);
        key = this.#parse(at, end) as string;
        at = this.#space(end);
        if (this.#text[at] !== ":") throw this.#malformed(at);
        at = this.#space(at + 1);
      }
      at = this.#space(this.#place(key, at, places));
      if (this.#text[at] === (isObject ? "}" : "]")) return places;
      if (this.#text[at] !== ",") throw this.#malformed(at);
      at = this.#space(at + 1);
    }
  }

  /** Returns whether a value is there, and a list or an object. */
  isContainer(place: JsonPlace | undefined): place is JsonPlace {
    return place !== undefined && OPENING.has(this.#text.charCodeAt(place.start));
  }

  /** Returns whether a value is there, and a list. */
  isList(place: JsonPlace | undefined): place is JsonPlace {
    return place !== undefined && this.#text[place.start] === "[";
  }

  /** Parses a value. @throws {ImportError} If it is malformed, or too large to be a book. */
  value({ start, end, signs }: JsonPlace): unknown {
    if (signs > MAX_SIGNS) throw this.#error("json_too_large", start);
    this.#at = start;
    return this.#parse(start, end);
  }

  /** Returns a value as it is written. */
  raw({ start, end }: JsonPlace): string {
    return this.#text.slice(start, end);
  }

  /** Returns the error of a value in which an object has a member twice, of which parsing keeps one. */
  repeated({ start }: JsonPlace): ImportError {
    return this.#error("json_repeated", start);
  }

  #positionOf(offset: number): SourcePosition {
    return { file: this.#file, line: this.#lines.at(offset) };
  }

  /** Adds the place of the value that begins at an offset, and returns where it ends. */
  #place(key: string | undefined, start: number, places: JsonPlace[]): number {
    this.#signs = 0;
    this.#members = 0;
    const end = this.#skip(start);
    places.push({ key, start, end, signs: this.#signs, members: this.#members });
    if (places.length > LIMITS.verses) throw this.#error("json_too_large", start);
    return end;
  }

  /** Passes over a value. */
  #skip(start: number): number {
    const text = this.#text;
    let depth = 0;
    for (let at = start; ; at = this.#space(at)) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = this.#string(at);
      else if (OPENING.has(code)) {
        depth += 1;
        if (depth > MAX_DEPTH) throw this.#error("json_too_deep", at);
        at += 1;
      } else if (CLOSING.has(code) && depth > 0) {
        depth -= 1;
        at += 1;
      } else if (DIVIDING.has(code) && depth > 0) {
        if (code === COLON) this.#members += 1;
        at += 1;
      } else {
        SCALAR.lastIndex = at;
        if (!SCALAR.test(text)) throw this.#malformed(at);
        at = SCALAR.lastIndex;
      }
      if (code !== QUOTE) {
        this.#signs += 1;
        this.#step();
      }
      if (depth === 0) return at;
    }
  }

  /** Passes over a string. */
  #string(start: number): number {
    const text = this.#text;
    if (text.charCodeAt(start) !== QUOTE) throw this.#malformed(start);
    for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
      let before = end;
      while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
      if ((end - before) % 2 === 0) return end + 1;
    }
    throw this.#malformed(text.length);
  }

  #space(at: number): number {
    const code = this.#text.charCodeAt(at);
    if (code > 0x20 && code < 0x7f) return at;
    SPACE.lastIndex = at;
    SPACE.test(this.#text);
    return SPACE.lastIndex;
  }

  #parse(start: number, end: number): unknown {
    const inner = this.#text.charCodeAt(start) === QUOTE ? this.#text.slice(start + 1, end - 1) : undefined;
    if (inner !== undefined && !SPECIAL.test(inner)) return inner;
    try {
      return JSON.parse(this.#text.slice(start, end));
    } catch {
      throw this.#malformed(start);
    }
  }

  #malformed(at: number): ImportError {
    const position = this.#positionOf(at);
    if (at >= this.#text.length) return new ImportError("json_cut_off", {}, { position });
    return new ImportError("json_malformed", { found: this.#text.slice(at, at + 20) }, { position });
  }

  #error(code: "json_too_large" | "json_too_deep" | "json_repeated", at: number): ImportError {
    const max = code === "json_too_deep" ? MAX_DEPTH : LIMITS.verses;
    return new ImportError(code, { max }, { position: this.#positionOf(at) });
  }
}
