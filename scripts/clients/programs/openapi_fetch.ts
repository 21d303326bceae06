/** openapi-typescript's types with openapi-fetch. */
import createClient from "openapi-fetch";
import { type Calls, makeAll, type Outcome, SERVICE } from "./calls.ts";
import type { components, paths } from "./generated/openapi_typescript.ts";

type Failure = components["schemas"]["Error"];

const { baseUrl, key } = SERVICE;
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } });
const stranger = createClient<paths>({ baseUrl, headers: { Authorization: "Bearer ambo_wrong" } });

async function outcome(
  answer: Promise<{ response: Response; data?: { data: unknown } | undefined; error?: Failure }>,
): Promise<Outcome> {
  const { response, data, error } = await answer;
  return { status: response.status, data: data?.data, ...(error && { error }) };
}

const calls: Calls = {
  translations: () => outcome(client.GET("/translations")),
  books: () => outcome(client.GET("/books", { params: { query: { translation: "KJV" } } })),
  async passage() {
    const query = { translation: "KJV", reference: "Jn 3,16", layout: "lines" } as const;
    const answer = await client.GET("/passage", { params: { query } });
    const verse: number | undefined = answer.data?.data.verses[0]?.verse;
    if (verse !== 16) throw new Error(`Expected verse 16, found ${verse}`);
    return await outcome(Promise.resolve(answer));
  },
  search: () => outcome(client.GET("/search", { params: { query: { query: "light", limit: 3, sort: "relevance" } } })),
  verseOfTheDay: () => outcome(client.GET("/verse-of-the-day", { params: { query: { date: "2026-12-25" } } })),
  readings: () => outcome(client.GET("/readings", { params: { query: { date: "2026-12-25" } } })),
  unknownBook: () => outcome(client.GET("/passage", { params: { query: { translation: "KJV", reference: "Xyz 1" } } })),
  tooLong: () => outcome(client.GET("/passage", { params: { query: { translation: "KJV", reference: "Ps 1-150" } } })),
  unknownTranslation: () => outcome(client.GET("/books", { params: { query: { translation: "NONE" } } })),
  impossibleDate: () => outcome(client.GET("/readings", { params: { query: { date: "2101-01-01" } } })),
  wrongKey: () => outcome(stranger.GET("/translations")),
};
await makeAll("openapi-typescript with openapi-fetch", calls);
