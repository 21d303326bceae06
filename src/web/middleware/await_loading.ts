import type { Handler, Response } from "../../http/mod.ts";
import type { Visitor } from "../context/visitor.ts";

/**
 * Waits while the service starts: a page lists all translations, and one that is asked for may not be loaded yet. Files
 * wait for nothing.
 */
export function awaitLoading<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  const loading = context.kind === "asset" ? undefined : context.services.library.loading;
  return loading === undefined ? next(context) : loading.then(() => next(context));
}
