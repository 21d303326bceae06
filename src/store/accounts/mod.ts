export {
  type AccountChange,
  decodeChange,
  encodeChange,
  isOfUser,
  type LinkPurpose,
  MAX_SETTINGS,
  settingChange,
  translationCode,
} from "./account_change.ts";
export { AccountState, type Decision, type Journal, only, type UserView } from "./account_state.ts";
export type { AccountTable } from "./account_table.ts";
export { Accounts } from "./accounts.ts";
export {
  ACCOUNTS_FILE,
  AccountJournal,
  accountReader,
  replaceAccounts,
  writeAccountsHeader,
} from "./journal.ts";
export { SignIn, type SignInSettings } from "./sign_in.ts";
