import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import type { Preview } from "../../ui/head.ts";
import { lookUp } from "./look_up.ts";
import { passageTitle } from "./passage_title.ts";

/** Returns the preview of a link to a passage where the reader is closed: the citation, without the text. */
export function citationPreview(context: PageContext): Preview {
  const path = "/";
  const text = context.parameter("reference");
  const code = context.parameter("translation") ?? context.defaultTranslation;
  const translation = context.services.library.get(code);
  if (text === undefined || translation === undefined) return { path };
  const found = lookUp(context, { translation, text });
  if (found.kind !== "passage") return { path };
  const t = context.in(reading);
  const description = context.settings.reader === "off" ? t.off : t.signedInOnly;
  return { title: passageTitle(translation, found.resolution.reference), description };
}
