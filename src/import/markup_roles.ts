import { once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";

/** A format that the table has roles for. */
export type MarkupFormat = (typeof FORMATS)[number];
const FORMATS = ["usfm", "usfx", "osis", "zefania", "opensong", "beblia", "thml", "stray", "rtf"] as const;

/** A role of the table with the names that have it. */
export interface MarkupRole {
  readonly format: MarkupFormat;
  readonly role: string;
  /** Such as the kind under which content is counted; empty where the role says it all. */
  readonly value: string;
  readonly names: readonly string[];
}

/** Returns the roles of all formats. @throws {TableError} If a line of the table cannot be read. */
export const markupRoles = once((): readonly MarkupRole[] =>
  readRows(readTable("import/tables/markup.txt"), ([format = "", role = "", value = "", names = ""]) => {
    if (!(FORMATS as readonly string[]).includes(format)) throw new SyntaxError(`There is no format "${format}"`);
    if (role === "" || names === "") throw new SyntaxError("Expected a role and the names that have it");
    return { format: format as MarkupFormat, role, value, names: names.split(" ") };
  }),
);

function rowsOf(format: MarkupFormat, role: string): readonly MarkupRole[] {
  return markupRoles().filter((row) => row.format === format && row.role === role);
}

/** Returns the names that have a role in a format, in the order of the table. */
export function namesOf(format: MarkupFormat, role: string, value?: string): readonly string[] {
  const rows = rowsOf(format, role).filter((row) => value === undefined || row.value === value);
  return rows.flatMap(({ names }) => names);
}

/** The names of one role in a format, with their values; they are read when they are first asked for. */
export class NamesOfRole<Value extends string = ""> {
  readonly #format: MarkupFormat;
  readonly #role: string;
  #values: ReadonlyMap<string, Value> | undefined;

  constructor(format: MarkupFormat, role: string) {
    this.#format = format;
    this.#role = role;
  }

  get(name: string): Value | undefined {
    this.#values ??= new Map(
      rowsOf(this.#format, this.#role).flatMap(({ value, names }) => names.map((each) => [each, value as Value])),
    );
    return this.#values.get(name);
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }
}
