import { htmlCharacters } from "../base/html_characters.ts";
import { readCalendarTables, searchableDays } from "../calendar/mod.ts";
import { BOOK_LANGUAGES, bookFacts, chapterLengths } from "../canon/mod.ts";
import { LANGUAGES, placeholdersIn } from "../i18n/mod.ts";
import {
  bookByNumber,
  documentKinds,
  languageCode,
  markupRoles,
  namesOfSources,
  readAlphabets,
} from "../import/mod.ts";
import {
  occasionReadings,
  occasions,
  readLectionaryTables,
  readOpenings,
  readOwnMasses,
  titleNamed,
} from "../lectionary/mod.ts";
import {
  namedPassageRows,
  readEndings,
  readIrregularWords,
  readSmallWords,
  stemmerOf,
  topicRows,
} from "../search/mod.ts";
import { serviceMetricTable } from "../server/metrics/mod.ts";
import { isPrivate, readFreeTexts } from "../upload/mod.ts";
import { verseLengthProfiles, verseMappings, versifications } from "../versification/mod.ts";
import { apiTerms } from "../web/mod.ts";

/**
 * Reads every table of facts once, so that one that was damaged by hand stops the start of a checkout.
 *
 * @throws {TableError} With file, line and reason, for the first that is missing or has a bad line.
 */
export function readTables(): void {
  for (const { books } of BOOK_LANGUAGES) void books;
  chapterLengths("GEN");
  bookFacts();
  versifications();
  verseMappings();
  verseLengthProfiles();
  readCalendarTables();
  searchableDays();
  readLectionaryTables();
  readOpenings();
  titleNamed("only");
  readOwnMasses();
  for (const { id } of occasions()) occasionReadings(id);
  namedPassageRows();
  topicRows();
  readSmallWords();
  readIrregularWords();
  readEndings();
  stemmerOf("eng")?.stemsOf("words");
  readFreeTexts("");
  markupRoles();
  htmlCharacters();
  documentKinds();
  bookByNumber("mybible", 10);
  namesOfSources();
  // And the encodings that have them.
  readAlphabets();
  languageCode("sl");
  isPrivate("127.0.0.1");
  placeholdersIn("sl", "FILE");
  serviceMetricTable();
  for (const language of LANGUAGES) apiTerms(language);
}
