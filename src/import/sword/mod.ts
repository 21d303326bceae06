/** Modules of The SWORD Project, as CrossWire's zip archives hold them. */

import { ImportError } from "../import_error.ts";
import { readFilesInTurn } from "../read_files.ts";
import type { Format, Source, SourceFile } from "../source.ts";
import { readSword } from "./reader.ts";
import { type ModuleFiles, parseConfiguration } from "./storage.ts";

export const SWORD: Format = {
  name: "SWORD",
  readsOthers: true,
  recognises: (head, file) =>
    /\.conf$/i.test(file.name) &&
    /^[ \t]*\[.+\][ \t\r]*$/m.test(head) &&
    /^[ \t]*(?:ModDrv|DataPath)[ \t]*=/im.test(head),
  read(reading) {
    const { source, files, builder } = reading;
    if (files.length > 1) {
      const names = files.map(({ name }) => name);
      throw new ImportError("sword_several", { count: files.length, names });
    }
    readFilesInTurn(reading, (file) => {
      const configuration = parseConfiguration(file.read());
      if (configuration === undefined) {
        throw new ImportError("sword_no_module", {}, { position: { file: file.name } });
      }
      const path = configuration.field("DataPath") ?? "";
      readSword({ configuration, file: file.name, files: moduleFiles(source, file, path) }, builder);
    });
  },
};

/** Returns the files of a module: in its data path, seen from the folder that holds `mods.d`; names in any case. */
function moduleFiles(source: Source, configuration: SourceFile, dataPath: string): ModuleFiles {
  const root = configuration.name.replace(/(?:mods\.d\/)?[^/]*$/i, "");
  const folder = `${root}${dataPath.replaceAll("\\", "/").replace(/^\.?\//, "")}`.replace(/\/*$/, "/");
  const byName = new Map(source.files.map((file) => [file.name.toLowerCase(), file]));
  return (name) => byName.get(`${folder}${name}`.toLowerCase())?.read();
}
