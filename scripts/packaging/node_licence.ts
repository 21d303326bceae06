import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Paths of the licence from the folder above `bin`: in Node's own archive and npm package, then in distributions. */
const PLACES = ["LICENSE", "share/doc/nodejs/LICENSE", "share/doc/node/LICENSE", "../LICENSE"];

/**
 * Reads the licence text of a Node and of all that is in it.
 *
 * @param node The Node's executable.
 * @throws {Error} If it is in none of the known places.
 */
export function readNodeLicence(node: string): string {
  const prefix = dirname(dirname(node));
  for (const place of PLACES.map((place) => join(prefix, place))) {
    if (!existsSync(place)) continue;
    const text = readFileSync(place, "utf8");
    if (text.startsWith("Node.js is licensed for use as follows")) return text;
  }
  const tried = PLACES.map((place) => join(prefix, place)).join(", ");
  throw new Error(`Cannot find the licence of ${node}: it is in none of ${tried}`);
}
