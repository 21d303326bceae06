import type { Handler, Middleware, Response } from "../../http/mod.ts";
import type { PageContext, PageRoute } from "../context/page_context.ts";
import { PageError } from "../context/page_error.ts";
import type { Visitor } from "../context/visitor.ts";
import { redirect } from "../ui/page.ts";

/** Rejects a query that cannot be read. */
export function readableQuery<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  if (!context.hasReadableQuery) throw new PageError(400);
  return next(context);
}

/** Reads the session again where another process may have begun, changed or ended it, or made the link. */
export const knownSession: Middleware<PageContext> = (context, next) => {
  const refreshing = context.mayHaveSecret ? context.services.store.refresh() : undefined;
  return refreshing === undefined ? next(context) : refreshing.then(() => refreshed(context, next));
};

/** Reads the session again: it may have ended, or lost a right, while the form arrived. */
export const freshSession: Middleware<PageContext> = (context, next) => {
  const refreshing = context.services.store.refresh();
  return refreshing === undefined ? refreshed(context, next) : refreshing.then(() => refreshed(context, next));
};

const refreshed: Middleware<PageContext> = (context, next) => {
  context.refreshSession();
  return next(context);
};

/** Redirects to the sign-in page, which leads back to the administration where that was wanted. */
export function requireAccess(access: PageRoute["access"]): Middleware<PageContext> {
  return (context, next) => {
    if (access === undefined) return next(context);
    if (context.session === undefined) {
      const isAdmin = context.path.startsWith("/admin");
      return redirect(context, isAdmin ? "/login?next=/admin" : "/login");
    }
    if (access === "administrator" && !context.user.admin) throw new PageError(403);
    return next(context);
  };
}
