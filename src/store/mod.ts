export type { Accounts, KeyView, LinkPurpose, LinkView, SignIn, UserView } from "./accounts/mod.ts";
export { AccountError, type AccountProblem, isWellFormedKey } from "./accounts/mod.ts";
export { StoreDamaged, StoreRefused, StoreUnavailable } from "./log/mod.ts";
export { openStore, type Slot, type Store, type StoreOptions } from "./store.ts";
