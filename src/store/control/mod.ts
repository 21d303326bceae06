export type { ServedFolder, StoreCalls } from "../operations.ts";
export { type HeldStore, type HoldOptions, holdFolder, holdStore, servedFolder, useStore } from "./held_store.ts";
