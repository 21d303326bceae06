import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { stateOf } from "./connection.ts";
import { type ConnectionLimits, Connections } from "./connections.ts";
import { bind, type Place } from "./listen_address.ts";
import { endWith, type ParserError, type Refusal, refusalOf, refuse } from "./refusal.ts";
import { check, type RequestLimits } from "./request_check.ts";
import { type ReadyAnswer, Sender } from "./sender.ts";

/** A server that is listening. */
export interface Listening {
  /** Where it is reached, such as `http://127.0.0.1:8080` or `unix:/run/ambo.sock`. */
  readonly origin: string;
  /** How many connections are open. */
  readonly connections: number;
  /**
   * Keeps to other limits from now on. The size of a head stays what it was, and connections that are there keep the
   * time in which their clients must take an answer.
   */
  follow(limits: ServerLimits): void;
  /**
   * Takes up another certificate; connections that are there keep theirs.
   *
   * @throws {Error} If certificate and key do not go together. Then the old ones stay.
   */
  renewCertificate(identity: TlsIdentity): void;
  /**
   * Ends it: no new connections, idle ones closed, answers under way finished until the deadline.
   *
   * @param deadline Milliseconds after which what is left is cut off.
   */
  close(deadline: number): Promise<void>;
  /** Cuts off what is left of connections. */
  cutOff(): void;
}

/** What a server answers with. */
export interface Handlers {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  /** The answer to a request that is turned down before anybody looks at what it asks for. */
  readonly refused: (refusal: Refusal, connection: Socket) => ReadyAnswer;
  /** Hears of a connection that the system could not hand over: it is out of memory or of files. */
  readonly failed: (error: Error) => void;
}

/** A certificate chain and its private key, in PEM. */
export interface TlsIdentity {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** What a server lets clients do. Times in milliseconds, sizes in bytes. */
export interface ServerLimits extends RequestLimits, ConnectionLimits {
  readonly headerTimeout: number;
  readonly requestTimeout: number;
  readonly sendTimeout: number;
  readonly keepAlive: number;
  readonly maxHeaderSize: number;
  readonly maxRequestsPerConnection: number;
}

/** Where and how a server listens. */
export interface ListenOptions {
  readonly place: Place;
  readonly limits: ServerLimits;
  /** Serves HTTPS where given. */
  readonly tls?: TlsIdentity | undefined;
}

/**
 * Listens on an address or a Unix socket.
 *
 * @throws {Error} If it is taken or may not be used, or the certificate is none.
 */
export async function listen(handlers: Handlers, options: ListenOptions): Promise<Listening> {
  const { place, limits, tls } = options;
  const server = tls === undefined ? createServer(nodeOptions(limits)) : secureServer(tls, limits);
  limit(server, limits);
  const connections = new Connections(limits);
  const front = new Front(handlers, limits);
  server.on("connection", (socket: Socket) => connections.add(socket));
  server.on("secureConnection", (socket: Socket) => connections.secure(socket));
  server.on("request", front.request);
  // A body is not asked for, and other expectations change nothing.
  server.on("checkContinue", front.request);
  server.on("checkExpectation", front.request);
  server.on("connect", front.connect);
  server.on("clientError", front.clientError);
  const origin = await bind(server, { place, scheme: tls === undefined ? "http" : "https" });
  server.on("error", handlers.failed);
  const cutOff = (): void => {
    server.closeAllConnections();
    // Node does not know those whose handshake is not over.
    for (const socket of connections) socket.destroy();
  };
  return {
    origin,
    get connections() {
      return connections.count;
    },
    follow(limits) {
      limit(server, limits);
      connections.follow(limits);
      front.follow(limits);
    },
    renewCertificate(identity) {
      if (tls !== undefined) (server as TlsServer).setSecureContext(identity);
    },
    close(deadline) {
      front.drain();
      return close(server, { connections, deadline, cutOff });
    },
    cutOff,
  };
}

/** Sets the limits that Node's server looks at each time. */
function limit(server: Server | TlsServer, limits: ServerLimits): void {
  server.headersTimeout = limits.headerTimeout;
  server.requestTimeout = limits.requestTimeout;
  server.timeout = limits.sendTimeout;
  server.keepAliveTimeout = limits.keepAlive;
  // One more than allowed: Node passes over what is beyond this, and nobody would know.
  server.maxHeadersCount = limits.maxHeaders + 1;
}

function nodeOptions({ headerTimeout, maxHeaderSize }: ServerLimits) {
  return {
    keepAlive: true,
    maxHeaderSize,
    // Checked here, so that the answer is one of the interface.
    requireHostHeader: false,
    insecureHTTPParser: false,
    connectionsCheckingInterval: Math.min(2000, Math.max(50, headerTimeout / 4)),
  };
}

function secureServer(identity: TlsIdentity, limits: ServerLimits): TlsServer {
  try {
    const { headerTimeout } = limits;
    return createTlsServer({
      ...nodeOptions(limits),
      ...identity,
      handshakeTimeout: headerTimeout,
    });
  } catch (cause) {
    throw new Error(`Cannot use the certificate and its key: ${(cause as Error).message}`, {
      cause,
    });
  }
}

/** What stands between Node's server and the handlers: nothing gets by that breaks a limit. */
class Front {
  readonly #handlers: Handlers;
  #limits: ServerLimits;
  readonly #sender = new Sender();
  #isDraining = false;

