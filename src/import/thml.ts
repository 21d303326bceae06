/** Verses in the Theological Markup Language, or in HTML. */
import type { HeadingKind, NoteKind } from "../corpus/mod.ts";
import { type AttributeLookup, type FragmentVisitor, readFragment } from "./fragment.ts";
import type { DroppedKind } from "./import_error.ts";
import { NamesOfRole } from "./markup_roles.ts";
import { noteKind } from "./raw_marks.ts";
import type { TranslationBuilder } from "./translation_builder.ts";

/** Elements that are no verse text, with all they hold. */
const ASIDES = new NamesOfRole<DroppedKind>("thml", "aside");
const HEADINGS = new NamesOfRole<HeadingKind>("thml", "heading");
/** Headings by the class of a `<div>`. */
const DIVISIONS = new NamesOfRole<HeadingKind>("thml", "division");
const BREAKS = new NamesOfRole("thml", "break");
const LINES = new NamesOfRole("thml", "line");
const CHARACTERS = new NamesOfRole("stray", "characters");

/**
 * Reads one verse in the Theological Markup Language, or in the HTML that represents it.
 */
export function readThml(source: string, builder: TranslationBuilder): void {
  let heading: string | undefined;
  let skipped = "";
  let token: string | undefined;
  /** The names in angle brackets without an attribute, with the slash of an end; made once, where it is asked for. */
  let bare: ReadonlySet<string> | undefined;
  const isWord = (written: string) => {
    bare ??= new Set(Array.from(source.matchAll(/<(\/?[^\s<>]+)\s*>/g), ([, name = ""]) => name));
    return bare.has(written) && !bare.has(`/${written}`);
  };
  let depth = 0;
  /** The note whose words are read, within the element that is skipped. */
  let note: { readonly kind: NoteKind; words: string } | undefined;
  const endNote = () => {
    if (note !== undefined) builder.addNote(note.kind, note.words);
    note = undefined;
  };
  const superscript: string[] = [];
  const add = (text: string) => {
    if (heading === undefined) builder.addText(text);
    else builder.addHeading(text);
  };
  const visitor: FragmentVisitor = {
    start(written, attribute) {
      const name = written.toLowerCase();
      if (depth > 0) {
        if (name === skipped) depth += 1;
        if (note !== undefined && BREAKS.has(name)) note.words += " ";
        if (name === "note") builder.warn("nested_note");
        return;
      }
      const kind = ASIDES.get(name);
      if (kind !== undefined) {
        const noted = noteKind(kind);
        if (noted === undefined) builder.dropWithin(kind);
        else note = { kind: noted, words: "" };
        skipped = name;
        token = attribute("token");
        depth = 1;
        return;
      }
      const headingKind = headingOf(name, attribute);
      if (headingKind !== undefined && heading === undefined) {
        builder.startHeading(headingKind);
        heading = name;
      } else if (name === "sync") builder.drop("word attributes");
      else if (name === "sup") superscript.push("");
      else if (heading !== undefined) builder.addHeading(BREAKS.has(name) || headingKind !== undefined ? " " : "");
      else if (name === "p") builder.startLine("paragraph");
      else if (LINES.has(name)) startLine(name, attribute, builder);
      else if (BREAKS.has(name)) builder.addBreak();
      else if (!CHARACTERS.has(name) && isWord(written)) {
        // A word in angle brackets.
        builder.read(`<${written}>`);
        builder.addText(`<${written}>`);
      }
    },
    end(written) {
      const name = written.toLowerCase();
      if (depth > 0) {
        if (name === skipped) depth -= 1;
        if (depth === 0) endNote();
      } else if (name === heading) {
        builder.endHeading();
        heading = undefined;
      } else if (name === "sup") {
        const raised = superscript.pop() ?? "";
        // A raised number is the sign of a note, raised letters are text.
        if (/^\s*\d*\s*$/.test(raised)) builder.dropWithin("note sign", raised);
        else add(raised);
      } else if (BREAKS.has(name)) builder.addBreak();
    },
    text(text) {
      if (note !== undefined) note.words += text;
      else if (depth > 0) builder.leaveOut(text);
      else if (superscript.length > 0) superscript[superscript.length - 1] += text;
      else add(text);
    },
  };
  readFragment(source, visitor, builder);
  for (const raised of superscript) add(raised);
  if (heading !== undefined) builder.undoHeading();
  if (note !== undefined) builder.warn("unclosed_note");
  else if (depth > 0) builder.warn("unclosed_element", { name: token ?? skipped });
  endNote();
}

function headingOf(name: string, attribute: AttributeLookup): HeadingKind | undefined {
  if (name !== "div") return HEADINGS.get(name);
  return DIVISIONS.get(attribute("class")?.toLowerCase() ?? "");
}

/** Begins a line; one of poetry has its level in its class: `t1`, `t2`. */
function startLine(name: string, attribute: AttributeLookup, builder: TranslationBuilder): void {
  const level = Number(/^t(\d)$/.exec(attribute("class") ?? "")?.[1] ?? 1);
  if (name === "l") builder.startLine("line", level);
  else builder.startLine("line");
}
