import type { Log } from "../base/log.ts";
import { SETTINGS, type SettingName, type Settings } from "../config/mod.ts";

/**
 * The settings to go on with once they were read anew: those that can change while the service runs are taken up, of
 * the others the log has that they wait for a restart.
 */
export function mergeSettings(
  current: Settings,
  { next, log }: { next: Settings; log: Log },
): Settings {
  const merged: Record<string, unknown> = { ...current };
  const taken: string[] = [];
  const waiting: string[] = [];
  for (const [name, { reloadable }] of Object.entries(SETTINGS) as [
    SettingName,
    { reloadable: boolean },
  ][]) {
    // Some values are objects; as text they can be compared.
    if (String(current[name]) === String(next[name])) continue;
    (reloadable ? taken : waiting).push(name);
    if (reloadable) merged[name] = next[name];
  }
  if (taken.length > 0) log("notice", "Settings taken up", { settings: taken.join(",") });
  if (waiting.length > 0) {
    log("warning", "Settings that wait for a restart", { settings: waiting.join(",") });
  }
  return merged as Settings;
}
