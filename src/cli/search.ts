import { isProblem, Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { formatLabel, type Translation } from "../corpus/mod.ts";
import { format } from "../reference/mod.ts";
import {
  buildIndexAtOnce,
  parseQuery,
  type SearchFindings,
  type SearchHit,
  type SearchOptions,
  searchTranslation,
  topicTitles,
} from "../search/mod.ts";
import { type Command, type CommandContext, TRANSLATIONS } from "./command.ts";
import { chooseTranslation, openCorpus } from "./corpus_folder.ts";
import { jsonOption, printJson, withProgress } from "./output.ts";

const DEFAULT_LIMIT = 20;
/** The topics that are printed if nothing at all is found. */
const MAX_TOPICS = 12;

/** `ambo search` */
export const search: Command = {
  name: "search",
  usage: "QUERY [--translation CODE] [--books LIST] [--sort ORDER] [--limit NUMBER]",
  service: TRANSLATIONS,
  settings: ["settings", "corpus", "default-translation"],
  examples: ['ambo search "dobri pastir" --books nt', "ambo search '\"in the beginning\" -God' --translation KJV"],
  options: {
    translation: { value: "CODE", help: "translation" },
    books: { value: "LIST", help: "books" },
    sort: { value: "ORDER", help: "order" },
    limit: { value: "NUMBER", help: "limit" },
    json: jsonOption(
      "{ translation, total, verses: [{ reference, text, matches }], passages?: [{ name, reference, translation? }], suggestions?: [{ query, total, reason, translation }], copyright }",
    ),
  },
  async run(context) {
    const query = readQuery(context.operands.join(" "));
    const sort = sortOf(context);
    const limit = limitOf(context);
    const library = openCorpus(context);
    const translation = chooseTranslation(library, context);
    const index = await withProgress(context, context.t("result.indexing"), (onShare) =>
      buildIndexAtOnce(translation, onShare),
    );
    const { books } = context.options;
    const findings = await searchTranslation(
      { get: async (each) => (each === translation ? index : buildIndexAtOnce(each, () => {})) },
      {
        ...{ translation, query, sort, translations: library.translations() },
        books: typeof books === "string" ? books : undefined,
      },
    ).catch(refuseSearch);
    const { result } = findings;
    const hits = result.slice(0, limit);
    const { code, name, copyright } = translation;
    if (context.options.json) {
      const verses = hits.map((hit) => verseOf(translation, hit));
      printJson(context, {
        translation: { abbreviation: code, name },
        total: result.total,
        verses,
        ...waysOn(findings, translation),
        copyright,
      });
      return 0;
    }
    for (const hit of hits) context.print(lineOf(translation, hit, context));
    const { t } = context;
    const { total } = result;
    const verses = context.t("result.verses", { total });
    const shown = hits.length;
    context.report(shown < total ? t("result.first_shown", { verses, shown }) : verses);
    reportWaysOn(findings, { translation, context });
    context.report(`${name}: ${copyright}`);
    return 0;
  },
};

/** Returns passages and suggestions as `--json` prints them. */
function waysOn({ passages, suggestions, isGuess }: SearchFindings, asked: Translation) {
  const named = passages.map(({ name, reference, translation }) => {
    return { name, reference: format(reference), ...(translation !== asked && { translation: translation.code }) };
  });
  const others = suggestions.map(({ query, total, reason, translation }) => {
    return { query, total, reason, translation: translation.code };
  });
  return {
    ...(named.length > 0 && { passages: named }),
    ...(named.length > 0 && isGuess && { guessed: true }),
    ...(others.length > 0 && { suggestions: others }),
  };
}

/** Prints the passages known by the requested name, and other queries that find something. */
function reportWaysOn(
  { result, nearest, passages, suggestions, isGuess }: SearchFindings,
  { translation, context }: { translation: Translation; context: CommandContext },
): void {
  const { report, t } = context;
  const optionOf = (other: Translation) => (other === translation ? "" : `, --translation ${other.code}`);
  if (isGuess && passages.length > 0) report(t("search.guessed"));
  for (const { name, reference, translation: other } of passages) {
    report(`${t("result.passage", { name, reference: format(reference) })}${optionOf(other)}`);
  }
  const isNothing = result.total + passages.length + suggestions.length + (nearest?.total ?? 0) === 0;
  if (isNothing) report(`${t("search.topics")} ${topicTitles(context.language, MAX_TOPICS).join(", ")}`);
  if (suggestions.length > 0) report(t("result.did_you_mean"));
  for (const { query, total, translation: other } of suggestions) {
    const verses = context.t("result.verses", { total });
    report(`  ${escapeControls(query)} (${verses}${optionOf(other)})`);
  }
}

/** Formats a verse, with the words that were found in bold type on a terminal. */
function lineOf(translation: Translation, hit: SearchHit, { styles }: Pick<CommandContext, "styles">): string {
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
  if (text.trim() === "") throw new Problem("usage.missing_query", {});
  try {
    return parseQuery(text);
  } catch (error) {
    refuseSearch(error);
  }
}

function sortOf({ options }: CommandContext): NonNullable<SearchOptions["sort"]> {
  const { sort = "canonical" } = options;
  if (sort === "canonical" || sort === "relevance") return sort;
  throw new Problem("usage.invalid_word", {
    option: "--sort",
    value: String(sort),
    words: ["canonical", "relevance"],
  });
}

function limitOf({ options }: CommandContext): number {
  if (options.limit === undefined) return DEFAULT_LIMIT;
  const limit = Number(options.limit);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new Problem("usage.invalid_count", { option: "--limit", value: String(options.limit) });
}

function refuseSearch(error: unknown): never {
  if (!isProblem(error, "query") && !isProblem(error, "book_list")) throw error;
  throw new Problem("usage.invalid_search", {}, { cause: error });
}

/** Returns a verse as `--json` prints it, with the translation's own abbreviation of the book. */
function verseOf(translation: Translation, { line, matches }: SearchHit) {
  const label = translation.label(line);
  const [, place = ""] = formatLabel(label).split(" ");
  const reference = `${translation.book(label.book)!.abbreviation} ${place.replace(":", ",")}`;
  return { reference, text: translation.text(line), matches };
}
