export { Accounts } from "./accounts.ts";
export { type AccountChange, decodeChange, encodeChange, type LinkPurpose } from "./change.ts";
export { ACCOUNTS_FILE, AccountJournal, accountReader, replaceAccounts } from "./journal.ts";
export { type LinkView, SignIn } from "./sign_in.ts";
export { AccountState } from "./state.ts";
export type { AccountTable } from "./table.ts";
export type { KeyView, UserView } from "./view.ts";
