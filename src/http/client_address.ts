import { BlockList, isIP, isIPv6 } from "node:net";
import { Problem } from "../base/problem.ts";
import { headerValue } from "./request.ts";

/** The part of a request that shows its sender; an `IncomingMessage` has it. */
export interface Incoming {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
  readonly socket: {
    readonly remoteAddress?: string | undefined;
    /** True on a TLS connection. */
    readonly encrypted?: boolean | undefined;
  };
}

/** The header that a proxy writes. Only one may be believed: the proxy passes the other on as the client wrote it. */
export type ProxyHeader = (typeof PROXY_HEADERS)[number];

const PROXY_HEADERS = ["x-forwarded-for", "forwarded"] as const;

/** The address of connections that have none, as over a Unix socket. */
export const UNIX = "unix";

/**
 * Reads a list of trusted proxies: addresses, networks such as `10.0.0.0/8`, `loopback` and `unix`, with commas or
 * spaces between them.
 *
 * @throws {Problem} If a part is none of these.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  return new TrustedProxies(text.split(/[\s,]+/).filter((part) => part !== ""));
}

/** The proxies that are trusted to state the client's address. */
export class TrustedProxies {
  readonly #list = new BlockList();
  readonly #parts: readonly string[];
  readonly #unix: boolean;

  /** @throws {Problem} If a part is neither an address nor a network nor one of the two words. */
  constructor(parts: readonly string[]) {
    this.#parts = parts;
    this.#unix = parts.includes(UNIX);
    for (const part of parts) {
      if (part !== UNIX) this.#add(part);
    }
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  has(address: string): boolean {
    if (address === UNIX) return this.#unix;
    const family = isIP(address);
    return family !== 0 && this.#list.check(address, family === 6 ? "ipv6" : "ipv4");
  }

  /** As it is written in a setting. */
  toString(): string {
    return this.#parts.join(",");
  }

  #add(part: string): void {
    if (part === "loopback") {
      this.#list.addSubnet("127.0.0.0", 8, "ipv4");
      this.#list.addAddress("::1", "ipv6");
      return;
    }
    const [address = "", prefix, ...rest] = part.split("/");
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    const length = prefix === undefined ? longest : Number(prefix);
    const isNumber = prefix === undefined || /^\d{1,3}$/.test(prefix);
    if (family === 0 || rest.length > 0 || !isNumber || length > longest) {
      throw new Problem("http.expected_proxies", { found: part });
    }
    this.#list.addSubnet(address, length, family === 6 ? "ipv6" : "ipv4");
  }
}

/** The settings that say which proxies are trusted to state a client's address. */
export interface ProxySettings {
  readonly "trusted-proxy": TrustedProxies;
  readonly "proxy-header": ProxyHeader;
}

/** Finds the client that sent a request, behind trusted proxies too. */
export class ClientAddresses {
  readonly #config: { readonly current: ProxySettings };
  readonly #onIgnored: (sender: string, header: ProxyHeader) => boolean;
  /** The setting under which a header that is not believed was reported. */
  #reported: TrustedProxies | undefined;

  /**
   * @param onIgnored Called with who sent a proxy's header that is not believed, until it returns true: if that is a proxy,
   *   all its clients are one.
   */
  constructor(
    config: { readonly current: ProxySettings },
    onIgnored: (sender: string, header: ProxyHeader) => boolean = () => true,
  ) {
    this.#config = config;
    this.#onIgnored = onIgnored;
  }

