import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import {
  type ConnectionState,
  endConnection,
  isArriving,
  isBusy,
  limitReading,
  SendBuffers,
  type SendSettings,
  stateOf,
} from "./connection.ts";
import type { ConnectionEvent } from "./connections.ts";
import { PutOffReading, Turns } from "./event_loop_turns.ts";
import { checkRequest, type ParserError, type ProtocolError, protocolErrorOf, type RequestLimits } from "./request.ts";
import { type Response, sendResponse } from "./response.ts";

/** The settings of a connection's requests. */
export interface RequestSettings extends RequestLimits, SendSettings {
  readonly "max-requests-per-connection": number;
}

/** The service, as a server calls it. */
export interface ServerHandlers {
  /** Answers a request. */
  handle(request: IncomingMessage): Response | Promise<Response>;
  /** Returns true if a route takes larger bodies, for longer, than the settings allow; it bounds them by itself. */
  takesLargeBody?(request: IncomingMessage): boolean;
  /** Returns true if a request may wait for all others, as it takes milliseconds and no program waits for it. */
  mayWait?(request: IncomingMessage): boolean;
  /** Answers a request that is turned down before its path is looked at. */
  onProtocolError(error: ProtocolError, connection: Socket): Response;
  /** Hears of each connection that was turned away or displaced. */
  onConnection(event: ConnectionEvent, address: string): void;
  /** Hears of what no one foresaw, and of connections that the system could not hand over. */
  onError(error: unknown): void;
}

/** The parts of a connection handler. */
export interface ConnectionHandlerOptions {
  readonly config: { readonly current: RequestSettings };
  /** Hears of a connection on which more requests wait than may. */
  readonly onFlood: (socket: Socket) => void;
  /** Lists the connections of the client at the other end of one. */
  readonly connectionsOf: (socket: Socket) => Iterable<Socket>;
}

/**
 * Requests of one connection that may wait for the response to the one before them.
 *
 * No browser and no proxy sends the next before it has the response to the last. Node's parser makes objects of all
 * that arrived, 65 kB at a time, before anybody is asked: some 3 µs a request, of which 1,700 may stand there.
 */
const MAX_PIPELINED_REQUESTS = 32;

/** The requests that may wait for all others and do; more are turned down. */
const MAX_LATE_REQUESTS = 10_000;
/** The response to those that are turned down. */
const CROWDED: Response = {
  status: 503,
  headers: ["Retry-After", "10", "Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"],
  body: Buffer.from("Storitev ima preveč dela. Poskusite čez nekaj sekund. | The service is busy. Try again soon.\n"),
};

/**
 * Passes requests from Node's server to the handlers unless they break a limit.
 *
 * The requests of a connection are handled one after another, each when the response before it has left, in another turn
 * of the event loop. So a client that sends many at once and reads nothing costs one response.
 */
export class ConnectionHandler {
  readonly #handlers: ServerHandlers;
  readonly #config: { readonly current: RequestSettings };
  readonly #onFlood: (socket: Socket) => void;
  readonly #buffers: SendBuffers;
  /** The responses that were not there at once, of this turn of the event loop. */
  readonly #unanswered: ServerResponse[] = [];
  readonly #turns = new Turns();
  readonly #putOffReading: PutOffReading;
  #isDraining = false;

  constructor(handlers: ServerHandlers, { config, onFlood, connectionsOf }: ConnectionHandlerOptions) {
    this.#handlers = handlers;
    this.#config = config;
    this.#onFlood = onFlood;
    this.#buffers = new SendBuffers(config);
    this.#putOffReading = new PutOffReading({ turns: this.#turns, connectionsOf });
  }

  /** Makes every response from now on the last of its connection. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Takes in a new connection, encrypted or not. */
  connection(socket: Socket): void {
    this.#turns.accept();
    const state = stateOf(socket);
    socket.on("resume", () => {
      // Node has reasons of its own to read, such as the end of a request.
      if (state.isHeld || state.waiting.length > 0 || state.isFlooded) socket.pause();
    });
  }

  readonly request = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const state = stateOf(socket);
    state.bytesAtRequest = socket.bytesRead;
    if (state.isEnding) {
      if (state.passedOver++ === MAX_PIPELINED_REQUESTS) this.#flood(socket, state);
      return;
    }
    if (state.waiting.length === MAX_PIPELINED_REQUESTS) {
      this.#flood(socket, state);
      return;
    }
    state.requests++;
    if (state.requests >= this.#config.current["max-requests-per-connection"]) {
      state.isEnding = true;
    }
    const isAhead = isBusy(state) || state.waiting.length > 0;
    if (isAhead) this.#putOffReading.count(socket);
    const isLate = this.#handlers.mayWait?.(request) === true;
    if (isLate && !isAhead && this.#turns.late >= MAX_LATE_REQUESTS) {
      state.current = response;
      this.#send(response, { made: CROWDED, state });
    } else if (isAhead || (isLate ? this.#turns.isLateShareTaken() : this.#turns.isShareTaken())) {
      this.#enqueue(socket, { isLate, action: () => this.#handle(request, { response, state, isLate }) });
    } else {
      this.#handle(request, { response, state, isLate });
    }
  };

