/** The client of swagger-typescript-api. */
import { type Calls, makeAll, type Outcome, SERVICE } from "./calls.ts";
import { Api, type Error as Failure, type HttpResponse } from "./generated/swagger_api.ts";

const { baseUrl, key } = SERVICE;
const clientWith = (bearer: string) =>
  new Api({
    baseUrl,
    baseApiParams: { headers: { Authorization: `Bearer ${bearer}` }, format: "json" },
  });
const client = clientWith(key);
const stranger = clientWith("ambo_wrong");

/** This client throws the answer where it is an error. */
async function outcome(answer: Promise<HttpResponse<{ data: unknown }, unknown>>): Promise<Outcome> {
  try {
    const { status, data } = await answer;
    return { status, data: data.data };
  } catch (thrown) {
    const { status, error } = thrown as HttpResponse<never, Failure>;
    return { status, error };
  }
}

const calls: Calls = {
  translations: () => outcome(client.translations.getTranslations()),
  books: () => outcome(client.books.getBooks({ translation: "KJV" })),
  async passage() {
    const answer = await client.passage.getPassage({
      ...{ translation: "KJV", reference: "Jn 3,16", layout: "lines" },
    });
    const verse: number | undefined = answer.data.data.verses[0]?.verse;
    if (verse !== 16) throw new Error(`Expected verse 16, found ${verse}`);
    return { status: answer.status, data: answer.data.data };
  },
  search: () => outcome(client.search.searchVerses({ query: "light", limit: 3, sort: "relevance" })),
  verseOfTheDay: () => outcome(client.verseOfTheDay.getVerseOfTheDay({ date: "2026-12-25" })),
  readings: () => outcome(client.readings.getReadings({ date: "2026-12-25" })),
  unknownBook: () => outcome(client.passage.getPassage({ translation: "KJV", reference: "Xyz 1" })),
  tooLong: () => outcome(client.passage.getPassage({ translation: "KJV", reference: "Ps 1-150" })),
  unknownTranslation: () => outcome(client.books.getBooks({ translation: "NONE" })),
  impossibleDate: () => outcome(client.readings.getReadings({ date: "2101-01-01" })),
  wrongKey: () => outcome(stranger.translations.getTranslations()),
};
await makeAll("swagger-typescript-api", calls);
