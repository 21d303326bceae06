/** A translation -> the formats that other programs read. */
import type { Translation } from "../corpus/mod.ts";
import { formatOsis } from "./osis.ts";
import { formatUsfm } from "./usfm.ts";
import { formatCsv, formatJson, formatZefania } from "./verses.ts";
import { Losses } from "./walk.ts";

const WRITERS = { osis: formatOsis, usfm: formatUsfm, zefania: formatZefania, json: formatJson, csv: formatCsv };

/** A format that a translation can be written in. */
export type ExportFormat = keyof typeof WRITERS;

/** The formats that a translation can be written in. */
export const EXPORT_FORMATS = Object.keys(WRITERS) as readonly ExportFormat[];

/** Writes a translation in another format. */
export function exportTranslation(translation: Translation, format: ExportFormat) {
  const losses = new Losses();
  return { text: WRITERS[format](translation, losses), lost: losses.counts };
}
