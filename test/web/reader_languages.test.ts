/** No page for readers has a text of another language than its own. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CATALOGUES } from "../../src/i18n/language.ts";
import { LANGUAGES, type Language } from "../../src/i18n/mod.ts";
import { serviceFor } from "../support/service.ts";

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

/** The messages of a language by their texts: as they are, or by how those with values begin and what they make. */
interface Texts {
  readonly plain: ReadonlyMap<string, string>;
  readonly made: readonly (readonly [key: string, start: string, pattern: RegExp])[];
}

/** Returns the messages that have enough words to be distinguished. */
function textsOfCatalogue(language: Language): Texts {
  const plain = new Map<string, string>();
  const made: [string, string, RegExp][] = [];
  for (const [key, message = ""] of Object.entries<string | undefined>(CATALOGUES[language])) {
    const literal = message.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "\0").replace(/\s+/g, " ");
    if (!/\p{L}{3,}/u.test(literal) || literal.startsWith("/") || key.startsWith("language.")) continue;
    const parts = literal.split("\0");
    if (parts.length === 1) plain.set(literal, key);
    const source = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+?");
    if (parts.length > 1) made.push([key, parts[0]!, new RegExp(`^${source}$`, "u")]);
  }
  return { plain, made };
}

const TEXTS = new Map(LANGUAGES.map((language) => [language, textsOfCatalogue(language)]));

/** Returns the key of the message of a language that makes a text. */
function keyOf(text: string, language: Language): string | undefined {
  const { plain, made } = TEXTS.get(language)!;
  return plain.get(text) ?? made.find(([, start, pattern]) => text.startsWith(start) && pattern.test(text))?.[0];
}

/** Returns the texts of a page that another language's catalogue has, and its own has not. */
function foreignTexts(markup: string, language: Language): string[] {
  return [...new Set(textsOf(markup))].flatMap((text) => {
    if (keyOf(text, language) !== undefined) return [];
    const found = LANGUAGES.map((other) => keyOf(text, other)).find((key) => key !== undefined);
    return found === undefined ? [] : [`${found}: ${text}`];
  });
}

describe("the pages for readers", () => {
  const service = serviceFor({ settings: { "sign-up": "open" } });

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
