/** The pages: a key for every user, administration, and scripture to read. HTML made here, complete without script. */
export type {
  FaceTexts,
  FeastList,
  FirstRestore,
  RestoredBackup,
  ServiceOperation,
  ServiceWarning,
  StagedBackup,
  StoredChoices,
  WebDependencies,
} from "./context/services.ts";
export { apiTerms } from "./pages/docs/docs_view.ts";
export { yearCsv } from "./pages/lectionary/year_page.ts";
export { announcementLines, daysOfWeek, occasionLines, plainMasses } from "./text/mass_text.ts";
export { displayedCitation } from "./text/titles.ts";
export { pagesHandler } from "./web_pipeline.ts";
