import type { Response, Route } from "../http/mod.ts";
import type { PageContext } from "./page_context.ts";
import type { PageParameters } from "./page_parameters.ts";

/** Handles the requests of one method for a page. */
export type PageHandler = (context: PageContext) => Response | Promise<Response>;

/** A route of the pages. `post` only gets forms that were made for this browser. */
export interface PageRoute extends Route<PageContext> {
  readonly access: "public" | "signed-in" | "administrator";
  /** The parameters that the page reads: it can read no others, and its links keep no others. */
  readonly parameters: PageParameters;
  /** True where the page without a query is the same for all visitors without cookies: it is kept ready. */
  readonly isSameForAll?: boolean;
  /** True where `post` reads the body and checks the form's token by itself. The right is judged before it. */
  readonly readsBody?: boolean;
  /** True where forms run one at a time, so that nothing changes between a check and its action. */
  readonly exclusive?: boolean;
}
