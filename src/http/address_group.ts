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

/** A network of a client, and how many times the limit of one client it has. */
export interface ClientNetwork {
  readonly name: string;
  readonly share: number;
}

/** The shares of an IPv6 network of 56 bits, as a household has, and of one of 48, as a site has. */
const SHARES = { 56: 4, 48: 16 };

/**
 * Lists the networks by which a client is bounded, the widest first: its own, and of IPv6 the wider ones, since a network
 * of 48 bits has 65,536 of 64 bits.
 *
 * @param group As {@linkcode addressGroup} returns it.
 * @example
 * const networks = clientNetworks("2001:db8:0:12ab");
 * networks.map(({ name }) => name); // ["2001:db8:0/48", "2001:db8:0:12/56", "2001:db8:0:12ab"]
 */
export function clientNetworks(group: string): ClientNetwork[] {
  const own = { name: group, share: 1 };
  const parts = group.split(":");
  if (parts.length !== 4) return [own];
  const site = parts.slice(0, 3).join(":");
  const household = (Number.parseInt(parts[3]!, 16) >> 8).toString(16);
  return [{ name: `${site}/48`, share: SHARES[48] }, { name: `${site}:${household}/56`, share: SHARES[56] }, own];
}
