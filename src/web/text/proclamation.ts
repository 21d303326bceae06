import { findCitation, findResponse, type LineRange, type Translation } from "../../corpus/mod.ts";
import { type Language, textIn } from "../../i18n/mod.ts";
import { type Mass, openingOf, type Reading, stanzasOf } from "../../lectionary/mod.ts";
import { chapterParts, linesOfPart, type TextBlock, textBlocks } from "./blocks.ts";
import { citationBeside } from "./citations.ts";
import { missingVerses } from "./missing_line.ts";
import { sungResponse } from "./sung_response.ts";

/** The response of a psalm in a translation. */
export interface ProclaimedResponse {
  readonly reference: string;
  readonly text: string;
  /** True where the lectionary has other words than those of the verse. */
  readonly isAdapted: boolean;
}

/** A reading as it is read out or sung at Mass. */
export interface ProclaimedReading {
  readonly kind: Reading["kind"];
  /** As the lectionary has it. */
  readonly citation: string;
  readonly title: string;
  /** For people: as the lectionary has it, and the numbers of the translation where they differ. */
  readonly reference: string;
  /** The words with which the reader begins. */
  readonly opening: string | undefined;
  /** The response of a psalm, in the words of the translation. */
  readonly response: ProclaimedResponse | undefined;
  /** The text; a psalm in its stanzas, after each of which the response is sung. */
  readonly stanzas: readonly (readonly LineRange[])[];
  /** Says which verses the translation does not have; undefined where all are there, or none. */
  readonly lack: string | undefined;
  /** Why there is no text. */
  readonly missing: "book" | "numbering" | undefined;
}

/** The forms of a reading: itself, then its shorter forms and what may be read in its place. */
export function formsOf(reading: Reading): readonly Reading[] {
  return [reading, ...reading.alternatives];
}

/** Returns the readings of a Mass in the chosen forms, the first where none is chosen. */
export function chosenReadings(
  { readings }: Mass,
  chosen: ReadonlyMap<number, number> = new Map(),
): readonly Reading[] {
  return readings.map((reading, index) => formsOf(reading)[chosen.get(index) ?? 0] ?? reading);
}

/** Finds the text of a reading, its opening and its response; without a translation there is only the citation. */
export function proclaim(
  reading: Reading,
  { translation, language }: { translation: Translation | undefined; language: Language },
): ProclaimedReading {
  const { kind, citation } = reading;
  const named = (name: Reading["title"]) => textIn(name, language);
  const opening = openingOf(reading);
  const found = translation && findCitation(translation, citation);
  const missing = found && "missing" in found ? found.missing : undefined;
  const hasText = translation !== undefined && found !== undefined && !("missing" in found);
  return {
    kind,
    citation,
    title: named(reading.title),
    reference: citationBeside(language, citation, found),
    opening: opening && named(opening),
    response: hasText ? responseOf(translation, reading, language) : undefined,
    lack: hasText ? missingVerses(found.lacking, language) : undefined,
    stanzas: hasText ? stanzasIn(translation, reading, found.ranges) : [],
    missing,
  };
}

function responseOf(
  translation: Translation,
  { response, isResponseAdapted: isAdapted = false }: Reading,
  language: Language,
): ProclaimedResponse | undefined {
  if (response === undefined) return undefined;
  const found = findResponse(translation, response);
  if ("missing" in found) return undefined;
  return {
    reference: citationBeside(language, response, found),
    text: sungResponse(translation, response, found.ranges),
    isAdapted,
  };
}

/** Finds the stanzas of a psalm. A verse whose halves stand in two of them is whole in the first. */
function stanzasIn(
  translation: Translation,
  { kind, citation }: Reading,
  ranges: readonly LineRange[],
): readonly (readonly LineRange[])[] {
  if (kind !== "psalm") return [ranges];
  const taken = new Set<number>();
  const stanzas = stanzasOf(citation).map((stanza) => {
    const found = findCitation(translation, stanza);
    if ("missing" in found) return [];
    const fresh: LineRange[] = [];
    for (const { book, first, last } of found.ranges) {
      for (let line = first; line <= last; line++) {
        if (taken.has(line)) continue;
        taken.add(line);
        const open = fresh.at(-1);
        if (open?.book === book && open.last === line - 1) open.last = line;
        else fresh.push({ book, first: line, last: line });
      }
    }
    return fresh;
  });
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** Sets verses in blocks without the headings of the edition, which no one reads out. */
export function spokenBlocks(translation: Translation, ranges: readonly LineRange[]): readonly TextBlock[] {
  return [...chapterParts(ranges)].flatMap((part) => textBlocks(translation, linesOfPart(part)));
}

/** Returns the printed lines of a block, each as one text. */
export function linesOfBlock(block: TextBlock): readonly string[] {
  if (block.kind === "heading") return [];
  return block.lines.map(({ pieces }) => pieces.map(({ text }) => text).join(" "));
}
