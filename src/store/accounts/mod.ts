export {
  type AccountChange,
  decodeChange,
  encodeChange,
  type LinkPurpose,
  MAX_SETTINGS,
  settingChange,
  translationCode,
} from "./account_change.ts";
export { AccountState } from "./account_state.ts";
export type { AccountTable } from "./account_table.ts";
export type { KeyView, UserView } from "./account_view.ts";
export { Accounts } from "./accounts.ts";
export type { Decision, Journal } from "./decision.ts";
export {
  ACCOUNTS_FILE,
  AccountJournal,
  accountReader,
  replaceAccounts,
  writeAccountsHeader,
} from "./journal.ts";
export { type LinkView, SignIn } from "./sign_in.ts";
