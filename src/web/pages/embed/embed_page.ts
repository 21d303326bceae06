import { type Handler, type Response, toByteString } from "../../../http/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import type { FormError, PageError } from "../../context/page_error.ts";
import { countReading } from "../../context/reader_access.ts";
import type { Visitor } from "../../context/visitor.ts";
import type { KeptResponse } from "../../middleware/max_age.ts";
import { type Html, html, inlineElement } from "../../ui/html.ts";
import { FRAME_SCRIPT } from "./embed_script.ts";
import { type EmbedKind, embedStyle, readLook } from "./embed_style.ts";

/** The content of an embed. */
export interface EmbedContent {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Further headers, names and values in turn. */
  readonly headers?: readonly string[];
  /** True where it may be kept until midnight, which comes nearer. */
  readonly isOfToday?: boolean;
  /** True where it is of this moment and this visitor alone. */
  readonly isPassing?: boolean;
  /** True where embeds are switched off: the frame that the script made is to vanish. */
  readonly isOff?: boolean;
}

/** Seconds that browsers and proxies may keep what does not end with the day. */
const TEXT_MAX_AGE = 86_400;
/** Seconds that they may keep errors: as long as a changed setting takes to reach everyone. */
const ERROR_MAX_AGE = 300;

const SCRIPT = inlineElement("script", FRAME_SCRIPT);

/** Makes a page for frames: complete in itself, with a policy that allows its own style and script and nothing else. */
export function embedPage(context: Visitor, content: EmbedContent): KeptResponse {
  const { title, body, status = 200, headers = [] } = content;
  const { isOff = false, isOfToday = false, isPassing = false } = content;
  const kind = context.path.replace("/embed/", "") as EmbedKind;
  const look = readLook((name) => context.parameter(name));
  const style = inlineElement("style", embedStyle(kind, look));
  const keptFor = status !== 200 ? ERROR_MAX_AGE : isOfToday ? "today" : TEXT_MAX_AGE;
  const document = html`<html lang="${context.language}"${isOff && html` data-off`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${context.site.name}</title>
<meta name="robots" content="noindex">
<base target="_blank">
${style.element}
</head>
<body>
<main aria-label="${title}"><div>
${body}
</div></main>
${SCRIPT.element}
</body>
</html>
`;
  return {
    status,
    headers: [
      "Content-Type",
      "text/html; charset=utf-8",
      "Content-Security-Policy",
      policy(style.source, context.settings["embed-origins"]),
      "X-Content-Type-Options",
      "nosniff",
      "Referrer-Policy",
      "no-referrer",
      ...headers,
    ],
    body: toByteString(`<!doctype html>\n${document}`),
    compressible: true,
    cacheable: !context.isOverLimit,
    keptFor: isPassing || context.isOverLimit ? "never" : keptFor,
  };
}

/** Responds with the reason why there is no text. */
export function refusal(
  context: Visitor,
  { status, message }: FormError,
  more: Partial<EmbedContent> = {},
): KeptResponse {
  const title = context.t("embed.no_text");
  const body = html`<h1>${title}</h1>\n<p>${message}</p>`;
  return embedPage(context, { title, status, body, ...more });
}

/** Responds with an error of the request or the service. */
export function embedFailure(context: Visitor, { status }: PageError): KeptResponse {
  const { t } = context;
  const message = status === 400 ? t("embed.unreadable") : t("embed.failed");
  return refusal(context, { status, message }, { isPassing: status >= 500 });
}

/** Rejects requests where embeds are switched off; one who has read enough for today gets the place without its text. */
export function embedGate<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  if (context.settings.embed === "off") return offPage(context);
  // Without text there is nothing to count.
  const isCounted = context.canRead && isChosen(context);
  context.isOverLimit = isCounted && countReading(context) !== undefined;
  return next(context);
}

/** Tells if an embed has a text that somebody chose: a passage, or another day than those that are for all. */
function isChosen(context: Visitor): boolean {
  if (context.path === "/embed/passage") return true;
  const { askedDate } = context;
  return askedDate !== undefined && isLectionaryDate(askedDate) && !context.isDayForAll(askedDate);
}

/** Responds where embeds are switched off. The frame that the script made vanishes; one made by hand says why. */
function offPage(context: Visitor): KeptResponse {
  const message = context.t("embed.off");
  return refusal(context, { status: 404, message }, { body: html`<h1>${message}</h1>`, isOff: true });
}

/** @param origins The sites that may frame the page; it may frame itself, for the page that shows how it will look. */
function policy(style: string, origins: readonly string[]): string {
  // The star stands for sites of the web alone, and who builds one looks at it as a file first.
  const ancestors = origins[0] === "*" ? "* file:" : ["'self'", ...origins].join(" ");
  return [
    "default-src 'none'",
    `style-src ${style}`,
    `script-src ${SCRIPT.source}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}
