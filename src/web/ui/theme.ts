import { assetSource } from "./built_files.ts";

const BASE = assetSource("base.css");

/** The colour of the pages' ground in each theme, as `assets/base.css` has it. */
export const GROUND = { light: propertyOf("ground", 0), dark: propertyOf("ground", 1) };

/** The serif of the reader's own system. */
export const SYSTEM_SERIF = propertyOf("serif", 0);

/** Returns a value of a property of the base style, by its place among those of the name. */
function propertyOf(property: string, index: number): string {
  const values = [...BASE.matchAll(new RegExp(`--${property}:\\s*([^;]+);`, "g"))].map(([, value = ""]) =>
    value.replace(/\s+/g, " "),
  );
  const value = values[index];
  if (value === undefined) throw new SyntaxError(`There is no --${property} number ${index + 1} in base.css`);
  return value;
}
