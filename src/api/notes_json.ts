import { noteReferences, type Translation } from "../corpus/mod.ts";
import type { Answer } from "./answer.ts";
import { json } from "./json.ts";

/** Formats the notes of a verse, one character a byte. */
export function notesJson(translation: Translation, line: number): string {
  const notes = translation.notes(line).map(
    (note): Answer<"Note"> => ({
      offset: note.offset,
      kind: note.kind,
      text: note.text,
      references: noteReferences(translation, line, note).map(({ reference }) => reference),
    }),
  );
  return json(notes);
}
