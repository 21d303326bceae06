/** What came after 0.2.0, as all three clients have it, with its types. */
import createClient from "openapi-fetch";
import { SERVICE } from "./calls.ts";
import { createClient as createHeyApi } from "./generated/hey_api/client/index.ts";
import { findReferences, getPassage, getVerseOfTheDay, searchVerses } from "./generated/hey_api/sdk.gen.ts";
import type { paths } from "./generated/openapi_typescript.ts";
import { Api } from "./generated/swagger_api.ts";

const { baseUrl, key } = SERVICE;
const headers = { Authorization: `Bearer ${key}` };
const fetching = createClient<paths>({ baseUrl, headers });
const client = createHeyApi({ baseUrl, auth: () => key });
const swagger = new Api({ baseUrl, baseApiParams: { headers, format: "json" } });

const partial = { translation: "KJV", reference: "Berem Jn 3,16.99" };
const day = { date: "2026-11-28", lang: "en" } as const;
const sunday = { query: "Easter Sunday", lang: "en" } as const;
const unlike = { query: "shepherd shepherds lighthouse" };
const text = "Mt 5,3 in Lk 6,20";

/** The new members of one client, in the order of `EXPECTED`. */
interface Grown {
  readonly missing: readonly string[] | undefined;
  readonly ignored: readonly string[] | undefined;
  readonly weekday: string | undefined;
  readonly day: string | undefined;
  readonly nearest: number | undefined;
  readonly starts: readonly number[] | undefined;
}

const grown: Readonly<Record<string, () => Promise<Grown>>> = {
  async "openapi-typescript with openapi-fetch"() {
    const passage = (await fetching.GET("/passage", { params: { query: partial } })).data?.data;
    const today = (await fetching.GET("/verse-of-the-day", { params: { query: day } })).data?.data;
    const days = (await fetching.GET("/search", { params: { query: sunday } })).data?.data.days;
    const nearest = (await fetching.GET("/search", { params: { query: unlike } })).data?.data.nearest;
    const found = (await fetching.GET("/references", { params: { query: { text } } })).data?.data;
    return of(passage, today, days, nearest, found);
  },
  async "hey-api"() {
    const passage = (await getPassage({ client, query: partial })).data?.data;
    const today = (await getVerseOfTheDay({ client, query: day })).data?.data;
    const days = (await searchVerses({ client, query: sunday })).data?.data.days;
    const nearest = (await searchVerses({ client, query: unlike })).data?.data.nearest;
    const found = (await findReferences({ client, query: { text } })).data?.data;
    return of(passage, today, days, nearest, found);
  },
  async "swagger-typescript-api"() {
    const passage = (await swagger.passage.getPassage(partial)).data.data;
    const today = (await swagger.verseOfTheDay.getVerseOfTheDay(day)).data.data;
    const { days } = (await swagger.search.searchVerses(sunday)).data.data;
    const { nearest } = (await swagger.search.searchVerses(unlike)).data.data;
    const found = (await swagger.references.findReferences({ text })).data.data;
    return of(passage, today, days, nearest, found);
  },
};

function of(
  passage: { missing?: string[]; ignored?: string[] } | undefined,
  today: { day: { weekday?: string } } | undefined,
  days: readonly { name: string; date: string; reference: string }[] | undefined,
  nearest: readonly { matches: number[][] }[] | undefined,
  found: { references: readonly { start: number }[] } | undefined,
): Grown {
  return {
    missing: passage?.missing,
    ignored: passage?.ignored,
    weekday: today?.day.weekday,
    day: days?.[0]?.name,
    nearest: nearest?.[0]?.matches.length,
    starts: found?.references.map(({ start }) => start),
  };
}

for (const [name, ask] of Object.entries(grown)) {
  const { missing, ignored, weekday, day, nearest, starts } = await ask();
  const isExpected =
    missing?.join() === "Jn 3,99" &&
    ignored?.join() === "Berem" &&
    /^Saturday/.test(weekday ?? "") &&
    /Easter/.test(day ?? "") &&
    (nearest ?? 0) > 0 &&
    starts?.join() === "0,10";
  if (!isExpected) throw new Error(`${name}: ${JSON.stringify({ missing, ignored, weekday, day, nearest, starts })}`);
  console.log(`${name}: the members that came since are there`);
}
