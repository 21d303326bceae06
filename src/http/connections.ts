import type { Socket } from "node:net";
import { BoundedMap } from "../base/bounded_map.ts";
import { addressGroup, isLocal, type ProxySettings, peerAddress, UNIX } from "./client_address.ts";
import { isArriving, isBusy, shareState, stateOf } from "./connection.ts";

/**
 * An event of a connection: `refused` where its address has too many, `displaced` by a new one where there are too
 * many in all, `crowded_out` where none of those can be displaced, `flooded` where its address sent too many requests
 * at once, or much that is none.
 */
export type ConnectionEvent = "refused" | "displaced" | "crowded_out" | "flooded";

/** How long a client that sent too many requests at once is turned away, in milliseconds. */
const AWAY_MS = 60_000;
/** The clients of which that is remembered. */
const MAX_AWAY = 10_000;
/** How often the connections are looked at, in milliseconds. */
const LOOK_MS = 50;
/** The bytes that Node reads of a connection at once: so many may follow a request before it is reported. */
const READ_BYTES = 65_536;

/** The settings of how many connections there may be. */
export interface ConnectionSettings extends ProxySettings {
  readonly "max-connections": number;
  /** Of one client; loopback and trusted proxies, which speak for many, are exempt. */
  readonly "max-connections-per-address": number;
  readonly "max-header-size": number;
}

/** The options of keeping connections. */
interface ConnectionsOptions {
  readonly onEvent: (event: ConnectionEvent, address: string) => void;
  readonly isExempt?: ((address: string) => boolean) | undefined;
}

/**
 * Keeps the number of connections within limits.
 *
 * A client with too many gets no more. Where there are too many in all, a new connection displaces one that owes no
 * answer: so idle connections keep no client out. A client that sent more requests at once than may wait is
 * turned away for a minute: what it sent has been parsed before it could be refused, and so that stays one burst.
 */
export class Connections {
  readonly #config: { readonly current: ConnectionSettings };
  readonly #isExempt: (address: string) => boolean;
  readonly #onEvent: (event: ConnectionEvent, address: string) => void;
  /** In the order in which they came. */
  readonly #open = new Set<Socket>();
  readonly #byClient = new Map<string, Set<Socket>>();
  /** Until when clients are turned away, by `performance.now`. */
  readonly #away = new BoundedMap<number>(MAX_AWAY);
  /** By the address and port at the other end. */
  readonly #byPeer = new Map<string, Socket>();
  /** Runs as long as there are any. */
  #looking: NodeJS.Timeout | undefined;

  /** @param options `isExempt`: true for a client without a limit of its own; loopback and trusted proxies unless given. */
  constructor(config: { readonly current: ConnectionSettings }, { onEvent, isExempt }: ConnectionsOptions) {
    this.#config = config;
    this.#onEvent = onEvent;
    this.#isExempt = isExempt ?? ((address) => isLocal(address) || config.current["trusted-proxy"].has(address));
  }

  get count(): number {
    return this.#open.size;
  }

  [Symbol.iterator](): Iterator<Socket> {
    return this.#open.values();
  }

  /** Takes in a new connection, or destroys it. */
  add(socket: Socket): void {
    const address = peerAddress(socket);
    const client = addressGroup(address);
    const own = this.#byClient.get(client) ?? new Set();
    const { current: settings } = this.#config;
    if ((this.#away.get(client) ?? 0) > performance.now()) return void this.#turnAway(socket, "flooded");
    const isExempt = this.#isExempt(address);
    if (!isExempt && own.size >= settings["max-connections-per-address"]) return void this.#turnAway(socket, "refused");
    const isFull = this.#open.size >= settings["max-connections"];
    if (isFull && !this.#makeRoom()) return void this.#turnAway(socket, "crowded_out");
    this.#open.add(socket);
    this.#byClient.set(client, own.add(socket));
    const peer = peerKey(socket);
    this.#byPeer.set(peer, socket);
    socket.once("close", () => this.#forget(socket, { client, peer }));
    this.#looking ??= setInterval(this.#endUnasked, LOOK_MS).unref();
  }

  /** Lists the connections of the client at the other end of one. */
  ofSameClient(socket: Socket): Iterable<Socket> {
    return this.#byClient.get(addressGroup(peerAddress(socket))) ?? [];
  }

  /**
   * Turns the client of a connection away for a minute: ends its other connections, those that are owed a response after
   * it. Trusted proxies and clients of a Unix socket are not turned away: they speak for many.
   */
  banish(flooded: Socket): void {
    const address = peerAddress(flooded);
    if (address === UNIX || this.#config.current["trusted-proxy"].has(address)) return;
    const client = addressGroup(address);
    this.#away.set(client, performance.now() + AWAY_MS);
    this.#onEvent("flooded", address);
    for (const socket of this.#byClient.get(client) ?? []) {
      const state = stateOf(socket);
      if (state === stateOf(flooded)) continue;
      if (!isBusy(state)) this.#turnAway(socket, "flooded");
      else if (state.waiting.length === 0) state.current!.once("close", () => socket.destroy());
      state.isEnding = true;
    }
  }

  /** Notes that a connection is encrypted: from now on Node reports its requests on another socket, around this one. */
  secure(encrypted: Socket): void {
    const socket = this.#byPeer.get(peerKey(encrypted));
    if (socket !== undefined) shareState(encrypted, socket);
  }

  /** Displaces the oldest connection that never sent a whole request, else the oldest that owes no answer. */
  #makeRoom(): boolean {
    let idle: Socket | undefined;
    for (const socket of this.#open) {
      const state = stateOf(socket);
      if (state.requests === 0) {
        idle = socket;
        break;
      }
      if (idle === undefined && !isBusy(state)) idle = socket;
    }
    if (idle === undefined) return false;
    this.#open.delete(idle);
    this.#turnAway(idle, "displaced");
    return true;
  }

  /**
   * Ends connections that send without asking anything: blank lines between requests, which Node's parser passes over
   * (RFC 9112, section 2.2) without a word, 3 ms of the event loop for 2 MB.
   */
  readonly #endUnasked = (): void => {
    const most = this.#config.current["max-header-size"] + 2 * READ_BYTES;
    for (const connection of this.#open) {
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
        this.banish(socket);
      }
    }
    if (this.#open.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  };

  #turnAway(socket: Socket, event: ConnectionEvent): void {
    this.#onEvent(event, peerAddress(socket));
    socket.destroy();
  }

  #forget(socket: Socket, { client, peer }: { client: string; peer: string }): void {
    this.#open.delete(socket);
    if (this.#byPeer.get(peer) === socket) this.#byPeer.delete(peer);
    const own = this.#byClient.get(client);
    own?.delete(socket);
    if (own?.size === 0) this.#byClient.delete(client);
  }
}

function peerKey(socket: Socket): string {
  return `${peerAddress(socket)} ${socket.remotePort}`;
}
