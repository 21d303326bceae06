export type { LinkPurpose } from "./account_record.ts";
export type { Accounts, KeyView, LinkView, UserView } from "./accounts.ts";
export {
  AccountError,
  type AccountProblem,
  StoreDamaged,
  StoreRefused,
  StoreUnavailable,
} from "./errors.ts";
export { isWellFormedKey } from "./key.ts";
export { openStore, type Slot, type Store, type StoreOptions } from "./store.ts";
