import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The bytes that may wait for slow clients on all connections together. */
const MAX_BYTES = 32 << 20;

/**
 * Bounds the memory of responses that clients do not take: beyond it the connection whose response waits longest is
 * closed. A single one is closed by the server's own timeout of idle connections.
 */
export class SendBuffers {
  /** The bytes that wait, by connection, in the order in which they began to. */
  readonly #waiting = new Map<Socket, number>();
  #bytes = 0;

  /** Counts a response that was just sent, where the system did not take all of it. */
  watch(response: ServerResponse): void {
    const { socket } = response;
    const bytes = socket === null ? 0 : socket.writableLength;
    if (socket === null || bytes === 0) return;
    this.#forget(socket);
    this.#waiting.set(socket, bytes);
    this.#bytes += bytes;
    response.once("close", () => this.#forget(socket));
    for (const slowest of this.#waiting.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(slowest);
      slowest.destroy();
    }
  }

  #forget(socket: Socket): void {
    this.#bytes -= this.#waiting.get(socket) ?? 0;
    this.#waiting.delete(socket);
  }
}
