/** Services for the tests of feeds and calendars: with a public URL, and at a time that the test sets. */
import { type Service, type ServiceOptions, startService } from "../../support/service.ts";

export const PUBLIC = "https://zupnija.example.org";

/** A service whose clock the test sets. */
export interface FeedService extends Service {
  /** Sets the clock. @param moment ISO 8601. */
  setClock(moment: string): void;
  /** Requests a path and returns its text, which must be there. */
  text(path: string, headers?: Record<string, string>): Promise<string>;
}

/** Starts a service. @param at ISO 8601. */
export async function startFeeds(
  at = "2026-11-21T12:00:00+01:00",
  { settings = {}, ...options }: ServiceOptions = {},
): Promise<FeedService> {
  let now = Date.parse(at);
  const service = await startService({
    ...options,
    now: () => now,
    settings: { "public-url": PUBLIC, ...settings },
  });
  return {
    ...service,
    setClock(moment) {
      now = Date.parse(moment);
    },
    async text(path, headers = {}) {
      const { status, text } = await service.askRaw(path, { headers });
      if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
      return text;
    },
  };
}
