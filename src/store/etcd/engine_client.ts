import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AgentOptions, Agent as SecureAgent, request as secureRequest } from "node:https";
import { Problem } from "../../base/problem.ts";
import { responseHead } from "../../base/response_head.ts";
import { StoreRefused, systemCode } from "../wal/mod.ts";
import {
  CODES,
  type Engine,
  EngineError,
  type EngineOptions,
  type EngineSize,
  type Transaction,
  type TransactionResult,
} from "./engine.ts";

/** How long one attempt may take before another member is asked: about as long as the engine elects a leader. */
const ATTEMPT_TIMEOUT_MS = 1500;
/** Errors after which the connection was never made, so that nothing was sent. */
const NOT_CONNECTED = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"]);

/** An answer of a member over HTTP. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request to a member. */
interface Outgoing {
  readonly path: string;
  /** The body; a request without one is a GET. */
  readonly content?: string;
  readonly token?: string | undefined;
  readonly signal: AbortSignal;
}

/** A client of etcd's JSON gateway. It goes on with another member where one does not answer. */
export class EngineClient implements Engine {
  readonly #options: EngineOptions;
  readonly #send: typeof request;
  readonly #agent: Agent | SecureAgent;
  /** By endpoint, what its clock shows more than this machine's, in milliseconds. */
  readonly #clockOffsets = new Map<string, number>();
  #at = 0;
  #token: Promise<string> | undefined;

  /** @throws {StoreRefused} If a file of TLS cannot be read. */
  constructor(options: EngineOptions) {
    this.#options = options;
    const isSecure = options.endpoints.some((endpoint) => endpoint.startsWith("https:"));
    const pooled = { keepAlive: true, maxSockets: 16 };
    this.#agent = isSecure ? new SecureAgent({ ...pooled, ...tlsOf(options) }) : new Agent(pooled);
    this.#send = isSecure ? secureRequest : request;
  }

  attempt(transaction: Transaction): Promise<TransactionResult> {
    return this.call("/v3/kv/txn", transaction);
  }

