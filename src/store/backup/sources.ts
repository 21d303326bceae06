import { join } from "node:path";
import { USAGE_FOLDER, usageFiles, usageFolder } from "../usage/mod.ts";
import type { FileLayer } from "../wal/mod.ts";
import type { BackupSource } from "./write.ts";

/** The usage files with their present lengths. */
export function usageSources(files: FileLayer, folder: string): BackupSource[] {
  const sources: BackupSource[] = [];
  for (const { name } of usageFiles(files.list(usageFolder(folder)))) {
    const path = join(usageFolder(folder), name);
    const descriptor = files.open(path, "read");
    sources.push({ name: `${USAGE_FOLDER}/${name}`, path, size: files.size(descriptor) });
    files.close(descriptor);
  }
  return sources;
}
