import { BASE } from "./base.ts";
import { CONTROLS } from "./controls.ts";
import { DATA } from "./data.ts";
import { PRINT, READING } from "./reading.ts";

/** The stylesheet of all pages. */
export const STYLE = [BASE, CONTROLS, READING, DATA, PRINT].join("");
