import type { Handler, Route } from "../../http/mod.ts";
import type { PageContext } from "./page_context.ts";
import type { PageParameters } from "./parameters.ts";
import type { Visitor } from "./visitor.ts";

/** A path of the pages: its kind decides which middleware stands before its handlers. */
export type WebRoute = PageRoute | FeedRoute | EmbedRoute | AssetRoute;

/** A page: it reads the cookies of a browser. `post` only gets forms that were made for this browser. */
export interface PageRoute extends Route<PageContext> {
  readonly kind: "page";
  /** Everyone, unless said otherwise. */
  readonly access?: "signed-in" | "administrator";
  /** The parameters that the page reads: it can read no others, and its links keep no others. */
  readonly parameters?: PageParameters;
  /** True where the page without a query is the same for all visitors without cookies: it is kept ready. */
  readonly isSameForAll?: boolean;
  /** True where `post` reads the body and checks the form's token by itself. The right is judged before it. */
  readonly readsBody?: boolean;
  /** True where forms run one at a time, so that nothing changes between a check and its action. */
  readonly exclusive?: boolean;
}

/** A document that programs fetch again and again: its URL alone decides how it is answered. */
export interface FeedRoute extends Route<Visitor> {
  readonly kind: "feed";
  readonly parameters: PageParameters;
  /** True where nothing in it depends on the host of the request. */
  readonly isHostless?: boolean;
}

/** A page that other sites show in frames: its URL alone decides how it is answered. */
export interface EmbedRoute extends Route<Visitor> {
  readonly kind: "embed";
  readonly parameters: PageParameters;
}

/** A file that is the same for everyone, by its URL alone; it waits for nothing. */
export interface AssetRoute extends Route<Visitor> {
  readonly kind: "asset";
  readonly parameters?: PageParameters;
  readonly get: Handler<Visitor>;
}
