import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The state of a connection besides what Node keeps. */
export interface ConnectionState {
  /** The one that Node tells of requests on: where it is encrypted, the one around the system's. */
  socket: Socket;
  /** The response that is being made or sent; later requests wait for it in {@linkcode waiting}. */
  current: ServerResponse | undefined;
  /** The actions for the requests that came before the current one was answered, in their order. */
  waiting: (() => void)[];
  /** How many requests arrived. */
  requests: number;
  /** The bytes that had been read when the last request was told, or a part of its body. */
  bytesAtRequest: number;
  /** How many of them arrived after the last that is answered, and were passed over. */
  passedOver: number;
  /** Set where the request of the current response has a body. */
  hasBody: boolean;
  /** Set while nothing is read, until the response that is owed has left. */
  isHeld: boolean;
  /** Set where the connection ends with the last response that is owed: what the client sends then is passed over. */
  isEnding: boolean;
  /** Set where more requests waited than may: the rest of what the client sent is not read. */
  isFlooded: boolean;
}

const STATE = Symbol("connection state");

type TrackedSocket = Socket & { [STATE]?: ConnectionState };

/** Returns the state of a connection. */
export function stateOf(socket: Socket): ConnectionState {
  const tracked = socket as TrackedSocket;
  tracked[STATE] ??= {
    socket,
    current: undefined,
    waiting: [],
    requests: 0,
    bytesAtRequest: 0,
    passedOver: 0,
    hasBody: false,
    isHeld: false,
    isEnding: false,
    isFlooded: false,
  };
  return tracked[STATE];
}

/** Gives the two sockets of an encrypted connection one state. */
export function shareState(decrypting: Socket, raw: Socket): void {
  const state = stateOf(raw);
  state.socket = decrypting;
  (decrypting as TrackedSocket)[STATE] = state;
}

/** Tells if a response is owed or on its way to the client. */
export function isBusy({ current }: ConnectionState): boolean {
  return current !== undefined && !current.destroyed;
}

/** Tells if a body is still to come to its end; that of a request without one Node's parser may not have told yet. */
export function isArriving({ current, hasBody }: ConnectionState): boolean {
  return hasBody && current?.req.complete === false;
}
