import type { Translation } from "../../corpus/mod.ts";
import { type Language, translator } from "../../i18n/mod.ts";
import type { Reading } from "../../lectionary/mod.ts";
import { attribution, missingText } from "./mass_text.ts";
import { type ProclaimedReading, proclaim } from "./proclamation.ts";
import { type Slide, type SlideTranslations, textSlides, wordSlides } from "./slides.ts";

/** Makes the slides of readings: for each its title, its text, a psalm between its responses. */
export function readingSlides(
  readings: readonly Reading[],
  { translations, language }: { translations: SlideTranslations; language: Language },
): Slide[] {
  return readings.flatMap((reading) => {
    const shown = translations
      .filter((each) => each !== undefined)
      .map((translation) => ({ translation, text: proclaim(reading, { translation, language }) }));
    const there = shown.filter(({ text }) => text.missing === undefined);
    const [first] = there.length > 0 ? there : shown;
    const { translation, text } = first!;
    const { title, reference, opening, missing, citation } = text;
    const lines = [
      title,
      ...(missing ? [missingText(missing, { translation, language })] : [opening ?? []].flat()),
      reference,
    ];
    const titles = wordSlides("title", [{ language: translator(language)("language.iso_639"), lines }]);
    const [one, two] = there.map(({ translation }) => translation);
    if (one === undefined) return titles;
    const responses = reading.kind === "psalm" ? responseSlides(there, citation) : [];
    return [
      ...titles,
      ...responses,
      ...text.stanzas.flatMap((stanza) => [...textSlides([one, two], stanza), ...responses]),
    ];
  });
}

/** Makes the slide of a response; it has no words where the response is not known. */
function responseSlides(
  texts: readonly { readonly translation: Translation; readonly text: ProclaimedReading }[],
  citation: string,
): Slide[] {
  const slides = wordSlides(
    "response",
    texts.map(({ translation: { language }, text: { response } }) => {
      return { language, lines: response === undefined ? [] : [response.text] };
    }),
  );
  // Words of the parish take the place of one slide, not of each of several.
  return slides.length > 1 ? slides : slides.map((slide) => ({ ...slide, responseOf: citation }));
}

/** Makes the last slides, with the attribution of each translation. */
export function attributionSlides(translations: SlideTranslations): Slide[] {
  return translations
    .filter((each) => each !== undefined)
    .flatMap((translation) =>
      wordSlides("attribution", [{ language: translation.language, lines: [attribution(translation)] }]),
    );
}
