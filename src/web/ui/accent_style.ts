import { legible, type Rgb, readColor, writeColor } from "./contrast.ts";

/** The grounds on which the accent stands, of which the least contrast counts, and the text on it. */
const THEMES = {
  light: { ground: "f3eee3", on: "#fffaf5" },
  dark: { ground: "2a2621", on: "#2b0b12" },
} as const;
const CONTRAST = 7;

/** Writes the style of another accent: as near to the colour as can be read on the ground of each theme. */
export function accentStyle(color: Rgb, selector: string): string {
  const rule = (theme: keyof typeof THEMES) => {
    const { ground, on } = THEMES[theme];
    const accent = writeColor(legible(color, { ground: readColor(ground)!, least: CONTRAST }));
    return `${selector} { --accent: ${accent}; --accent-strong: ${accent}; --on-accent: ${on}; }`;
  };
  return `${rule("light")}
@media (prefers-color-scheme: dark) {
${rule("dark")}
}
`;
}
