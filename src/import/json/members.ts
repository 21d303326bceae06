/** Members of objects in JSON, by what their names mean. */

/** The members of an object, by their names in lower case and without signs: `book_name`, `bookName`, `@number`. */
export type Members = ReadonlyMap<string, unknown>;

/** The names that were met, each way; those of a text are few, unless they are references. */
const folded = new Map<string, string>();
const written = new Map<string, string>();
const MOST_NAMES_KEPT = 1000;

/** Returns the name of a member in lower case and without signs. */
export function foldedName(name: string): string {
  const known = folded.get(name) ?? name.toLowerCase().replace(/[_@#\s-]/g, "");
  if (folded.size < MOST_NAMES_KEPT && !folded.has(name)) {
    folded.set(name, known);
    written.set(known, name);
  }
  return known;
}

/** Returns a name as the text has it. */
export function writtenName(name: string): string {
  return written.get(name) ?? name;
}

export function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

export function membersOf(value: unknown): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return new Map();
  const members = new Map<string, unknown>();
  for (const name of Object.keys(value)) members.set(foldedName(name), (value as Record<string, unknown>)[name]);
  renameSingular(members, "book", members.has("booknr") || members.has("bookname") ? "chapters" : "books");
  renameSingular(members, "chapter", members.has("chapternr") ? "verses" : "chapters");
  renameSingular(members, "verse", "verses");
  return members;
}

/** Renames what holds many under a name in the singular, as converters of XML and getBible write it: `"Book": [`, `"verse": "text"`. */
function renameSingular(members: Map<string, unknown>, name: string, plural: string): void {
  const one = members.get(name);
  const isText =
    name === "verse" &&
    typeof one === "string" &&
    (members.has("versenr") || members.has("verseid") || !/\d/.test(one.slice(0, 8)));
  const to = isText ? "text" : plural;
  if (!(isText || isContainer(one)) || members.has(to)) return;
  const isOne =
    !Array.isArray(one) && isContainer(one) && !Object.keys(one as object).every((key) => /^\d+$/.test(key));
  // One object is what its members say: one of many beside the labels of what is around it, a description, one by itself.
  if (isOne && (name === "book" || !["name", "n", "number", "num"].some((label) => members.has(label)))) return;
  members.delete(name);
  members.set(to, isOne ? [one] : one);
}

/** Calls back for each text within a value. */
export function visitTexts(value: unknown, visit: (text: string) => void): void {
  if (typeof value === "string") visit(value);
  else if (isContainer(value)) for (const each of Object.values(value as object)) visitTexts(each, visit);
}

/** Returns the number of members of all objects within a value. */
export function membersWithin(value: unknown): number {
  let count = 0;
  if (Array.isArray(value)) for (const each of value) count += typeof each === "object" ? membersWithin(each) : 0;
  else if (typeof value === "object" && value !== null) {
    for (const name in value) {
      const each = (value as Record<string, unknown>)[name];
      count += 1 + (typeof each === "object" ? membersWithin(each) : 0);
    }
  }
  return count;
}
