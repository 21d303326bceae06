/** Files that stand beside a publisher's texts and say what they are. */
import type { EditionBuilder } from "../edition_builder.ts";
import type { Source } from "../source.ts";
import { hasRoot, openXml } from "../xml/mod.ts";
import { readBookNames } from "./book_names.ts";
import { readBundleMetadata } from "./bundle.ts";
import { readProjectSettings } from "./project.ts";

/**
 * Reads what stands beside the texts: the metadata of a Digital Bible Library bundle, the settings and book names of a
 * Paratext project. What they say of the translation goes into the edition's metadata.
 *
 * @returns the encoding of the texts, where they say one that is not UTF-8
 */
export function readCompanions(source: Source, edition: EditionBuilder): string | undefined {
  let encoding: string | undefined;
  for (const file of source.files) {
    if (!/\.(?:xml|ssf)$/i.test(file.name)) continue;
    const head = file.head().toString("utf8");
    if (hasRoot(head, "DBLMetadata")) readBundleMetadata(openXml(file), edition);
    else if (hasRoot(head, "ScriptureText")) encoding = readProjectSettings(openXml(file), edition);
    else if (hasRoot(head, "BookNames")) readBookNames(openXml(file), edition);
  }
  return encoding;
}
