import { createHash } from "node:crypto";
import { type LookupAddress, lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { BlockList, isIP } from "node:net";
import { once } from "../base/bounded_map.ts";
import { Problem } from "../base/problem.ts";
import { responseHead } from "../base/response_head.ts";
import { readTable } from "../base/source_files.ts";

/** A download without a byte for this long is given up. */
export const MAX_SILENCE_MS = 30_000;
/** A download that takes longer is given up, as an upload is. */
const MAX_TIME_MS = 1_800_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Finds the addresses of a host, as `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface DownloadOptions {
  /** The most bytes that are taken. */
  readonly limit: number;
  /** The SHA-256 that the bytes must have, in hexadecimal digits. */
  readonly sha256?: string | undefined;
  /**
   * The hosts (`example.org`, `example.org:8443`) that may be of a private network; all others may not. Absent where
   * every address is allowed, as on the command line.
   */
  readonly trustedHosts?: ReadonlySet<string>;
  /** Takes the bytes as they come; a promise holds back those that follow. */
  readonly write: (bytes: Buffer) => Promise<void> | void;
  /** Called with the bytes so far and those announced. */
  readonly onProgress?: (received: number, total: number | undefined) => void;
  readonly signal?: AbortSignal;
  /** {@link MAX_SILENCE_MS} unless given. */
  readonly silence?: number;
  readonly resolve?: Resolve;
}

/** A finished download. */
export interface Download {
  readonly bytes: number;
  /** The last part of the address from which it came, such as `text.zip`. */
  readonly fileName: string;
}

/**
 * Downloads a file over HTTPS. The certificate is checked, at most five redirects are followed, and what is no text but
 * a web page is refused.
 *
 * @throws {Problem<"download">} With a code for each reason; what was written until then has to be removed.
 */
export async function download(address: URL, options: DownloadOptions): Promise<Download> {
  const late = AbortSignal.timeout(MAX_TIME_MS);
  const signal = options.signal === undefined ? late : AbortSignal.any([options.signal, late]);
  try {
    return await follow(address, { ...options, signal });
  } catch (error) {
    if (late.aborted) throw new Problem("download.slow", { address: shown(address), minutes: MAX_TIME_MS / 60_000 });
    throw error;
  }
}

/** Follows redirects to a file, and downloads it. */
async function follow(address: URL, options: DownloadOptions): Promise<Download> {
  let at = address;
  for (let redirects = 0; ; redirects++) {
    const response = await connect(at, options);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.has(statusCode) || headers.location === undefined) return await receive(at, response, options);
    response.destroy();
    if (redirects === MAX_REDIRECTS)
      throw new Problem("download.redirects", { address: shown(address), max: MAX_REDIRECTS });
    at = redirected(at, headers.location);
  }
}

function redirected(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (to?.protocol === "https:") return to;
  throw new Problem("download.insecure_redirect", {
    address: shown(from),
    location: to === undefined ? location : shown(to),
  });
}

/** Returns an address for messages: without a user and password. */
function shown({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}

/** Sends the request. @returns The response, before its body. */
async function connect(address: URL, options: DownloadOptions): Promise<IncomingMessage> {
  const { trustedHosts, signal, silence = MAX_SILENCE_MS, resolve = resolveAll } = options;
  if (address.protocol !== "https:") throw new Problem("download.insecure", { address: shown(address) });
  const isTrusted = trustedHosts === undefined || trustedHosts.has(address.host);
  const host = address.hostname.replace(/^\[|\]$/g, "");
  // The lookup of Node is not asked for an address that is written as numbers.
  if (!isTrusted && isIP(host) !== 0 && isPrivate(host)) throw privateAddress(address, host);
  const sent = request(address, {
    agent: false,
    headers: { Accept: "*/*", "Accept-Encoding": "identity", "User-Agent": "ambo" },
    // What is checked is what is connected to: a name that is resolved twice may answer otherwise the second time.
    lookup: (name, { all }, callback) =>
      resolve(name, (error, addresses) => {
        const found = isTrusted ? undefined : addresses?.find((one) => isPrivate(one.address));
        const [first] = addresses ?? [];
        if (error !== null) callback(error, "", 0);
        else if (found !== undefined) callback(privateAddress(address, found.address), "", 0);
        else if (all) callback(null, addresses);
        else callback(null, first?.address ?? "", first?.family ?? 0);
      }),
    ...(signal !== undefined && { signal }),
  });
  let response: IncomingMessage | undefined;
  const giveUp = () => {
    (response ?? sent).destroy(new Problem("download.silence", { address: shown(address), seconds: silence / 1000 }));
  };
  // The socket's own timeout begins when it is connected: until the response the whole wait counts.
  const unanswered = setTimeout(giveUp, silence);
  sent.setTimeout(silence, giveUp);
  sent.once("response", (received) => {
    response = received;
  });
  sent.end();
  try {
    return await responseHead(sent);
  } catch (error) {
    throw failure(address, error, signal);
  } finally {
    clearTimeout(unanswered);
  }
}

function resolveAll(host: string, callback: Parameters<Resolve>[1]): void {
  lookup(host, { all: true }, callback);
}

/** Takes the body of a response. */
async function receive(address: URL, response: IncomingMessage, options: DownloadOptions): Promise<Download> {
  const { limit, sha256, write, onProgress, signal } = options;
  const { statusCode: status = 0, headers } = response;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const announced = headers["content-length"] === undefined ? undefined : Number(headers["content-length"]);
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  let isPage: boolean | undefined;
  try {
    if (status !== 200) throw new Problem("download.status", { address: shown(address), status });
    if (announced !== undefined && announced > limit)
      throw new Problem("download.too_large", { address: shown(address), max: limit });
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limit) throw new Problem("download.too_large", { address: shown(address), max: limit });
      hash.update(chunk);
      onProgress?.(bytes, announced);
      if (isPage === undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length < HEAD_BYTES) continue;
        isPage = isWebPage(head, type);
        if (!isPage) await write(head);
      } else if (!isPage) await write(chunk);
    }
    if (isPage === undefined) {
      isPage = isWebPage(head, type);
      if (!isPage && bytes > 0) await write(head);
    }
  } catch (error) {
    response.destroy();
    throw failure(address, error, signal);
  }
  if (isPage || bytes === 0) throw new Problem("download.no_text", { address: shown(address), status, type, bytes });
  if (sha256 !== undefined && hash.digest("hex") !== sha256)
    throw new Problem("download.checksum", { address: shown(address) });
  const last = address.pathname.split("/").at(-1) ?? "";
  return { bytes, fileName: decoded(last) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The first bytes of a file, which show whether it is a web page: their pieces may be small. */
const HEAD_BYTES = 4096;
/** The beginning of a web page, after an optional byte order mark, spaces, XML's declaration, comments. */
const PAGE = /^\ufeff?(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype\s+html|html)[\s>]/i;

/** Returns true for the first bytes of a web page, which many servers answer with in place of a missing file. */
function isWebPage(head: Buffer, type: string): boolean {
  const isArchive = head.subarray(0, 2).toString("latin1") === "PK" || (head[0] === 0x1f && head[1] === 0x8b);
  if (isArchive) return false;
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  return (
    type === "text/html" || type === "application/xhtml+xml" || PAGE.test(head.toString(isWide ? "utf16le" : "utf8"))
  );
}

/** Turns an error of the connection into a problem that says what happened. */
function failure(address: URL, error: unknown, signal: AbortSignal | undefined): Error {
  if (error instanceof Problem) return error;
  const where = shown(address);
  if (signal?.aborted) return new Problem("download.stopped", { address: where });
  const { code = "" } = error as NodeJS.ErrnoException;
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/.test(code)) {
    return new Problem("download.certificate", { address: where }, { cause: error });
  }
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") {
    return new Problem("download.cut", { address: where });
  }
  // Errors of the disk and of the caller stay what they are.
  const isNetwork = /^HPE_|^E(?:NOTFOUND|AI_|CONN|HOST|NET|TIMEDOUT|ADDRNOTAVAIL)/.test(code);
  return isNetwork || error instanceof AggregateError
    ? new Problem("download.unreachable", { address: where }, { cause: causeOf(error) })
    : (error as Error);
}

/** Of the errors of several addresses of a host the first one says enough. */
function causeOf(error: unknown): unknown {
  return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}

function privateAddress(address: URL, found: string): Problem<"download"> {
  return new Problem("download.private_address", { host: address.hostname, found });
}

/** Addresses that are not of the public network. */
const privateNetworks = once(() => {
  const networks = new BlockList();
  for (const { text } of readTable("upload/tables/networks.txt")) {
    const [network = "", bits] = text.split("/");
    networks.addSubnet(network, Number(bits), isIP(network) === 4 ? "ipv4" : "ipv6");
  }
  return networks;
});

/** Of IPv6 only this range is allocated. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet("2000::", 3, "ipv6");

/** Checks whether an IP address belongs to this machine, a local network, or to nothing that can be reached. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPrivate(mapped);
  if (isIP(address) === 4) return privateNetworks().check(address, "ipv4");
  const bare = address.replace(/%.*$/, "");
  return isIP(bare) !== 6 || !GLOBAL_V6.check(bare, "ipv6") || privateNetworks().check(bare, "ipv6");
}
