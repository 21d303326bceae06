import { escapeControls } from "../base/escape_controls.ts";
import { formatLabel, type Translation } from "../corpus/mod.ts";
import {
  BookListError,
  buildIndexAtOnce,
  linesOf,
  parseBooks,
  parseQuery,
  QueryError,
  type SearchHit,
  type SearchOptions,
} from "../search/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { chooseTranslation, openCorpus } from "./corpus_folder.ts";
import { jsonOption, printJson } from "./json.ts";
import { withProgress } from "./progress.ts";

const DEFAULT_LIMIT = 20;

/** `ambo search` */
export const search: Command = {
  name: "search",
  usage: "QUERY [--translation CODE] [--books LIST] [--sort ORDER] [--limit NUMBER]",
  summary: "finds verses by their words",
  takesOperands: true,
  settings: ["corpus", "default-translation"],
  examples: [
    'ambo search "dobri pastir" --books nt',
    "ambo search '\"in the beginning\" -God' --translation KJV",
  ],
  options: {
    translation: { value: "CODE", help: "code of the translation" },
    books: { value: "LIST", help: "books to search, such as Mt-Jn,Raz, ot or nt" },
    sort: { value: "ORDER", help: "canonical or relevance (canonical)" },
    limit: { value: "NUMBER", help: `verses to print at most (${DEFAULT_LIMIT})` },
    json: jsonOption("{ translation, total, verses: [{ reference, text, matches }], copyright }"),
  },
  async run(context) {
    const query = readQuery(context.operands.join(" "));
    const sort = sortOf(context);
    const limit = limitOf(context);
    const translation = chooseTranslation(openCorpus(context), context);
    const within = linesWithin(translation, context);
    const index = await withProgress(context, "Indexing", (onShare) =>
      buildIndexAtOnce(translation, onShare),
    );
    const result = index.search(query, { sort, ...(within !== undefined && { within }) });
    const hits = result.slice(0, limit);
    const { code, name, copyright } = translation;
    if (context.options.json) {
      const verses = hits.map((hit) => verseOf(translation, hit));
      printJson(context, {
        translation: { abbreviation: code, name },
        total: result.total,
        verses,
        copyright,
      });
      return 0;
    }
    for (const hit of hits) context.print(lineOf(translation, hit, context));
    const { text } = context;
    const { total } = result;
    const verses = total === 1 ? text("1 verse") : text("{total} verses", { total });
    const shown = hits.length;
    context.report(
      shown < total ? text("{verses}, the first {shown} shown", { verses, shown }) : verses,
    );
    context.report(`${name}: ${copyright}`);
    return 0;
  },
};

/** Formats a verse, with the words that were found in bold type on a terminal. */
function lineOf(
  translation: Translation,
  hit: SearchHit,
  { styles }: Pick<CommandContext, "styles">,
): string {
  const { reference, text, matches } = verseOf(translation, hit);
  let line = `${escapeControls(reference)}  `;
  let at = 0;
  for (const [start, end] of matches) {
    line += escapeControls(text.slice(at, start));
    line += styles.output.bold(escapeControls(text.slice(start, end)));
    at = end;
  }
  return line + escapeControls(text.slice(at));
}

function readQuery(text: string) {
  if (text.trim() === "") throw new UsageError("Missing QUERY: words to search for");
  try {
    return parseQuery(text);
  } catch (error) {
    if (error instanceof QueryError) throw new UsageError(error.message);
    throw error;
  }
}

function sortOf({ options }: CommandContext): NonNullable<SearchOptions["sort"]> {
  const { sort = "canonical" } = options;
  if (sort === "canonical" || sort === "relevance") return sort;
  throw new UsageError(`Cannot use --sort "${sort}": expected canonical or relevance`);
}

function limitOf({ options }: CommandContext): number {
  if (options.limit === undefined) return DEFAULT_LIMIT;
  const limit = Number(options.limit);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new UsageError(`Cannot use --limit "${options.limit}": expected a whole number above 0`);
}

function linesWithin(translation: Translation, { options }: CommandContext) {
  if (typeof options.books !== "string") return undefined;
  try {
    return linesOf(parseBooks(options.books, translation));
  } catch (error) {
    if (error instanceof BookListError) throw new UsageError(error.message);
    throw error;
  }
}

/** Returns a verse as `--json` prints it, with the translation's own abbreviation of the book. */
function verseOf(translation: Translation, { line, matches }: SearchHit) {
  const label = translation.label(line);
  const [, place = ""] = formatLabel(label).split(" ");
  const reference = `${translation.book(label.book)!.abbreviation} ${place.replace(":", ",")}`;
  return { reference, text: translation.text(line), matches };
}
