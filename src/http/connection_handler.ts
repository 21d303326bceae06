import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import {
  type ConnectionState,
  endConnection,
  hold,
  isArriving,
  isBusy,
  limitBody,
  SendBuffers,
  stateOf,
} from "./connection.ts";
import type { ConnectionEvent } from "./connections.ts";
import { Turns } from "./event_loop_turns.ts";
import { checkRequest, type ParserError, type ProtocolError, protocolErrorOf, type RequestLimits } from "./request.ts";
import { type Response, sendResponse } from "./response.ts";

/** The settings of a connection's requests. */
export interface RequestSettings extends RequestLimits {
  readonly "max-requests-per-connection": number;
  /** How long a response waits for its client. */
  readonly "send-timeout": number;
}

/** The service, as a server calls it. */
export interface ServerHandlers {
  /** Answers a request. */
  handle(request: IncomingMessage): Response | Promise<Response>;
  /** Returns true if a route takes larger bodies, for longer, than the settings allow; it bounds them by itself. */
  takesLargeBody?(request: IncomingMessage): boolean;
  /** Returns true if a request has low priority: it takes milliseconds, and no program waits for it. */
  mayWait?(request: IncomingMessage): boolean;
  /** Answers a request that is rejected before its path is read. */
  onProtocolError(error: ProtocolError, connection: Socket): Response;
  /** Called for each connection that was turned away or displaced. */
  onConnection(event: ConnectionEvent, address: string): void;
  /** Called with unexpected errors, and with failures to accept a connection. */
  onError(error: unknown): void;
}

/** The parts of a connection handler. */
export interface ConnectionHandlerOptions {
  readonly config: { readonly current: RequestSettings };
  /** Called when a connection has more than {@linkcode MAX_PIPELINED_REQUESTS} waiting. */
  readonly onFlood: (socket: Socket) => void;
  /** Lists the connections of the client at the other end of one. */
  readonly connectionsOf: (socket: Socket) => Iterable<Socket>;
}

/**
 * Requests of one connection that may wait for the response to the one before them.
 *
 * Browsers and proxies do not pipeline. Node's parser makes request objects of all that it has read, 65 kB at a time,
 * before it calls this handler: up to 1,700 requests, at 3 µs each.
 */
const MAX_PIPELINED_REQUESTS = 32;

/** The response to a request of low priority where those that wait would take too long. */
const CROWDED: Response = {
  status: 503,
  headers: ["Retry-After", "10", "Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"],
  body: Buffer.from("Storitev ima preveč dela. Poskusite čez nekaj sekund. | The service is busy. Try again soon.\n"),
};

/**
 * Passes requests from Node's server to the handlers unless they break a limit.
 *
 * The requests of a connection are handled one after another, each in a new turn of the event loop once the response
 * before it is sent. So a client that sends many at once and reads nothing costs one response.
 */
export class ConnectionHandler {
  readonly #handlers: ServerHandlers;
  readonly #options: ConnectionHandlerOptions;
  readonly #buffers = new SendBuffers();
  /** The responses of this turn of the event loop whose handler returned a promise. */
  readonly #unanswered: ServerResponse[] = [];
  readonly #turns = new Turns();
  #isDraining = false;

