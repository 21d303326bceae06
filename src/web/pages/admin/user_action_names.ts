/** The actions on a user's account. */
export const USER_ACTIONS = [
  "limit",
  "link",
  "sessions",
  "revoke",
  "disable",
  "enable",
  "admin",
  "member",
  "remove",
] as const;

export type UserAction = (typeof USER_ACTIONS)[number];

/** An action that a page reports as done. A link is not among them: its page is the response. */
export type CompletedAction = Exclude<UserAction, "link">;

export function isCompletedAction(text: string | undefined): text is CompletedAction {
  return text !== "link" && USER_ACTIONS.some((action) => action === text);
}

/** The actions that ask for confirmation. */
export const CONFIRMED_ACTIONS = ["revoke", "disable", "admin", "remove"] as const;

export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];

export function isConfirmedAction(text: string | undefined): text is ConfirmedAction {
  return CONFIRMED_ACTIONS.some((action) => action === text);
}
