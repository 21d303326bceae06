import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Response } from "./response.ts";

/** How long a client may go on sending after its last response, in milliseconds and bytes. */
const LINGER_MS = 2000;
const LINGER_BYTES = 1 << 20;
/** How often it is looked at, in milliseconds. */
const LOOK_MS = 100;

/**
 * Writes the last response of a connection, and ends it.
 *
 * The connection stays for a little: closing it with bytes unread would make the system throw away the response on the
 * client's side, before the client has read it (RFC 9112, section 9.6).
 *
 * @param options `discards`: Goes on reading meanwhile, for clients that write to the end before they read.
 */
export function endConnection(
  socket: Socket,
  { status, headers, body }: Response,
  { discards }: { discards: boolean },
): void {
  // Nobody is there: a handshake of TLS that came to nothing, or a client that left.
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  }
  head += `Date: ${new Date().toUTCString()}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body.toString("latin1"), "latin1");
  if (discards) {
    limitReading(socket, LINGER_BYTES);
    socket.once("end", () => socket.destroy());
    socket.resume();
  } else {
    socket.pause();
  }
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}

/**
 * Cuts a connection off once the client has sent more from now on.
 *
 * @param until Tells that it may send again as much as it likes.
 */
export function limitReading(socket: Socket, bytes: number, until = (): boolean => false): void {
  const most = socket.bytesRead + bytes;
  const timer = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy();
    if (socket.destroyed || until()) clearInterval(timer);
  }, LOOK_MS).unref();
}
