export type { NewLink, ServedFolder, StoreCalls, UserToday } from "./calls.ts";
export {
  type HeldStore,
  type HoldOptions,
  holdFolder,
  holdStore,
  servedFolder,
  useStore,
} from "./held_store.ts";
