import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The bytes that may wait for slow clients on all connections together. */
const MAX_BYTES = 32 << 20;

/** The setting of how long a response waits for its client. */
export interface SendSettings {
  readonly "send-timeout": number;
}

/**
 * Bounds the memory of responses that clients do not take: beyond it the connection whose response waits longest is
 * closed. A single one is closed when its client has taken nothing for a time. A timer is set only for those: one for
 * each request, as Node's server has it, costs a hundredth of the throughput.
 */
export class SendBuffers {
  readonly #config: { readonly current: SendSettings };
  /** The bytes that wait, by connection, in the order in which they began to. */
  readonly #waiting = new Map<Socket, number>();
  #bytes = 0;

  constructor(config: { readonly current: SendSettings }) {
    this.#config = config;
  }

  /** Counts a response that was just sent, where the system did not take all of it. */
  watch(response: ServerResponse): void {
    const { socket } = response;
    const bytes = socket === null ? 0 : socket.writableLength;
    if (socket === null || bytes === 0) return;
    this.#forget(socket);
    this.#waiting.set(socket, bytes);
    this.#bytes += bytes;
    // Once the response has left, Node sets the time of an idle connection instead.
    socket.setTimeout(this.#config.current["send-timeout"]);
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
