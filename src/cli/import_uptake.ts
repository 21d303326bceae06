import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { fileSignature } from "../corpus/mod.ts";
import { type ServedFolder, servedFolder } from "../store/control/mod.ts";
import type { CommandContext } from "./command.ts";

/** How long a service that watches its folder is given to load a file. */
const PATIENCE_MS = 3000;
const INTERVAL_MS = 100;

/** How a service has taken an imported translation. */
export interface ImportUptake {
  /** The folder that it was written into. */
  readonly folder: string;
  /** `other`: one runs, on another folder. `waiting`: it has not loaded it yet. */
  readonly service: "loaded" | "waiting" | "other" | "none";
  /** The folder of the service; empty where none runs. */
  readonly served: string;
  readonly isDefault: boolean;
}

/** Looks for the service that runs on the store of the settings, and waits until it has loaded a translation. */
export async function importUptake(
  code: string,
  { settings }: Pick<CommandContext, "settings">,
): Promise<ImportUptake> {
  const { corpus, keys } = settings;
  const ask = async (): Promise<ServedFolder | undefined> => {
    try {
      return existsSync(keys) ? await servedFolder(keys) : undefined;
    } catch {
      // One that cannot be asked, as another user's, is none that this command can speak of.
      return undefined;
    }
  };
  let served = await ask();
  const isDefault = isSame(served?.defaultTranslation ?? settings["default-translation"], code);
  const outcome = { folder: corpus, served: served?.folder ?? "", isDefault };
  if (served === undefined) return { ...outcome, service: "none" };
  if (realpathSync(corpus) !== realFolder(served.folder)) return { ...outcome, service: "other" };
  const wanted = fileSignature(corpus, code);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; served = await ask()) {
    if (served?.loaded.split("\n").some((line) => line.endsWith(wanted))) {
      return { ...outcome, service: "loaded" };
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return { ...outcome, service: "waiting" };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}
