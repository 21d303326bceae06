import { books } from "./books.ts";
import type { Endpoint } from "./endpoint.ts";
import { passage } from "./passage.ts";
import { readings } from "./readings.ts";
import { search } from "./search.ts";
import { translations } from "./translations.ts";
import { verseOfTheDay } from "./verse_of_the_day.ts";

/** The endpoints of the API. */
export const ENDPOINTS: readonly Endpoint[] = [
  translations,
  books,
  passage,
  search,
  verseOfTheDay,
  readings,
];
