import { type Versification, versification, versifications } from "../../versification/mod.ts";
import { ImportError } from "../import_error.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { compressedStorage } from "./compressed_storage.ts";
import type { SwordConfiguration } from "./configuration.ts";
import { decompressor } from "./decompress.ts";
import { rawStorage } from "./raw_storage.ts";
import type { StorageOpener } from "./storage.ts";

const DRIVERS = new Map<string, (configuration: SwordConfiguration) => StorageOpener>([
  ["ztext", (configuration) => compressedStorage(2, decompressor(configuration))],
  ["ztext4", (configuration) => compressedStorage(4, decompressor(configuration))],
  ["rawtext", () => rawStorage(2)],
  ["rawtext4", () => rawStorage(4)],
]);

/**
 * Returns the opener of a module's testaments.
 *
 * @throws {ImportError} If it is no Bible, locked, or its compression is not supported.
 */
export function storageDriver(configuration: SwordConfiguration): StorageOpener {
  const { module, field } = configuration;
  const name = field("ModDrv") ?? "";
  const driver = DRIVERS.get(name.toLowerCase());
  if (driver === undefined) {
    throw new ImportError("sword_no_bible", { module, driver: name });
  }
  if (field("CipherKey") !== undefined) {
    throw new ImportError("sword_enciphered", { module });
  }
  return driver(configuration);
}

/** @throws {ImportError} If the versification is unknown. */
export function moduleVersification({ module, field }: SwordConfiguration): Versification {
  const name = field("Versification") ?? "KJV";
  const system = versification(name);
  if (system === undefined) {
    const known = versifications().map((one) => one.name);
    throw new ImportError("sword_versification", { module, name, known });
  }
  return system;
}

/** Copies the metadata of the configuration. */
export function readMetadata({ module, field }: SwordConfiguration, { metadata }: TranslationBuilder): void {
  metadata.code = module;
  const name = field("Description");
  const language = field("Lang");
  const copyright = field("Copyright") ?? field("ShortCopyright") ?? field("DistributionLicense");
  if (name !== undefined) metadata.name = name;
  if (language !== undefined) metadata.language = language;
  if (copyright !== undefined) metadata.copyright = copyright.replace(/\\par\b ?/g, " ");
}
