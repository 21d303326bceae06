import { Problem, type ProblemCode, type ProblemRecord, type ProblemRoom } from "../../base/problem.ts";
import type { Language } from "../catalogues.ts";
import { translator } from "../translator.ts";
import { explain, explainRecord } from "./explain.ts";
import { explainAt, type Position } from "./position.ts";

/** A warning of an import, its position, and the number of times that it was met. */
interface PlacedWarning extends Position {
  readonly warning: ProblemRecord;
  readonly times: number;
}

/** Formats a warning of an import: `a.usfm:6: Num 6,26: \\zz is unknown … (3 times)`. */
export function formatWarning(placed: PlacedWarning, language: Language): string {
  const { warning, times } = placed;
  const sentence = explainAt(placed, { language, text: explainRecord(warning, language) });
  return times > 1 ? `${sentence} ${translator(language)("result.times", { times })}` : sentence;
}

/** Returns the name of a kind of content that an import leaves out, or that an export cannot carry. */
export function kindName<Room extends "import_dropped" | "export_lost">(
  room: Room,
  { code, language }: { code: ProblemCode<Room>; language: Language },
): string {
  return explain(new Problem<ProblemRoom>(room, code, {} as never), language);
}
