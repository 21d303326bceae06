import type { Socket } from "node:net";
import { isArriving, isBusy, stateOf } from "./connection.ts";
import type { RequestSettings } from "./connection_handler.ts";

/** How often the connections are looked at, in milliseconds. */
const LOOK_MS = 50;
/** The bytes that Node reads of a connection at once: so many may stand behind a request before anybody hears of it. */
const READ_BYTES = 65_536;

/** The parts that the search for them works with. */
export interface UnaskedBytesOptions {
  readonly config: { readonly current: RequestSettings & { readonly "max-header-size": number } };
  readonly connections: Iterable<Socket> & { readonly count: number };
  /** Hears of a connection that sent too many. */
  readonly onFlood: (socket: Socket) => void;
}

/**
 * Ends connections that send without asking anything: blank lines between requests, which Node's parser passes over
 * (RFC 9112, section 2.2) without a word, 3 ms of the event loop for 2 MB.
 */
export class UnaskedBytes {
  readonly #options: UnaskedBytesOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: UnaskedBytesOptions) {
    this.#options = options;
  }

  /** Looks at the connections from now on, as long as there are any. */
  watch(): void {
    this.#timer ??= setInterval(this.#look, LOOK_MS).unref();
  }

  readonly #look = (): void => {
    const { config, connections, onFlood } = this.#options;
    if (connections.count === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const most = config.current["max-header-size"] + 2 * READ_BYTES;
    for (const connection of connections) {
      const state = stateOf(connection);
      const { socket } = state;
      if (state.hasBody) {
        state.bytesAtRequest = socket.bytesRead;
        state.hasBody = isBusy(state) || isArriving(state);
      } else if (!state.isEnding && socket.bytesRead - state.bytesAtRequest > most) {
        state.isEnding = true;
        state.isFlooded = true;
        socket.pause();
        if (isBusy(state)) state.current!.once("close", () => socket.destroy());
        else socket.destroy();
        onFlood(socket);
      }
    }
  };
}
