import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isBusy, stateOf } from "./connection.ts";
import { type ReadyAnswer, statusLine } from "./sender.ts";

/** Why a request is turned down before anybody looks at what it asks for. */
export type Refusal =
  | "bad_request"
  | "method_not_allowed"
  | "request_timeout"
  | "content_too_large"
  | "uri_too_long"
  | "headers_too_large";

/** What Node tells of a request that it could not read. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The bytes that it was reading. */
  readonly rawPacket?: Buffer;
}

/** Why Node's parser gave up: undefined where the connection broke, and nobody is there to be told. */
export function refusalOf(
  { code = "", rawPacket }: ParserError,
  { maxUrlLength }: { maxUrlLength: number },
): Refusal | undefined {
  switch (code) {
    case "ECONNRESET":
    case "EPIPE":
      return undefined;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return "request_timeout";
    case "HPE_HEADER_OVERFLOW":
      return hasLongLine(rawPacket, maxUrlLength) ? "uri_too_long" : "headers_too_large";
    default:
      return "bad_request";
  }
}

/** Whether the bytes begin with a request line whose address is too long: then that is what overflowed. */
function hasLongLine(packet: Buffer | undefined, maxUrlLength: number): boolean {
  if (packet === undefined || !/^[A-Z]+ /.test(packet.toString("latin1", 0, 20))) return false;
  const end = packet.indexOf("\n");
  return end < 0 || end > maxUrlLength;
}

/**
 * Writes an answer to a connection on which no request could be read, and ends it.
 *
 * It waits for the answers that are owed before: a client that sends several requests at once takes answers in order.
 */
export function refuse(socket: Socket, answer: () => ReadyAnswer): void {
  const state = stateOf(socket);
  if (state.isRefused) return;
  state.isRefused = true;
  state.isEnding = true;
  if (isBusy(state)) {
    state.latest!.once("close", () => writeRefusal(socket, answer));
  } else {
    writeRefusal(socket, answer);
  }
}

function writeRefusal(socket: Socket, answer: () => ReadyAnswer): void {
  // Nobody is there: a handshake of TLS that came to nothing, or a client that left.
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, head, body } = answer();
  const whole = `${statusLine(status)}${head}Connection: close\r\n\r\n`;
  socket.write(whole + body.toString("latin1"), "latin1");
  linger(socket);
}

/** Ends a connection with an answer that its client may not have waited for. */
export function endWith(response: ServerResponse): void {
  const { socket } = response;
  response.shouldKeepAlive = false;
  if (socket === null) return;
  stateOf(socket).isEnding = true;
  // Node calls this once the answer is written.
  socket.destroySoon = () => linger(socket);
}

/** How long a client may go on sending after its last answer, in milliseconds and bytes. */
const LINGER_TIME = 2000;
const LINGER_BYTES = 1 << 20;

/**
 * Ends a connection, but goes on reading for a little: closing it with bytes unread would make the system throw away
 * the answer on the client's side, before the client has read why it was refused.
 */
function linger(socket: Socket): void {
  const most = socket.bytesRead + LINGER_BYTES;
  const started = Date.now();
  const timer = setInterval(() => {
    if (socket.bytesRead > most || Date.now() - started >= LINGER_TIME) socket.destroy();
  }, 50).unref();
  socket.once("close", () => clearInterval(timer));
  socket.once("end", () => socket.destroy());
  socket.end();
  socket.resume();
}
