import { CurrentDescription } from "../api/description/mod.ts";
import type { ApiDependencies } from "../api/mod.ts";
import { DailyLimiter, SignInLimiter, UsedTokens } from "../auth/mod.ts";
import type { Log } from "../base/log.ts";
import type { Compressor } from "../http/mod.ts";
import type { TranslationUploads } from "../upload/mod.ts";

/** The default translation, as an administrator may choose it. */
export interface DefaultTranslationChoice {
  /** The setting that wins over a choice; undefined where there is none. */
  readonly setBy: string | undefined;
  /** The code that was chosen; undefined where none was. */
  readonly chosen: string | undefined;
  /** Chooses another; undefined takes the choice back. */
  choose(code: string | undefined): Promise<void>;
}

export interface WebDependencies extends ApiDependencies {
  readonly defaultTranslation: DefaultTranslationChoice;
  /** Absent where nothing can be uploaded. */
  readonly uploads?: TranslationUploads | undefined;
  readonly compressor: Compressor;
  readonly log: Log;
}

/** The services that every page can use. */
export interface WebServices extends WebDependencies {
  readonly description: CurrentDescription;
  readonly signInLimiter: SignInLimiter;
  readonly usedTokens: UsedTokens;
  /** Limits passages read without a key, by client. */
  readonly readerLimiter: DailyLimiter;
  /** Limits accounts created by sign-up, by client. */
  readonly signUpLimiter: DailyLimiter;
  /** Limits attempts to sign up, by client: each tells whether a name is taken. */
  readonly signUpAttemptLimiter: DailyLimiter;
}

/** Creates the services of the pages. */
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
