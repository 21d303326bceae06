import { legible, type Rgb, readColor, writeColor } from "./contrast.ts";
import type { EmbedLook } from "./embed_look.ts";

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

/** Returns the style sheet of an embed. Nothing of a request gets into it but colours that were read as numbers. */
export function embedStyle({ theme, accent, size }: EmbedLook): string {
  const colors = (name: "light" | "dark") => paletteStyle(PALETTES[name], accent);
  const light = `:root{color-scheme:${theme === "auto" ? "light dark" : theme};${colors(theme === "dark" ? "dark" : "light")}font-size:${SIZES[size]}}`;
  const dark = `@media(prefers-color-scheme:dark){:root{${colors("dark")}}}`;
  return light + (theme === "auto" ? dark : "") + STYLE;
}

function paletteStyle({ ground, ink, faint, line, accent: own }: Palette, asked?: Rgb): string {
  const accent = asked ?? readColor(own)!;
  const shown = writeColor(legible(accent, { ground: readColor(ground)!, least: CONTRAST }));
  return `--ground:#${ground};--ink:#${ink};--faint:#${faint};--line:#${line};--accent:${shown};`;
}

/** Everything but the colours and the size: the type of the reader, in a card. Text is small so as to be sent quickly. */
const STYLE = `
*{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif;line-height:1.5;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:break-word}
body{margin:0}
main{padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:10px}
main>div{position:relative;max-width:42rem;margin:0 auto}
h1,h2,blockquote,.text{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L","Book Antiqua",Charter,Cambria,"Noto Serif",Georgia,"Liberation Serif",serif}
h1,h2,h3,p,blockquote{margin:0 0 .6rem}
h1{font-size:1.2rem;line-height:1.3;margin:0 0 .15rem;text-wrap:balance}
h1::first-letter{text-transform:uppercase}
header p,.source,.copyright,.hint{color:var(--faint);font-size:.925rem}
header:has(.ribbon){padding-inline-start:1.9rem}
a{color:var(--accent);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
.ribbon{position:absolute;top:calc(-1.1rem - 1px);inset-inline-start:0;width:1rem;height:3.4rem;background:var(--ribbon);clip-path:polygon(0 0,100% 0,100% 100%,50% 86%,0 100%);forced-color-adjust:none}
.white{--ribbon:#d9c58a}.red{--ribbon:#a3262a}.green{--ribbon:#3d7a4e}.violet{--ribbon:#68407f}.rose{--ribbon:#cf8a9c}
blockquote,.text{font-size:1.15rem;line-height:1.65}
blockquote{font-size:1.3rem;line-height:1.55;margin-block:.9rem .6rem}
.hint{font-family:system-ui,sans-serif}
.text h2{font-size:1.2rem;margin-top:1.2rem}
.text h3{font:600 1rem/1.4 system-ui,sans-serif;margin-top:1.1rem}
.psalm_title,.reference,.speaker{font-style:italic;color:var(--faint)}
.acrostic{font-weight:600}
blockquote h3,blockquote .psalm_title{display:none}
.poem .line{display:block;padding-inline-start:2.75rem;text-indent:-2rem}
.poem .indent-0,.poem .indent-1{padding-inline-start:2rem}
.poem .indent-3{padding-inline-start:3.5rem}
.poem .indent-4{padding-inline-start:4.25rem}
.verse{unicode-bidi:isolate}
sup{font:.65em/1 system-ui,sans-serif;color:var(--faint);vertical-align:.45em;font-variant-numeric:lining-nums}
.mass>h2{font-size:1.15rem;margin-top:1.6rem}
.reading>h2,.reading>h3{font:600 1rem/1.5 system-ui,sans-serif;margin:1.2rem 0 .3rem;display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1rem}
.citation{font-weight:400}
.reading.psalm>div,.reading.acclamation>div{padding-inline-start:1rem;border-inline-start:2px solid var(--line)}
details{margin:.5rem 0}
summary{cursor:pointer;color:var(--accent);padding:.35rem 0;width:fit-content}
.source{margin:.9rem 0 .3rem}
.copyright{margin:0;font-size:.85rem}
`;
