import type { TranslationBuilder } from "../translation_builder.ts";
import type { AttributeLookup } from "../xml/mod.ts";
import { readFragment } from "./tokens.ts";

/** Elements that are no verse text, with all they hold. */
const ASIDES = new Map([
  ["note", "footnote"],
  ["scripref", "cross reference"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "title", "head"].map(
    (name) => [name, "heading"] as const,
  ),
  ["script", "script"],
  ["style", "script"],
]);

const BREAKS = new Set(
  "p br div l lg lb li ul ol tr td th table hr pb verse blockquote".split(" "),
);

/**
 * Reads one verse in the Theological Markup Language, or in the HTML that stands for it.
 *
 * Source of the elements: the documentation of ThML (Christian Classics Ethereal Library) and HTML 4.01.
 */
export function readThml(source: string, builder: TranslationBuilder): void {
  let skipped = "";
  let depth = 0;
  const superscript: string[] = [];
  readFragment(source, {
    start(written, attribute) {
      const name = written.toLowerCase();
      if (depth > 0) {
        if (name === skipped) depth += 1;
        return;
      }
      const kind = omittedKind(name, attribute);
      if (kind !== undefined) {
        builder.dropWithin(kind);
        skipped = name;
        depth = 1;
      } else if (name === "sync") builder.drop("word attributes");
      else if (name === "sup") superscript.push("");
      else if (BREAKS.has(name)) builder.addBreak();
    },
    end(written) {
      const name = written.toLowerCase();
      if (depth > 0) {
        if (name === skipped) depth -= 1;
      } else if (name === "sup") {
        const raised = superscript.pop() ?? "";
        // A raised number is the sign of a note, raised letters are text.
        if (/^\s*\d*\s*$/.test(raised)) builder.dropWithin("note sign");
        else builder.addText(raised);
      } else if (BREAKS.has(name)) builder.addBreak();
    },
    text(text) {
      if (depth > 0) return;
      if (superscript.length > 0) superscript[superscript.length - 1] += text;
      else builder.addText(text);
    },
  });
  for (const raised of superscript) builder.addText(raised);
  if (depth > 0)
    builder.warn(`<${skipped}> is never closed: what follows it in the verse is left out`);
}

function omittedKind(name: string, attribute: AttributeLookup) {
  if (name === "div" && /^(?:sechead|title)$/i.test(attribute("class") ?? "")) return "heading";
  return ASIDES.get(name);
}
