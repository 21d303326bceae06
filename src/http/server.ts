import { createServer, type Server } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as setTimeoutAsync } from "node:timers/promises";
import { Problem } from "../base/problem.ts";
import { type ConnectionState, isArriving, isBusy, stateOf } from "./connection.ts";
import { ConnectionHandler, type RequestSettings, type ServerHandlers } from "./connection_handler.ts";
import { type ConnectionSettings, Connections } from "./connections.ts";
import { bind, type ListenAddress } from "./listen_address.ts";

/** The settings of a server. Times in milliseconds, sizes in bytes. */
export interface ServerSettings extends RequestSettings, ConnectionSettings {
  readonly "header-timeout": number;
  readonly "request-timeout": number;
  readonly "keep-alive": number;
}

/** The settings that are in force, and their changes. */
export interface ServerConfig {
  readonly current: ServerSettings;
  /** Calls back after each change. @returns Ends it. */
  onChange(listener: () => void): () => void;
}

/** A server that is listening. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:8080` or `unix:/run/ambo.sock`. */
  readonly origin: string;
  /** How many connections are open. */
  readonly connections: number;
  /**
   * Serves another certificate; connections that are there keep theirs.
   *
   * @throws {Error} If certificate and key do not go together. Then the old ones stay.
   */
  setCertificate(certificate: Certificate): void;
  /**
   * Ends it: no new connections, idle ones and half requests closed, responses under way finished until the deadline.
   *
   * @param deadline Milliseconds after which what is left is cut off.
   * @param notice Milliseconds in which clients see that it ends, as each response is the last of its connection.
   */
  close(deadline: number, notice?: number): Promise<void>;
  /** Cuts off the connections that are left. */
  destroyConnections(): void;
}

/** A certificate chain and its private key, in PEM. */
export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** The options of listening. */
export interface ListenOptions {
  readonly address: ListenAddress;
  readonly config: ServerConfig;
  /** Serves HTTPS where given. */
  readonly tls?: Certificate | undefined;
  /** Returns true if a client has no limit of connections of its own; loopback and trusted proxies unless given. */
  readonly isExempt?: (address: string) => boolean;
}

/**
 * Listens on an address or a Unix socket.
 *
 * @throws {Problem} If it is taken or may not be used, or the certificate is none.
 */
export async function listen(
  handlers: ServerHandlers,
  { address, config, tls, isExempt }: ListenOptions,
): Promise<RunningServer> {
  const { current } = config;
  const server = tls === undefined ? createServer(nodeOptions(current)) : secureServer(tls, current);
  const connections = new Connections(config, {
    onEvent: (event, address) => handlers.onConnection(event, address),
    isExempt,
  });
  const handler = new ConnectionHandler(handlers, {
    config,
    onFlood: (socket) => connections.banish(socket),
    connectionsOf: (socket) => connections.ofSameClient(socket),
  });
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    if (tls === undefined) handler.connection(socket);
  });
  server.on("secureConnection", (socket: Socket) => {
    connections.secure(socket);
    putOffEnd(socket);
    handler.connection(socket);
  });
  server.on("request", handler.request);
  // No `100 Continue` is sent, and other expectations are ignored.
  server.on("checkContinue", handler.request);
  server.on("checkExpectation", handler.request);
  server.on("connect", handler.connect);
  server.on("clientError", handler.clientError);
  const origin = await bind(server, { address, scheme: tls === undefined ? "http" : "https" });
  server.on("error", (error) => handlers.onError(error));
  const followChanges = (): void => applySettings(server, config.current);
  followChanges();
  const unfollow = config.onChange(followChanges);
  const cutOff = new AbortController();
  const destroyConnections = (): void => {
    cutOff.abort();
    server.closeAllConnections();
    // Node does not know those whose handshake is not over.
    for (const socket of connections) socket.destroy();
  };
  return {
    origin,
    get connections() {
      return connections.count;
    },
    setCertificate(certificate) {
      if (tls === undefined) return;
      try {
        (server as TlsServer).setSecureContext(certificate);
      } catch (cause) {
        throw unusable(certificate, cause);
      }
    },
    async close(deadline, notice = LAST_REQUESTS_MS) {
      unfollow();
      handler.drain();
      const timer = setTimeout(destroyConnections, deadline);
      const wait = Math.min(notice, deadline);
      await connectionsTaken(server, cutOff.signal);
      if (connections.count > 0) await setTimeoutAsync(wait, undefined, { signal: cutOff.signal }).catch(() => {});
      // A process that had no time meanwhile has not seen what came.
      await connectionsTaken(server, cutOff.signal);
      for (const socket of connections) {
        if (!owesResponse(stateOf(socket))) socket.destroy();
      }
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(timer);
    },
    destroyConnections,
  };
}

