import { hash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { BoundedMap } from "../base/bounded_map.ts";
import { type Compressor, type ContentEncoding, preferredEncoding } from "./compression.ts";
import { headerValue, type Request } from "./request.ts";

declare const BYTES: unique symbol;

/**
 * The bytes of a UTF-8 text as a string of one character a byte (Node's `latin1`), made by {@linkcode toByteString}.
 * A plain string does not compile in its place: letters beyond ASCII would be sent as other ones.
 */
export type ByteString = string & { readonly [BYTES]: true };

/** A response to be sent. `Content-Length`, `ETag` and what compression adds are set by `finalizeResponse`. */
export interface Response {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The bytes of the body. */
  readonly body: ByteString | "" | Buffer;
  /** The request headers that the response depends on, as `Vary` lists them; `Accept-Encoding` is added. */
  readonly vary?: string;
  /** Set where a client may keep the body and ask later, by its entity tag, if it is still right. */
  readonly cacheable?: boolean;
  /** The entity tag of the body, where it is known already. */
  readonly etag?: string;
  /** Set where this very object will be sent again: what is made of it for requests is kept here. */
  readonly kept?: KeptForms;
  /**
   * Set where the body may be compressed. A body that shows a secret beside words that a stranger chose must not be:
   * its length would reveal the secret (the attack called BREACH). A file of the program, compressed once and sent to
   * everyone, takes the time to be as small as can be (`best`).
   */
  readonly compressible?: boolean | "best";
}

/** Writes text as the one-character-a-byte string that a {@linkcode Response} holds. */
export function toByteString(text: string): ByteString {
  return (ASCII.test(text) ? text : Buffer.from(text, "utf8").toString("latin1")) as ByteString;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them.
const ASCII = /^[\x00-\x7f]*$/;

/** Returns a short response in plain text. */
export function textResponse(status: number, text: string): Response {
  return {
    status,
    headers: ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"],
    body: toByteString(text),
  };
}

/**
 * Sends a response.
 *
 * Head and body leave in one write: the socket is corked, and the body is written before the end. `end(body)` would make
 * a vectored write of head, body and an empty end, which costs a sixth of the requests a second.
 *
 * @param options `close`: Ends the connection with this response.
 */
export function sendResponse(
  outgoing: ServerResponse,
  { status, headers, body }: Response,
  { close = false }: { close?: boolean } = {},
): void {
  const fields = close ? [...headers, "Connection", "close"] : (headers as string[]);
  const { socket } = outgoing;
  if (body.length === 0 || socket === null) {
    outgoing.writeHead(status, fields).end(body, "latin1");
    return;
  }
  socket.cork();
  outgoing.writeHead(status, fields);
  outgoing.write(body, "latin1");
  socket.uncork();
  outgoing.end();
}

const CODING = "Accept-Encoding";
/** The length up to which copying a body costs less than another piece to write, in bytes. */
const MAX_TEXT_LENGTH = 4096;

/**
 * Completes a response for a request: compressed where that is allowed and asked for, 304 where the client has the body
 * already, without a body for `HEAD`; with `Content-Length`, `ETag`, `Vary` and `Content-Encoding` as they follow.
 */
export function finalizeResponse(
  response: Response,
  { request, compressor }: { request: Request; compressor: Compressor },
): Response {
  const { kept } = response;
  const form = kept !== undefined && request.method === "GET" ? formFor(request) : undefined;
  if (kept === undefined || form === undefined) return complete(response, { request, compressor });
  kept[form] ??= inOnePiece(complete(response, { request, compressor }));
  return kept[form];
}

/** The form that a request wants a body in. */
type BodyForm = ContentEncoding | "identity";

/** The completed forms of a response, and its last form for clients that may keep it for some seconds. */
export type KeptForms = { [F in BodyForm]?: Response } & {
  lasting?: { readonly seconds: number; readonly response: Response };
};

/** Returns the form that a request wants; undefined where it asks if it has the body already. */
function formFor({ rawHeaders }: Request): BodyForm | undefined {
  let accepted: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length !== 15 && name.length !== 13) continue;
    const lower = name.toLowerCase();
    if (lower === "if-none-match") return undefined;
    if (lower === "accept-encoding") accepted ??= rawHeaders[index + 1]!;
  }
  return accepted === undefined ? "identity" : (preferredEncoding(accepted) ?? "identity");
}

/**
 * Makes a text of a short body, one character a byte, which Node writes together with the head. A long one is a buffer,
 * of which nothing is copied.
 */
