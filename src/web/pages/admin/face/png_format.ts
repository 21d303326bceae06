/** The parts of the PNG format that are the same for reading and writing it (PNG specification, third edition). */

/** The first bytes of every PNG. */
export const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** Returns that of three neighbours of a byte that is nearest to left + up - corner (section 9.4). */
export function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
