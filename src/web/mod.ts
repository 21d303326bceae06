/** The pages: a key for every user, administration, and scripture to read. HTML made here, next to no script. */
export { Pages } from "./pages.ts";
export type { PagesParts } from "./site.ts";
