/** Unified Scripture JSON: the tree of USX, whose elements are objects and whose texts are strings. */
import { openJson } from "./json/values.ts";
import { readFilesInTurn } from "./read_files.ts";
import type { Format, FormatInput, SourceFile } from "./source.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { UsxReader } from "./usx.ts";
import type { MarkupEvents, XmlEvent } from "./xml/mod.ts";

type Node = Readonly<Record<string, unknown>>;

/** Gives the objects and strings of a tree as the events that its XML would have. */
class UsjEvents implements MarkupEvents {
  name = "";
  text = "";
  readonly #builder: TranslationBuilder;
  /** The open elements, with what is left of their content. */
  readonly #open: { readonly name: string; readonly content: Iterator<unknown> }[];
  #node: Node = {};

  constructor(content: Iterator<unknown>, builder: TranslationBuilder) {
    this.#builder = builder;
    this.#open = [{ name: "usx", content }];
  }

  next(): XmlEvent {
    const open = this.#open.at(-1);
    if (open === undefined) return "finished";
    const { done, value } = open.content.next();
    if (done === true) {
      this.#open.pop();
      this.name = open.name;
      return "end";
    }
    if (typeof value === "string" || typeof value === "number") {
      this.text = String(value);
      this.#builder.read(this.text);
      return "text";
    }
    // A list in a list has no element of its own.
    const node: Node = Array.isArray(value) ? { content: value } : { ...(value as object) };
    this.#node = node;
    // `table:row`
    this.name = String(node.type ?? "").replace(/^.*:/, "");
    const content: readonly unknown[] = Array.isArray(node.content) ? node.content : [node.content ?? ""];
    this.#open.push({ name: this.name, content: content.values() });
    return "start";
  }

  attribute(name: string): string | undefined {
    const value = this.#node[name === "style" ? "marker" : name];
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  }
}

function readUsj(file: SourceFile, reading: FormatInput): void {
  const { builder } = reading;
  const text = openJson(file, reading);
  for (const outer of text.outermost()) {
    const content = text.elements(outer).find(({ key }) => key === "content");
    const values = function* (): Generator<unknown> {
      for (const place of text.isList(content) ? text.elements(content) : []) yield text.value(place);
    };
    new UsxReader(new UsjEvents(values(), builder), builder).read();
  }
}

export const USJ: Format = {
  name: "USJ",
  recognises: (head) => /^\ufeff?\s*\{/.test(head) && /"type"\s*:\s*"USJ"/.test(head),
  read: (reading) => readFilesInTurn(reading, (file) => readUsj(file, reading)),
};
