import { formatCount } from "../i18n/language.ts";
import { reading } from "../i18n/texts/reading.ts";
import type { PageContext, TextContext } from "../page_context.ts";
import type { FormError } from "../ui/form.ts";

/** A request for texts; one that reads no cookies has no session. */
type ReaderContext = TextContext &
  Pick<PageContext, "services" | "client"> &
  Partial<Pick<PageContext, "session">>;

/** Tells if the texts of the translations may be shown to whoever asks: the setting `--reader`. */
export function canRead({
  settings,
  session,
}: Pick<ReaderContext, "settings" | "session">): boolean {
  const { reader } = settings;
  return reader === "open" || (reader === "signed-in" && session !== undefined);
}

/**
 * Counts a page with text against the daily limit of the client.
 *
 * @param texts The translations that the page shows: two count as two pages.
 * @returns An error where the limit is reached.
 */
export function countReading(context: ReaderContext, texts = 1): FormError | undefined {
  const { services, session } = context;
  const dailyLimit = context.settings["reader-limit"];
  // Signed-in users do not share the limit of a common address, such as a parish's.
  const client = session === undefined ? context.client : `user ${session.user.slot}`;
  let counted = 0;
  while (counted < texts && services.readerLimiter.consume(client, dailyLimit)) counted += 1;
  if (counted === texts) return undefined;
  for (; counted > 0; counted -= 1) services.readerLimiter.rollback(client);
  const t = context.in(reading);
  const limit = session === undefined ? t.limit : t.userLimit;
  return { status: 429, message: limit(formatCount(context.language, dailyLimit, t.pages)) };
}

/** Returns the header that tells when a reached limit ends. */
export function retryTomorrow(context: Pick<ReaderContext, "services">): readonly string[] {
  const { now, store } = context.services;
  const seconds = Math.max(1, Math.ceil((store.today().endsAt - now()) / 1000));
  return ["Retry-After", String(seconds)];
}
