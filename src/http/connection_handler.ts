import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type ConnectionState, isBusy, isOver, isOwing, stateOf } from "./connection.ts";
import type { ConnectionEvent } from "./connections.ts";
import { PacedTurns } from "./paced_turns.ts";
import { PipelineGuard } from "./pipeline_guard.ts";
import {
  checkRequest,
  type ParserError,
  type ProtocolError,
  protocolErrorOf,
  type RequestLimits,
} from "./protocol_error.ts";
import { rejectConnection } from "./reject_connection.ts";
import { RequestFeed } from "./request_feed.ts";
import { type Response, sendResponse } from "./response.ts";
import { SendBuffers, type SendSettings } from "./send_buffers.ts";

/** The settings of a connection's requests. */
export interface RequestSettings extends RequestLimits, SendSettings {
  readonly "max-requests-per-connection": number;
}

/** The service, as a server calls it. */
export interface ServerHandlers {
  /** Answers a request. */
  handle(request: IncomingMessage): Response | Promise<Response>;
  /** Tells if a route takes larger bodies, for longer, than the settings allow; it bounds them by itself. */
  takesLargeBody?(request: IncomingMessage): boolean;
  /** Answers a request that is turned down before its path is looked at. */
  onProtocolError(error: ProtocolError, connection: Socket): Response;
  /** Hears of each connection that was turned away or displaced. */
  onConnection(event: ConnectionEvent, address: string): void;
  /** Hears of what nobody foresaw, and of connections that the system could not hand over. */
  onError(error: unknown): void;
}

/** Requests of one connection that may wait though they are fed one by one, should the feed not work one day. */
const MAX_WAITING = 128;

/**
 * Stands between Node's server and the handlers: nothing gets by that breaks a limit.
 *
 * The requests of a connection are handled one after another, each when the response before it has left. So a client
 * that sends many at once and reads nothing costs one response, and takes one share of each turn of the event loop.
 */
export class ConnectionHandler {
  readonly #handlers: ServerHandlers;
  readonly #config: { readonly current: RequestSettings };
  readonly #buffers: SendBuffers;
  readonly #turns = new PacedTurns();
  readonly #guard = new PipelineGuard((socket) => this.#feed(socket));
  #isDraining = false;

  constructor(handlers: ServerHandlers, config: { readonly current: RequestSettings }) {
    this.#handlers = handlers;
    this.#config = config;
    this.#buffers = new SendBuffers(config);
  }

  /** Makes every response from now on the last of its connection. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Takes in a new connection, encrypted or not. */
  connection(socket: Socket): void {
    this.#guard.add(socket);
  }

