/** An error for the log: where it was thrown helps those who mend it. */
export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
