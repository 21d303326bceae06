/** Files that stand beside a publisher's texts and say what they are. */
import type { EditionBuilder } from "../edition_builder.ts";
import type { Source, SourceFile } from "../source.ts";
import { hasRoot, openXml, type XmlReader } from "../xml/mod.ts";
import { readBookNames } from "./book_names.ts";
import { readBundleMetadata } from "./bundle.ts";
import { readProjectSettings } from "./project.ts";

/** How each kind is read, by its root element; what is returned is the encoding of the texts. */
const READERS: readonly (readonly [
  root: string,
  read: (xml: XmlReader, edition: EditionBuilder) => string | undefined,
])[] = [
  ["DBLMetadata", readBundleMetadata],
  ["ScriptureText", readProjectSettings],
  ["BookNames", readBookNames],
];

/**
 * Reads what stands beside the texts: the metadata of a Digital Bible Library bundle, the settings and book names of a
 * Paratext project. What they say of the translation goes into the edition's metadata.
 *
 * @returns the encoding of the texts, where they say one that is not UTF-8
 * @throws {ImportError} where one of them cannot be read
 */
export function readCompanions(source: Source, edition: EditionBuilder): string | undefined {
  let encoding: string | undefined;
  for (const file of source.files) encoding = readerOf(file)?.(openXml(file), edition) ?? encoding;
  return encoding;
}

/** Whether a file stands beside the texts, and is none itself. */
export function isCompanion(file: SourceFile): boolean {
  return readerOf(file) !== undefined;
}

function readerOf(file: SourceFile) {
  if (!/\.(?:xml|ssf)$/i.test(file.name)) return undefined;
  const head = file.head.toString("utf8");
  return READERS.find(([root]) => hasRoot(head, root))?.[1];
}
