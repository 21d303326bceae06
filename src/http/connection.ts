import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RequestFeed } from "./request_feed.ts";

/** The state of a connection besides what Node keeps. */
export interface ConnectionState {
  /** The response that is being made or sent; later requests wait for it in {@linkcode waiting}. */
  current: ServerResponse | undefined;
  /** The actions for the requests that came before the current one was answered, in their order. */
  waiting: (() => void)[];
  /** How many requests arrived. */
  requests: number;
  /** How many were parsed while the one before them had no response, and have not had their turn yet. */
  ahead: number;
  /** Hands the bytes of the client to the parser, where the parser does not read them by itself. */
  feed: RequestFeed | undefined;
  /** Set where the connection ends with the last response that is owed: what the client sends then is passed over. */
  isEnding: boolean;
}

const STATE = Symbol("connection state");

type TrackedSocket = Socket & { [STATE]?: ConnectionState };

/** Returns the state of a connection. */
export function stateOf(socket: Socket): ConnectionState {
  const tracked = socket as TrackedSocket;
  tracked[STATE] ??= {
    current: undefined,
    waiting: [],
    requests: 0,
    ahead: 0,
    feed: undefined,
    isEnding: false,
  };
  return tracked[STATE];
}

/** Gives the two sockets of an encrypted connection one state. */
export function shareState(decrypting: Socket, raw: Socket): void {
  (decrypting as TrackedSocket)[STATE] = stateOf(raw);
}

/** Tells if a response is owed or on its way to the client. */
export function isBusy({ current }: ConnectionState): boolean {
  return current !== undefined && !current.writableFinished && !current.destroyed;
}

/** Tells if a whole request waits for its response. */
export function isOwing(state: ConnectionState): boolean {
  return state.waiting.length > 0 || (isBusy(state) && state.current!.req.complete);
}

/** Tells if the connection ends with the response that is owed, and nothing more of its request is to come. */
export function isOver({ isEnding, waiting, current }: ConnectionState): boolean {
  return isEnding && waiting.length === 0 && (current === undefined || current.req.complete);
}
