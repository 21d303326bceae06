import { SCHEMAS, type Schema, type SchemaName } from "../schemas.ts";

/** A field of an object in responses. */
export interface DescribedField {
  readonly name: string;
  /** For developers, in English. */
  readonly description: string;
  readonly optional: boolean;
}

/** An object in responses. */
export interface DescribedObject {
  readonly name: SchemaName;
  readonly fields: readonly DescribedField[];
}

/** Describes the objects that a schema refers to, each once, outer ones first. */
export function describeObjects(schema: Schema): DescribedObject[] {
  return [...new Set(objectNames(schema))].map((name) => {
    const { properties, required } = SCHEMAS[name];
    const fields = Object.entries(properties).map(([name, property]) => ({
      name,
      description: descriptionOf(property),
      optional: !required.includes(name),
    }));
    return { name, fields };
  });
}

function* objectNames(schema: Schema): Generator<SchemaName> {
  const name = referredName(schema);
  if (name === undefined) return;
  yield name;
  for (const property of Object.values(SCHEMAS[name].properties)) yield* objectNames(property);
}

/** Returns the name of the object that a value, or each item of a list, is. */
function referredName({ $ref, items }: Schema): SchemaName | undefined {
  if (items !== undefined) return referredName(items);
  return $ref?.split("/").at(-1) as SchemaName | undefined;
}

function descriptionOf(schema: Schema): string {
  const name = referredName(schema);
  return schema.description ?? (name === undefined ? "" : SCHEMAS[name].description);
}
