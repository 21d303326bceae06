import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { type AgentOptions, Agent as SecureAgent, request as secureRequest } from "node:https";
import { messageOf } from "../../base/errors.ts";
import { StoreRefused } from "../wal/mod.ts";
import { CODES, EngineError } from "./engine_error.ts";
import type { EngineOptions } from "./engine_options.ts";
import {
  type RangeOptions,
  type RangeResult,
  rangeRequest,
  type Transaction,
  type TransactionResult,
} from "./transaction.ts";

/** How long one attempt may take before another member is asked: about as long as the engine elects a leader. */
const ATTEMPT_TIMEOUT_MS = 1500;
/** The longest time for what is repeated on other members. */
export const OPERATION_TIMEOUT_MS = 6000;
/** The pause after an attempt that failed at once. */
const PAUSE_MS = 100;
/** Errors that say that the token has ended: the engine forgot it, or its users changed. */
const TOKEN_ENDED = /invalid auth token|revision of auth store is old|auth: revision in header/;
/** Errors after which the connection was never made, so that nothing was sent. */
const NOT_CONNECTED = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** An answer of a member over HTTP. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A client of etcd's JSON gateway. It goes on with another member where one does not answer. */
export class EngineClient {
  readonly #options: EngineOptions;
  readonly #send: typeof request;
  readonly #agent: Agent | SecureAgent;
  /** By endpoint, what its clock shows more than this machine's, in milliseconds. */
  readonly #clockOffsets = new Map<string, number>();
  #at = 0;
  #token: Promise<string> | undefined;
  #isClosed = false;

  /** @throws {StoreRefused} If a file of TLS cannot be read. */
  constructor(options: EngineOptions) {
    this.#options = options;
    const isSecure = options.endpoints.some((endpoint) => endpoint.startsWith("https:"));
    const pooled = { keepAlive: true, maxSockets: 16 };
    this.#agent = isSecure ? new SecureAgent({ ...pooled, ...tlsOf(options) }) : new Agent(pooled);
    this.#send = isSecure ? secureRequest : request;
  }

  /**
   * Runs a transaction once.
   *
   * @throws {EngineError} If no answer came, or an error.
   */
  attempt(transaction: Transaction | string, timeout?: number): Promise<TransactionResult> {
    return this.#call("/v3/kv/txn", transaction, timeout) as Promise<TransactionResult>;
  }

  /**
   * Reads with a transaction that changes nothing, from whichever member answers.
   *
   * @throws {EngineError} If none did in time.
   */
  read(transaction: Transaction, timeout?: number): Promise<TransactionResult> {
    return this.repeat(() => this.attempt(transaction), timeout);
  }

  /** Reads keys as `read` does. */
  range(key: string, options: RangeOptions = {}): Promise<RangeResult> {
    return this.repeat(() => this.call<RangeResult>("/v3/kv/range", rangeRequest(key, options)));
  }

  /** Calls another method of the gateway once. @throws {EngineError} */
  call<T>(path: string, body: object): Promise<T> {
    return this.#call(path, body) as Promise<T>;
  }

