import { BASE } from "./base.ts";
import { CONTROLS } from "./controls.ts";
import { FIGURES } from "./figures.ts";
import { PRINT } from "./print.ts";
import { READING } from "./reading.ts";

/** The one stylesheet of the pages. */
export const STYLE = [BASE, CONTROLS, READING, FIGURES, PRINT].join("");
