import { exampleReference, type Translation } from "../../../corpus/mod.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { FREE_TEXT, oneValueOf, type PageParameters, TRANSLATION_CODE } from "../../context/parameters.ts";
import { queryString } from "../../context/paths.ts";

export const KINDS = ["verse", "readings", "sunday", "passage"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const SIZES = ["small", "normal", "large"] as const;

/** The accent of an embed for which none is chosen. */
const DEFAULT_ACCENT = "7b2032";

/** The parameters of the page. Its own language is `lang`, so that of the embed has another name. */
export const SHARE_PARAMETERS: PageParameters = {
  what: oneValueOf(...KINDS),
  reference: FREE_TEXT,
  translation: TRANSLATION_CODE,
  labels: new RegExp(`^(${LANGUAGES.join("|")})$`),
  theme: oneValueOf(...THEMES),
  size: oneValueOf(...SIZES),
  accent: /^#?[\da-f]{6}$/i,
};

/** The choices of whoever wants to show something on a page. */
export interface EmbedChoice {
  readonly what: (typeof KINDS)[number];
  readonly reference: string;
  /** Undefined where it is to be the default. */
  readonly translation: Translation | undefined;
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly size: (typeof SIZES)[number];
  /** As `RRGGBB`. */
  readonly accent: string;
}

/** Reads the choices from the query; what it does not say, or says wrong, is the default. */
export function readEmbedChoice(context: PageContext): EmbedChoice {
  const { library } = context.services;
  const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]], otherwise: T) => {
    const asked = context.parameter(name);
    return values.find((value) => value === asked) ?? otherwise;
  };
  const translation = library.get(context.parameter("translation") ?? "");
  const shown = translation ?? library.get(context.defaultTranslation);
  const labels = context.parameter("labels");
  const accent = context.parameter("accent")?.replace("#", "").toLowerCase() ?? "";
  return {
    what: oneOf("what", KINDS, "verse"),
    reference: context.parameter("reference")?.slice(0, 500) ?? (shown ? exampleReference(shown) : ""),
    translation,
    language: isLanguage(labels) ? labels : context.language,
    theme: oneOf("theme", THEMES, "auto"),
    size: oneOf("size", SIZES, "normal"),
    accent: /^[\da-f]{6}$/.test(accent) ? accent : DEFAULT_ACCENT,
  };
}

/** Returns the parameters of the embed: all that is not the default. */
function embedParameters(choice: EmbedChoice): [name: string, value: string][] {
  const { what, reference, translation, language, theme, size, accent } = choice;
  const parameters: [name: string, value: string, otherwise: string][] = [
    ["reference", what === "passage" ? reference : "", ""],
    ["date", what === "sunday" ? "sunday" : "", ""],
    ["translation", translation?.code ?? "", ""],
    ["lang", language, DEFAULT_LANGUAGE],
    ["theme", theme, "auto"],
    ["size", size, "normal"],
    ["accent", accent, DEFAULT_ACCENT],
  ];
  return parameters.flatMap(([name, value, otherwise]) => (value === otherwise ? [] : [[name, value]]));
}

/** Returns the name of the embed: that of the coming Sunday is that of the readings, with a date. */
export function embedName({ what }: EmbedChoice): "verse" | "readings" | "passage" {
  return what === "sunday" ? "readings" : what;
}

/** Returns the path of the embed. */
export function embedPath(choice: EmbedChoice): string {
  return `/embed/${embedName(choice)}${queryString(embedParameters(choice))}`;
}

/** Writes the line that shows the embed on another page. */
export function embedLine(choice: EmbedChoice, origin: string): string {
  const attributes = embedParameters(choice).map(([name, value]) => ` data-${name}="${quoted(value)}"`);
  return `<script async src="${origin}/embed.js" data-ambo="${embedName(choice)}"${attributes.join("")}></script>`;
}

/** Writes the frame that shows the embed where no script may run. */
export function embedFrame(choice: EmbedChoice, { origin, title }: { origin: string; title: string }): string {
  const address = quoted(origin + embedPath(choice));
  return `<iframe src="${address}" title="${quoted(title)}" width="100%" height="400" loading="lazy" style="border:0"></iframe>`;
}

/** Writes text as the value of an attribute in quotes. */
function quoted(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