  /**
   * Repeats what may be done more than once until it succeeds.
   *
   * @throws {EngineError} The last error, once the time is over or no repetition will help.
   */
  async repeat<T>(action: () => Promise<T>, timeout = OPERATION_TIMEOUT_MS): Promise<T> {
    const end = performance.now() + timeout;
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof EngineError) || error.isFinal || this.#isClosed) throw error;
        if (performance.now() + PAUSE_MS >= end) throw error;
      }
      await pause();
    }
  }

  /** Returns by how much the clocks of most members are ahead of this machine's, in milliseconds. */
  async clockOffset(): Promise<number> {
    const { endpoints } = this.#options;
    await Promise.all(
      endpoints.map((endpoint) => this.#exchange(endpoint, { path: "/version" }).catch(() => {})),
    );
    const offsets = [...this.#clockOffsets.values()].sort((one, other) => one - other);
    return offsets[offsets.length >> 1] ?? 0;
  }

  close(): void {
    this.#isClosed = true;
    this.#agent.destroy();
  }

  async #call(path: string, body: object | string, timeout = ATTEMPT_TIMEOUT_MS): Promise<unknown> {
    const content = typeof body === "string" ? body : JSON.stringify(body);
    const { endpoints, user } = this.#options;
    const endpoint = endpoints[this.#at % endpoints.length]!;
    try {
      const token = user === "" ? undefined : await this.#authenticated(endpoint);
      return resultOf(await this.#exchange(endpoint, { path, content, token, timeout }), endpoint);
    } catch (error) {
      if (error instanceof EngineError && TOKEN_ENDED.test(error.message)) {
        this.#token = undefined;
        throw new EngineError(error.message, { isCertain: true, code: CODES.unavailable });
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
      if (/authentication is not enabled/.test(error.message)) return "";
      throw new EngineError(error.message, { isCertain: true, code: error.code, cause: error });
    }
  }

  #exchange(
    endpoint: string,
    options: {
      readonly path: string;
      readonly content?: string;
      readonly token?: string | undefined;
      readonly timeout?: number;
    },
  ): Promise<Answer> {
    const { path, content, token, timeout = ATTEMPT_TIMEOUT_MS } = options;
    const began = Date.now();
    return new Promise((resolve, reject) => {
      let isConnected = false;
      const fail = (error: unknown): void => {
        clearTimeout(timer);
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        const isCertain = !isConnected && NOT_CONNECTED.has(code);
        reject(new EngineError(`${endpoint}: ${messageOf(error)}`, { isCertain, cause: error }));
      };
      const outgoing = this.#send(
        endpoint + path,
        {
          agent: this.#agent,
          method: content === undefined ? "GET" : "POST",
          headers: {
            ...(content !== undefined && {
              "Content-Type": "application/json",
              "Content-Length": Buffer.byteLength(content),
            }),
            ...(token && { Authorization: token }),
          },
        },
        (incoming) => {
          this.#noteClock(endpoint, { date: incoming.headers.date, began });
          const pieces: Buffer[] = [];
          incoming.on("data", (piece: Buffer) => pieces.push(piece));
          incoming.on("error", fail);
          incoming.on("end", () => {
            clearTimeout(timer);
            const text = Buffer.concat(pieces).toString("utf8");
            resolve({ status: incoming.statusCode ?? 0, text });
          });
        },
      );
      const timer = setTimeout(() => {
        outgoing.destroy(new Error(`no answer in ${timeout / 1000} seconds`));
      }, timeout);
      outgoing.on("socket", (socket) => {
        isConnected = !socket.connecting;
        if (isConnected) return;
        socket.once("connect", () => {
          isConnected = true;
        });
      });
      outgoing.on("error", fail);
      outgoing.end(content);
    });
  }

  /** Notes what a member's clock shows, in whole seconds, halfway between request and answer. */
  #noteClock(endpoint: string, { date, began }: { date: string | undefined; began: number }): void {
    const shown = Date.parse(date ?? "");
    if (Number.isNaN(shown)) return;
    this.#clockOffsets.set(endpoint, shown + 500 - (began + Date.now()) / 2);
  }
}

/** Waits for a moment between two attempts. */
export function pause(milliseconds = PAUSE_MS): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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
    throw new StoreRefused(`Cannot read the file ${path} of --${setting}: ${messageOf(error)}`);
  }
}

/** Returns the result in an answer. @throws {EngineError} If it is an error. */
function resultOf({ status, text }: Answer, endpoint: string): unknown {
  let content: { error?: unknown; message?: unknown; code?: unknown };
  try {
    content = JSON.parse(text);
  } catch {
    const said = JSON.stringify(text.trim().slice(0, 120));
    throw new EngineError(
      `${endpoint}: no answer of etcd's JSON gateway, but the status ${status} and ${said}`,
      { isCertain: false, code: isCommonName(text) ? CODES.failedPrecondition : 0 },
    );
  }
  if (status === 200) return content;
  const message = String(content.message ?? content.error ?? `status ${status}`);
  const code = Number(content.code ?? 0);
  throw new EngineError(`${endpoint}: ${message}`, { isCertain: isRefusal(code, message), code });
}

/** Tells if the gateway refuses a client certificate for the name in it. */
function isCommonName(text: string): boolean {
  return text.includes("CommonName of client");
}

/** Tells if an answer says that nothing was done; that it took too long, or the leader changed, does not. */
function isRefusal(code: number, message: string): boolean {
  if (code === CODES.unavailable) return /no leader/.test(message);
  return Object.values(CODES).some((known) => known === code);
}
