import { CurrentDescription } from "../api/description/mod.ts";
import type { ApiDependencies } from "../api/mod.ts";
import { DailyLimiter, SignInLimiter, UsedTokens } from "../auth/mod.ts";
import type { Log } from "../base/log.ts";
import type { Compressor } from "../http/mod.ts";

/** What the pages are made of. */
export interface WebDependencies extends ApiDependencies {
  readonly compressor: Compressor;
  readonly log: Log;
}

/** What every page can turn to. */
export interface WebServices extends WebDependencies {
  readonly description: CurrentDescription;
  readonly signInLimiter: SignInLimiter;
  readonly usedTokens: UsedTokens;
  /** Passages read without a key, by client. */
  readonly readerLimiter: DailyLimiter;
  /** Accounts made by their own users, by client. */
  readonly signUpLimiter: DailyLimiter;
  /** Attempts at it, by client: each tells if a name is taken. */
  readonly signUpAttemptLimiter: DailyLimiter;
}

/** Makes what every page can turn to. */
export function webServices(dependencies: WebDependencies): WebServices {
  const { store, now } = dependencies;
  return {
    ...dependencies,
    description: new CurrentDescription(dependencies),
    signInLimiter: new SignInLimiter(now),
    usedTokens: new UsedTokens(),
    readerLimiter: new DailyLimiter(store),
    signUpLimiter: new DailyLimiter(store),
    signUpAttemptLimiter: new DailyLimiter(store),
  };
}
