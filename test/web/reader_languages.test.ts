/** No page for readers has a text of another language than its own. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CATALOGUES } from "../../src/i18n/catalogues.ts";
import { LANGUAGES, type Language } from "../../src/i18n/mod.ts";
import { type Service, startService } from "../support/service.ts";

const PATHS = [
  "/",
  "/?reference=Jn+3,16&translation=ZGL",
  "/?reference=Jn+3&translation=ZGL",
  "/?reference=Jn+99&translation=ZGL",
  "/?reference=Xyz+1&translation=ZGL",
  "/?reference=&translation=ZGL",
  "/search?query=kruh",
  "/search?query=nicesar-takega",
  "/readings",
  "/readings?date=2026-12-25",
  "/readings?date=x",
  "/readings/week",
  "/calendar",
  "/calendar?month=2026-12",
  "/preparation",
  "/projection",
  "/share",
  "/offline",
  "/login",
  "/sign-up",
  "/login?link=unknown",
  "/no-such-page",
  "/embed/verse",
  "/embed/readings",
  "/embed/passage",
  "/embed/passage?reference=Jn+3,16&translation=ZGL",
  "/feed/verse.xml",
  "/feed/readings.xml",
];

/** The words of a page: text nodes, and the attributes that are read out or shown. */
function textsOf(markup: string): string[] {
  const shown = markup.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<!--.*?-->/gs, "");
  const nodes = [...shown.matchAll(/>([^<]+)</g)].map((match) => match[1]!);
  const attributes = [...shown.matchAll(/ (?:aria-label|title|alt|placeholder|content|data-[\w-]+)="([^"]*)"/g)];
  return [...nodes, ...attributes.map((match) => match[1]!)].map((text) =>
    text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replace(/\s+/g, " ").trim(),
  );
}

/** A message as a pattern of the texts that it makes; undefined if it has too few words to be distinguished. */
function patternOf(message: string): RegExp | undefined {
  const literal = message.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "\0");
  if (!/\p{L}{3,}/u.test(literal) || literal.startsWith("/")) return undefined;
  const source = literal
    .split("\0")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"))
    .join(".+?");
  return new RegExp(`^${source}$`, "u");
}

const PATTERNS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.entries<string | undefined>(CATALOGUES[language])
      .filter(([key]) => !key.startsWith("language."))
      .flatMap(([key, message]) => {
        const pattern = message === undefined ? undefined : patternOf(message);
        return pattern === undefined ? [] : [[key, pattern] as const];
      }),
  ]),
) as Record<Language, (readonly [key: string, pattern: RegExp])[]>;

/** Returns the texts of a page that another language's catalogue has, and its own has not. */
function foreignTexts(markup: string, language: Language): string[] {
  const others = LANGUAGES.filter((other) => other !== language);
  return textsOf(markup).flatMap((text) => {
    if (PATTERNS[language].some(([, pattern]) => pattern.test(text))) return [];
    const found = others.flatMap((other) => PATTERNS[other].filter(([, pattern]) => pattern.test(text)));
    return found.length === 0 ? [] : [`${found[0]![0]}: ${text}`];
  });
}

describe("the pages for readers", () => {
  let service: Service;
  before(async () => {
    service = await startService({ settings: { "sign-up": "open" } });
  });
  after(() => service.stop());

  for (const language of LANGUAGES) {
    for (const path of PATHS) {
      test(`${path} has nothing but ${language}`, async () => {
        const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
        const { text } = await service.askRaw(address, { headers: { "Accept-Language": language } });
        assert.deepEqual(foreignTexts(text, language), []);
      });
    }
  }

  for (const language of LANGUAGES) {
    test(`/docs in ${language} says which language it is in, where that is another`, async () => {
      const { text } = await service.askRaw(`/docs?lang=${language}`, {});
      const isWhole = Object.keys(CATALOGUES[language]).length === Object.keys(CATALOGUES.en).length;
      assert.ok(text.includes(`<main id="content" tabindex="-1"${isWhole ? "" : ' lang="en"'}>`));
    });
  }
});
