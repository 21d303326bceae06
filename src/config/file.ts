import { readFileSync } from "node:fs";
import { SettingFault } from "./settings_error.ts";

/** The settings file of the service that is installed on a machine. */
export const SYSTEM_SETTINGS = "/etc/ambo/ambo.conf";

/** The text of a setting, and its source. */
export interface WrittenValue {
  /** Such as `--port`, `AMBO_PORT` or `ambo.conf:3`. */
  readonly source: string;
  readonly text: string;
}

/**
 * Reads a settings file: one `name = value` a line; blank lines and lines that begin with `#` are ignored.
 *
 * @param path The file.
 * @param options `isKnown` tells a setting's name from others; `faults` takes each fault of the file.
 * @returns The values by setting.
 */
export function readSettingsFile(
  path: string,
  { isKnown, faults }: { isKnown: (name: string) => boolean; faults: SettingFault[] },
): Map<string, WrittenValue> {
  const values = new Map<string, WrittenValue>();
  let content: string;
  try {
    content = readFileSync(path, "utf8");
  } catch (cause) {
    faults.push(new SettingFault("unreadable_file", { path }, { cause }));
    return values;
  }
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    const source = `${path}:${index + 1}`;
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const parts = /^([A-Za-z0-9-]+)\s*=\s*(.*)$/.exec(trimmed);
    if (parts === null) {
      faults.push(new SettingFault("unreadable_line", { source }));
      continue;
    }
    const [, name = "", text = ""] = parts;
    const earlier = values.get(name);
    if (!isKnown(name)) {
      faults.push(new SettingFault("unknown_setting", { name, source }));
    } else if (earlier !== undefined) {
      faults.push(new SettingFault("set_twice", { source, name, earlier: earlier.source }));
    } else {
      values.set(name, { source, text });
    }
  }
  return values;
}
