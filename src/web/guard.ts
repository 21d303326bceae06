import type { Mutex } from "../base/mutex.ts";
import { compose, type Handler, type Middleware } from "../http/mod.ts";
import { readForm } from "./form_body.ts";
import { mayBeSameOrigin } from "./origin.ts";
import { redirect } from "./page.ts";
import type { PageCache } from "./page_cache.ts";
import type { PageContext } from "./page_context.ts";
import { PageError } from "./page_error.ts";
import type { PageRoute } from "./page_route.ts";
import { expiredFormPage } from "./pages/error_page.ts";

/** Wraps the handler of a page in its middleware, in the order in which it runs. */
export function guard(
  {
    get,
    access,
    parameters,
    isSameForAll = false,
    exclusive = false,
    readsBody = false,
  }: PageRoute,
  { handler, mutex, cache }: { handler: Handler<PageContext>; mutex: Mutex; cache: PageCache },
): Handler<PageContext> {
  const known: Middleware<PageContext> = (context, next) => {
    context.knownParameters = parameters;
    return next(context);
  };
  const rights = access === "public" ? [] : [requireAccess(access)];
  if (handler === get) {
    const kept = isSameForAll ? [cache.middleware] : [];
    return compose([known, readableQuery, knownSession, ...rights, ...kept], handler);
  }
  if (readsBody)
    return compose([known, readableQuery, sameOrigin, knownSession, ...rights], handler);
  const alone: Middleware<PageContext>[] = exclusive ? [oneAtATime(mutex)] : [];
  return compose(
    [
      known,
      readableQuery,
      sameOrigin,
      withForm,
      ...alone,
      freshSession,
      ...rights,
      requireCsrfToken,
    ],
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

/** Reads the session again: it may have ended, or lost a right, while the form arrived. */
const freshSession: Middleware<PageContext> = (context, next) => {
  const learning = context.services.store.current();
  const goOn = () => {
    context.refreshSession();
    return next(context);
  };
  return learning === undefined ? goOn() : learning.then(goOn);
};

/** Reads the session again where another process may have begun, changed or ended it, or made the link. */
const knownSession: Middleware<PageContext> = (context, next) => {
  const learning = context.mayHaveSecret ? context.services.store.current() : undefined;
  if (learning === undefined) return next(context);
  return learning.then(() => {
    context.refreshSession();
    return next(context);
  });
};

/** Redirects to the sign-in page, which leads back to the administration where that was wanted. */
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

const requireCsrfToken: Middleware<PageContext> = (context, next) =>
  context.hasCsrfToken() ? next(context) : expiredFormPage(context);
