import type { ServerResponse } from "node:http";

/** A response to be sent. `Content-Length`, `ETag` and what compression adds are set by `finalizeResponse`. */
export interface Response {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The bytes of the body; a string has one character a byte (Node's `latin1`). */
  readonly body: string | Buffer;
  /** The request headers that the response depends on, as `Vary` lists them; `Accept-Encoding` is added. */
  readonly vary?: string;
  /** Set where a client may keep the body and ask later, by its entity tag, if it is still right. */
  readonly cacheable?: boolean;
  /** The entity tag of the body, where it is known already. */
  readonly etag?: string;
  /** Set where this very object will be sent again: its completed form is remembered. */
  readonly isKept?: boolean;
  /**
   * Set where the body may be compressed. A body that shows a secret beside words that a stranger chose must not be:
   * its length would tell the secret (the attack called BREACH). A file of the program, compressed once and sent to
   * everyone, takes the time to be as small as can be (`best`).
   */
  readonly compressible?: boolean | "best";
}

/** Writes text as the one-character-a-byte string that a {@linkcode Response} holds. */
export function toByteString(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, "utf8").toString("latin1");
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
