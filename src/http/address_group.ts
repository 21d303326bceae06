import { isIPv6 } from "node:net";

/**
 * Returns the address by which a client is told from others: of IPv6 the first 64 bits, since who has one such network can
 * change the rest at will.
 *
 * @example
 * addressGroup("2001:db8::1:2:3:4"); // "2001:db8:0:0"
 */
export function addressGroup(address: string): string {
  // IPv4, the most of all.
  if (!address.includes(":")) return address;
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const parts = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}
