import { deflateSync } from "node:zlib";
import { kept, oncePer } from "../../../src/base/bounded_map.ts";
import { type NumberedBook, type Versification, versification } from "../../../src/versification/mod.ts";

/** The block of a verse without a text, which most of a small module are. */
const EMPTY_BLOCK = deflateSync("");

export type Driver = "zText" | "zText4" | "rawText" | "rawText4";

/** A module to write. */
export interface ModuleOptions {
  readonly driver: Driver;
  readonly versification?: string;
  /** Further lines of the configuration. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is compressed together: a book unless it says otherwise. */
  readonly block?: "book" | "chapter" | "verse";
}

/**
 * Writes a SWORD module.
 *
 * @param texts the content of each place, by `GEN 1:1`; where a text is `=` and a verse, the place points to that one
 */
export function writeModule(
  texts: ReadonlyMap<string, string>,
  options: ModuleOptions,
): [name: string, content: Buffer][] {
  const system = versification(options.versification ?? "KJV") as Versification;
  const folder = "modules/texts/trial/";
  const files: [string, Buffer][] = [["mods.d/trial.conf", configuration(options, folder)]];
  const named = new Set([...texts.values()].flatMap((text) => (text.startsWith("=") ? [text.slice(1)] : [])));
  const testaments = [
    ["ot", system.oldTestament],
    ["nt", system.newTestament],
  ] as const;
  for (const [testament, books] of testaments) {
    const parts = options.driver.startsWith("z")
      ? compressed(places(books, texts), { ...options, named })
      : raw(places(books, texts), { sizeBytes: options.driver === "rawText" ? 2 : 4, named });
    for (const [ending, content] of parts) files.push([`${folder}${testament}${ending}`, content]);
  }
  return files;
}

function configuration({ driver, versification: name, fields, block = "book" }: ModuleOptions, folder: string) {
  const lines = {
    DataPath: `./${folder}`,
    ModDrv: driver,
    ...(driver.startsWith("z") && {
      CompressType: "ZIP",
      BlockType: block.toUpperCase(),
    }),
    Encoding: "UTF-8",
    SourceType: "OSIS",
    Lang: "sl",
    Description: "Poskusni modul",
    ...(name !== undefined && { Versification: name }),
    ...fields,
  };
  const text = Object.entries(lines).map(([field, value]) => `${field}=${value}`);
  return Buffer.from(`[Trial]\n${text.join("\n")}\n`);
}

/** A place of the index: its label where it is a verse's, its book and its chapter. */
interface SourcePosition {
  readonly label: string;
  readonly book: string;
  readonly chapter: string;
}

type Places = readonly (readonly [place: SourcePosition, text: string])[];

function places(books: readonly NumberedBook[], texts: ReadonlyMap<string, string>): Places {
  return positions(books).map((place) => [place, texts.get(place.label) ?? ""]);
}

/** The places of a testament, which are tens of thousands, once for all modules. */
const positions = oncePer((books: readonly NumberedBook[]): readonly SourcePosition[] => {
  const all: SourcePosition[] = [
    { label: "module", book: "", chapter: "" },
    { label: "testament", book: "", chapter: "" },
  ];
  for (const { book, verses } of books) {
    all.push({ label: book, book, chapter: `${book} 1` });
    for (const [index, count] of verses.entries()) {
      const chapter = `${book} ${index + 1}`;
      for (let verse = 0; verse <= count; verse += 1) all.push({ label: `${chapter}:${verse}`, book, chapter });
    }
  }
  return all;
});

/** Writes the index entries of places one after the other; a place may repeat the entry of another. */
class Index {
  readonly #bytes: Buffer;
  readonly #width: number;
  /** Where the places are whose entries others repeat. */
  readonly #written = new Map<string, number>();
  readonly #named: ReadonlySet<string>;
  #at = 0;

  constructor(count: number, width: number, named: ReadonlySet<string> = new Set()) {
    this.#bytes = Buffer.alloc(count * width);
    this.#width = width;
    this.#named = named;
  }

  /** Repeats the entry of the place that a text such as `=GEN 1:1` names. @returns whether it names one */
  repeat(label: string, text: string): boolean {
    const from = text.startsWith("=") ? this.#written.get(text.slice(1)) : undefined;
    if (from === undefined) return false;
    this.#bytes.copy(this.#bytes, this.#at, from, from + this.#width);
    this.#close(label);
    return true;
  }

  /** Writes numbers of four bytes and a size of what is left. */
  add(label: string, numbers: readonly number[], size: number): void {
    for (let index = 0; index < numbers.length; index++)
      this.#bytes.writeUInt32LE(numbers[index]!, this.#at + index * 4);
    const rest = this.#width - numbers.length * 4;
    this.#bytes.writeUIntLE(size, this.#at + numbers.length * 4, rest);
    this.#close(label);
  }

  finish(): Buffer {
    return this.#bytes;
  }

  #close(label: string): void {
    if (this.#named.has(label)) this.#written.set(label, this.#at);
    this.#at += this.#width;
  }
}

/** The texts that are named by others. */
interface Named {
  readonly named: ReadonlySet<string>;
}

function raw(all: Places, { sizeBytes, named }: Named & { sizeBytes: 2 | 4 }): [string, Buffer][] {
  const data: Buffer[] = [];
  const index = new Index(all.length, 4 + sizeBytes, named);
  let offset = 0;
  for (const [{ label }, text] of all) {
    if (index.repeat(label, text)) continue;
    const bytes = bytesOf(text);
    index.add(label, [offset], bytes.length);
    if (bytes.length > 0) data.push(bytes);
    offset += bytes.length;
  }
  return [
    ["", Buffer.concat(data)],
    [".vss", index.finish()],
  ];
}

const NONE = Buffer.alloc(0);
const bytesOf = (text: string) => (text === "" ? NONE : Buffer.from(text));

/** What is compressed together. */
interface Block {
  readonly number: number;
  readonly parts: Buffer[];
  size: number;
}

function compressed(all: Places, { driver, block: kind = "book", named }: ModuleOptions & Named): [string, Buffer][] {
  const [letter] = kind;
  const keyOf = ({ label, chapter, book }: SourcePosition) =>
    kind === "verse" ? label : kind === "chapter" ? chapter : book;
  const blocks = new Map<string, Block>();
  const index = new Index(all.length, driver === "zText" ? 10 : 12, named);
  for (const [place, text] of all) {
    const block = kept(blocks, keyOf(place), (): Block => ({ number: blocks.size, parts: [], size: 0 }));
    if (index.repeat(place.label, text)) continue;
    const bytes = bytesOf(text);
    index.add(place.label, [block.number, block.size], bytes.length);
    if (bytes.length > 0) block.parts.push(bytes);
    block.size += bytes.length;
  }
  const packed = [...blocks.values()].map(({ parts, size }) => ({
    data: size === 0 ? EMPTY_BLOCK : deflateSync(Buffer.concat(parts)),
    size,
  }));
  const blockIndex = new Index(packed.length, 12);
  let offset = 0;
  for (const { data, size } of packed) {
    blockIndex.add("", [offset, data.length], size);
    offset += data.length;
  }
  return [
    [`.${letter}zv`, index.finish()],
    [`.${letter}zs`, blockIndex.finish()],
    [`.${letter}zz`, Buffer.concat(packed.map(({ data }) => data))],
  ];
}
