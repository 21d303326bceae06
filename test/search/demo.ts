/** A small composed translation with all that a text may have, and a way to search it. */
import { runToEnd } from "../../src/base/concurrency.ts";
import { parseTranslation, type Translation } from "../../src/corpus/mod.ts";
import { buildIndex } from "../../src/search/build.ts";
import { parseQuery, type SearchOptions } from "../../src/search/mod.ts";
import type { SearchIndex } from "../../src/search/search_index.ts";

/** Makes a translation of verse lines such as `GEN 1:1 Text.`. */
export function translationOf(lines: readonly string[], language = "slv"): Translation {
  const header = ["Ambo-Translation: 1", "Code: DEMO", "Name: Zgled", `Language: ${language}`];
  const text = [...header, "Copyright: Za zgled.", "", ...lines, ""].join("\n");
  return parseTranslation(Buffer.from(text), "DEMO.txt");
}

/** Builds the index of a translation in one go. */
export function indexOf(translation: Translation): SearchIndex {
  return runToEnd(buildIndex(translation));
}

/** Returns the labels of the verses that a query finds, such as `GEN 1:2-3`. */
export function found(index: SearchIndex, query: string, options?: SearchOptions): string[] {
  const { lines } = runToEnd(index.searchInSteps(parseQuery(query), options));
  return Array.from(lines, (line) => labelOf(index.translation, line));
}

/** Returns the text of each verse that a query finds, what matches in brackets. */
export function marked(index: SearchIndex, query: string): string[] {
  return runToEnd(index.searchInSteps(parseQuery(query)))
    .slice(0, 100)
    .map(({ line, matches }) => {
      const text = index.translation.text(line);
      let [result, at] = ["", 0];
      for (const [start, end] of matches) {
        result += `${text.slice(at, start)}[${text.slice(start, end)}]`;
        at = end;
      }
      return result + text.slice(at);
    });
}

function labelOf(translation: Translation, line: number): string {
  const { book, chapter, verse, verseEnd, segment } = translation.label(line);
  const end = verseEnd === undefined ? "" : `-${verseEnd}`;
  return `${book} ${chapter}:${verse}${end}${segment ?? ""}`;
}
