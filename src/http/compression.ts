import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { roomy } from "./roomy_body.ts";

/** A content coding of HTTP that is offered. */
export type Coding = "br" | "gzip";

/** Shorter bodies fit in one packet as they are: compressing them wins nobody anything. In bytes. */
export const COMPRESSED_FROM = 1024;

/** A body in a content coding. */
export interface CodedBody {
  readonly body: Buffer;
  /** The entity tag of the body in this coding: another than that of the plain body. */
  readonly tag: string;
  readonly coding: Coding;
}

/** About what an entry takes besides its bytes. */
const ENTRY_BYTES = 300;

/** Brotli takes longer the better it is asked to be; from 5 on it gains little on texts of this length. */
const BROTLI_QUALITY = 5;

/** Compresses bodies once and keeps them, up to a number of bytes: two generations, the older is dropped whole. */
export class Compressor {
  readonly #mostBytes: number;
  #younger = new Map<string, CodedBody>();
  #older = new Map<string, CodedBody>();
  #bytes = 0;

  /** @param mostBytes What is kept together; 0 compresses nothing. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes / 2;
  }

  /** Whether a body of a length is compressed for those who take it so: then answers vary with `Accept-Encoding`. */
  covers(length: number): boolean {
    return length >= COMPRESSED_FROM && this.#mostBytes > 0;
  }

  /**
   * A body in the coding that a request likes best.
   *
   * @param body One character a byte where it is a string.
   * @param options `tag`: the entity tag of the plain body. `accepted`: the request's `Accept-Encoding`.
   * @returns Undefined where the request takes the plain body alone or rather.
   */
  code(
    body: string | Buffer,
    { tag, accepted }: { tag: string; accepted: string | undefined },
  ): CodedBody | undefined {
    const coding = accepted === undefined ? undefined : preferredCoding(accepted);
    if (coding === undefined) return undefined;
    const codedTag = `${tag.slice(0, -1)}-${coding}"`;
    const known = this.#younger.get(codedTag) ?? this.#older.get(codedTag);
    if (known !== undefined) return known;
    const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
    const coded = { body: roomy(compress(bytes, coding)), tag: codedTag, coding };
    this.#keep(coded);
    return coded;
  }

  #keep(coded: CodedBody): void {
    const bytes = coded.body.buffer.byteLength + ENTRY_BYTES;
    this.#bytes += bytes;
    if (this.#bytes > this.#mostBytes) {
      this.#older = this.#younger;
      this.#younger = new Map();
      this.#bytes = bytes;
    }
    if (bytes <= this.#mostBytes) this.#younger.set(coded.tag, coded);
  }
}

function compress(bytes: Buffer, coding: Coding): Buffer {
  if (coding === "gzip") return gzipSync(bytes);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Browsers of one kind all say the same: what was read is kept, up to this many. */
const MOST_KNOWN = 200;
const known = new Map<string, Coding | undefined>();

/**
 * The coding that an `Accept-Encoding` likes best: RFC 9110, section 12.5.3. Of two that are liked as much, Brotli.
 *
 * @returns Undefined where it names none of them, or likes `identity` better.
 */
export function preferredCoding(accepted: string): Coding | undefined {
  if (known.has(accepted)) return known.get(accepted);
  const coding = choose(weightsOf(accepted));
  if (known.size < MOST_KNOWN) known.set(accepted, coding);
  return coding;
}

function choose(weights: ReadonlyMap<string, number>): Coding | undefined {
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
