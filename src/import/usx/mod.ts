/** Unified Scripture XML, versions 2 and 3, alone or in a bundle of the Digital Bible Library. */
import type { Format } from "../format.ts";
import { readXmlFiles } from "../read_files.ts";
import type { SourceFile } from "../source.ts";
import { hasRoot } from "../xml/mod.ts";
import { readUsx } from "./reader.ts";

export const USX: Format = {
  name: "USX",
  recognises: (head) => hasRoot(head, "usx"),
  read(reading) {
    const { files, builder } = reading;
    const chosen = oneFolder(files);
    const others = files.length - chosen.length;
    if (others > 0) {
      const [first] = chosen;
      const position = { file: first?.name ?? "" };
      builder.warn("other_publications", { count: others }, { position });
    }
    readXmlFiles({ ...reading, files: chosen }, readUsx);
  },
};

/**
 * Chooses the files to read. A bundle may hold a folder a publication (`USX_1`, `USX_2`), with some of the same books
 * in each: the one with the most books is read, the first of equals. Folders without a file of the same name are read
 * together.
 */
function oneFolder(files: readonly SourceFile[]): readonly SourceFile[] {
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    const folder = file.name.slice(0, file.name.lastIndexOf("/") + 1);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [file]);
    else known.push(file);
  }
  const names = files.map(({ name }) => name.slice(name.lastIndexOf("/") + 1));
  if (new Set(names).size === names.length) return files;
  let chosen: readonly SourceFile[] = [];
  for (const folder of folders.values()) if (folder.length > chosen.length) chosen = folder;
  return chosen;
}
