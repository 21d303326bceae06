/** Users, keys and counts: what the service remembers. */

export type { Accounts, KeyView, LinkPurpose, LinkView, SignIn, UserView } from "./accounts/mod.ts";
export type { FolderLog } from "./folder_log.ts";
export { type LocalStore, openStore, type StoreOptions, storeExists } from "./open.ts";
export { localCalls, type StoreCalls } from "./operations.ts";
export type { Account, Outcome, QuotaConfig, Store, UsedToday } from "./store.ts";
export type { DayTotal, RecentUse } from "./usage/mod.ts";
export {
  StoreDamaged,
  StoreRefused,
  StoreUnavailable,
  StoreUncertain,
  type Warn,
} from "./wal/mod.ts";
