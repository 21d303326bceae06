/** Users, keys and counts: what the service remembers. */
export type { Account, QuotaConfig } from "./account.ts";
export type { Accounts, KeyView, LinkPurpose, LinkView, SignIn, UserView } from "./accounts/mod.ts";
export type { LocalStore } from "./local_store.ts";
export { openStore, type StoreOptions, storeExists } from "./open.ts";
export type { Store, Uncounted } from "./store.ts";
export type { DayTotal } from "./usage/mod.ts";
export { StoreDamaged, StoreRefused, StoreUnavailable, StoreUncertain } from "./wal/mod.ts";
