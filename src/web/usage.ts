import type { Visit } from "./visit.ts";

/** How many days are shown. */
const DAYS = 30;
const DAY = 86_400_000;

/** The requests of one day, none included. */
export interface DayUse {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly requests: number;
}

/** What a user's key was used for. */
export interface Usage {
  readonly today: number;
  /** Requests a day. */
  readonly limit: number;
  readonly remaining: number;
  /** The last 30 days, today the last. */
  readonly days: readonly DayUse[];
}

/** The use of a user's key. @throws {AccountError} `unknown_user` */
export async function usageOf(visit: Visit, name: string): Promise<Usage> {
  const { store } = visit.site;
  const days = lastDays(store.today().date, await store.usageOf(name));
  const slot = store.slotOfUser(name);
  return {
    today: days.at(-1)!.requests,
    limit: slot?.limit ?? 0,
    remaining: slot === undefined ? 0 : store.remaining(slot),
    days,
  };
}

/** The last 30 days up to a date, those without requests included. */
export function lastDays(today: string, known: readonly DayUse[]): DayUse[] {
  const requests = new Map(known.map((day) => [day.date, day.requests]));
  const last = Date.parse(today);
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(last - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10);
    return { date, requests: requests.get(date) ?? 0 };
  });
}
