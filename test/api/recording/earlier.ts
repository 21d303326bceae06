/** Answers of 0.2.0 beside those of now: what is added is passed over, what differs is named. */
import { createHash } from "node:crypto";

/** A difference of an answer: where it is, what 0.2.0 had there and what is there now. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly now: unknown;
}

/** The status of an answer, and its body. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where in an answer a value is, by the kind of place: `data.verses[].text`. */
const placeOf = (path: string) => path.replace(/\.\d+(?=\.|$)/g, "[]");

/** Collects the places of the members of a value. */
export function collectPlaces(value: unknown, places: Set<string>, path = ""): void {
  if (Array.isArray(value)) for (const each of value) collectPlaces(each, places, `${path}.0`);
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const at = path === "" ? name : `${path}.${name}`;
    places.add(placeOf(at));
    collectPlaces(member, places, at);
  }
}

/**
 * Returns the digest of what 0.2.0 knew of an answer, but for the named differences and the texts of messages; of a
 * refusal that became an answer, or the other way round, the status is all there is.
 */
export function digestOf({ status, body }: Answered, places: ReadonlySet<string>, differences: readonly Difference[]) {
  const named = new Set(differences.map(({ path }) => path));
  const known = (value: unknown, path: string): unknown => {
    if (named.has(path)) return "differs";
    if (Array.isArray(value)) {
      if (named.has(`${path}.length`)) return "differs";
      return value.map((each, index) => known(each, `${path}.${index}`));
    }
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([name, member]) => [
      path === "" ? name : `${path}.${name}`,
      name,
      member,
    ]);
    return (members as [at: string, name: string, member: unknown][])
      .filter(([at]) => places.has(placeOf(at)) && at !== "error.message")
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([at, name, member]) => [name, known(member, at)]);
  };
  const text = JSON.stringify(named.has("status") ? "differs" : [status, known(body, "")]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Reads what a path leads to; the length of a list by `.length`. */
export function valueAt({ status, body }: Answered, path: string): unknown {
  if (path === "status") return status;
  return path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);
}
