/** The pages: a key for every user, administration, and scripture to read. HTML made here, next to no script. */
export type {
  FaceChoice,
  FaceTexts,
  OperationFacts,
  ServiceOperation,
  ServiceWarning,
  WebDependencies,
} from "./context/services.ts";
export { plainMasses } from "./text/mass_text.ts";
export { announcementLines, daysOfWeek } from "./text/week_lines.ts";
export { pagesHandler } from "./web_pipeline.ts";
