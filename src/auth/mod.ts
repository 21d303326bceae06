/** API keys, passwords, sessions, CSRF tokens and every rate limiter: who may do what, and how often. */
export { AccountError, type AccountProblem, unknownUser } from "./account_error.ts";
export { isWellFormedKey, newKey, randomBase62 } from "./api_key.ts";
export { BrowserSession, type Session } from "./browser_session.ts";
export { csrfToken, isCsrfToken } from "./csrf_token.ts";
export type { HashingOptions } from "./fair_queue.ts";
export { checkPassword, PasswordHasher } from "./password.ts";
export { Backoff, type BackoffPolicy, DailyLimiter, POLICIES } from "./rate_limiter.ts";
export { type SignInAttempt, SignInLimiter } from "./sign_in_limiter.ts";
export { UsedTokens } from "./used_tokens.ts";
