import type { Response, Route } from "../http/mod.ts";
import type { PageContext } from "./page_context.ts";

/** Answers one kind of request for a page. */
export type PageHandler = (context: PageContext) => Response | Promise<Response>;

/** One path of the pages. A form is only given to `post` when it was made for this browser. */
export interface PageRoute extends Route<PageContext> {
  readonly access: "public" | "signed-in" | "administrator";
  /** Set where forms wait for each other, so that nothing changes between what one looks at and what it does. */
  readonly exclusive?: boolean;
}
