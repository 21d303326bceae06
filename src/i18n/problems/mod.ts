import { getSystemErrorMap } from "node:util";
import { messageOf, Problem, type ProblemCode, type ProblemRecord } from "../../base/problem.ts";
import { TableError } from "../../base/source_files.ts";
import { type BookId, bookName } from "../../canon/mod.ts";
import { CATALOGUES, type Language } from "../catalogues.ts";
import { type Catalogue, en, type MessageKey } from "../en.ts";
import { formatChoice, formatList } from "../language.ts";
import { type MessageValue, type MessageValues, placeholdersIn, translator, wordIn } from "../message.ts";
import { bookIn, bookTitle, type NumberedVerse, namesOf, placeIn, shorten, verseIn } from "./book_names.ts";

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
  const given = messageValues(key as keyof Catalogue, values, { language, t, explain: explainOne });
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

/** Returns the place that an issue is about, `4 Mz 6,26` or a chapter or book; undefined where there is none. */
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

/** The messages of errors, warnings and issues. */
export { shorten } from "./book_names.ts";

type Values = Readonly<Record<string, MessageValue>>;

interface Context {
  readonly language: Language;
  readonly t: (key: string, values: Values) => string;
  readonly explain: (error: unknown) => string;
}

/** Computes values for a message from those of its problem. The problem's own values are kept beside them. */
type Compute = (values: never, context: Context) => Values;

/** The computation for each message that shows more than the values of its problem. */
const COMPUTED = {
  "settings.faults": ({ faults }: { faults: readonly unknown[] }, { explain }) => ({
    faults: faults.map(explain).join("\n"),
  }),
  "usage.wrong_operands": ({ line }: { line: string }, { language }) => ({ line: placeholdersIn(language, line) }),
  "usage.import_operands": countWords,
  "usage.export_operands": countWords,
  "usage.invalid_date": ({ years }: { years?: readonly [first: number, last: number] }) => ({
    first: years?.[0],
    last: years?.[1],
  }),
  "import.missing_fields": ({ fields }: { fields: readonly string[] }, { t }) => ({
    fields: fields.map((field) => t(`result.field_${field}`, {})),
  }),
  "corpus.wrong_end_line": ({ notes, foundNotes }: { notes: number; foundNotes: number }) => ({
    hasNotes: notes + foundNotes > 0,
  }),
  "corpus.missing_verses": ({ first, last }: Span) => ({ isOne: first === last }),
  "corpus.missing_chapters": ({ book, first, last }: Span & { book: string }) => {
    const unit = book === "PSA" ? "psalm" : "chapter";
    return { kind: first === last ? unit : last === first + 1 ? `${unit}_pair` : `${unit}s` };
  },

  "reference.unreadable": (it: Faulty) => ({
    ...found(it),
    isEnd: it.position === it.text.length,
    at: it.position + 1,
  }),
  "reference.missing_book": ({ text, end }: Faulty) => ({ isGospel: /evangel/i.test(text.slice(0, end)) }),
  "reference.missing_chapter": ({ books: [book] }: Books) => ({ book, isPsalm: book === "PSA" }),
  "reference.unknown_book": (it: Faulty & { suggestions: readonly string[] }, context) => ({
    ...found(it),
    choice: it.suggestions.length === 0 ? undefined : quotedChoice(it.suggestions, context),
  }),
  "reference.no_such_number": (it: Books, { language }) => ({
    ...found(it),
    book: it.books[0],
    count: it.books.length,
    list: formatList(
      language,
      it.books.map((book) => bookIn(language, book)),
    ),
    names: it.books.map((book) => bookTitle(language, book)),
  }),
  "reference.ambiguous_book": (it: Books, { language }) => ({
    ...found(it),
    choice: formatChoice(
      language,
      it.books.map((book) => bookTitle(language, book)),
    ),
  }),
  "reference.ambiguous_notation": (it: Faulty & { readings: readonly string[] }, context) => ({
    ...found(it),
    choice: quotedChoice(it.readings, context),
  }),
  "reference.no_such_chapter": ({ books: [book], last }: Books & { last: number }) => ({
    book,
    kind: book === "PSA" ? "psalm" : last === 1 ? "only" : "other",
  }),
  "reference.backwards": found,
  "reference.range_of_three": found,
  "reference.taken_away": found,
  "reference.other_words": found,

  "passage.not_found": ({ missing, translation, bookName: own }: NotFound, { language, t }) => {
    const { kind, book, chapter, verse, last } = missing;
    const names = namesOf(language);
    const name = (language === "sl" && own) || bookName(book, names).name;
    const isPsalm = book === "PSA";
    const zero = isPsalm && kind === "chapter" ? "zero_psalm" : "zero";
    const isZero = kind === "chapter" ? chapter === 0 : verse === 0;
    return {
      lack: t(`passage.no_${kind}`, {
        ...missing,
        name,
        code: translation,
        isOther: book === "PS2",
        isPlural: PLURAL_NAME.test(name),
        kind: isZero ? zero : isPsalm ? "psalm" : kind === "chapter" && last === 1 ? "only" : "other",
      }),
    };
  },
  "passage.missing_chapter": ({ book, chapters }: { book: BookId; chapters: readonly number[] }) => ({
    isPsalm: book === "PSA",
    first: chapters[0],
    count: chapters.length,
  }),
} satisfies { readonly [Key in MessageKey]?: Compute };

/** Returns the values of a problem's message. */
function messageValues(key: MessageKey, values: object, context: Context): Values {
  const compute: Compute | undefined = COMPUTED[key as keyof typeof COMPUTED] as Compute | undefined;
  return compute === undefined ? (values as Values) : { ...values, ...compute(values as never, context) };
}

/** Returns true if values of a message are computed. The keys `passage.no_…` are parts of `passage.not_found`. */
export function isComputed(key: string): boolean {
  return key in COMPUTED || key.startsWith("passage.no_");
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** The part of a text that is at fault. */
interface Faulty {
  readonly text: string;
  readonly position: number;
  readonly end: number;
}

interface Books extends Faulty {
  readonly books: readonly BookId[];
}

/** The part that a translation lacks: its kind and numbers. */
interface NotFound {
  readonly translation: string;
  readonly bookName?: string;
  readonly missing: {
    readonly kind: "book" | "chapter" | "verse" | "letter" | "addition" | "psalm" | "left_out";
    readonly book: BookId;
    readonly chapter?: number;
    readonly verse?: number;
    readonly last?: number;
  };
}

/** Slovenian names of books in the plural. */
const PLURAL_NAME = /^(?:Apostolska|Dejanja|Dela|Ode|Pregovori|Psalmi|Salomonovi|Sodniki|Žalostinke)\b/;

function found({ text, position, end }: Faulty): Values {
  return { found: shorten(text.slice(position, end)) };
}

function countWords({ operands }: { operands: readonly string[] }): Values {
  return { count: operands.length, words: operands.join(" ") };
}

function quotedChoice(texts: readonly string[], { language, t }: Context): string {
  return formatChoice(
    language,
    texts.map((text) => t("language.quoted", { text })),
  );
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
