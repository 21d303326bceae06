import type { IncomingMessage } from "node:http";
import type { Mutex } from "../../base/concurrency.ts";
import { after, clientNetworks, type Handler, type Middleware, type Response } from "../../http/mod.ts";
import { mayBeSameOrigin, type PageContext, type PageRoute } from "../context/page_context.ts";
import { ExpiredForm, type FormError, PageError } from "../context/page_error.ts";
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

/** The paths that a sign-in may lead to: never a forged one. */
export const ALLOWED_NEXT: ReadonlySet<string> = new Set([
  "/",
  "/admin",
  ...["steps", "translations", "face", "feasts", "service"].map((section) => `/admin/${section}`),
]);

/** Redirects to the sign-in page, which leads back to the page of the administration that was wanted. */
export function requireAccess(access: PageRoute["access"]): Middleware<PageContext> {
  return (context, next) => {
    if (access === undefined) return next(context);
    if (context.session === undefined) {
      if (context.method === "POST") context.refusal = "signed_out";
      if (!context.path.startsWith("/admin")) return redirect(context, "/login");
      return redirect(context, `/login?next=${ALLOWED_NEXT.has(context.path) ? context.path : "/admin"}`);
    }
    if (access === "administrator" && !context.user.admin) throw new PageError(403);
    return next(context);
  };
}

/** More than any form of the pages needs: that of the names of all books is the longest. */
const MAX_BYTES = 32_768;
/** Milliseconds in which a form must arrive. */
const DEADLINE = 10_000;

/** Notes a form that its page refuses, for the log: its status says of which kind the fault is. */
export const noteRefusal: Middleware<PageContext> = (context, next) =>
  after(next(context), (response) => {
    if (response.status >= 400) context.refusal ??= "invalid";
    return response;
  });

/** Rejects a form that another site had a browser submit. */
export const sameOrigin: Middleware<PageContext> = (context, next) => {
  if (!mayBeSameOrigin(context.headers, context.settings["public-url"])) throw new PageError(403, [], "other_site");
  return next(context);
};

/** Reads the form. */
export const withForm: Middleware<PageContext> = async (context, next) => {
  context.form = await readForm(context.request);
  return next(context);
};

/** Makes forms wait for each other. */
export function oneAtATime(mutex: Mutex): Middleware<PageContext> {
  return (context, next) => mutex.run(async () => next(context));
}

/** Rejects a form that was not made for this browser and sign-in; shows it again where the page has a way to. */
export function requireCsrfToken({ again }: Pick<PageRoute, "again">): Middleware<PageContext> {
  return (context, next) => {
    if (context.hasCsrfToken()) return next(context);
    if (again === undefined) throw new ExpiredForm();
    context.refusal = "expired_form";
    return again(context, { status: 403, message: context.t("forms.expired") });
  };
}

/**
 * Reads the fields of a submitted form.
 *
 * @throws {PageError} 413 if it is too large, 408 if it takes too long, 415 if it is no form, 400 if it breaks off.
 */
export async function readForm(request: IncomingMessage, deadline = DEADLINE): Promise<URLSearchParams> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new PageError(415);
  if (Number(request.headers["content-length"] ?? 0) > MAX_BYTES) throw new PageError(413);
  // The client is gone already: no further event will come.
  if (request.destroyed) throw new PageError(400);
  return new URLSearchParams(await readBody(request, deadline));
}

function readBody(request: IncomingMessage, deadline: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (error?: PageError): void => {
      clearTimeout(timer);
      request.off("data", take).off("end", finish).off("close", breakOff).off("error", breakOff);
      if (error instanceof PageError) {
        request.pause();
        reject(error);
      } else {
        resolve(Buffer.concat(chunks).toString("utf8"));
      }
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > MAX_BYTES) finish(new PageError(413));
      else chunks.push(chunk);
    };
    const breakOff = (): void => finish(new PageError(400));
    const timer = setTimeout(() => finish(new PageError(408)), deadline).unref();
    request.on("data", take).on("end", finish).on("close", breakOff).on("error", breakOff);
  });
}

/**
 * Counts a page with a text that the visitor chose against the daily limit of the client.
 *
 * @param texts The translations that the page shows: two count as two pages.
 * @returns An error where the limit is reached.
 */
export function countReading(context: Visitor, texts = 1): FormError | undefined {
  const { services, session } = context;
  const dailyLimit = context.settings["reader-limit"];
  // Signed-in users do not share the limit of a common address, such as a parish's.
  const clients =
    session === undefined ? clientNetworks(context.client) : [{ name: `user ${session.user.account}`, share: 1 }];
  const counted: string[] = [];
  const isFree = Array.from({ length: texts }, () => clients)
    .flat()
    .every(({ name, share }) => {
      if (!services.readerLimiter.consume(name, dailyLimit * share)) return false;
      counted.push(name);
      return true;
    });
  if (isFree) return undefined;
  for (const name of counted) services.readerLimiter.rollback(name);
  const { t } = context;
  const pages = t("reading.pages", { count: dailyLimit });
  return { status: 429, message: t(session === undefined ? "reading.limit" : "reading.user_limit", { pages }) };
}
