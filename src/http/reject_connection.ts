import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Response } from "./response.ts";

/** How long a client may go on sending after its last response, in milliseconds and bytes. */
const LINGER_MS = 2000;
const LINGER_BYTES = 1 << 20;

/**
 * Writes a response to a connection on which nothing more is read, and ends it.
 *
 * It goes on taking bytes for a little and throws them away: closing it with bytes unread would make the system throw
 * away the response on the client's side, before the client has read why it was turned down. Node's parser is detached
 * first, or it would go on making requests of them.
 */
export function rejectConnection(socket: Socket, { status, headers, body }: Response): void {
  // Nobody is there: a handshake of TLS that came to nothing, or a client that left.
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  }
  socket.write(`${head}Connection: close\r\n\r\n${body.toString("latin1")}`, "latin1");
  let taken = 0;
  const discard = (chunk: Buffer): void => {
    taken += chunk.length;
    if (taken > LINGER_BYTES) socket.destroy();
  };
  socket.on("data", discard);
  for (const listener of socket.listeners("data")) {
    if (listener !== discard) socket.off("data", listener as (chunk: Buffer) => void);
  }
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
  socket.once("end", () => socket.destroy());
  socket.end();
  socket.resume();
}
