/** The texts of pages and commands in both languages, as a translator reads them; `AMBO_RECORD=1` records them anew. */
import { test } from "node:test";
import * as commands from "../../src/i18n/commands/mod.ts";
import { churchYear, firstStart, LANGUAGES } from "../../src/i18n/mod.ts";
import * as pages from "../../src/i18n/pages/mod.ts";
import { assertRecorded } from "../support/recorded.ts";

const RECORDED = "test/fixtures/i18n/texts.txt";
/** Text that stands for a value which the function did not expect. */
const UNMEANT = /undefined|\[object|NaN|=>|function/;

/** The forms in which a function may take a value: by itself, in an object, in a list. */
const FORMS: readonly ((value: unknown) => unknown)[] = [
  (value) => value,
  (value) => new Proxy({}, { get: () => value }),
  (value) => [value, value],
];

/** The lists of so many forms. */
function formLists(length: number): (typeof FORMS)[] {
  if (length === 0) return [[]];
  return formLists(length - 1).flatMap((list) => FORMS.map((form) => [...list, form]));
}

/** Calls a function of texts with values of a form that it takes; undefined where it takes none. */
function called(make: (...values: unknown[]) => unknown, value: unknown): string | undefined {
  for (const forms of formLists(make.length)) {
    try {
      const text = JSON.stringify(make(...forms.map((form) => form(value))));
      if (text !== undefined && !UNMEANT.test(text)) return text;
    } catch {
      // It takes another form.
    }
  }
  return undefined;
}

/** Lists the texts below a value, each with its name. */
function* textsOf(name: string, value: unknown): Generator<string, undefined> {
  if (typeof value === "string") yield `${name}: ${JSON.stringify(value)}`;
  else if (typeof value === "function") {
    /** By the words around the value: a text that differs in the value alone stands here once. */
    const made = new Map<string, string>();
    for (const given of [1, 2, 3, 5, "A", true]) {
      const text = called(value as never, given);
      const words = text?.replaceAll(String(given), "");
      if (text !== undefined && !made.has(words!)) made.set(words!, text);
    }
    for (const text of made.values()) yield `${name}(): ${text}`;
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* textsOf(`${name}.${key}`, part);
  }
}

test("every text is as it was recorded", () => {
  const all = { ...pages, ...commands, churchYear, firstStart };
  const written = LANGUAGES.flatMap((language) =>
    Object.entries(all).flatMap(([name, texts]) => [
      ...textsOf(`${language} ${name}`, (texts as Record<string, unknown>)[language]),
    ]),
  );
  assertRecorded(RECORDED, written);
});
