import type { Response, Route } from "../http/mod.ts";
import type { PageContext } from "./page_context.ts";

/** Handles the requests of one method for a page. */
export type PageHandler = (context: PageContext) => Response | Promise<Response>;

/** A route of the pages. `post` only gets forms that were made for this browser. */
export interface PageRoute extends Route<PageContext> {
  readonly access: "public" | "signed-in" | "administrator";
  /** True where the page without a query is the same for all visitors without cookies: it is kept ready. */
  readonly isSameForAll?: boolean;
  /** True where forms run one at a time, so that nothing changes between a check and its action. */
  readonly exclusive?: boolean;
}