/** The time in which requests that were sent before a client sees that the service stops still arrive, in milliseconds. */
const LAST_REQUESTS_MS = 100;

/** Resolves once a server has every connection that the system took for it, and what came on it, or at the signal. */
async function connectionsTaken(server: Server | TlsServer, signal: AbortSignal): Promise<void> {
  let isMore = true;
  const note = (): void => {
    isMore = true;
  };
  server.on("connection", note);
  // Node takes one in a turn of the event loop.
  while (isMore && !signal.aborted) {
    isMore = false;
    await nextTurn();
    await nextTurn();
  }
  server.off("connection", note);
}

/** Returns true if a whole request waits for its response; of a form whose fields still arrive nothing was done yet. */
function owesResponse(state: ConnectionState): boolean {
  const { current, waiting } = state;
  const isForm = current?.req.method === "POST" && isArriving(state);
  return waiting.length > 0 || (isBusy(state) && (!isForm || current.headersSent));
}

/** Sets the limits that Node's server looks at each time. */
function applySettings(server: Server | TlsServer, settings: ServerSettings): void {
  server.headersTimeout = settings["header-timeout"];
  server.requestTimeout = settings["request-timeout"];
  server.keepAliveTimeout = settings["keep-alive"];
  // One more than allowed: Node passes over what is beyond this, and no one would know.
  server.maxHeadersCount = settings["max-headers"] + 1;
}

function nodeOptions(settings: ServerSettings) {
  return {
    keepAlive: true,
    maxHeaderSize: settings["max-header-size"],
    // Checked by the connection handler, so that the response is one of the API.
    requireHostHeader: false,
    insecureHTTPParser: false,
    connectionsCheckingInterval: Math.min(2000, Math.max(50, settings["header-timeout"] / 4)),
  };
}

function secureServer(certificate: Certificate, settings: ServerSettings): TlsServer {
  try {
    return createTlsServer({
      ...nodeOptions(settings),
      ...certificate,
      handshakeTimeout: settings["header-timeout"],
    });
  } catch (cause) {
    throw unusable(certificate, cause);
  }
}

/** Makes the error of a certificate and a key, in words where OpenSSL has only a number and a term of its own. */
function unusable({ cert, key }: Certificate, cause: unknown): Problem<"http"> {
  const isOther = (cause as { code?: string }).code?.endsWith("KEY_VALUES_MISMATCH");
  const fault = !cert.includes("-----BEGIN CERTIFICATE")
    ? "no_certificate"
    : !/-----BEGIN [A-Z ]*PRIVATE KEY/.test(key.toString("latin1"))
      ? "no_key"
      : key.includes("ENCRYPTED")
        ? "encrypted"
        : isOther && "mismatch";
  return new Problem("http.unusable_certificate", { fault: fault || undefined }, { cause });
}

/**
 * Puts off the end of what the client of an encrypted connection sends until the responses that are owed have left: Node
 * would end the other half as soon as it sees that end.
 *
 * Pausing is not enough here, as the end may be decrypted with the bytes before it. So it is put off where every stream
 * announces it, by `push(null)`.
 */
function putOffEnd(socket: Socket): void {
  const push = socket.push.bind(socket);
  let isWaiting = false;
  const endOnceAnswered = (): void => {
    const state = stateOf(socket);
    // Of a body that ends too early nothing is owed.
    const isOwing = (isBusy(state) && !isArriving(state)) || state.waiting.length > 0;
    if (socket.destroyed || !isOwing) push(null);
    else if (isBusy(state)) state.current!.once("close", () => setImmediate(endOnceAnswered));
    else setImmediate(endOnceAnswered);
  };
  socket.push = (chunk, encoding) => {
    if (chunk !== null) return push(chunk, encoding);
    if (!isWaiting) endOnceAnswered();
    isWaiting = true;
    return false;
  };
}
