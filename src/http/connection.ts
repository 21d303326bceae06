import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Response } from "./response.ts";

/** The state of a connection besides what Node keeps. */
export class ConnectionState {
  /** The socket on which Node reports requests: of an encrypted connection the decrypting one, around the system's. */
  socket: Socket;
  /** The response that is being made or sent; later requests wait for it in {@linkcode waiting}. */
  current: ServerResponse | undefined;
  /** The actions for the requests that came before the current one was answered, in their order. */
  waiting: (() => void)[] = [];
  /** How many requests arrived. */
  requests = 0;
  /** The bytes read when Node reported the last request, or a part of its body. */
  bytesAtRequest = 0;
  /** How many of them arrived after the last that is answered, and were passed over. */
  passedOver = 0;
  /** Set where the request of the current response has a body. */
  hasBody = false;
  /** Set while nothing is read, until the response that is owed has left. */
  isHeld = false;
  /** Set where the connection ends with the last response that is owed: what the client sends then is passed over. */
  isEnding = false;
  /** Set while a request waits and reading goes on, to notice that the client has left. */
  isWatched = false;
  /** Set where more requests waited than may: the rest of what the client sent is not read. */
  isFlooded = false;

  constructor(socket: Socket) {
    this.socket = socket;
  }
}

const STATE = Symbol("connection state");

type TrackedSocket = Socket & { [STATE]?: ConnectionState };

/** Returns the state of a connection. */
export function stateOf(socket: Socket): ConnectionState {
  const tracked = socket as TrackedSocket;
  tracked[STATE] ??= new ConnectionState(socket);
  return tracked[STATE];
}

/** Gives the two sockets of an encrypted connection one state. */
export function shareState(decrypting: Socket, raw: Socket): void {
  const state = stateOf(raw);
  state.socket = decrypting;
  (decrypting as TrackedSocket)[STATE] = state;
}

/** Returns true while a response is being made or sent. */
export function isBusy({ current }: ConnectionState): boolean {
  return current !== undefined && !current.destroyed;
}

/** Returns true while a body is arriving; Node's parser may not yet have reported the end of a request without one. */
export function isArriving({ current, hasBody }: ConnectionState): boolean {
  return hasBody && current?.req.complete === false;
}

/** Stops reading a connection until a response is sent, but not before the body of its request has arrived. */
export function hold(response: ServerResponse): void {
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
  // A TLS handshake that failed, or a client that left.
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
 * @param until Returns true once the client may again send without a limit.
 */
export function limitReading(socket: Socket, bytes: number, until = (): boolean => false): void {
  const most = socket.bytesRead + bytes;
  const timer = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy();
    if (socket.destroyed || until()) clearInterval(timer);
  }, LOOK_MS).unref();
}

/** Cuts a connection off if the client goes on sending the body of an answered request beyond a size. */
export function limitBody(response: ServerResponse, bytes: number): void {
  const { req } = response;
  response.once("finish", () => {
    if (!req.complete) limitReading(req.socket, bytes, () => req.complete);
  });
}

/** The bytes that may wait for slow clients on all connections together. */
const MAX_WAITING_BYTES = 32 << 20;

/**
 * Bounds the memory of responses that clients do not take: beyond it the connection whose response waits longest is
 * closed. A single one is closed when its client has taken nothing for a time. A timer is set only for those: one for
 * each request, as Node's server has it, costs a hundredth of the throughput.
 */
export class SendBuffers {
  /** The bytes that wait, by connection, in the order in which they began to. */
  readonly #waiting = new Map<Socket, number>();
  #bytes = 0;

  /** Counts a response that was just sent, where the system did not take all of it. @param timeout In milliseconds. */
  watch(response: ServerResponse, timeout: number): void {
    const { socket } = response;
    const bytes = socket === null ? 0 : socket.writableLength;
    if (socket === null || bytes === 0) return;
    this.#forget(socket);
    this.#waiting.set(socket, bytes);
    this.#bytes += bytes;
    // Once the response has left, Node sets the time of an idle connection instead.
    socket.setTimeout(timeout);
    response.once("close", () => this.#forget(socket));
    for (const slowest of this.#waiting.keys()) {
      if (this.#bytes <= MAX_WAITING_BYTES) break;
      this.#forget(slowest);
      slowest.destroy();
    }
  }

  #forget(socket: Socket): void {
    this.#bytes -= this.#waiting.get(socket) ?? 0;
    this.#waiting.delete(socket);
  }
}
