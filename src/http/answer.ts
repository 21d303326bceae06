import type { ServerResponse } from "node:http";

/** A finished answer, not yet on its way. */
export interface Answer {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them; the length and the date are added when it is sent. */
  readonly headers: readonly string[];
  /** The bytes of the body, one character a byte (Node's `latin1`): so it leaves with the head in one piece. */
  readonly body: string;
}

/** The part of a request that answers are made from; an `IncomingMessage` has it. */
export interface Request {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Writes text as the one-character-a-byte string that an {@linkcode Answer} holds. */
export function encode(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** Sends an answer. A `HEAD` request and a 204 or 304 get no body. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  if (status === 204 || status === 304) {
    response.writeHead(status, [...headers]).end();
  } else {
    response.writeHead(status, [...headers, "Content-Length", String(body.length)]);
    response.end(body, "latin1");
  }
}
