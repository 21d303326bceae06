import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";

/** The configuration file of a SWORD module. */
export interface SwordConfiguration {
  /** The name in brackets before the fields, such as `SloStritar`. */
  readonly module: string;
  /** The first value of a field, by its name in any case. */
  readonly field: (name: string) => string | undefined;
}

/**
 * Reads a module's `.conf`: a name in brackets, then `Field=value` lines, which a backslash at the end continues.
 *
 * @returns Undefined where no module is named.
 */
export function parseConfiguration(bytes: Buffer): SwordConfiguration | undefined {
  const text = isUtf8(bytes) ? bytes.toString("utf8") : new TextDecoder("windows-1252").decode(bytes);
  const lines = text
    .replace(/^\ufeff/, "")
    .replace(/\\\r?\n/g, " ")
    .split(/\r?\n/);
  const fields = new Map<string, string>();
  let module: string | undefined;
  for (const line of lines) {
    const section = /^\s*\[(.+)\]\s*$/.exec(line)?.[1];
    if (section !== undefined) {
      if (module !== undefined) break;
      module = section.trim();
      continue;
    }
    const equals = line.indexOf("=");
    if (module === undefined || equals < 1 || line.trimStart().startsWith("#")) continue;
    const name = line.slice(0, equals).trim().toLowerCase();
    if (!fields.has(name)) fields.set(name, line.slice(equals + 1).trim());
  }
  if (module === undefined) return undefined;
  return { module, field: (name) => fields.get(name.toLowerCase()) };
}
