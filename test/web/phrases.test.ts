/**
 * What people type, asked of the page and of the API over a real socket: both answer it among their first three, in one
 * order. Slovenian is asked of a Slovenian text where it is there, which is not part of the project: `AMBO_SAMPLES` names
 * the folder of such texts.
 */
import assert from "node:assert/strict";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { tableLines } from "../../src/base/source_files.ts";
import { formatTranslation, PassageNotFound, resolve, type Translation, vocabularyOf } from "../../src/corpus/mod.ts";
import { importedVerses, importSource, translationHeader } from "../../src/import/mod.ts";
import { occasions } from "../../src/lectionary/mod.ts";
import { parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { citedPassage, versificationOf } from "../../src/versification/mod.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const SAMPLE = `${process.env.AMBO_SAMPLES ?? "../shared/samples"}/sword/SloStritar.zip`;
const TODAY = Date.parse("2026-11-28T12:00:00Z");
/** The results that answer a question. */
const SHOWN = 3;
/** Of 400 answers: one question is about a book that the Slovenian text has not, so that its verses come first. */
const MAX_FAILED = 2;

const occasionIds = new Map(occasions().flatMap(({ id, path }) => Object.values(path).map((each) => [each, id])));

const rows = tableLines(readFileSync("test/fixtures/search/phrases.txt", "utf8"), "phrases.txt").map(({ text }) => {
  const [language = "", question = "", answers = ""] = text.split(" | ");
  return { language, question, answers: answers.split("; ") };
});

/** Writes the translations that are asked. @returns Their folder, and true where a Slovenian one is there. */
function corpusFolder(): { corpus: string; hasSlovenian: boolean } {
  const corpus = scratchFolder();
  copyFileSync("corpus/KJV.txt", join(corpus, "KJV.txt"));
  const hasSlovenian = existsSync(SAMPLE);
  if (hasSlovenian) {
    const imported = importSource(SAMPLE);
    const stated = { code: "STR", name: "Stritar", language: "slv", copyright: "Public domain" };
    writeFileSync(
      join(corpus, "STR.txt"),
      formatTranslation(translationHeader(imported, stated), importedVerses(imported)),
    );
  }
  return { corpus, hasSlovenian };
}

/** A result: an occasion, a date, or lines such as `KJV 1234`. */
type Result = readonly string[];

/** The results of a question, and those of them that are named: days, occasions and passages; undefined where one is opened. */
interface Answer {
  readonly results: readonly Result[];
  readonly named: readonly Result[] | undefined;
  /** Other queries that find something. */
  readonly suggestions: readonly string[];
  /** The verses with most of the words. */
  readonly nearest: readonly Result[];
}

function linesIn(translation: Translation, reference: Parameters<typeof resolve>[1]["reference"]): string[] {
  const { ranges } = resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
  return ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => `${translation.code} ${first + at}`),
  );
}