  constructor(handlers: ServerHandlers, options: ConnectionHandlerOptions) {
    this.#handlers = handlers;
    this.#options = options;
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
      // Node resumes the socket by itself too, for instance at the end of a request.
      if (state.isHeld || (state.waiting.length > 0 && !state.isWatched) || state.isFlooded) socket.pause();
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
    if (state.requests >= this.#options.config.current["max-requests-per-connection"]) {
      state.isEnding = true;
    }
    const isAhead = isBusy(state) || state.waiting.length > 0;
    if (isAhead) this.#turns.noteAhead(socket, this.#options.connectionsOf);
    const isLowPriority = this.#handlers.mayWait?.(request) === true;
    if (isLowPriority && !isAhead && this.#turns.isLowPriorityQueueFull()) {
      state.current = response;
      this.#send(response, { answer: CROWDED, state });
    } else if (isAhead || (isLowPriority ? this.#turns.isLowPriorityShareTaken() : this.#turns.isShareTaken())) {
      this.#enqueue(socket, { isLowPriority, action: () => this.#handle(request, { response, state, isLowPriority }) });
    } else {
      this.#handle(request, { response, state, isLowPriority });
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
    const found = protocolErrorOf(error, this.#options.config.current);
    if (found === "request_timeout" && current !== undefined && !current.req.complete) {
      if (this.#takesLargeBody(current.req)) return;
    }
    const isAnswered = current?.writableFinished === true && !current.req.complete;
    // The connection broke, or it timed out without a request or in the body of a request that was answered already.
    if (found === undefined || (found === "request_timeout" && (connection.bytesRead === 0 || isAnswered))) {
      connection.destroy();
    } else if (!state.isEnding) {
      this.#reject(connection, found);
    }
  };

  #handle(
    request: IncomingMessage,
    { response, state, isLowPriority }: { response: ServerResponse; state: ConnectionState; isLowPriority: boolean },
  ): void {
    state.current = response;
    const { current } = this.#options.config;
    let found = checkRequest(request, current);
    if (found === "content_too_large" && this.#takesLargeBody(request)) {
      found = checkRequest(request, { ...current, "max-body-size": Number.POSITIVE_INFINITY });
    }
    state.hasBody = found === "has_body";
    if (found === "has_body") {
      // A large body may take any time as long as data keeps arriving.
      request.socket.setTimeout(current["send-timeout"]);
      limitBody(response, current["max-body-size"]);
    } else if (found !== undefined) {
      // Requests that the client sent after it are ignored.
      state.current = undefined;
      state.waiting = [];
      request.resume();
      this.#reject(request.socket, found);
      return;
    }
    try {
      const answer = this.#handlers.handle(request);
      if (answer instanceof Promise) {
        this.#holdUntil(response);
        if (isLowPriority) this.#turns.making(answer);
        answer.then(
          (answer) => this.#send(response, { answer, state }),
          (error) => this.#fail(response, error),
        );
      } else {
        this.#send(response, { answer, state });
      }
    } catch (error) {
      this.#fail(response, error);
    }
  }

  #send(response: ServerResponse, { answer, state }: { answer: Response; state: ConnectionState }): void {
    const { req: request } = response;
    const { socket } = request;
    if (response.destroyed || socket.writableEnded) return;
    const isUnread = isArriving(state) && request.method !== "GET" && request.method !== "HEAD";
    const isLast = state.isEnding && state.waiting.length === 0;
    if (isUnread || (isLast && state.isFlooded)) {
      // A body that was not read, or not to its end, must not be taken for the next request.
      request.resume();
      this.#end(socket, answer);
      return;
    }
    sendResponse(response, answer, { close: this.#isDraining || isLast });
    this.#buffers.watch(response, this.#options.config.current["send-timeout"]);
  }

  #fail(response: ServerResponse, error: unknown): void {
    this.#handlers.onError(error);
    response.destroy();
  }

  /** Ends a connection with an error, after the pending responses; whatever else the client sends is ignored. */
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

  /** Stops reading a connection with too many waiting requests; those that wait are still answered. */
  #flood(socket: Socket, state: ConnectionState): void {
    if (state.isFlooded) return;
    state.isEnding = true;
    state.isFlooded = true;
    socket.pause();
    this.#options.onFlood(socket);
  }

  /**
   * Stops reading a connection while its response is made: if the client has closed its half, Node would close the
   * other as soon as it reads that, before the response.
   *
   * The socket is paused at the end of the turn of the event loop: by then most responses are sent, and pausing costs
   * more than a microsecond.
   */
  #holdUntil(response: ServerResponse): void {
    if (response.req.socket.isPaused()) hold(response);
    else if (this.#unanswered.push(response) === 1) setImmediate(this.#holdUnanswered);
  }

  readonly #holdUnanswered = (): void => {
    for (const response of this.#unanswered.splice(0)) hold(response);
  };

  /**
   * Queues an action behind the current response, and stops reading until then; not behind the others of low priority,
   * whose clients may leave meanwhile: a paused socket does not notice that.
   */
  #enqueue(socket: Socket, { action, isLowPriority = false }: { action: () => void; isLowPriority?: boolean }): void {
    const state = stateOf(socket);
    state.waiting.push(action);
    const isFirst = state.waiting.length === 1;
    state.isWatched = isFirst && isLowPriority && !isBusy(state);
    if (!state.isWatched) socket.pause();
    if (isFirst) this.#continueAfter(socket, { state, isAhead: isBusy(state), isLowPriority });
  }

  #continueAfter(
    socket: Socket,
    { state, isAhead, isLowPriority = false }: { state: ConnectionState; isAhead: boolean; isLowPriority?: boolean },
  ): void {
    const isGone = (): boolean => socket.destroyed || socket.writableEnded;
    const later = (): void => this.#turns.add(() => this.#continue(socket, state), { isAhead, isLowPriority, isGone });
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
}
