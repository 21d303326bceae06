import { DayClock } from "../../src/base/clock.ts";
import { type HeldStore, type HoldOptions, holdStore } from "../../src/store/control/mod.ts";
import { endOnce } from "./at_end.ts";
import { zoneAtNoon } from "./noon.ts";

/** The options with which tests open a store. */
export const HOLD_OPTIONS: HoldOptions = {
  clock: new DayClock(zoneAtNoon()),
  config: { current: { "daily-limit": 100 } },
  publicUrl: () => "https://ambo.example.org",
};

/** Opens a store as a server does; the end of the test file closes it. */
export async function heldStore(folder: string): Promise<HeldStore> {
  const held = await holdStore(folder, HOLD_OPTIONS);
  return { store: held.store, close: endOnce(() => held.close()) };
}
