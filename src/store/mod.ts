export type { Accounts, KeyView, LinkPurpose, LinkView, SignIn, UserView } from "./accounts/mod.ts";
export { StoreDamaged, StoreRefused, StoreUnavailable } from "./log/mod.ts";
export { openStore, type StoreOptions, storeExists } from "./open.ts";
export type { Slot } from "./slot.ts";
export type { Store } from "./store.ts";
export type { DayTotal } from "./usage/mod.ts";
