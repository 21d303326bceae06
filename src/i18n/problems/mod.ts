import { getSystemErrorMap } from "node:util";
import { messageOf, Problem, type ProblemCode, type ProblemRecord } from "../../base/problem.ts";
import { TableError } from "../../base/source_files.ts";
import { en, type MessageKey } from "../en.ts";
import { CATALOGUES, type Language } from "../language.ts";
import { type MessageValue, type MessageValues, translator, wordIn } from "../message.ts";
import { bookIn, type NumberedVerse, placeIn, verseIn } from "./book_names.ts";
import { type COMPUTED, messageValues } from "./computed_values.ts";

export { shorten } from "../message.ts";

/**
 * Returns the message of an error in a language, without a full stop; for errors of the system and of Node.js their own.
 */
export function explain(error: unknown, language: Language): string {
  if (error instanceof TableError) return `${error.place}: ${explain(error.cause, language)}`;
  if (!(error instanceof Problem)) return systemMessage(error, language) ?? messageOf(error);
  const { cause, room, code } = error;
  // A sentence in English has its reason in English, too.
  const own = `${room}.${code}` in CATALOGUES[language] ? language : "en";
  return translate(error, own, cause === undefined ? "" : explain(cause, own));
}

/** Returns the message of a problem that is no error: of a reading without a text, or in a report. */
export function explainRecord(record: ProblemRecord, language: Language): string {
  return translate(record, language, "");
}

function translate(
  { room, code, values }: { readonly room: string; readonly code: string; readonly values: object },
  language: Language,
  reason: string,
): string {
  const key = `${room}.${code}`;
  // A process of another version may have sent a problem that this one does not know.
  if (!Object.hasOwn(en, key)) return `${room}/${code} ${JSON.stringify(values)}`;
  const t = translator(language) as (key: string, values: Readonly<Record<string, MessageValue>>) => string;
  const explainOne = (error: unknown) => explain(error, language);
  const given = messageValues(key as MessageKey, values, { language, t, explain: explainOne });
  const message = t(key, { ...given, reason });
  const { position } = values as { readonly position?: Position };
  return room !== "import" || position === undefined ? message : explainAt(position, { language, text: message });
}

/** Returns the message of an error of the system, with its code; undefined for other errors. */
function systemMessage(error: unknown, language: Language): string | undefined {
  const { code, errno = 0, message } = error as Partial<NodeJS.ErrnoException>;
  if (!(error instanceof Error) || !/^E(?!RR_)[A-Z0-9_]+$/.test(code ?? "")) return undefined;
  const own = wordIn(language, code!) ?? wordIn(language, "system error");
  // Beside its words the message has a system call, which means nothing to users.
  const words = own ?? getSystemErrorMap().get(errno)?.[1];
  return words === undefined ? (message ?? "") : `${words} (${code})`;
}

/** Ends a message with a full stop, unless it ends with a question. */
export function endSentence(sentence: string): string {
  return sentence.endsWith("?") ? sentence : `${sentence}.`;
}

/** A position in a source. */
interface Position {
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
  /** The verse there, such as `NUM 6:26`. */
  readonly verse?: string;
}

/** Puts a position before a sentence: `04-NUM.usfm:310: 4 Mz 6,26: …`; the verse only where the sentence does not name it. */
function explainAt({ file, line, verse }: Position, { language, text }: { language: Language; text: string }): string {
  const source = line === undefined ? file : `${file}:${line}`;
  const place = verse === undefined ? "" : `${placeIn(language, verse)}: `;
  return `${source}: ${text.includes(place.slice(0, -2)) ? "" : place}${text}`;
}

/** Formats a warning of an import: `a.usfm:6: Num 6,26: \\zz is unknown … (3 times)`. */
export function formatWarning(
  placed: Position & { warning: ProblemRecord; times: number },
  language: Language,
): string {
  const { warning, times } = placed;
  const sentence = explainAt(placed, { language, text: explainRecord(warning, language) });
  return times > 1 ? `${sentence} ${translator(language)("result.times", { times })}` : sentence;
}

/** Returns the name of a kind of content that an import leaves out, or that an export cannot carry. */
export function kindName<Room extends "import_dropped" | "export_lost">(
  room: Room,
  { code, language }: { code: ProblemCode<Room>; language: Language },
): string {
  return explain(new Problem(`${room}.${code}` as never, {} as never), language);
}

/** An issue of a translation file as data. */
interface IssueRecord {
  /** The verse that it is about. */
  readonly label?: NumberedVerse | undefined;
  readonly fault: ProblemRecord;
}

/** Returns the place that an issue is about, `4 Mz 6,26` or a chapter or book, or undefined. */
export function issuePlace(language: Language, { label, fault }: IssueRecord): string | undefined {
  if (label !== undefined) return verseIn(language, label);
  const { verse, place, book, chapter } = fault.values as Record<string, unknown>;
  const written = verse ?? place;
  if (typeof written === "string") return placeIn(language, written);
  if (typeof book !== "string") return undefined;
  return `${bookIn(language, book)}${typeof chapter === "number" ? ` ${chapter}` : ""}`;
}

/**
 * Returns the sentence of an issue, its place in front where the sentence does not name it.
 *
 * @param text The sentence alone; that of the record unless it is given.
 */
export function explainIssue(
  language: Language,
  issue: IssueRecord,
  text = explainRecord(issue.fault, language),
): string {
  const place = issuePlace(language, issue);
  return issue.label === undefined || text.includes(place!) ? text : `${place}: ${text}`;
}

/**
 * The rooms whose problems are typed by the English catalogue: each key `room.code` is a problem, and the placeholders
 * of its message are the values. Rooms whose values have a structure declare them themselves.
 */
type Room =
  | "accounts"
  | "api"
  | "backup_file"
  | "book_list"
  | "command"
  | "corpus"
  | "download"
  | "event"
  | "export"
  | "export_lost"
  | "first_start"
  | "http"
  | "import"
  | "import_dropped"
  | "import_warning"
  | "query"
  | "secrets"
  | "service"
  | "settings"
  | "store"
  | "table"
  | "upload"
  | "usage";

type Computed = typeof COMPUTED;
/** The values that a computation takes. */
type InputOf<Key extends MessageKey> = Key extends keyof Computed ? Parameters<Computed[Key]>[0] : object;
/** The names of the values that a computation returns. */
type ComputedName<Key extends MessageKey> = Key extends keyof Computed ? keyof ReturnType<Computed[Key]> : never;

/**
 * The values of a problem: what its computation takes, and the placeholders of its English message that are not
 * computed. `reason` is filled from the cause.
 */
type ValuesOf<Key extends MessageKey> = InputOf<Key> & {
  readonly [Name in Exclude<keyof MessageValues<Key>, "reason" | ComputedName<Key> | keyof InputOf<Key>>]: MessageValue;
};

/** The values of each code of a room. */
type Codes<Name extends Room> = {
  readonly [Key in MessageKey as Key extends `${Name}.${infer Code}` ? Code : never]: ValuesOf<Key>;
};
type Kinds = { readonly [Name in Room]: Codes<Name> };

declare module "../../base/problem.ts" {
  interface ProblemKinds extends Kinds {}
}
