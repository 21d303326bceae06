/** Users, keys and counts: what the service remembers. */

export type { UserView } from "./accounts/mod.ts";
export { type LocalStore, openStore, type StoreOptions, storeExists } from "./open.ts";
export { localCalls, type StoreCalls } from "./operations.ts";
export type { Account, Outcome, Store, UsedToday } from "./store.ts";
export type { DayTotal, RecentUse } from "./usage/mod.ts";
export { StoreDamaged, StoreRefused, StoreUnavailable, StoreUncertain } from "./wal/mod.ts";
