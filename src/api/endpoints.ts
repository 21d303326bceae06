import { booksEndpoint } from "./books.ts";
import { calendarEndpoint } from "./calendar.ts";
import type { Endpoint } from "./endpoint.ts";
import { passageEndpoint } from "./passage.ts";
import { readingsEndpoint } from "./readings.ts";
import { searchEndpoint } from "./search.ts";
import { translationsEndpoint } from "./translations.ts";
import { verseOfTheDayEndpoint } from "./verse_of_the_day.ts";

/** The endpoints of the API. */
export const ENDPOINTS: readonly Endpoint[] = [
  translationsEndpoint,
  booksEndpoint,
  passageEndpoint,
  searchEndpoint,
  verseOfTheDayEndpoint,
  readingsEndpoint,
  calendarEndpoint,
];
