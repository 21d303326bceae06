/** One thing an operator can set: `--daily-limit 100`, `AMBO_DAILY_LIMIT=100` or `daily-limit = 100` in a file. */
export interface Setting<T> {
  readonly help: string;
  /** The placeholder of its value in the help text. */
  readonly value: string;
  /** The default as it would be written. */
  readonly default: string;
  /** Turns what was written into the value; throws an error that says what would be right. */
  readonly read: (text: string) => T;
  /** Whether its value must not be shown, and may be given as the name of a file that holds it. */
  readonly secret: boolean;
  /** Whether a running service takes up a new value when it is told to reload. */
  readonly reloadable: boolean;
}

/** What a setting is unless said otherwise. */
interface Nature {
  readonly secret?: boolean;
  readonly reloadable?: boolean;
}

/** A setting as one row of the table. */
export function setting<T>(
  [value, fallback, help]: readonly [value: string, fallback: string, help: string],
  read: (text: string) => T,
  { secret = false, reloadable = false }: Nature = {},
): Setting<T> {
  return { value, default: fallback, help, read, secret, reloadable };
}
