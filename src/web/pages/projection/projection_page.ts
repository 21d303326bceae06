import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { massSlidesPath, passageSlidesPath, preparationPath } from "../../context/paths.ts";
import { countReading } from "../../context/reader_access.ts";
import { attributionSlides, readingSlides } from "../../text/mass_slides.ts";
import { type SlideTranslations, textSlides, wordSlides } from "../../text/slides.ts";
import { passageTitle, shortReference } from "../../text/titles.ts";
import { addressOf, readMassChoice } from "../preparation/mass_choice.ts";
import { lookUp } from "../reading/look_up.ts";
import { askedTranslation } from "../reading/reading_page.ts";
import { projectionForm } from "./projection_form.ts";
import { slidesPage } from "./slides_page.ts";

/** Responds with slides of a Mass or of a passage, with their text, or with a form to choose a passage. */
export function projectionPage(context: PageContext): Response {
  if (!context.canRead) return projectionForm(context);
  const reference = context.parameter("reference");
  if (reference !== undefined) return passageSlides(context, reference);
  if (context.parameter("date") !== undefined) return massSlides(context);
  return projectionForm(context);
}

function massSlides(context: PageContext): Response {
  const choice = readMassChoice(context);
  const { error } = choice;
  if (!("mass" in choice)) return projectionForm(context, { error: choice.error });
  if (error !== undefined) {
    const path = preparationPath(context, addressOf(choice, choice.forms));
    const label = context.t("preparation.title");
    return projectionForm(context, { error, ways: [{ path, label }] });
  }
  const other = askedBeside(context, choice.translation);
  const translations: SlideTranslations = [choice.translation, other];
  const isCounted = !context.isDayForAll(choice.date);
  const limit = isCounted ? countReading(context, other === undefined ? 1 : 2) : undefined;
  if (limit !== undefined) return projectionForm(context, { error: limit });
  const { language } = context;
  const day = capitalize(context.named(choice.mass.name));
  const address = addressOf(choice, choice.forms);
  const rest = besideParameters(other);
  return slidesPage(context, {
    title: day,
    slides: [...readingSlides(choice.readings, { translations, language }), ...attributionSlides(translations)],
    back: { path: preparationPath(context, address), label: context.t("preparation.title") },
    showPath: massSlidesPath(context, address, rest),
    textPath: massSlidesPath(context, address, [...rest, ["as", "text"]]),
  });
}

function passageSlides(context: PageContext, text: string): Response {
  const translation = askedTranslation(context);
  if ("message" in translation) return projectionForm(context, { text, error: translation });
  const found = lookUp(context, { translation, text });
  if (found.kind === "book") {
    const message = context.t("projection.no_chapter", { book: found.book.name });
    return projectionForm(context, { text, translation, error: { status: 404, message } });
  }
  if (found.kind !== "passage") {
    const { error, ways } = found.refusal();
    return projectionForm(context, {
      ...{ text, translation, error },
      ways: ways.map(({ label, translation: other = translation }) => ({
        path: passageSlidesPath(context, { translation: other.code, reference: label }),
        label: other === translation ? label : `${label} (${other.code})`,
      })),
    });
  }
  const other = askedBeside(context, translation);
  const translations: SlideTranslations = [translation, other];
  const limit: FormError | undefined = countReading(context, other === undefined ? 1 : 2);
  if (limit !== undefined) return projectionForm(context, { text, translation, error: limit });
  const { reference, ranges } = found.resolution;
  const title = passageTitle(translation, reference);
  const address = {
    translation: translation.code,
    reference: shortReference(translation, reference),
  };
  const rest = besideParameters(other);
  return slidesPage(context, {
    title,
    slides: [
      ...wordSlides("title", [{ language: translation.language, lines: [title] }]),
      ...textSlides(translations, ranges),
      ...attributionSlides(translations),
    ],
    back: {
      path: context.t("projection.path"),
      label: context.t("projection.title"),
    },
    showPath: passageSlidesPath(context, address, rest),
    textPath: passageSlidesPath(context, address, [...rest, ["as", "text"]]),
  });
}

/** Finds the translation to project below another; undefined where none is asked for, or one that is not there. */
function askedBeside(context: PageContext, translation: Translation): Translation | undefined {
  const other = context.services.library.get(context.parameter("parallel") ?? "");
  return other === translation ? undefined : other;
}

function besideParameters(other: Translation | undefined): [name: string, value: string][] {
  return other === undefined ? [] : [["parallel", other.code]];
}
