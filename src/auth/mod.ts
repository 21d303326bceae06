/** Who may do what, and how often: API keys, passwords, sessions, form tokens and every rate limiter. */
export { AccountError, type AccountProblem, unknownUser } from "./account_error.ts";
export { isWellFormedKey, newKey, randomBase62 } from "./api_key.ts";
export { BrowserSession, type Session } from "./browser_session.ts";
export { formToken, isFormToken } from "./csrf_token.ts";
export { DailyAllowance } from "./daily_allowance.ts";
export { FailedKeys } from "./failed_keys.ts";
export { checkPassword, PasswordHasher } from "./password.ts";
export { Attempts } from "./sign_in_limiter.ts";
export { Once } from "./used_tokens.ts";
