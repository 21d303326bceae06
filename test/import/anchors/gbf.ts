import { type FoundNote, Trace } from "./trace.ts";

const TOKEN = /<verse osisID="Gen\.(\d+)\.(\d+)">|<([^<>]+)>|([^<]+)/g;

/** Finds the notes of verses in the General Bible Format. */
export function notesOfGbf(source: string): FoundNote[] {
  const trace = new Trace();
  let words: string | undefined;
  for (const [, chapter, verse = "", token = "", text] of source.matchAll(TOKEN)) {
    if (chapter !== undefined) {
      trace.chapter = chapter;
      trace.verse(verse);
    } else if (text !== undefined) {
      if (words === undefined) trace.text(text);
      else words += text;
    } else if (token === "RF" || token === "RX") words = "";
    else if (token === "Rf" || token === "Rx") {
      trace.note(token === "Rf" ? "footnote" : "cross_reference", words ?? "");
      words = undefined;
    } else if (token === "TS") trace.line({ isBeside: true });
    else if (token === "Ts") trace.isBeside = false;
    else if (token === "CL" || token === "CM") trace.line();
    else if (token === "/verse") trace.endVerse();
  }
  return trace.notes;
}
