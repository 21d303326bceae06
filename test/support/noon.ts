/** Times of day at which no test runs over a midnight. */

const NOON = Date.parse("2026-11-21T12:00:00+01:00");

/** A time source that goes on from noon of one day in Ljubljana. */
export const fromNoon = (): number => Math.floor(NOON + performance.now());

/** A time zone in which it is about noon now, for processes, which know no other clock than the system's. */
export function zoneAtNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  // The signs of these names are those of POSIX: what is east of Greenwich is less.
  return offset < 0 ? `Etc/GMT+${-offset}` : `Etc/GMT-${offset}`;
}
