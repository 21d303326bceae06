export type { NewLink, StoreCalls, UserToday } from "./calls.ts";
export { type HeldStore, type HoldOptions, holdFolder, holdStore, useStore } from "./held_store.ts";
