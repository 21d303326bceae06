/** The accent of the pages and embeds for which none is chosen. */
export const USUAL_ACCENT = "7b2032";

/** A colour: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads six hexadecimal digits; undefined where the text is anything else. */
export function readColor(text: string): Rgb | undefined {
  if (!/^[\da-f]{6}$/i.test(text)) return undefined;
  const byte = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [byte(0), byte(2), byte(4)];
}

/** Writes a colour as CSS does: `#7b2032`. */
export function writeColor(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast of text with its ground (WCAG 2.2, level AAA). */
const LEAST = 7;

/** Returns the colour nearest to another, towards black or white, that can be read on a ground, six hexadecimal digits. */
export function legibleOn(shownOn: string, color: Rgb): string {
  const ground = readColor(shownOn)!;
  const target: Rgb = contrast(BLACK, ground) > contrast(WHITE, ground) ? BLACK : WHITE;
  const mixed = (step: number) =>
    color.map((part, index) => Math.round(part + ((target[index]! - part) * step) / STEPS));
  for (let step = 0; step <= STEPS; step++) {
    const candidate = mixed(step) as unknown as Rgb;
    if (contrast(candidate, ground) >= LEAST) return writeColor(candidate);
  }
  return writeColor(target);
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const STEPS = 64;

/** Returns the relative luminance of a colour (WCAG 2.2, "relative luminance"). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
