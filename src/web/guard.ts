import type { Mutex } from "../base/mutex.ts";
import { compose, type Handler, type Middleware } from "../http/mod.ts";
import { readForm } from "./form_body.ts";
import { mayBeSameOrigin } from "./origin.ts";
import { redirect } from "./page.ts";
import type { PageContext } from "./page_context.ts";
import { PageError } from "./page_error.ts";
import type { PageRoute } from "./page_route.ts";
import { expiredFormPage } from "./pages/error_page.ts";

/** Wraps the handler of a page by what stands between it and its requests, in the order in which it is judged. */
export function guard(
  { get, access, exclusive = false }: PageRoute,
  { handler, mutex }: { handler: Handler<PageContext>; mutex: Mutex },
): Handler<PageContext> {
  const rights = access === "public" ? [] : [requireAccess(access)];
  if (handler === get) return compose([readableQuery, ...rights], handler);
  const alone: Middleware<PageContext>[] = exclusive ? [oneAtATime(mutex)] : [];
  return compose(
    [readableQuery, sameOrigin, withForm, ...alone, freshSession, ...rights, formToken],
    handler,
  );
}

const readableQuery: Middleware<PageContext> = (context, next) => {
  if (!context.hasReadableQuery) throw new PageError(400);
  return next(context);
};

const sameOrigin: Middleware<PageContext> = (context, next) => {
  if (!mayBeSameOrigin(context.headers, context.settings["public-url"])) throw new PageError(403);
  return next(context);
};

const withForm: Middleware<PageContext> = async (context, next) => {
  context.form = await readForm(context.request);
  return next(context);
};

function oneAtATime(mutex: Mutex): Middleware<PageContext> {
  return (context, next) => mutex.run(async () => next(context));
}

/** While a form was arriving, the session may have ended or a right been taken. */
const freshSession: Middleware<PageContext> = (context, next) => {
  context.refreshSession();
  return next(context);
};

/** Asks to sign in; afterwards the page that was wanted follows, or the first of its kind. */
function requireAccess(access: "signed-in" | "administrator"): Middleware<PageContext> {
  return (context, next) => {
    if (context.session === undefined) {
      const isAdmin = context.path.startsWith("/admin");
      return redirect(context, isAdmin ? "/login?next=/admin" : "/login");
    }
    if (access === "administrator" && !context.user.admin) throw new PageError(403);
    return next(context);
  };
}

const formToken: Middleware<PageContext> = (context, next) =>
  context.hasFormToken() ? next(context) : expiredFormPage(context);
