import type { ObjectSchema, Schema } from "./schema.ts";
import { SCHEMAS, type SchemaName } from "./schemas.ts";

/** An object of the API's answers, as its schema describes it. */
export type Answer<Name extends SchemaName> = Value<(typeof SCHEMAS)[Name]>;

/** The values that a schema allows. */
type Value<S extends Schema> = S extends { readonly $ref: `#/components/schemas/${infer Name}` }
  ? Name extends SchemaName
    ? Answer<Name>
    : never
  : S extends { readonly items: infer Items extends Schema }
    ? readonly Value<Items>[]
    : S extends ObjectSchema<infer Members, infer Optional>
      ? { readonly [Member in Exclude<keyof Members, Optional>]: Value<Members[Member]> } & {
          readonly [Member in Optional & keyof Members]?: Value<Members[Member]>;
        }
      : S extends { readonly enum: readonly (infer Word)[] }
        ? Word
        : S extends { readonly type: "integer" }
          ? number
          : S extends { readonly type: "boolean" }
            ? boolean
            : string;

/**
 * Returns the members of an object as they stand in JSON, such as `"chapter":`, for answers that are put together from
 * pieces.
 */
export function jsonMembers<Name extends SchemaName>(
  name: Name,
): Readonly<Record<keyof Answer<Name> & string, string>> {
  const names = Object.keys(SCHEMAS[name].properties);
  return Object.fromEntries(names.map((member) => [member, `${JSON.stringify(member)}:`])) as Readonly<
    Record<keyof Answer<Name> & string, string>
  >;
}

/** The members of an object as JSON; one that is undefined is absent. */
export type JsonOf<Name extends SchemaName> = {
  readonly [Member in keyof Answer<Name>]: string | (undefined extends Answer<Name>[Member] ? undefined : never);
};

/** Formats an object whose members are JSON already, one character a byte. */
export function jsonObject<Name extends SchemaName>(members: JsonOf<Name>): string {
  let text = "{";
  for (const name in members) {
    const value = members[name];
    if (value !== undefined) text += `${text === "{" ? "" : ","}"${name}":${value}`;
  }
  return `${text}}`;
}

/** Formats a list of what is JSON already. */
export function jsonList(items: readonly string[]): string {
  return `[${items.join(",")}]`;
}