  /** Returns by how much the clocks of most members are ahead of this machine's, in milliseconds. */
  async clockOffset(): Promise<number> {
    const { endpoints } = this.#options;
    await Promise.all(endpoints.map((endpoint) => this.#exchange(endpoint, { path: "/version" }).catch(() => {})));
    const offsets = [...this.#clockOffsets.values()].sort((one, other) => one - other);
    return offsets[offsets.length >> 1] ?? 0;
  }

  /** Reads how large each member's database is. A member that does not say it is left out. */
  async sizes(): Promise<EngineSize[]> {
    const { endpoints, quota, user } = this.#options;
    const read = async (endpoint: string): Promise<EngineSize[]> => {
      const token = user === "" ? undefined : await this.#authenticated(endpoint);
      const answer = await this.#exchange(endpoint, { path: "/v3/maintenance/status", content: "{}", token });
      // The quota is reported since etcd 3.6.
      const status = resultOf(answer, endpoint) as { dbSize?: string; dbSizeQuota?: string };
      const bytes = Number(status.dbSize);
      return bytes > 0 ? [{ endpoint, bytes, quota: quota || Number(status.dbSizeQuota) || 0 }] : [];
    };
    return (await Promise.all(endpoints.map((endpoint) => read(endpoint).catch(() => [])))).flat();
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Calls a method of the gateway once. @throws {EngineError} */
  async call<T>(path: string, body: object): Promise<T> {
    const content = JSON.stringify(body);
    const { endpoints, user } = this.#options;
    const endpoint = endpoints[this.#at % endpoints.length]!;
    try {
      const token = user === "" ? undefined : await this.#authenticated(endpoint);
      return resultOf(await this.#exchange(endpoint, { path, content, token }), endpoint) as T;
    } catch (error) {
      if (error instanceof EngineError && error.is("engine_token_ended")) {
        // The engine forgot it, or its users changed.
        this.#token = undefined;
        throw new EngineError("engine_token_ended", error.values, {
          isCertain: true,
          status: CODES.unavailable,
        });
      }
      // Another one is asked the next time, unless one did that already.
      const isOfMember = !(error instanceof EngineError) || !error.isFinal;
      if (isOfMember && endpoint === endpoints[this.#at % endpoints.length]) this.#at++;
      throw error;
    }
  }

  #authenticated(endpoint: string): Promise<string> {
    this.#token ??= this.#authenticate(endpoint).catch((error) => {
      this.#token = undefined;
      throw error;
    });
    return this.#token;
  }

  async #authenticate(endpoint: string): Promise<string> {
    const { user: name, password } = this.#options;
    const path = "/v3/auth/authenticate";
    const content = JSON.stringify({ name, password });
    try {
      const answer = await this.#exchange(endpoint, { path, content });
      return (resultOf(answer, endpoint) as { token?: string }).token ?? "";
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      // The engine asks for no user, perhaps not yet: a token would be refused.
      if (error.code === "engine_without_users") return "";
      const { code, values, status } = error;
      throw new EngineError(code, values, { isCertain: true, status, cause: error.cause });
    }
  }

  async #exchange(endpoint: string, options: Omit<Outgoing, "signal">): Promise<Answer> {
    const began = Date.now();
    const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    try {
      const incoming = await this.#open(endpoint, { ...options, signal });
      this.#noteClock(endpoint, { date: incoming.headers.date, began });
      const pieces: Buffer[] = [];
      for await (const piece of incoming) pieces.push(piece as Buffer);
      const text = Buffer.concat(pieces).toString("utf8");
      return { status: incoming.statusCode ?? 0, text };
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw new EngineError("engine_failed", { endpoint }, { isCertain: false, cause: causeOf(error, signal) });
    }
  }

  /** Sends a request. @returns Its answer, once the head is there. @throws {EngineError} */
  async #open(endpoint: string, { path, content, token, signal }: Outgoing): Promise<IncomingMessage> {
    let isConnected = false;
    const outgoing = this.#send(endpoint + path, {
      ...{ agent: this.#agent, signal },
      method: content === undefined ? "GET" : "POST",
      headers: {
        ...(content !== undefined && {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(content),
        }),
        ...(token && { Authorization: token }),
      },
    });
    outgoing.on("socket", (socket) => {
      isConnected = !socket.connecting;
      if (isConnected) return;
      socket.once("connect", () => {
        isConnected = true;
      });
    });
    outgoing.end(content);
    try {
      return await responseHead(outgoing);
    } catch (error) {
      const isCertain = !isConnected && NOT_CONNECTED.has(systemCode(error));
      throw new EngineError("engine_failed", { endpoint }, { isCertain, cause: causeOf(error, signal) });
    }
  }

  /** Notes what a member's clock shows, in whole seconds, halfway between request and answer. */
  #noteClock(endpoint: string, { date, began }: { date: string | undefined; began: number }): void {
    const shown = Date.parse(date ?? "");
    if (Number.isNaN(shown)) return;
    this.#clockOffsets.set(endpoint, shown + 500 - (began + Date.now()) / 2);
  }
}

/** Returns the reason of a failure: that the time was over, where it was. */
function causeOf(error: unknown, { aborted }: AbortSignal): unknown {
  return aborted ? new Problem("store.engine_silent", { seconds: ATTEMPT_TIMEOUT_MS / 1000 }) : error;
}

function tlsOf({ ca, cert, key }: EngineOptions): AgentOptions {
  return {
    ...(ca !== "" && { ca: readPem(ca, "engine-ca") }),
    ...(cert !== "" && { cert: readPem(cert, "engine-cert"), key: readPem(key, "engine-key") }),
  };
}

function readPem(path: string, setting: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new StoreRefused("store.unreadable_engine_file", { path, setting }, { cause: error });
  }
}

/** Returns the result in an answer. @throws {EngineError} If it is an error. */
function resultOf({ status, text }: Answer, endpoint: string): unknown {
  let content: { error?: unknown; message?: unknown; code?: unknown };
  try {
    content = JSON.parse(text);
  } catch {
    const said = text.trim().slice(0, 120);
    // The gateway refuses a client certificate for the name in it.
    if (text.includes("CommonName of client")) {
      throw EngineError.said({ endpoint, said }, { isCertain: false, status: CODES.failedPrecondition });
    }
    throw new EngineError("no_gateway", { endpoint, status, said }, { isCertain: false });
  }
  if (status === 200) return content;
  const said = String(content.message ?? content.error ?? `status ${status}`);
  const code = Number(content.code ?? 0);
  throw EngineError.said({ endpoint, said }, { isCertain: isRefusal(code, said), status: code });
}

/** Returns true if an answer says that nothing was done; that it took too long, or the leader changed, does not. */
function isRefusal(code: number, message: string): boolean {
  if (code === CODES.unavailable) return /no leader/.test(message);
  return Object.values(CODES).some((known) => known === code);
}
