import { RecordFields, RecordWriter } from "../../src/store/wal/mod.ts";

/** The fields of a record, behind its kind. */
export function fieldsOf(kind: string, words: readonly string[]): RecordFields {
  const writer = new RecordWriter();
  writer.begin(kind);
  for (const word of words) writer.word(word);
  writer.end();
  const fields = new RecordFields(Buffer.from(writer.bytes));
  fields.moveTo(0, writer.length);
  fields.word();
  return fields;
}
