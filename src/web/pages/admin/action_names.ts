/** What can be done to a user's account. */
export const ACTIONS = [
  "limit",
  "link",
  "revoke",
  "disable",
  "enable",
  "admin",
  "member",
  "remove",
] as const;

export type Action = (typeof ACTIONS)[number];

/** What a page says was done, once it was. A link is not among it: its page is the answer. */
export type Done = Exclude<Action, "link">;

export function isDone(text: string | undefined): text is Done {
  return text !== "link" && ACTIONS.some((action) => action === text);
}

/** What is asked about before it is done. */
export const CONFIRMED = ["revoke", "disable", "admin", "remove"] as const;

export type Confirmed = (typeof CONFIRMED)[number];

export function isConfirmed(text: string | undefined): text is Confirmed {
  return CONFIRMED.some((action) => action === text);
}
