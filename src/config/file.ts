import { readFileSync } from "node:fs";

/** A line of a settings file: what it says, and where it stands. */
export interface FileLine {
  /** Such as `ambo.conf:3`. */
  readonly source: string;
  readonly text: string;
}

/**
 * Reads a settings file: one `name = value` a line; blank lines and lines that begin with `#` are passed over.
 *
 * @param isKnown Whether there is a setting of a name.
 * @param faults Takes what is wrong with the file, a message each.
 * @returns The lines by setting.
 */
export function readSettingsFile(
  path: string,
  { isKnown, faults }: { isKnown: (name: string) => boolean; faults: string[] },
): Map<string, FileLine> {
  const settings = new Map<string, FileLine>();
  let content: string;
  try {
    content = readFileSync(path, "utf8");
  } catch (error) {
    faults.push(`Cannot read the settings file "${path}": ${(error as Error).message}`);
    return settings;
  }
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    const source = `${path}:${index + 1}`;
    const written = line.trim();
    if (written === "" || written.startsWith("#")) continue;
    const parts = /^([A-Za-z0-9-]+)\s*=\s*(.*)$/.exec(written);
    if (parts === null) {
      faults.push(`Cannot read ${source}: expected \`name = value\``);
      continue;
    }
    const [, name = "", text = ""] = parts;
    if (!isKnown(name)) {
      faults.push(`Unknown setting ${name} in ${source}: \`ambo help\` lists the settings`);
    } else if (settings.has(name)) {
      faults.push(
        `Cannot use ${source}: ${name} is set twice, first in ${settings.get(name)!.source}`,
      );
    } else {
      settings.set(name, { source, text });
    }
  }
  return settings;
}