  readonly request = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const state = stateOf(socket);
    if (state.isEnding) {
      this.#guard.parsedAhead(socket);
      return;
    }
    state.requests++;
    if (state.requests >= this.#config.current["max-requests-per-connection"]) {
      state.isEnding = true;
      // What comes behind it is thrown away.
      this.#guard.feedSoon(socket);
    }
    if (isBusy(state) || state.waiting.length > 0) {
      this.#enqueue(socket, () => this.#handle(request, { response, state }));
    } else {
      this.#handle(request, { response, state });
    }
  };

  readonly connect = (_request: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => {});
    this.#reject(socket as Socket, "method_not_allowed");
  };

  readonly clientError = (error: ParserError, socket: Duplex): void => {
    const connection = socket as Socket;
    const found = protocolErrorOf(error, this.#config.current);
    const { current, feed } = stateOf(connection);
    if (found === "request_timeout" && current !== undefined && !current.req.complete) {
      if (this.#takesLargeBody(current.req)) return;
    }
    feed?.stop();
    const isAnswered = current?.writableFinished === true && !current.req.complete;
    // Nobody is there, nobody asked anything, or what is late is the body of a request that has its response.
    if (
      found === undefined ||
      (found === "request_timeout" && (connection.bytesRead === 0 || isAnswered))
    ) {
      connection.destroy();
    } else {
      this.#reject(connection, found);
    }
  };

  #handle(
    request: IncomingMessage,
    { response, state }: { response: ServerResponse; state: ConnectionState },
  ): void {
    state.current = response;
    const { current } = this.#config;
    let found = checkRequest(request, current);
    if (found === "content_too_large" && this.#takesLargeBody(request)) {
      found = checkRequest(request, { ...current, "max-body-size": Number.POSITIVE_INFINITY });
    }
    if (found === "has_body") {
      // A large body has all the time it takes as long as it goes on.
      request.socket.setTimeout(current["send-timeout"]);
      this.#limitBody(request, response);
    } else if (found !== undefined) {
      // What the client sent after it is passed over.
      state.current = undefined;
      state.waiting = [];
      this.#reject(request.socket, found);
      return;
    }
    try {
      const made = this.#handlers.handle(request);
      if (made instanceof Promise) {
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

  #send(
    response: ServerResponse,
    { made, state }: { made: Response; state: ConnectionState },
  ): void {
    if (response.destroyed) return;
    const { req: request, socket } = response;
    if (
      socket !== null &&
      !request.complete &&
      request.method !== "GET" &&
      request.method !== "HEAD"
    ) {
      // A body that was not read, or not to its end, must not be taken for the next request.
      state.isEnding = true;
      this.#rejectNow(socket, made);
      return;
    }
    const close = this.#isDraining || (state.isEnding && state.waiting.length === 0);
    sendResponse(response, made, { close });
    this.#buffers.watch(response);
  }

  #fail(response: ServerResponse, error: unknown): void {
    this.#handlers.onError(error);
    response.destroy();
  }

  /** Turns a connection down once the responses that are owed have left; nothing more is read of it. */
  #reject(socket: Socket, error: ProtocolError): void {
    const state = stateOf(socket);
    const reject = (): void => {
      this.#rejectNow(socket, this.#handlers.onProtocolError(error, socket));
    };
    state.isEnding = true;
    if (isBusy(state) || state.waiting.length > 0) this.#enqueue(socket, reject);
    else reject();
  }

  #rejectNow(socket: Socket, response: Response): void {
    const state = stateOf(socket);
    state.waiting = [];
    state.feed?.stop();
    this.#guard.replaceParser(socket, () => rejectConnection(socket, response));
  }

  /** Feeds a connection to the parser request by request from now on. */
  #feed(socket: Socket): void {
    const state = stateOf(socket);
    state.feed = new RequestFeed(socket, {
      turns: this.#turns,
      isOwing: () => isOwing(state),
      isEnding: () => isOver(state),
      afterResponse(then) {
        if (isBusy(state) && state.current!.req.complete) state.current!.once("close", then);
        else then();
      },
      onError: (error) => this.#handlers.onError(error),
    });
  }

  /** Has something wait until the current response has left, and reads no further until then. */
  #enqueue(socket: Socket, action: () => void): void {
    const state = stateOf(socket);
    if (state.feed !== undefined && state.waiting.length >= MAX_WAITING) {
      state.isEnding = true;
      state.waiting = [];
      socket.destroy();
      return;
    }
    state.waiting.push(action);
    this.#guard.parsedAhead(socket);
    if (state.waiting.length === 1) {
      socket.pause();
      this.#continueAfter(socket, state);
    }
  }

  #continueAfter(socket: Socket, state: ConnectionState): void {
    const later = (): void => this.#turns.add(() => this.#continue(socket, state));
    if (isBusy(state)) state.current!.once("close", later);
    else later();
  }

  #continue(socket: Socket, state: ConnectionState): void {
    if (socket.destroyed) {
      state.waiting = [];
      return;
    }
    const action = state.waiting.shift();
    if (action !== undefined) {
      this.#guard.handled(socket);
      action();
    }
    if (state.waiting.length > 0) this.#continueAfter(socket, state);
    else if (state.feed === undefined) socket.resume();
    else state.feed.continue();
  }

  #takesLargeBody(request: IncomingMessage): boolean {
    return this.#handlers.takesLargeBody?.(request) === true;
  }

  /** Cuts a connection off where the body of an answered request goes on and on. */
  #limitBody(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once("finish", () => {
      if (request.complete || socket.destroyed) return;
      const most = socket.bytesRead + this.#config.current["max-body-size"];
      const timer = setInterval(() => {
        if (socket.bytesRead > most) socket.destroy();
        if (request.complete || socket.destroyed) clearInterval(timer);
      }, 100).unref();
    });
  }
}
