import type { IncomingMessage } from "node:http";
import type { Mutex } from "../../base/concurrency.ts";
import { after, clientNetworks, type Handler, type Middleware, type Response } from "../../http/mod.ts";
import { mayBeSameOrigin, type PageContext, type PageRoute } from "../context/page_context.ts";
import { ExpiredForm, type FormError, PageError, SignedOut } from "../context/page_error.ts";
import type { Visitor } from "../context/visitor.ts";
import { redirect } from "../ui/page.ts";

/** Rejects a query that cannot be read. */
export function readableQuery<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  if (!context.hasReadableQuery) throw new PageError(400);
  return next(context);
}

/** Reads the session again: it may have ended, or lost a right, while the form arrived. */
export const freshSession: Middleware<PageContext> = (context, next) => {
  const refreshed = () => {
    context.browserSession.refresh();
    return next(context);
  };
  const refreshing = context.services.store.refresh();
  return refreshing === undefined ? refreshed() : refreshing.then(refreshed);
};

/** Reads the session again where another process may have begun, changed or ended it, or made the link. */
export const knownSession: Middleware<PageContext> = (context, next) =>
  context.mayHaveSecret ? freshSession(context, next) : next(context);

/** The paths that a sign-in may lead to: never a forged one. */
export const ALLOWED_NEXT: ReadonlySet<string> = new Set([
  "/",
  "/admin",
  ...["steps", "translations", "face", "feasts", "service"].map((section) => `/admin/${section}`),
]);

/** The paths of the forms that a sign-in keeps: those that are shown again. */
export const KEPT_FORMS: ReadonlySet<string> = new Set([
  "/admin",
  ...["user", "steps", "translations/edit", "translations/import", "face", "feasts"].map((form) => `/admin/${form}`),
]);

/** The pages with texts, where a visitor may have to sign in: a sign-in leads back to what was asked of them. */
const TEXT_PAGES = /^\/((isci|search|berila|readings|priprava|preparation|projekcija|projection)(\/[\w-]+)?)?$/;

/** Returns the address that a sign-in was asked to lead to, if it may: never one of another site. */
export function allowedNext(asked: string): string | undefined {
  if (ALLOWED_NEXT.has(asked)) return asked;
  const here = "http://localhost";
  if (!asked.startsWith("/") || !URL.canParse(asked, here)) return undefined;
  const { origin, pathname, search } = new URL(asked, here);
  return origin === here && TEXT_PAGES.test(pathname) ? pathname + search : undefined;
}

/** Returns the path to which a sign-in leads from a page or form of the administration or profile. */
export function pathAfterSignIn(path: string): string {
  return [...ALLOWED_NEXT].findLast((next) => path === next || path.startsWith(`${next}/`)) ?? "/profile";
}

/**
 * Redirects to the sign-in page, which leads back to the page of the administration that was wanted; a form is answered
 * with that page itself, which says that nothing was done.
 */
export function requireAccess(access: NonNullable<PageRoute["access"]>): Middleware<PageContext> {
  return (context, next) => {
    if (context.session === undefined) {
      if (context.method === "POST") throw new SignedOut();
      const isAdministration = context.path.startsWith("/admin");
      return redirect(context, isAdministration ? `/login?next=${pathAfterSignIn(context.path)}` : "/login");
    }
    if (access === "administrator" && !context.user.admin) throw new PageError(403);
    return next(context);
  };
}

/** More than any form of the pages needs: that of the names of all books is the longest, in letters of nine bytes each. */
const MAX_BYTES = 49_152;
/** Room for what the form to sign in adds to one that it keeps: a prefix for each field, a name and a password. */
const SIGN_IN_BYTES = 8_192;
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
  if (!mayBeSameOrigin(context.request.headers, context.settings["public-url"]))
    throw new PageError(403, [], "other_site");
  return next(context);
};

/** Reads the form. */
export const withForm: Middleware<PageContext> = async (context, next) => {
  const maxBytes = MAX_BYTES + (context.path === "/login" ? SIGN_IN_BYTES : 0);
  context.form = await readForm(context.request, { maxBytes });
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
    // A form that a sign-in kept has no token.
    const message = context.field("token") === "" ? context.t("forms.not_sent") : expiredMessage(context);
    return again(context, { status: 403, message });
  };
}

/** Says why the token of a form does not fit: a browser keeps no secure cookie of a page that it opened without TLS. */
export function expiredMessage(context: PageContext): string {
  const isPlain = context.isSecure && context.header("origin")?.startsWith("http:") === true;
  return isPlain ? context.t("forms.unencrypted", { url: context.origin }) : context.t("forms.expired");
}

/**
 * Reads the fields of a submitted form.
 *
 * @throws {PageError} 413 if it is too large, 408 if it takes too long, 415 if it is no form, 400 if it breaks off.
 */
export async function readForm(
  request: IncomingMessage,
  { maxBytes = MAX_BYTES, deadline = DEADLINE } = {},
): Promise<URLSearchParams> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new PageError(415);
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new PageError(413);
  // The client is gone already: no further event will come.
  if (request.destroyed) throw new PageError(400);
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > maxBytes) throw new PageError(413);
    chunks.push(chunk);
  };
  await readBody(request, { deadline, take });
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

/**
 * Reads a body piece by piece.
 *
 * @param options `deadline`: the milliseconds that it may take. `idle`: those between two pieces; then the client may not
 *   end its half of the connection before the body either. `take`: gets each piece, and may refuse it.
 * @throws {PageError} 408 if it takes too long, 400 if it breaks off; and what `take` throws.
 */
export function readBody(
  request: IncomingMessage,
  options: { readonly deadline: number; readonly idle?: number; readonly take: (piece: Buffer) => void },
): Promise<void> {
  const { deadline, idle, take } = options;
  return new Promise((resolve, reject) => {
    const finish = (error?: unknown): void => {
      for (const timer of timers) clearTimeout(timer);
      request.off("data", receive).off("end", end).off("close", breakOff).off("error", breakOff);
      request.socket.off("end", breakOff);
      if (error === undefined) {
        resolve();
      } else {
        request.pause();
        reject(error);
      }
    };
    const receive = (piece: Buffer): void => {
      timers[1]?.refresh();
      try {
        take(piece);
      } catch (error) {
        finish(error);
      }
    };
    const end = (): void => finish();
    const breakOff = (): void => finish(new PageError(400));
    const timers = [deadline, idle ?? []].flat().map((ms) => setTimeout(() => finish(new PageError(408)), ms).unref());
    request.on("data", receive).on("end", end).on("close", breakOff).on("error", breakOff);
    if (idle !== undefined) request.socket.on("end", breakOff);
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
