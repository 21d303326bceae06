/** The pages: a key for every user, administration, and scripture to read. HTML made here, next to no script. */
export { pagesHandler } from "./routes.ts";
export type { WebDependencies } from "./services.ts";
