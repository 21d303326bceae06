import type { ServerResponse } from "node:http";

/** A finished answer, not yet on its way. */
export interface Answer {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them, with `Content-Length` where there is a body. */
  readonly headers: readonly string[];
  /** The bytes of the body; a string has one character a byte (Node's `latin1`). */
  readonly body: string | Buffer;
}

/** The part of a request that answers are made from; an `IncomingMessage` has it. */
export interface Request {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

/**
 * The value of a request header, the first where it stands more than once.
 *
 * It is looked up in the raw headers: making Node's table of all of them costs more than the few looks taken.
 *
 * @param name In lower case.
 */
export function field({ rawHeaders }: Request, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index]!;
    if (candidate.length === name.length && candidate.toLowerCase() === name) {
      return rawHeaders[index + 1];
    }
  }
  return undefined;
}

/** Writes text as the one-character-a-byte string that an {@linkcode Answer} holds. */
export function encode(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** Sends an answer. The body is left out where the request was `HEAD`. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers as string[]).end(body, "latin1");
}
