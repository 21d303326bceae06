import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is known of a connection besides what Node knows. */
export interface ConnectionState {
  /** The answer to the last request that arrived; answers leave in the order of the requests. */
  latest: ServerResponse | undefined;
  /** How many requests arrived. */
  requests: number;
  /** Whether it ends with the latest answer: what the client sends after that is passed over. */
  isEnding: boolean;
  /** Whether it was told why nothing more is read. */
  isRefused: boolean;
  /** The socket that requests come from: on an encrypted connection the one that decrypts. */
  plain: Socket;
}

const STATE = Symbol("connection state");

type TrackedSocket = Socket & { [STATE]?: ConnectionState };

/** The state of a connection. */
export function stateOf(socket: Socket): ConnectionState {
  const tracked = socket as TrackedSocket;
  tracked[STATE] ??= {
    latest: undefined,
    requests: 0,
    isEnding: false,
    isRefused: false,
    plain: socket,
  };
  return tracked[STATE];
}

/** Takes in that a connection is encrypted: the two sockets have one state from now on. */
export function shareState(decrypting: Socket, raw: Socket): void {
  const state = stateOf(raw);
  state.plain = decrypting;
  (decrypting as TrackedSocket)[STATE] = state;
}

/** Whether an answer is owed or on its way to the client. */
export function isBusy({ latest }: ConnectionState): boolean {
  return latest !== undefined && !latest.writableFinished && !latest.destroyed;
}
