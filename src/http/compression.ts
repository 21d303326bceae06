import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { BoundedMap } from "../base/bounded_map.ts";

/** A content coding of HTTP that is offered. */
export type ContentEncoding = "br" | "gzip";

/** Shorter bodies fit in one packet as they are: compressing them wins no one anything. In bytes. */
const SHORTEST = 1024;

/** A compressed body. */
interface CompressedBody {
  readonly body: Buffer;
  /** The entity tag of the body in this coding: another than that of the plain body. */
  readonly etag: string;
  readonly encoding: ContentEncoding;
}

/** About what an entry takes besides its bytes. */
const ENTRY_BYTES = 300;

/** Brotli takes longer the better it is asked to be: from 5 to 11 a tenth is gained for twelve times the time. */
const BROTLI_QUALITY = { usual: 5, best: constants.BROTLI_MAX_QUALITY };

/** Compresses bodies, and keeps those that will be asked for again, up to a number of bytes. */
export class Compressor {
  readonly #cache: BoundedMap<CompressedBody> | undefined;

  /** @param maxBytes The bytes that are kept together; 0 compresses nothing. */
  constructor(maxBytes: number) {
    if (maxBytes === 0) return;
    const sizeOf = ({ body }: CompressedBody) => body.buffer.byteLength + ENTRY_BYTES;
    this.#cache = new BoundedMap(maxBytes / 2, { sizeOf });
  }

  /** Returns true if a body of a length is compressed for those who ask: responses then vary with `Accept-Encoding`. */
  covers(length: number): boolean {
    return length >= SHORTEST && this.#cache !== undefined;
  }

  /**
   * Compresses a body with the coding that a request likes best.
   *
   * @param body One character a byte where it is a string.
   * @param options `etag`: The entity tag of the plain body. `accepted`: The request's `Accept-Encoding`. `keep`: The
   *   same body will be asked for again. `isBest`: It may take its time.
   * @returns Undefined where the request takes only the plain body, or prefers it.
   */
  compress(
    body: string | Buffer,
    {
      etag,
      accepted,
      keep,
      isBest = false,
    }: { etag: string; accepted: string | undefined; keep: boolean; isBest?: boolean },
  ): CompressedBody | undefined {
    const encoding = accepted === undefined ? undefined : preferredEncoding(accepted);
    if (encoding === undefined) return undefined;
    const compressedTag = `${etag.slice(0, -1)}-${encoding}"`;
    const cached = this.#cache?.get(compressedTag);
    if (cached !== undefined) return cached;
    const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
    const coded = encoding === "gzip" ? gzipSync(bytes) : brotli(bytes, isBest ? "best" : "usual");
    const compressed = { body: copyOf(coded), etag: compressedTag, encoding };
    if (keep) this.#cache?.set(compressedTag, compressed);
    return compressed;
  }
}

function brotli(bytes: Buffer, quality: keyof typeof BROTLI_QUALITY): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality], [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}

/**
 * Copies a body to memory of its own: a view of a larger piece would keep all of it alive.
 *
 * @param body One character a byte where it is a string.
 */
export function copyOf(body: string | Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  if (typeof body === "string") copy.write(body, "latin1");
  else body.copy(copy);
  return copy;
}

/** Browsers of one kind all say the same: what was read is kept, up to this many. */
const MAX_KNOWN = 200;
const known = new Map<string, ContentEncoding | undefined>();

/**
 * Chooses the coding that an `Accept-Encoding` likes best: RFC 9110, section 12.5.3. Of two that are liked as much, Brotli.
 *
 * @returns Undefined where it names none of them, or likes `identity` better.
 */
export function preferredEncoding(accepted: string): ContentEncoding | undefined {
  if (known.has(accepted)) return known.get(accepted);
  const encoding = choose(weightsOf(accepted));
  if (known.size < MAX_KNOWN) known.set(accepted, encoding);
  return encoding;
}

function choose(weights: ReadonlyMap<string, number>): ContentEncoding | undefined {
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const br = weightOf("br");
  const gzip = Math.max(weightOf("gzip"), weights.get("x-gzip") ?? 0);
  const identity = weights.get("identity") ?? 0;
  const best = Math.max(br, gzip);
  if (best === 0 || best < identity) return undefined;
  return br === best ? "br" : "gzip";
}

function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const number = weight === undefined ? 1 : Number(weight);
    if (name !== "" && number >= 0 && number <= 1) weights.set(name, number);
  }
  return weights;
}
