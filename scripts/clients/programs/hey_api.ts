/** The client of hey-api. */
import { type Calls, makeAll, type Outcome, SERVICE } from "./calls.ts";
import { createClient } from "./generated/hey_api/client/index.ts";
import {
  getBooks,
  getPassage,
  getReadings,
  getTranslations,
  getVerseOfTheDay,
  searchVerses,
} from "./generated/hey_api/sdk.gen.ts";
import type { Error as Failure } from "./generated/hey_api/types.gen.ts";

const { baseUrl, key } = SERVICE;
const client = createClient({ baseUrl, auth: () => key });
const stranger = createClient({ baseUrl, auth: () => "ambo_wrong" });

async function outcome(
  answer: Promise<{
    response?: Response | undefined;
    data?: { data: unknown } | undefined;
    error?: Failure | undefined;
  }>,
): Promise<Outcome> {
  const { response, data, error } = await answer;
  return { status: response?.status ?? 0, data: data?.data, ...(error && { error }) };
}

const calls: Calls = {
  translations: () => outcome(getTranslations({ client })),
  books: () => outcome(getBooks({ client, query: { translation: "KJV" } })),
  async passage() {
    const query = { translation: "KJV", reference: "Jn 3,16", layout: "lines" } as const;
    const answer = await getPassage({ client, query });
    const verse: number | undefined = answer.data?.data.verses[0]?.verse;
    if (verse !== 16) throw new Error(`Expected verse 16, found ${verse}`);
    return await outcome(Promise.resolve(answer));
  },
  search: () => outcome(searchVerses({ client, query: { query: "light", limit: 3, sort: "relevance" } })),
  verseOfTheDay: () => outcome(getVerseOfTheDay({ client, query: { date: "2026-12-25" } })),
  readings: () => outcome(getReadings({ client, query: { date: "2026-12-25" } })),
  unknownBook: () => outcome(getPassage({ client, query: { translation: "KJV", reference: "Xyz 1" } })),
  tooLong: () => outcome(getPassage({ client, query: { translation: "KJV", reference: "Ps 1-150" } })),
  unknownTranslation: () => outcome(getBooks({ client, query: { translation: "NONE" } })),
  impossibleDate: () => outcome(getReadings({ client, query: { date: "2101-01-01" } })),
  wrongKey: () => outcome(getTranslations({ client: stranger })),
};
await makeAll("hey-api", calls);
