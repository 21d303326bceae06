/** Metadata files beside a publisher's texts: those of a DBL bundle and of a Paratext project. */

import { ImportError } from "../import_error.ts";
import type { Source, SourceFile } from "../source.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { hasRoot, openXml, type XmlReader } from "../xml/mod.ts";
import { readBundleMetadata } from "./dbl_bundle.ts";
import { readBookNames, readProjectSettings } from "./paratext_project.ts";

/** Metadata are names and a statement of rights, some ten kilobytes. */
const MAX_BYTES = 1 << 20;

/** A reader for each kind by its root element; it returns the encoding of the texts. */
const READERS: readonly (readonly [
  root: string,
  read: (xml: XmlReader, builder: TranslationBuilder) => string | undefined,
])[] = [
  ["DBLMetadata", readBundleMetadata],
  ["ScriptureText", readProjectSettings],
  ["BookNames", readBookNames],
];

/**
 * Reads what stands beside the texts: the metadata of a Digital Bible Library bundle, the settings and book names of a
 * Paratext project. Their fields go into the translation's metadata.
 *
 * @returns The encoding of the texts, where they say one that is not UTF-8.
 * @throws {ImportError} If one of them cannot be read.
 */
export function readMetadataFiles(source: Source, builder: TranslationBuilder): string | undefined {
  let encoding: string | undefined;
  for (const file of source.files) {
    const read = readerOf(file);
    if (read === undefined) continue;
    const { name, size } = file;
    if (size > MAX_BYTES) {
      const values = { bytes: size, max: MAX_BYTES };
      throw new ImportError("metadata_too_large", values, { position: { file: name } });
    }
    encoding = read(openXml(file), builder) ?? encoding;
  }
  return encoding;
}

/** Returns whether a file stands beside the texts, and is none itself. */
export function isMetadataFile(file: SourceFile): boolean {
  return readerOf(file) !== undefined;
}

function readerOf(file: SourceFile) {
  if (!/\.(?:xml|ssf)$/i.test(file.name)) return undefined;
  const head = file.head.toString("utf8");
  return READERS.find(([root]) => hasRoot(head, root))?.[1];
}
