import { texts } from "../language.ts";

/** The texts of the links from a passage that is not there. */
export const waysOnTexts = texts(
  { label: "Kar je na voljo", chooseTranslation: "Izberite prevod" },
  { label: "Passages that are there", chooseTranslation: "Choose a translation" },
);