  constructor(handlers: Handlers, limits: ServerLimits) {
    this.#handlers = handlers;
    this.#limits = limits;
  }

  /** Keeps requests within other limits from now on. */
  follow(limits: ServerLimits): void {
    this.#limits = limits;
  }

  /** From now on every answer is the last of its connection. */
  drain(): void {
    this.#isDraining = true;
  }

  readonly request = (request: IncomingMessage, response: ServerResponse): void => {
    const state = stateOf(request.socket);
    if (state.isEnding) return;
    state.latest = response;
    state.requests++;
    if (this.#isDraining || state.requests >= this.#limits.maxRequestsPerConnection) {
      state.isEnding = true;
      response.shouldKeepAlive = false;
    }
    const finding = check(request, this.#limits);
    if (finding === undefined) {
      this.#handlers.request(request, response);
    } else if (finding === "has_body") {
      this.#limitBody(request, response);
      this.#handlers.request(request, response);
    } else {
      endWith(response);
      this.#sender.send(response, this.#handlers.refused(finding, request.socket));
    }
  };

  readonly connect = (_request: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => {});
    const connection = socket as Socket;
    refuse(connection, () => this.#handlers.refused("method_not_allowed", connection));
  };

  readonly clientError = (error: ParserError, socket: Duplex): void => {
    const connection = socket as Socket;
    const refusal = refusalOf(error, this.#limits);
    const { latest } = stateOf(connection);
    const isAnswered = latest?.writableFinished === true && !latest.req.complete;
    // Nobody is there, nobody asked anything, or what is late is the body of a request that has its answer.
    if (
      refusal === undefined ||
      (refusal === "request_timeout" && (connection.bytesRead === 0 || isAnswered))
    ) {
      connection.destroy();
    } else {
      refuse(connection, () => this.#handlers.refused(refusal, connection));
    }
  };

  /** Cuts a connection off where the body of an answered request goes on and on. */
  #limitBody(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once("finish", () => {
      if (request.complete || socket.destroyed) return;
      const most = socket.bytesRead + this.#limits.maxBodySize;
      const timer = setInterval(() => {
        if (socket.bytesRead > most) socket.destroy();
        if (request.complete || socket.destroyed) clearInterval(timer);
      }, 100).unref();
    });
  }
}

async function close(
  server: Server | TlsServer,
  options: { connections: Connections; deadline: number; cutOff: () => void },
): Promise<void> {
  const { connections, deadline, cutOff } = options;
  for (const socket of connections) {
    const { latest, plain } = stateOf(socket);
    if (latest !== undefined && !latest.headersSent) latest.shouldKeepAlive = false;
    // To Node a connection that never sent anything is not idle: its first request is awaited.
    if (plain.bytesRead === 0) socket.destroy();
  }
  const timer = setTimeout(cutOff, deadline);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