describe("what people type", () => {
  let service: Service;
  let hasSlovenian: boolean;
  before(async () => {
    const folder = corpusFolder();
    ({ hasSlovenian } = folder);
    const settings = { corpus: folder.corpus, "default-translation": "KJV", "reader-limit": "100000" };
    service = await startService({ settings: { ...settings, "daily-limit": "100000" }, now: () => TODAY });
  });

  const translationFor = (language: string) => (language === "sl" && hasSlovenian ? "STR" : "KJV");
  const read = (code: string, reference: string): Result => {
    const translation = service.library.translations().find((each) => each.code === code)!;
    try {
      return linesIn(translation, parse(reference, vocabularyOf(translation)));
    } catch (error) {
      if (error instanceof ReferenceSyntaxError || error instanceof PassageNotFound) return [];
      throw error;
    }
  };

  async function askApi(language: string, query: string): Promise<Answer> {
    const translation = translationFor(language);
    const { body } = await service.ask(`/search?${new URLSearchParams({ query, translation, lang: language })}`);
    const { days = [], occasions = [], passages = [], verses, nearest = [], suggestions = [] } = body.data;
    const named = [
      ...days.map(({ date }: { date: string }) => [date]),
      ...occasions.map(({ id }: { id: string }) => [`@${id}`]),
      ...passages.map((each: { reference: string; translation?: string }) =>
        read(each.translation ?? translation, each.reference),
      ),
    ];
    const linesOf = (list: { reference: string }[]) => list.map(({ reference }) => read(translation, reference));
    return {
      results: [...named, ...linesOf(verses), ...linesOf(nearest)],
      named,
      suggestions: suggestions.map(({ query }: { query: string }) => query),
      nearest: linesOf(nearest),
    };
  }

  async function askPage(language: string, q: string): Promise<Answer> {
    const translation = translationFor(language);
    const { text } = await new WebClient(service).get(`/?${new URLSearchParams({ q, translation, lang: language })}`);
    const shown = /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1] ?? "";
    const opened = read(translation, shown);
    if (opened.length > 0) return { results: [opened], named: undefined, suggestions: [], nearest: [] };
    const navs = text.match(/aria-labelledby="(?:named-day|occasion)".*?<\/nav>/gs)?.join("") ?? "";
    const links = [...navs.matchAll(/<a href="(\/(?:berila|readings)[^"]+)"/g)];
    const passages = /<nav class="passages".*?<\/nav>/s.exec(text)?.[0] ?? "";
    const results = /<div class="results">.*/s.exec(text)?.[0] ?? "";
    const named = [
      ...links.map(([, path = ""]) => {
        const [address = "", date] = [path.split("?")[0], /date=([-\d]+)/.exec(path)?.[1]];
        return [date ?? `@${occasionIds.get(decodeURIComponent(address.split("/").at(-1)!))}`];
      }),
      ...linksIn(passages),
    ];
    const advice = /<nav class="did-you-mean".*?<\/nav>/s.exec(text)?.[0] ?? "";
    const nearest = /<section aria-labelledby="nearest".*?<\/section>/s.exec(text)?.[0] ?? "";
    return {
      results: [...named, ...linksIn(results)],
      named,
      suggestions: [...advice.matchAll(/<li><a href="[^"]+">([^<]+)<\/a>/g)].map(([, query = ""]) => query),
      nearest: linksIn(nearest),
    };
  }

  function linksIn(html: string): Result[] {
    return [...html.matchAll(/<li>\s*<a href="([^"]+)"/g)].map(([, path = ""]) => {
      const url = new URL(path.replaceAll("&amp;", "&"), "http://ambo");
      const [code, verse] = [url.searchParams.get("translation")!, /#\w+\.(\d+)\.(\w+)/.exec(path)];
      const reference = url.searchParams.get("reference")!;
      return read(
        code,
        verse === null ? reference : `${reference.replace(/[,:].*|\s\d+$/, "")} ${verse[1]},${verse[2]}`,
      );
    });
  }

  function rightResults(language: string, answers: readonly string[]): Set<string> {
    const right = new Set<string>();
    for (const answer of answers) {
      if (/^(@|\d{4}-)/.test(answer)) right.add(answer);
      else
        for (const code of new Set([translationFor(language), "KJV"])) {
          const translation = service.library.translations().find((each) => each.code === code)!;
          const cited = citedPassage(answer, versificationOf(translation));
          if ("missing" in cited) continue;
          try {
            for (const line of linesIn(translation, cited.reference)) right.add(line);
          } catch (error) {
            if (!(error instanceof PassageNotFound)) throw error;
          }
        }
    }
    return right;
  }

  test("is answered by one of the first three results, in one order on the page and in the API", async () => {
    const failed: string[] = [];
    const apart: string[] = [];
    const counts = { suggestions: 0, nearest: 0 };
    for (const { language, question, answers } of rows) {
      const right = rightResults(language, answers);
      const isRight = (results: readonly Result[]) =>
        results.slice(0, SHOWN).some((lines) => lines.some((line) => right.has(line)));
      const [page, api] = [await askPage(language, question), await askApi(language, question)];
      if (!isRight(page.results)) failed.push(`page: ${question}`);
      if (!isRight(api.results)) failed.push(`API: ${question}`);
      if (page.named === undefined) continue;
      if (JSON.stringify(page.named) !== JSON.stringify(api.named)) apart.push(question);
      // Beside results of another query the page has no nearest verses.
      const isBeside = page.nearest.length > 0 || page.suggestions.length === 0;
      assert.deepEqual(page.suggestions, api.suggestions, question);
      if (isBeside) assert.deepEqual(page.nearest, api.nearest, question);
      counts.suggestions += page.suggestions.length;
      counts.nearest += page.nearest.length;
    }
    assert.equal(rows.length, 200);
    assert.deepEqual(apart, []);
    assert.ok(counts.suggestions > 20 && counts.nearest > 20, JSON.stringify(counts));
    assert.ok(failed.length <= MAX_FAILED, failed.join("; "));
  });

  test("of the day, or of the beginning of a season, leads to its day on the page and in the API", async () => {
    for (const [language, question, date] of [
      ["de", "Tageslesung", "2026-11-28"],
      ["de", "Sonntagsevangelium", "2026-11-29"],
      ["en", "daily mass readings", "2026-11-28"],
      ["en", "when does lent start", "2027-02-10"],
      ["de", "wann beginnt die Fastenzeit", "2027-02-10"],
      ["it", "quando inizia l'avvento", "2026-11-29"],
      ["sl", "kdaj se začne post", "2027-02-10"],
    ] as const) {
      for (const { named } of [await askPage(language, question), await askApi(language, question)]) {
        assert.deepEqual(named?.[0], [date], question);
      }
    }
  });

  test("about a day shows no passage whose name has only a part of that of the day", async () => {
    for (const [language, question] of [
      ["sl", "evangelij na sveti večer"],
      ["de", "evangelium am heiligen abend"],
      ["en", "gospel for christmas eve"],
    ] as const) {
      const { named = [] } = await askApi(language, question);
      assert.deepEqual(named, [["2026-12-24"]], question);
    }
  });
});
