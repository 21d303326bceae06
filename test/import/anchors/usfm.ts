import { type FoundNote, Trace } from "./trace.ts";

const TOKEN = /\\(\+?[a-z]+\d*(?:-[a-z]+)?)(?:(\*)|[ \t\n])?|[^\\]+/g;
const TEXT = /^(?:p|m|po|pr|cls|pmo|pm|pmc|pmr|pi\d?|mi|pc|nb|q\d?|qr|qc|qm\d?|qd|b|li\d?|lim|lh|lf)$/;
const BESIDE = /^(?:ms\d?|s\d?|mr|sr|r|d|sp|qa|mte?\d?|cl|cp|cd|lit)$/;
const NOWHERE = /^(?:id|ide|h\d?|toc\w?\d?|i[a-z]+\d?|rem|sts)$/;

/** Finds the notes of a file of USFM. */
export function notesOfUsfm(source: string): FoundNote[] {
  const trace = new Trace();
  const plain = (text: string) => text.replace(/\|.*/s, "").replace(/~|\/\//g, " ");
  let open: { end: string; words: string; printed: string; isLabel: boolean } | undefined;
  let isNowhere = true;
  let number: "chapter" | "verse" | undefined;
  let skipped = "";
  for (const [token, marker = "", star] of source.replace(/\r\n?/g, "\n").matchAll(TOKEN)) {
    if (skipped !== "") {
      if (star !== undefined && marker === skipped) skipped = "";
    } else if (open !== undefined) {
      if (marker === "") {
        if (open.isLabel) open.printed += token;
        else open.words += plain(token);
      } else if (star !== undefined && marker === open.end) {
        const words = open.words.replace(/^\s*\S\s/, "");
        const kind = marker.includes("x") ? "cross_reference" : "footnote";
        if (!isNowhere) trace.note(kind, words, open.printed);
        open = undefined;
      } else open.isLabel = star === undefined && /^(?:fr|xo)$/.test(marker);
    } else if (marker === "") {
      const [, label = "", rest = token] = (number && /^\s*(\S+)\s?(.*)$/s.exec(token)) || [];
      if (number === "chapter") trace.chapter = label;
      else if (number === "verse") trace.verse(label);
      number = undefined;
      if (!isNowhere) trace.text(plain(rest));
    } else if (star !== undefined) continue;
    else if (/^(?:f|fe|ef|x|ex)$/.test(marker)) {
      open = { end: marker, words: "", printed: "", isLabel: false };
    } else if (/^(?:va|vp|ca|fig|pro)$/.test(marker)) skipped = marker;
    else if (marker === "id") {
      trace.endBook();
      isNowhere = true;
    } else if (marker === "c") {
      trace.endVerse();
      number = "chapter";
      isNowhere = false;
    } else if (marker === "v") number = "verse";
    else if (TEXT.test(marker)) trace.line();
    else if (BESIDE.test(marker)) {
      trace.line({ isBeside: true });
      isNowhere = false;
    } else if (NOWHERE.test(marker)) isNowhere = true;
  }
  return trace.notes;
}
