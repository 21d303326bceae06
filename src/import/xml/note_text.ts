import type { XmlReader } from "./reader.ts";

/** Elements of a note that are no words of it, and those that divide words. */
interface NoteElements {
  isLabel(name: string): boolean;
  isBreak(name: string): boolean;
  /** Called with each element within. */
  onNested?(name: string): void;
}

/**
 * Reads the words of a note, whose start was the last event, its end included.
 *
 * @throws {ImportError} If the document is not well formed.
 */
export function readNoteText(xml: XmlReader, { isLabel, isBreak, onNested }: NoteElements): string {
  const { name } = xml;
  let text = "";
  for (let depth = 1; depth > 0; ) {
    const event = xml.next();
    if (event === "text") text += xml.text;
    else if (event === "end") depth -= 1;
    else {
      depth += 1;
      onNested?.(xml.name);
      if (isBreak(xml.name)) text += " ";
      if (!isLabel(xml.name)) continue;
      xml.skipElement();
      depth -= 1;
    }
  }
  xml.name = name;
  return text;
}
