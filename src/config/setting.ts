/** A setting: `--daily-limit 100`, `AMBO_DAILY_LIMIT=100` or `daily-limit = 100` in a file. */
export interface Setting<T> {
  /** The placeholder of its value in the help text. */
  readonly value: string;
  /** The default, as text. */
  readonly default: string;
  /** Parses the text; throws an error that says what would be right. */
  readonly read: (text: string) => T;
  /** A secret is never shown, and may be given as the name of a file that holds it. */
  readonly secret: boolean;
  /** A reload changes it in a running service; all others wait for a restart. */
  readonly reloadable: boolean;
}

/** Makes a row of the table of settings; it is neither secret nor reloadable unless said otherwise. */
export function setting<T>(
  [value, fallback]: readonly [value: string, fallback: string],
  read: (text: string) => T,
  { secret = false, reloadable = false }: { secret?: boolean; reloadable?: boolean } = {},
): Setting<T> {
  return { value, default: fallback, read, secret, reloadable };
}
