import { legible, type Rgb, readColor, writeColor } from "../../ui/contrast.ts";

const THEMES = ["light", "dark", "auto"] as const;
const TEXT_SIZES = ["small", "normal", "large"] as const;

/** How an embed looks. */
export interface EmbedLook {
  readonly theme: (typeof THEMES)[number];
  /** As it was asked for: it may not be legible. */
  readonly accent: Rgb | undefined;
  readonly size: (typeof TEXT_SIZES)[number];
}

/** Reads the look that a query asks for; what it does not say, or says wrong, is the default. */
export function readLook(parameter: (name: string) => string | undefined): EmbedLook {
  const asked = (name: string) => parameter(name) ?? "";
  return {
    theme: THEMES.find((theme) => theme === asked("theme")) ?? "auto",
    accent: readColor(asked("accent")),
    size: TEXT_SIZES.find((size) => size === asked("size")) ?? "normal",
  };
}

/** The contrast of text with its ground (WCAG 2.2, level AAA). */
const CONTRAST = 7;

/** The colours of a theme: those of cards on the pages. */
interface Palette {
  readonly ground: string;
  readonly ink: string;
  readonly faint: string;
  readonly line: string;
  readonly accent: string;
}

const PALETTES = {
  light: { ground: "fffefb", ink: "25211c", faint: "574f45", line: "ddd5c5", accent: "7b2032" },
  dark: { ground: "221f1b", ink: "ece5d8", faint: "bfb5a5", line: "3b362e", accent: "eba0ac" },
} as const satisfies Record<string, Palette>;

const SIZES: Readonly<Record<EmbedLook["size"], string>> = {
  small: "87.5%",
  normal: "100%",
  large: "125%",
};

/** Returns the style sheet of a kind of embed. Nothing of a request gets into it but colours that were read as numbers. */
export function embedStyle(kind: EmbedKind, { theme, accent, size }: EmbedLook): string {
  const colors = (name: "light" | "dark") => paletteStyle(PALETTES[name], accent);
  const light = `:root{color-scheme:${theme === "auto" ? "light dark" : theme};${colors(theme === "dark" ? "dark" : "light")}font-size:${SIZES[size]}}`;
  const dark = `@media(prefers-color-scheme:dark){:root{${colors("dark")}}}`;
  return light + (theme === "auto" ? dark : "") + STYLES[kind];
}

function paletteStyle({ ground, ink, faint, line, accent: own }: Palette, asked?: Rgb): string {
  const accent = asked ?? readColor(own)!;
  const shown = writeColor(legible(accent, { ground: readColor(ground)!, least: CONTRAST }));
  return `--ground:#${ground};--ink:#${ink};--faint:#${faint};--line:#${line};--accent:${shown};`;
}

/** The kinds of embeds, which have parts of the style sheet in common. */
export type EmbedKind = "verse" | "readings" | "passage";

const SANS = "system-ui,sans-serif";
const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif';

// A service sends these more often than anything else: bytes that no rule needs cost time.
const CARD = rules(`
*{box-sizing:border-box;margin:0}
html{background:var(--ground);color:var(--ink);font-family:${SANS};line-height:1.5;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:break-word}
main{padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:10px}
main>div{position:relative;max-width:42rem;margin:0 auto}
h1{font:600 1.2rem/1.3 ${SERIF};margin-bottom:.15rem}
a{color:var(--accent);text-underline-offset:.18em}
:focus-visible{outline:3px solid}
header p,.source,.copyright,.hint{color:var(--faint);font-size:.925rem}
.source{margin:.9rem 0 .3rem}
.copyright{font-size:.85rem}
`);

const DAY = rules(`
header{padding-inline-start:1.9rem}
h1::first-letter{text-transform:uppercase}
.ribbon{position:absolute;top:calc(-1.1rem - 1px);inset-inline-start:0;width:1rem;height:3.4rem;background:var(--ribbon);clip-path:polygon(0 0,100% 0,100% 100%,50% 86%,0 100%);forced-color-adjust:none}
.white{--ribbon:#d9c58a}
.red{--ribbon:#a3262a}
.green{--ribbon:#3d7a4e}
.violet{--ribbon:#68407f}
.rose{--ribbon:#cf8a9c}
`);

/** Scripture as the reader lays it out. */
const TEXT = rules(`
blockquote,.text{font:1.15rem/1.65 ${SERIF}}
.text p,.text h2,.text h3{margin-bottom:.6rem}
.poem .line{display:block;padding-inline-start:2.75rem;text-indent:-2rem}
.poem .indent-0,.poem .indent-1{padding-inline-start:2rem}
.poem .indent-3{padding-inline-start:3.5rem}
.poem .indent-4{padding-inline-start:4.25rem}
.verse{unicode-bidi:isolate}
sup{font:.65em/1 ${SANS};color:var(--faint);vertical-align:.45em}
`);

const HEADINGS = rules(`
.text{margin-top:.6rem}
.text h2{font-size:1.2rem;margin-top:1.2rem}
.text h3{font:600 1rem/1.4 ${SANS};margin-top:1.1rem}
.psalm_title,.reference,.speaker{font-style:italic;color:var(--faint)}
.acrostic{font-weight:600}
`);

const QUOTATION = rules(`
blockquote{font-size:1.3rem;line-height:1.55;margin-top:.9rem}
blockquote h3,.psalm_title{display:none}
`);

const MASSES = rules(`
.text .hint{font-family:${SANS}}
.text .mass>h2{font-size:1.15rem;margin-top:1.6rem}
.text .reading>h2,.text .reading>h3{font:600 1rem/1.5 ${SANS};margin:1.2rem 0 .3rem;display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1rem}
.citation{font-weight:400}
.psalm>div,.acclamation>div{padding-inline-start:1rem;border-inline-start:2px solid var(--line)}
summary{cursor:pointer;color:var(--accent);padding:.35rem 0;width:fit-content}
`);

/** The parts of the style sheet that a kind of embed needs. */
const STYLES: Readonly<Record<EmbedKind, string>> = {
  verse: CARD + DAY + TEXT + QUOTATION,
  readings: CARD + DAY + TEXT + HEADINGS + MASSES,
  passage: CARD + TEXT + HEADINGS,
};

/** Joins rules that stand in a line each. */
function rules(text: string): string {
  return text.replaceAll("\n", "");
}
