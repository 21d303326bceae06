import { DAY_SECONDS } from "../../../base/clock.ts";
import { entityTag, type Handler, type Response, toByteString } from "../../../http/mod.ts";
import { LANGUAGES, translator } from "../../../i18n/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import type { KeptResponse } from "../../context/page_context.ts";
import type { FormError, PageError } from "../../context/page_error.ts";
import type { Visitor } from "../../context/visitor.ts";
import { countReading } from "../../middleware/session_and_form.ts";
import { compactScript, compactStyle } from "../../ui/built_files.ts";
import { legibleOn, type Rgb, readColor, USUAL_ACCENT } from "../../ui/contrast.ts";
import { type Html, html, inlineElement } from "../../ui/html.ts";

/** The greatest height of a frame, in pixels, as in `assets/embed.js`: more than a passage of 500 verses in large letters on a narrow phone. */
const MAX_HEIGHT = 100_000;

/**
 * The script within an embed: it reports the height of the content to the embedding page, and nothing else. Where
 * embeds are switched off, the height is 0.
 */
const FRAME_SCRIPT = [
  "new ResizeObserver(()=>{",
  "const root=document.documentElement;",
  'const height="off"in root.dataset?0:Math.ceil(root.getBoundingClientRect().height);',
  `parent.postMessage({type:"ambo-height",height:Math.min(height,${MAX_HEIGHT})},"*")`,
  "}).observe(document.documentElement)",
].join("");

/** The script where embeds are switched off: pages with the script tag show nothing, and no error. */
const SCRIPT_OFF = "// Embeds are switched off here.\n";

const SCRIPT_HEADERS = [
  ["Content-Type", "text/javascript; charset=utf-8"],
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // A tag of the type `module`, or with a hash of the script, loads it with CORS.
  ["Access-Control-Allow-Origin", "*"],
].flat();

/** The titles of frames, as `assets/embed.js` has them. */
const TITLES = LANGUAGES.map((language) => {
  const t = translator(language);
  return [language, { verse: t("feeds.verse"), readings: t("feeds.readings"), passage: t("embed.passage") }] as const;
});
const PASTED_SCRIPT = compactScript("embed.js").replace('"TITLES"', () => JSON.stringify(Object.fromEntries(TITLES)));

/** The script that others paste, by the setting `--embed`; browsers keep it an hour, and its absence as long as any error. */
const SCRIPTS = { on: scriptResponse(PASTED_SCRIPT, 3600), off: scriptResponse(SCRIPT_OFF, 300) };

function scriptResponse(script: string, keptFor: number): KeptResponse {
  const body = toByteString(script);
  const etag = entityTag(body);
  const kept = { cacheable: true, compressible: true, kept: {}, keptFor };
  return { status: 200, headers: SCRIPT_HEADERS, body, etag, ...kept };
}

/** Responds with the script that others paste. */
export function embedScript({ settings }: Visitor): Response {
  return SCRIPTS[settings.embed];
}

/** The themes and sizes of embeds. */
export const THEMES = ["auto", "light", "dark"] as const;
export const TEXT_SIZES = ["small", "normal", "large"] as const;

/** How an embed looks. */
type EmbedLook = ReturnType<typeof readLook>;

/** Reads the look that a query asks for; what it does not say, or says wrong, is the default. */
function readLook(context: Visitor) {
  const asked = (name: string) => context.parameter(name) ?? "";
  return {
    theme: THEMES.find((theme) => theme === asked("theme")) ?? "auto",
    /** The colour as it was requested; it may be hard to see. */
    accent: readColor(asked("accent")),
    size: TEXT_SIZES.find((size) => size === asked("size")) ?? "normal",
  };
}

/** The colours of the themes: those of cards on the pages. */
const PALETTES = {
  light: { ground: "fffefb", ink: "25211c", muted: "574f45", line: "ddd5c5", accent: USUAL_ACCENT },
  dark: { ground: "221f1b", ink: "ece5d8", muted: "bfb5a5", line: "3b362e", accent: "eba0ac" },
};

