import { type BookId, bookName } from "../../canon/mod.ts";
import type { MessageKey } from "../en.ts";
import { formatChoice, formatList, type Language } from "../language.ts";
import { type MessageValue, placeholdersIn, shorten } from "../message.ts";
import { bookIn, bookTitle, namesOf } from "./book_names.ts";

/** The values of a message by name. */
export type Values = Readonly<Record<string, MessageValue>>;

interface Context {
  readonly language: Language;
  readonly t: (key: string, values: Values) => string;
  readonly explain: (error: unknown) => string;
}

/** Computes values for a message from those of its problem. The problem's own values are kept beside them. */
type Compute = (values: never, context: Context) => Values;

/** The computation for each message that shows more than the values of its problem. */
export const COMPUTED = {
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
    names: formatList(
      language,
      it.books.map((book) => bookTitle(language, book)),
    ),
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
export function messageValues(key: MessageKey, values: object, context: Context): Values {
  const compute: Compute | undefined = COMPUTED[key as keyof typeof COMPUTED] as Compute | undefined;
  return compute === undefined ? (values as Values) : { ...values, ...compute(values as never, context) };
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
