import { clientNetworks } from "../../http/mod.ts";
import type { FormError } from "./page_error.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Counts a page with a text that the visitor chose against the daily limit of the client.
 *
 * @param texts The translations that the page shows: two count as two pages.
 * @returns An error where the limit is reached.
 */
export function countReading(context: Visitor, texts = 1): FormError | undefined {
  const { services, session } = context;
  const dailyLimit = context.settings["reader-limit"];
  // Signed-in users do not share the limit of a common address, such as a parish's.
  const clients =
    session === undefined ? clientNetworks(context.client) : [{ name: `user ${session.user.slot}`, share: 1 }];
  const counted: string[] = [];
  const isFree = Array.from({ length: texts }, () => clients)
    .flat()
    .every(({ name, share }) => {
      if (!services.readerLimiter.consume(name, dailyLimit * share)) return false;
      counted.push(name);
      return true;
    });
  if (isFree) return undefined;
  for (const name of counted) services.readerLimiter.rollback(name);
  const { t } = context;
  const pages = t("reading.pages", { count: dailyLimit });
  return { status: 429, message: t(session === undefined ? "reading.limit" : "reading.user_limit", { pages }) };
}

/** Returns the status of a page that says an error; where the limit is reached with `Retry-After`. */
export function errorStatus(
  { secondsOfToday }: Visitor,
  { status }: FormError,
): { status: number; headers: readonly string[] } {
  return { status, headers: status === 429 ? ["Retry-After", String(secondsOfToday)] : [] };
}
