import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { writeWhole } from "./roomy_body.ts";

/** An answer whose head is written already. */
export interface ReadyAnswer {
  readonly status: number;
  /**
   * The headers as they stand on the wire, each `Name: value` with its line end, `Content-Length` among them where there
   * is a body. They go out as they are: what came from outside must have been checked for line breaks.
   */
  readonly head: string;
  /**
   * The bytes of the body. A string has one character a byte (Node's `latin1`). It leaves with the head in one piece, and
   * so do bytes that have room for that ({@linkcode roomy}).
   */
  readonly body: string | Buffer;
}

/**
 * What Node keeps of a response between `writeHead` and the first write. It is not documented, so nothing here relies
 * on it: where it is not as expected, the answer goes out as `writeHead` and `end` send it.
 */
interface HeldResponse {
  /** The whole head, once `writeHead` has made it. */
  _header?: unknown;
  /** Whether the head has left. */
  _headerSent?: unknown;
  /** Whether the request's method lets the answer have a body. */
  readonly _hasBody?: unknown;
}

/** A connection as Node's server keeps it. */
interface HeldSocket extends Socket {
  /** The response whose turn it is to write. */
  readonly _httpMessage?: unknown;
}

/**
 * Sends the answers of one server, which all keep connections for as long.
 *
 * Two things spare a fifth of what Node spends on a request:
 *
 * - The body leaves with the head in one plain write, where `end(body)` makes a vectored write of head, body and an
 *   empty end.
 * - What Node adds to the headers (`Date`, `Connection`, `Keep-Alive`) is the same for all answers of a second on
 *   connections that stay. It is taken from the head that Node made for the first of them and put behind the heads of
 *   the others, without Node's look at each header.
 */
export class Sender {
  /** What Node put behind the headers of an answer in the second that is noted. */
  #tail: string | undefined;
  /** Seconds since 1970. */
  #second = Number.NaN;

  /** Sends an answer. The body is left out where the request was `HEAD`. */
  send(response: ServerResponse, { status, head, body }: ReadyAnswer): void {
    const held = response as HeldResponse;
    const hasBody = held._hasBody === true && body.length > 0;
    if (!hasBody || !stays(response) || !this.#putHead(response, { status, head })) {
      response.writeHead(status, fieldsOf(head));
    }
    if (hasBody && this.#putBody(response, body)) response.end();
    else response.end(body, "latin1");
  }

  /** Has the body leave with the head, and leaves nothing to do but to end; false where Node is to send it. */
  #putBody(response: ServerResponse, body: string | Buffer): boolean {
    const held = response as HeldResponse;
    const { _header: head } = held;
    if (typeof head !== "string" || held._headerSent !== false) return false;
    if (typeof body === "string") {
      held._header = head + body;
      return true;
    }
    const socket = response.socket as HeldSocket | null;
    // Of requests sent at once, a later one's answer waits for those before it.
    if (socket?._httpMessage !== response || !writeWhole(socket, { head, body })) return false;
    held._headerSent = true;
    return true;
  }

  /** Gives a response its head, or makes Node's ready to be learned from; false where Node is to make it. */
  #putHead(response: ServerResponse, { status, head }: { status: number; head: string }): boolean {
    const held = response as HeldResponse;
    const lines = statusLine(status) + head;
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#second) {
      response.writeHead(status, fieldsOf(head));
      this.#second = second;
      this.#tail = tailOf(held._header, lines);
      return true;
    }
    if (this.#tail === undefined || held._header !== null) return false;
    response.statusCode = status;
    held._header = lines + this.#tail;
    return true;
  }
}

/** The first line of an answer. */
export function statusLine(status: number): string {
  return status === 200 ? "HTTP/1.1 200 OK\r\n" : `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
}

/** Whether a response is of the usual kind: HTTP/1.1, on a connection that is kept for more. */
function stays({ req: request, shouldKeepAlive }: ServerResponse): boolean {
  return shouldKeepAlive && request.httpVersionMinor === 1 && request.httpVersionMajor === 1;
}

/** The names and values of a head in turn, as `writeHead` takes them. */
function fieldsOf(head: string): string[] {
  return head
    .split("\r\n")
    .slice(0, -1)
    .flatMap((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
}

/** What follows an answer's own lines in the head that Node made of them; undefined where Node made another. */
function tailOf(head: unknown, lines: string): string | undefined {
  return typeof head === "string" && head.startsWith(lines) ? head.slice(lines.length) : undefined;
}