const SIZES: Readonly<Record<EmbedLook["size"], string>> = { small: "87.5%", normal: "100%", large: "125%" };

/** Returns the style sheet of a kind of embed. Nothing of a request gets into it but colours that were read as numbers. */
function embedStyle(kind: keyof typeof STYLES, { theme, accent, size }: EmbedLook): string {
  const colors = (name: "light" | "dark") => paletteStyle(PALETTES[name], accent);
  const light = `:root{color-scheme:${theme === "auto" ? "light dark" : theme};${colors(theme === "dark" ? "dark" : "light")}font-size:${SIZES[size]}}`;
  const dark = `@media(prefers-color-scheme:dark){:root{${colors("dark")}}}`;
  return light + (theme === "auto" ? dark : "") + STYLES[kind];
}

function paletteStyle({ ground, ink, muted, line, accent: own }: (typeof PALETTES)["light"], asked?: Rgb): string {
  const shown = legibleOn(ground, asked ?? readColor(own)!);
  return `--ground:#${ground};--ink:#${ink};--muted:#${muted};--line:#${line};--accent:${shown};`;
}

/** The parts of the style sheet that a kind of embed needs: scripture is laid out as in the reader. */
const STYLES = {
  verse: compactStyle("embed_card.css", "embed_day.css", "embed_text.css", "embed_quotation.css"),
  readings: compactStyle("embed_card.css", "embed_day.css", "embed_text.css", "embed_headings.css", "embed_masses.css"),
  passage: compactStyle("embed_card.css", "embed_text.css", "embed_headings.css"),
};

/** The content of an embed. */
interface EmbedContent {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** True where it may be kept only until midnight. */
  readonly isOfToday?: boolean;
  /** True where it is of this moment and this visitor alone. */
  readonly isPassing?: boolean;
  /** True where embeds are switched off: the frame that the script made is to vanish. */
  readonly isOff?: boolean;
}

/** Seconds that they may keep errors: as long as a changed setting takes to reach everyone. */
const ERROR_MAX_AGE = 300;

const SCRIPT = inlineElement("script", FRAME_SCRIPT);

/** Makes a page for frames: complete in itself, with a policy that allows its own style and script and nothing else. */
export function embedPage(context: Visitor, content: EmbedContent): KeptResponse {
  const { title, body, status = 200, isOff = false, isOfToday = false, isPassing = false } = content;
  const kind = context.path.replace("/embed/", "") as keyof typeof STYLES;
  const style = inlineElement("style", embedStyle(kind, readLook(context)));
  const keptFor = status !== 200 ? ERROR_MAX_AGE : isOfToday ? "today" : DAY_SECONDS;
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
</html>\n`;
  return {
    status,
    headers: [
      ...["Content-Type", "text/html; charset=utf-8"],
      ...["Content-Security-Policy", policy(style.source, context.settings["embed-origins"])],
      ...["X-Content-Type-Options", "nosniff", "Referrer-Policy", "no-referrer"],
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

/** Returns true if an embed has a text that someone chose: a passage, or another day than those that are for all. */
function isChosen(context: Visitor): boolean {
  if (context.path === "/embed/passage") return true;
  const { askedDate } = context;
  return askedDate !== undefined && isLectionaryDate(askedDate) && !context.isFreeDay(askedDate);
}

/** Responds where embeds are switched off. The frame that the script made vanishes; one made by hand says why. */
function offPage(context: Visitor): KeptResponse {
  const message = context.t("embed.off");
  return refusal(context, { status: 404, message }, { body: html`<h1>${message}</h1>`, isOff: true });
}

/** @param origins The sites that may frame the page; it may frame itself, for the page that shows how it will look. */
function policy(style: string, origins: readonly string[]): string {
  // `*` matches sites of the web alone, and someone who builds a page opens it as a file first.
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
