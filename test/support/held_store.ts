import { DayClock } from "../../src/base/clock.ts";
import { type HeldStore, type HoldOptions, holdStore } from "../../src/store/control/mod.ts";
import { endOnce } from "./at_end.ts";
import { zoneAtNoon } from "./noon.ts";

/** How the tests open a store. */
export const HOLD_OPTIONS: HoldOptions = {
  clock: new DayClock(zoneAtNoon()),
  config: { current: { "daily-limit": 100 } },
  publicUrl: () => "https://ambo.example.org",
};

/** Opens a store as a server does. It closes when the tests of the file are over, unless it was closed before. */
export async function heldStore(folder: string): Promise<HeldStore> {
  const held = await holdStore(folder, HOLD_OPTIONS);
  return { store: held.store, close: endOnce(() => held.close()) };
}