  /**
   * Returns the address of the client that sent a request, such as `192.0.2.7` or `2001:db8::1`; `unix` for a Unix socket.
   *
   * Behind trusted proxies it is the last address in their header that is not itself a trusted proxy: the client may
   * have made up those before it.
   */
  address(request: Incoming): string {
    const { "trusted-proxy": trusted, "proxy-header": header } = this.#config.current;
    const peer = peerAddress(request.socket);
    const isTrusted = !trusted.isEmpty && trusted.has(peer);
    if (this.#reported !== trusted) this.#reportIgnored(request, { peer, isTrusted });
    if (!isTrusted) return peer;
    const hops = hopsOf(request, header);
    let nearest = peer;
    for (let index = hops.length - 1; index >= 0; index--) {
      const hop = hops[index]!;
      if (isIP(hop) === 0) return nearest;
      if (!trusted.has(hop)) return hop;
      nearest = hop;
    }
    return nearest;
  }

  #reportIgnored({ rawHeaders }: Incoming, { peer, isTrusted }: { peer: string; isTrusted: boolean }): void {
    const { "trusted-proxy": trusted, "proxy-header": believed } = this.#config.current;
    if (isTrusted && headerValue({ rawHeaders }, believed) !== undefined) return;
    const sent = PROXY_HEADERS.find((name) => headerValue({ rawHeaders }, name));
    if (sent !== undefined && this.#onIgnored(peer, sent)) this.#reported = trusted;
  }

  /** Returns true if the client's own connection is encrypted, by TLS here or, as a trusted proxy says, there. */
  isSecure(request: Incoming): boolean {
    if (request.socket.encrypted) return true;
    const { "trusted-proxy": trusted, "proxy-header": header } = this.#config.current;
    if (trusted.isEmpty || !trusted.has(peerAddress(request.socket))) return false;
    if (header === "forwarded") {
      return forwardedElements(request.headers).at(-1)?.get("proto")?.toLowerCase() === "https";
    }
    const protocol = lines(request.headers["x-forwarded-proto"]).split(",").at(-1) ?? "";
    return protocol.trim().toLowerCase() === "https";
  }
}

/** Lists the addresses that proxies wrote down, the nearest last. */
function hopsOf({ headers }: Incoming, header: ProxyHeader): string[] {
  if (header === "forwarded") {
    return forwardedElements(headers).map((element) => nodeAddress(element.get("for") ?? ""));
  }
  return lines(headers["x-forwarded-for"]).split(",").map(nodeAddress);
}

/** Returns the address at the other end of a connection; `unix` for a Unix socket. */
export function peerAddress({ remoteAddress }: Incoming["socket"]): string {
  return remoteAddress === undefined ? UNIX : plainAddress(remoteAddress);
}

/** Returns true if an address is of this machine: a proxy there speaks for many clients. */
export function isLocal(address: string): boolean {
  return address.startsWith("127.") || address === "::1" || address === UNIX;
}

/** Joins the values of a header that may be repeated. */
function lines(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(",") : (header ?? "");
}

/** Reads the elements of a `Forwarded` header: RFC 7239, section 4. Parameter names in lower case. */
function forwardedElements(headers: Incoming["headers"]): Map<string, string>[] {
  const PAIR = /\s*([A-Za-z0-9!#$%&'*+.^_`|~-]+)=("(?:[^"\\]|\\.)*"|[^\s;,"]*)\s*([;,]|$)/y;
  const text = lines(headers.forwarded);
  const elements = [new Map<string, string>()];
  while (PAIR.lastIndex < text.length) {
    const pair = PAIR.exec(text);
    // An unreadable part may hide a hop: the whole header is ignored.
    if (pair === null) return [];
    const [, name = "", value = "", separator] = pair;
    const bare = value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, "$1") : value;
    elements.at(-1)!.set(name.toLowerCase(), bare);
    if (separator === ",") elements.push(new Map());
  }
  return elements;
}

/** Reads the address in a hop such as `192.0.2.7`, `192.0.2.7:4711`, `[2001:db8::1]:4711` or `"[2001:db8::1]"`. */
function nodeAddress(node: string): string {
  const text = node.trim();
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text);
  if (bracketed !== null) return plainAddress(bracketed[1]!);
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text);
  return plainAddress(withPort === null ? text : withPort[1]!);
}

/** Writes an IPv4 address that is written as IPv6, such as `::ffff:192.0.2.7` or `::FFFF:C000:207`, as IPv4. */
function plainAddress(address: string): string {
  if (!/:ffff:/i.test(address) || address.includes("%") || !isIPv6(address)) return address;
  const mapped = /^\[::ffff:(\w+):(\w+)\]$/.exec(new URL(`http://[${address}]`).hostname);
  if (mapped === null) return address;
  const parts = mapped.slice(1).map((part) => Number.parseInt(part, 16));
  return parts.flatMap((part) => [part >> 8, part & 0xff]).join(".");
}

/**
 * Returns the part of an address that identifies a client: of IPv6 the first 64 bits, since a client with such a network
 * can change the rest at will.
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

/** A network of a client, and its limit as a multiple of the limit of one client. */
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
