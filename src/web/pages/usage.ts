import type { DayTotal } from "../../store/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import type { DailyRequests, KeyUsage } from "../ui/usage_chart.ts";

/** The number of days shown. */
const DAYS = 30;
const DAY = 86_400_000;

/** Loads the usage of a user's key. @throws {AccountError} `unknown_user` */
export async function loadUsage(context: PageContext, name: string): Promise<KeyUsage> {
  const { store } = context.services;
  const days = await loadDailyRequests(context, (options) => store.usageOf(name, options));
  const account = store.accountOfUser(name);
  return {
    today: account === undefined ? 0 : store.used(account),
    limit: account?.limit ?? 0,
    remaining: account === undefined ? 0 : store.remaining(account),
    days,
  };
}

/** Returns the last 30 days, today the last. */
export function recentDates({ services: { store } }: PageContext): string[] {
  const last = Date.parse(store.today().date);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(last - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

/**
 * Loads the last 30 days, those without requests included.
 *
 * @param history Reads the days from a date on.
 */
export async function loadDailyRequests(
  context: PageContext,
  history: (options: { since: string }) => Promise<readonly DayTotal[]>,
): Promise<DailyRequests[]> {
  const dates = recentDates(context);
  const known = new Map((await history({ since: dates[0]! })).map((day) => [day.date, day]));
  return dates.map((date) => {
    const { requests = 0, damaged = false } = known.get(date) ?? {};
    return { date, requests: damaged ? undefined : requests };
  });
}
