import type { Schema } from "../schema.ts";
import { SCHEMAS, type SchemaName } from "../schemas.ts";

/** The JSON type of a field. */
export interface FieldType {
  /** How many lists are around it: 1 for a list, 2 for a list of lists. */
  readonly lists: number;
  readonly name: "string" | "integer" | "boolean" | "object";
  /** The object that it is, where that is described on its own. */
  readonly object?: SchemaName;
  /** All values that it may have; absent where it is free. */
  readonly values?: readonly string[];
}

/** A field of an object in responses. */
export interface DescribedField {
  /** A field within one that is described in the same place stands behind it: `error.code`. */
  readonly name: string;
  readonly type: FieldType;
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
  return [...new Set(objectNames(schema))].map(describeObject);
}

/** Describes one object. */
export function describeObject(name: SchemaName): DescribedObject {
  return { name, fields: [...fieldsOf(SCHEMAS[name], "")] };
}

/** An object without a name of its own, whose fields stand with those around it. */
interface InlineObject extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

function* fieldsOf(
  { properties, required }: Pick<InlineObject, "properties" | "required">,
  prefix: string,
): Generator<DescribedField> {
  for (const [name, property] of Object.entries(properties)) {
    const path = prefix + name;
    const optional = !required.includes(name);
    yield { name: path, type: typeOf(property), description: descriptionOf(property), optional };
    if ("properties" in property) yield* fieldsOf(property as InlineObject, `${path}.`);
  }
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

/** Returns the type of a field. A schema without `type` is a reference to an object, or a list of values. */
export function typeOf(schema: Schema): FieldType {
  const { items, type, enum: values } = schema;
  if (items !== undefined) {
    const item = typeOf(items);
    return { ...item, lists: item.lists + 1 };
  }
  const object = referredName(schema);
  if (object !== undefined) return { lists: 0, name: "object", object };
  const name = type === undefined ? "string" : (type as FieldType["name"]);
  return Array.isArray(values) ? { lists: 0, name, values } : { lists: 0, name };
}

function descriptionOf(schema: Schema): string {
  const name = referredName(schema);
  return schema.description ?? (name === undefined ? "" : SCHEMAS[name].description);
}