function inOnePiece({ status, headers, body }: Response): Response {
  const isText = typeof body === "string";
  if (body.length > MAX_TEXT_LENGTH) {
    return { status, headers, body: isText ? Buffer.from(body, "latin1") : body };
  }
  return { status, headers, body: isText ? body : (body.toString("latin1") as ByteString) };
}

function complete(response: Response, { request, compressor }: { request: Request; compressor: Compressor }): Response {
  const { status, headers, body, vary = "", cacheable = false, compressible = false } = response;
  const mayCompress = compressible !== false && compressor.covers(body.length);
  const varies = mayCompress ? (vary === "" ? CODING : `${vary}, ${CODING}`) : vary;
  const fields = varies === "" ? [...headers] : [...headers, "Vary", varies];
  if (status === 204) return { status, headers: fields, body };
  if (!cacheable && !mayCompress) return withLength(response, { request, headers: fields });
  const plainTag = response.etag ?? entityTag(body);
  const compressed = mayCompress
    ? compressor.compress(body, {
        etag: plainTag,
        accepted: headerValue(request, "accept-encoding"),
        keep: cacheable,
        isBest: compressible === "best",
      })
    : undefined;
  const etag = compressed?.etag ?? plainTag;
  if (cacheable) {
    fields.push("ETag", etag);
    if (status === 200 && matchesEtag(headerValue(request, "if-none-match"), etag)) {
      return { status: 304, headers: fields, body: "" };
    }
  }
  if (compressed === undefined) return withLength(response, { request, headers: fields });
  fields.push("Content-Encoding", compressed.encoding);
  return withLength({ status, headers: fields, body: compressed.body }, { request, headers: fields });
}

function withLength(
  { status, body }: Response,
  { request, headers }: { request: Request; headers: string[] },
): Response {
  headers.push("Content-Length", String(body.length));
  return { status, headers, body: request.method === "HEAD" ? "" : body };
}

/** Returns a strong entity tag: a hash of a body. */
export function entityTag(body: string | Buffer): string {
  return `"${hash("sha1", body, "base64url")}"`;
}

/**
 * Compares an `If-None-Match` header with an entity tag: RFC 9110, section 13.1.2, weak comparison.
 *
 * @param header The header's value, such as `"abc", W/"def"` or `*`.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}

/** About what an entry takes besides its texts. */
const ENTRY_BYTES = 600;

/** Responses that are kept until something that they are made from changes. */
export class KeptResponses<R extends Response = Response> {
  readonly #responses: BoundedMap<R>;
  #madeFrom: readonly unknown[] = [];

  /** @param maxBytes The bytes of bodies that are kept for certain. */
  constructor(maxBytes: number) {
    const sizeOf = ({ body }: R, key: string) => body.length + key.length + ENTRY_BYTES;
    this.#responses = new BoundedMap(maxBytes, { sizeOf });
  }

  /**
   * Drops all responses where something has changed.
   *
   * @param madeFrom All that responses are made from, besides their keys.
   * @returns The state of it, for {@linkcode keep}.
   */
  follow(madeFrom: readonly unknown[]): readonly unknown[] {
    if (madeFrom.some((part, index) => part !== this.#madeFrom[index])) {
      this.#responses.clear();
      this.#madeFrom = madeFrom;
    }
    return this.#madeFrom;
  }

  get(key: string): R | undefined {
    return this.#responses.get(key);
  }

  /**
   * Keeps a response, unless it is an error or was begun before a change.
   *
   * @param madeFrom What {@linkcode follow} returned when the response was begun.
   * @returns The response as it is to be sent.
   */
  keep(key: string, response: R, madeFrom: readonly unknown[]): R {
    const { status, body, cacheable, etag = entityTag(body) } = response;
    if (status !== 200 || cacheable !== true) return response;
    const again = { ...response, etag, kept: {} };
    if (this.#madeFrom === madeFrom) this.#responses.set(key, again);
    return again;
  }
}

/** Returns a response that clients may keep for some seconds: within a second all requests get the same form of a kept one. */
export function withMaxAge(response: Response, seconds: number, scope: "public" | "private"): Response {
  const { kept } = response;
  if (kept?.lasting?.seconds === seconds) return kept.lasting.response;
  const headers = [...response.headers, "Cache-Control", `${scope}, max-age=${seconds}`];
  if (kept === undefined) return { ...response, headers };
  kept.lasting = { seconds, response: { ...response, headers, kept: {} } };
  return kept.lasting.response;
}
