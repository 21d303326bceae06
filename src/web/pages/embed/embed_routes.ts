import { describeError } from "../../../base/errors.ts";
import {
  type CommonMiddleware,
  catchErrors,
  encode,
  entityTag,
  finalize,
  type Handler,
  RequestContext,
  type Response,
  type Route,
  type ScopeHandler,
  scopeHandler,
} from "../../../http/mod.ts";
import { embed } from "../../i18n/texts/embed.ts";
import { PageCache } from "../../page_cache.ts";
import type { WebServices } from "../../services.ts";
import { html } from "../../ui/html.ts";
import { canRead, countReading, retryTomorrow } from "../reader_access.ts";
import {
  type EmbedRenderer,
  passageEmbed,
  readingsEmbed,
  refusal,
  verseEmbed,
} from "./embed_content.ts";
import { EmbedContext } from "./embed_context.ts";
import { embedPage } from "./embed_page.ts";
import { EMBED_SCRIPT, SCRIPT_OFF } from "./embed_script.ts";

const EMBEDS: Readonly<Record<string, EmbedRenderer>> = {
  "/embed/verse": verseEmbed,
  "/embed/readings": readingsEmbed,
  "/embed/passage": passageEmbed,
};

/** The response of an embed. */
interface Embed extends Response {
  /** True where it may be kept until midnight, which comes nearer. */
  readonly isDaily: boolean;
}

/** Seconds that browsers and proxies may keep what does not end with the day. */
const TEXT_MAX_AGE = 86_400;
/** Seconds that they may keep the script, and errors: as long as a changed setting takes to reach everyone. */
const SCRIPT_MAX_AGE = 3600;
const ERROR_MAX_AGE = 300;

/** Makes the handler of what other sites show in frames, and of the script that they paste. */
export function embedHandler(
  services: WebServices,
  outer: readonly CommonMiddleware[],
): ScopeHandler {
  const { clients, compressor, library, log } = services;
  const cache = new PageCache();
  /** By the setting `--embed`. */
  const scripts = {
    on: scriptResponse(EMBED_SCRIPT, SCRIPT_MAX_AGE),
    off: scriptResponse(SCRIPT_OFF, ERROR_MAX_AGE),
  } as const;
  const methodNotAllowed = (_: unknown, allow: string): Response => ({
    status: 405,
    headers: ["Allow", allow],
    body: "",
  });
  const frames = scopeHandler<EmbedContext, Route<EmbedContext>>({
    prefix: "",
    routes: Object.entries(EMBEDS).map(([path, render]) => ({ path, get: respond(cache, render) })),
    middleware: [
      ...outer,
      finalize(compressor),
      // While the service starts, the translation that is asked for may not be loaded yet.
      (context, next) => library.loading?.then(() => next(context)) ?? next(context),
      catchErrors((error, context) => {
        log("error", "An embed failed", { error: describeError(error) });
        return failure(context, 500, context.in(embed).failed);
      }),
    ],
    createContext: (request, target) => new EmbedContext(request, { target, services }),
    methodNotAllowed,
  });
  const script = scopeHandler<RequestContext, Route<RequestContext>>({
    prefix: "",
    routes: [{ path: "/embed.js", get: () => scripts[services.config.current.embed] }],
    middleware: [...outer, finalize(compressor)],
    createContext: (request, target) => new RequestContext(request, { target, clients }),
    methodNotAllowed,
  });
  return (request, target) => frames(request, target) ?? script(request, target);
}

/** Makes the handler of an embed: within the limit of the client, from what is kept. */
function respond(cache: PageCache, render: EmbedRenderer): Handler<EmbedContext> {
  const make = (context: EmbedContext): Embed => {
    const page = context.hasReadableQuery
      ? embedPage(context, render(context))
      : failure(context, 400, context.in(embed).unreadable);
    if (page.status !== 200) return { ...withMaxAge(page, ERROR_MAX_AGE), isDaily: false };
    const isDaily = context.date === undefined && render !== passageEmbed;
    return { ...(isDaily ? page : withMaxAge(page, TEXT_MAX_AGE)), isDaily };
  };
  return (context) => {
    if (context.settings.embed === "off") return offPage(context);
    // Without text there is nothing to count.
    const error = canRead(context) ? countReading(context) : undefined;
    if (error !== undefined) {
      const headers = [...NOT_KEPT, ...retryTomorrow(context)];
      return embedPage(context, refusal(context, error, headers));
    }
    const key = context.request.url ?? "";
    const page = cache.keep(key, context, make) as Embed;
    return page.isDaily ? untilMidnight(page, secondsOfToday(context)) : page;
  };
}

/** Counts the seconds until the day of the service ends. */
function secondsOfToday({ services: { store, now } }: EmbedContext): number {
  return Math.max(1, Math.ceil((store.today().endsAt - now()) / 1000));
}

const NOT_KEPT = ["Cache-Control", "no-store"];

/** Tells browsers and proxies how long they may keep a response; nothing in it is of one visitor. */
function withMaxAge(response: Response, maxAge: number): Response {
  const headers = [...response.headers, "Cache-Control", `public, max-age=${maxAge}`];
  return { ...response, headers };
}

/** The last form of each response of today: within a second all requests get the same, which is completed once. */
const lastSent = new WeakMap<Response, { readonly maxAge: number; readonly sent: Response }>();

function untilMidnight(response: Response, maxAge: number): Response {
  const last = lastSent.get(response);
  if (last?.maxAge === maxAge) return last.sent;
  const sent = withMaxAge(response, maxAge);
  lastSent.set(response, { maxAge, sent });
  return sent;
}

/** Responds where embeds are switched off. The frame that the script made vanishes; one made by hand says why. */
function offPage(context: EmbedContext): Response {
  const message = context.in(embed).off;
  const response = embedPage(context, {
    ...refusal(context, { status: 404, message }),
    body: html`<h1>${message}</h1>`,
    isOff: true,
  });
  return withMaxAge(response, ERROR_MAX_AGE);
}

function failure(context: EmbedContext, status: number, message: string): Response {
  return embedPage(context, refusal(context, { status, message }, status >= 500 ? NOT_KEPT : []));
}

const SCRIPT_HEADERS = [
  ["Content-Type", "text/javascript; charset=utf-8"],
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // A tag of the type `module`, or with a hash of the script, loads it with CORS.
  ["Access-Control-Allow-Origin", "*"],
].flat();

function scriptResponse(script: string, maxAge: number): Response {
  const body = encode(script);
  const response = { status: 200, headers: SCRIPT_HEADERS, body, etag: entityTag(body) };
  return withMaxAge({ ...response, cacheable: true, compressible: true, isKept: true }, maxAge);
}
