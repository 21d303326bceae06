import { WorkTurns } from "../../../../base/work_turns.ts";
import { SettingFault } from "../../../../config/mod.ts";
import { decodePng } from "./decode_png.ts";
import { encodePng } from "./encode_png.ts";
import { fit } from "./scale_pixels.ts";

/** The sides that are tried, until the picture is small enough: it is drawn into a square of them. */
const SIDES = [512, 384, 256, 192] as const;
/** Bytes of a redrawn picture; a square of 192 of noise has less. */
const MAX_BYTES = 149_000;

/**
 * Draws a PNG again from its pixels, smaller where it is large: nothing else of the file is kept. Others have their turns
 * of the event loop meanwhile.
 *
 * @throws {SettingFault} `expected_png` if it is none, `broken_picture`, `interlaced_picture`, `expected_pixels`, `expected_bytes`.
 */
export async function redrawPng(bytes: Buffer): Promise<Buffer> {
  const turns = new WorkTurns();
  let pixels = await decodePng(bytes, { side: SIDES[0], turns });
  for (const side of SIDES) {
    pixels = await fit(pixels, side, turns);
    const png = await encodePng(pixels, turns);
    if (png.length <= MAX_BYTES) return png;
  }
  throw new SettingFault("expected_bytes", { max: MAX_BYTES, size: bytes.length });
}