  readonly connect = (_request: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => {});
    this.#reject(socket as Socket, "method_not_allowed");
  };

  readonly clientError = (error: ParserError, socket: Duplex): void => {
    const connection = socket as Socket;
    const state = stateOf(connection);
    const { current } = state;
    const found = protocolErrorOf(error, this.#config.current);
    if (found === "request_timeout" && current !== undefined && !current.req.complete) {
      if (this.#takesLargeBody(current.req)) return;
    }
    const isAnswered = current?.writableFinished === true && !current.req.complete;
    // No one is there, no one asked anything, or what is late is the body of a request that has its response.
    if (found === undefined || (found === "request_timeout" && (connection.bytesRead === 0 || isAnswered))) {
      connection.destroy();
    } else if (!state.isEnding) {
      this.#reject(connection, found);
    }
  };

  #handle(
    request: IncomingMessage,
    { response, state, isLate }: { response: ServerResponse; state: ConnectionState; isLate: boolean },
  ): void {
    state.current = response;
    const { current } = this.#config;
    let found = checkRequest(request, current);
    if (found === "content_too_large" && this.#takesLargeBody(request)) {
      found = checkRequest(request, { ...current, "max-body-size": Number.POSITIVE_INFINITY });
    }
    state.hasBody = found === "has_body";
    if (found === "has_body") {
      // A large body has all the time it takes as long as it goes on.
      request.socket.setTimeout(current["send-timeout"]);
      this.#limitBody(request, response);
    } else if (found !== undefined) {
      // What the client sent after it is passed over.
      state.current = undefined;
      state.waiting = [];
      request.resume();
      this.#reject(request.socket, found);
      return;
    }
    try {
      const made = this.#handlers.handle(request);
      if (made instanceof Promise) {
        this.#holdUntil(response);
        if (isLate) this.#turns.making(made);
        made.then(
          (made) => this.#send(response, { made, state }),
          (error) => this.#fail(response, error),
        );
      } else {
        this.#send(response, { made, state });
      }
    } catch (error) {
      this.#fail(response, error);
    }
  }

  #send(response: ServerResponse, { made, state }: { made: Response; state: ConnectionState }): void {
    const { req: request } = response;
    const { socket } = request;
    if (response.destroyed || socket.writableEnded) return;
    const isUnread = isArriving(state) && request.method !== "GET" && request.method !== "HEAD";
    const isLast = state.isEnding && state.waiting.length === 0;
    if (isUnread || (isLast && state.isFlooded)) {
      // A body that was not read, or not to its end, must not be taken for the next request.
      request.resume();
      this.#end(socket, made);
      return;
    }
    sendResponse(response, made, { close: this.#isDraining || isLast });
    this.#buffers.watch(response);
  }

  #fail(response: ServerResponse, error: unknown): void {
    this.#handlers.onError(error);
    response.destroy();
  }

  /** Turns a connection down once the responses that are owed have left; what else the client sends is passed over. */
  #reject(socket: Socket, error: ProtocolError): void {
    const state = stateOf(socket);
    const reject = (): void => this.#end(socket, this.#handlers.onProtocolError(error, socket));
    state.isEnding = true;
    if (isBusy(state) || state.waiting.length > 0) this.#enqueue(socket, { action: reject });
    else reject();
  }

  /** Writes the last response of a connection. */
  #end(socket: Socket, response: Response): void {
    const state = stateOf(socket);
    state.isEnding = true;
    state.isHeld = false;
    state.waiting = [];
    endConnection(socket, response, { discards: !state.isFlooded });
  }

  /** Answers what waits already, and nothing more. */
  #flood(socket: Socket, state: ConnectionState): void {
    if (state.isFlooded) return;
    state.isEnding = true;
    state.isFlooded = true;
    socket.pause();
    this.#onFlood(socket);
  }

  /**
   * Reads nothing of a connection while its response is made: where the client has ended its half, Node would end the
   * other as soon as it sees that, response or not.
   *
   * It is looked at when the turn of the event loop ends, since most responses are there by then, and pausing costs more
   * than a microsecond.
   */
  #holdUntil(response: ServerResponse): void {
    if (response.req.socket.isPaused()) hold(response);
    else if (this.#unanswered.push(response) === 1) setImmediate(this.#holdUnanswered);
  }

  readonly #holdUnanswered = (): void => {
    for (const response of this.#unanswered.splice(0)) hold(response);
  };

  /** Has something wait until the current response has left, and reads no further until then. */
  #enqueue(socket: Socket, { action, isLate = false }: { action: () => void; isLate?: boolean }): void {
    const state = stateOf(socket);
    state.waiting.push(action);
    if (state.waiting.length === 1) {
      socket.pause();
      this.#continueAfter(socket, { state, isAhead: isBusy(state), isLate });
    }
  }

  #continueAfter(
    socket: Socket,
    { state, isAhead, isLate = false }: { state: ConnectionState; isAhead: boolean; isLate?: boolean },
  ): void {
    const later = (): void => this.#turns.add(() => this.#continue(socket, state), { isAhead, isLate });
    if (isBusy(state)) state.current!.once("close", later);
    else later();
  }

  #continue(socket: Socket, state: ConnectionState): void {
    if (socket.destroyed) {
      state.waiting = [];
      return;
    }
    state.waiting.shift()?.();
    if (state.waiting.length > 0) this.#continueAfter(socket, { state, isAhead: true });
    else if (!state.isHeld) socket.resume();
  }

  #takesLargeBody(request: IncomingMessage): boolean {
    return this.#handlers.takesLargeBody?.(request) === true;
  }

  /** Cuts a connection off where the body of an answered request goes on and on. */
  #limitBody(request: IncomingMessage, response: ServerResponse): void {
    response.once("finish", () => {
      if (request.complete) return;
      limitReading(request.socket, this.#config.current["max-body-size"], () => request.complete);
    });
  }
}

/** Reads nothing more of a connection until a response has left; first the body of its request. */
function hold(response: ServerResponse): void {
  const { req } = response;
  const { socket } = req;
  if (response.writableEnded || response.destroyed || socket.writableEnded) return;
  const state = stateOf(socket);
  if (isArriving(state)) {
    req.once("end", () => hold(response));
    return;
  }
  state.isHeld = true;
  socket.pause();
  response.once("close", () => {
    state.isHeld = false;
    socket.resume();
  });
}
