import { type Rgb, readColor } from "./contrast.ts";

const THEMES = ["light", "dark", "auto"] as const;
const SIZES = ["small", "normal", "large"] as const;

/** How an embed looks. */
export interface EmbedLook {
  readonly theme: (typeof THEMES)[number];
  /** As it was asked for: it may not be legible. */
  readonly accent: Rgb | undefined;
  readonly size: (typeof SIZES)[number];
}

/** Reads the look that a query asks for; what it does not say, or says wrong, is the default. */
export function readLook(parameter: (name: string) => string | undefined): EmbedLook {
  const asked = (name: string) => parameter(name) ?? "";
  return {
    theme: THEMES.find((theme) => theme === asked("theme")) ?? "auto",
    accent: readColor(asked("accent")),
    size: SIZES.find((size) => size === asked("size")) ?? "normal",
  };
}
