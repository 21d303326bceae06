/** API keys, passwords, sessions, CSRF tokens and every rate limiter: who may do what, and how often. */
export { isWellFormedKey, newKey, randomBase62 } from "./api_key.ts";
export {
  BrowserSession,
  csrfToken,
  isCsrfToken,
  SESSION_SECONDS,
  type Session,
  UsedTokens,
} from "./browser_session.ts";
export { Backoff, DailyLimiter, POLICIES, SignInLimiter } from "./client_limits.ts";
export { checkPassword, type HashingOptions, PasswordHasher, unknownUser } from "./password.ts";
