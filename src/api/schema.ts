/** A JSON Schema as far as the objects of the API need it. */
export interface Schema {
  readonly description?: string;
  readonly $ref?: string;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

type Properties = Readonly<Record<string, Schema>>;

/** The schema of an object. */
export interface ObjectSchema<Members extends Properties = Properties, Optional = string> extends Schema {
  readonly type: "object";
  readonly description: string;
  readonly properties: Members;
  readonly required: readonly string[];
  /** Never there: keeps the optional members in the type. */
  readonly optional?: Optional;
}

/** Returns the schema of an object whose members are all required but the optional ones. */
export function object<const Members extends Properties, const Optional extends keyof Members = never>(
  description: string,
  properties: Members,
  optional: readonly Optional[] = [],
): ObjectSchema<Members, Optional> {
  const required = Object.keys(properties).filter((name) => !optional.includes(name as Optional));
  return { type: "object", description, properties, required };
}

/** The schema of a text. */
export const text = (description: string) => ({ type: "string", description }) as const;

/** The schema of a number of things. */
export const count = (description: string, minimum = 1) => ({ type: "integer", minimum, description }) as const;

/** The schema of a text that is one of some words. */
export const oneOf = <const Values extends readonly string[]>(description: string, ...values: Values) =>
  ({ type: "string", enum: values, description }) as const;

/** A reference to the schema of an object. */
export const one = <const Name extends string>(name: Name) => ({ $ref: `#/components/schemas/${name}` }) as const;

/** The schema of a list. */
export const list = <const Items extends Schema>(items: Items, more: Schema = {}) =>
  ({ type: "array", items, ...more }) as { readonly type: "array"; readonly items: Items };
