import assert from "node:assert/strict";
import { sendRequest } from "../../test/support/http_client.ts";
import type { Facts } from "./earlier_store.ts";
import type { Installation } from "./installation.ts";

/** Answers of which the later ones may have more, and nothing less. */
const ANSWERS = [
  "translations",
  ...["ZGL", "sample-EN", "DRUGI", "KJV"].flatMap((code) => [
    `books?translation=${code}`,
    `passage?translation=${code}&reference=Jn%203`,
    `passage?translation=${code}&reference=Jn%203,1-9&layout=lines`,
  ]),
  "passage?translation=ZGL&reference=1%20Mz%201,1-5",
  "search?translation=KJV&query=shepherd",
];

/** Addresses that answer with 200 to an administrator of the earlier release. */
const PAGES = [
  ...[
    "/",
    "/?q=Jn+3,16&translation=ZGL",
    "/?q=vrstica&translation=ZGL",
    "/berila",
    "/readings?date=2026-12-25",
    "/docs",
  ],
  ...["/share", "/profile", "/profile/password", "/admin", "/admin/translations", "/admin/user?name=eva"],
  ...["/embed/verse", "/embed/readings", "/embed/passage?reference=Jn%203,16", "/embed.js", "/calendar.ics"],
  ...["/feed/verse.xml", "/feed/readings.xml", "/feed/verse.json", "/feed/readings.json"],
  ...["/openapi.json", "/healthz", "/readyz"],
];
const LANGUAGES = ["sl", "en"];
/** The attributions by which a page shows whose text it has. */
const ATTRIBUTIONS = {
  KJV: "1769 text. Public domain",
  ZGL: "© Zgledni prevod",
  "sample-EN": "Written for the tests of Ambo",
  DRUGI: "© Drugi prevod",
};

/** What commands print of a store. */
export interface Records {
  readonly users: unknown;
  readonly keys: unknown;
  readonly usage: unknown;
}

/** What a service shows to those who use it. */
export interface Shown {
  /** Statuses by address. */
  readonly pages: Readonly<Record<string, number>>;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The translation that a page or answer shows where none is asked for. */
  readonly translations: Readonly<Record<string, string>>;
  /** The identity by which subscribers know the feed. */
  readonly feed: string | undefined;
}

/** Reads users, keys and counts with the commands of an installation. */
export async function recordsOf(installation: Installation, ...flags: string[]): Promise<Records> {
  const read = async (...command: string[]) => JSON.parse(await installation.run(...command, "--json", ...flags));
  return { users: await read("user", "list"), keys: await read("key", "list"), usage: await read("usage") };
}

/** Asks a running service for everything; counts for the key of the administrator. */
export async function shownBy(origin: string, { keys, session }: Pick<Facts, "keys" | "session">): Promise<Shown> {
  const answers: Record<string, unknown> = {};
  for (const path of ANSWERS) {
    const { status, body } = await sendRequest(`${origin}/v1/${path}`, { key: keys.administrator });
    answers[path] = { status, body };
  }
  const pages: Record<string, number> = {};
  const headers = { Cookie: `ambo-session=${session}` };
  for (const path of PAGES) pages[path] = (await sendRequest(`${origin}${path}`, { headers })).status;
  const feed = /<id>([^<]+)<\/id>/.exec((await sendRequest(`${origin}/feed/verse.xml`, {})).text)?.[1];
  return { answers, pages, feed, translations: await translationsShown(origin, keys.administrator) };
}

/** Finds out which translation is shown where none is asked for. */
export async function translationsShown(origin: string, key: string): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  const { body } = await sendRequest(`${origin}/v1/verse-of-the-day?date=2026-12-03`, { key });
  shown["/v1/verse-of-the-day"] = body.data.translation.abbreviation;
  const { body: books } = await sendRequest(`${origin}/v1/books`, { key });
  shown["/v1/books"] = books.data.translation.abbreviation;
  for (const language of LANGUAGES) {
    for (const path of ["/embed/verse", "/?q=Jn+3,3"]) {
      const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
      const { text } = await sendRequest(`${origin}${address}`, {});
      const found = Object.entries(ATTRIBUTIONS).filter(([, attribution]) => text.includes(attribution));
      shown[address] = found.map(([code]) => code).join(" ") || "none of these";
    }
  }
  return shown;
}

/**
 * Checks that an answer has all that an earlier one had; members and elements may be added.
 *
 * @throws {assert.AssertionError} If something is gone or has changed.
 */
export function assertKept(now: unknown, then: unknown, place: string): void {
  if (Array.isArray(then) && Array.isArray(now)) {
    assert.equal(now.length, then.length, `${place}: as many as before`);
    for (const [index, element] of then.entries()) assertKept(now[index], element, `${place}[${index}]`);
  } else if (typeof then === "object" && then !== null && typeof now === "object" && now !== null) {
    for (const [name, value] of Object.entries(then)) {
      assertKept((now as Record<string, unknown>)[name], value, `${place}.${name}`);
    }
  } else assert.deepEqual(now, then, place);
}
