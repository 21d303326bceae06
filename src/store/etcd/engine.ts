import { Buffer } from "node:buffer";
import { Problem, type ProblemValues } from "../../base/problem.ts";
import { type StoreProblem, StoreUnavailable } from "../wal/mod.ts";

/** How the engine, a cluster of etcd, is reached. */
export interface EngineOptions {
  /** The addresses of its members, such as `https://m1:2379`. */
  readonly endpoints: readonly string[];
  /** A file with the certificates that vouch for the members (PEM); empty for those of the system. */
  readonly ca: string;
  /** A file with the certificate of this machine (PEM), and one with its key; empty for none. */
  readonly cert: string;
  readonly key: string;
  /** Empty where the engine asks for no user. */
  readonly user: string;
  readonly password: string;
  /** The first part of the names of all keys, before a slash. */
  readonly prefix: string;
  /** The bytes that a member may have, for members that do not report it; 0 if it is not known. */
  readonly quota: number;
}

/** The size of a member's database, and the most that it may have, in bytes. */
export interface EngineSize {
  readonly endpoint: string;
  readonly bytes: number;
  /** 0 if it is not known. */
  readonly quota: number;
}

/** Lists the endpoints that would carry keys and passwords over a network in the clear. */
export function unprotectedEndpoints(endpoints: readonly string[]): string[] {
  return endpoints.filter((endpoint) => {
    const { protocol, hostname } = new URL(endpoint);
    return protocol === "http:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  });
}

/** A key with its value as the engine's gateway writes it: bytes in base64, numbers as text, zeros left out. */
export interface KeyValue {
  readonly key: string;
  readonly value?: string;
  readonly create_revision?: string;
  readonly mod_revision: string;
  /** How often the key was put since it was created. */
  readonly version?: string;
}

/** The answer to a range. */
export interface RangeResult {
  readonly kvs?: readonly KeyValue[];
  readonly more?: boolean;
}

/** The answer to a transaction. */
export interface TransactionResult {
  readonly header?: { readonly revision?: string };
  readonly succeeded?: boolean;
  readonly responses?: readonly OperationResult[];
}

/** The answer to one operation of a transaction. */
interface OperationResult {
  readonly response_range?: RangeResult;
}

/** A condition of a transaction. */
export type Condition = Readonly<Record<string, string>>;

/** An operation of a transaction. */
export type Operation = Readonly<Record<string, object>>;

/** A transaction: if all conditions hold, the operations of `success`, else those of `failure`. */
export interface Transaction {
  readonly compare?: readonly Condition[];
  readonly success: readonly Operation[];
  readonly failure?: readonly Operation[];
}

/** The operations on an engine that a store is made of. */
export interface Engine {
  /** Runs a transaction once. @throws {EngineError} If no answer came, or an error. */
  attempt(transaction: Transaction): Promise<TransactionResult>;
}

/** Encodes a key or a text for the gateway. */
function encodeBase64(text: string | Uint8Array): string {
  return Buffer.from(text as string).toString("base64");
}

/** Decodes bytes of the gateway. */
export function decodeBase64(text = ""): Buffer {
  return Buffer.from(text, "base64");
}

/** The key was changed last at a revision; 0 if it is not there. */
export const unchanged = revisionIs("MOD", "mod_revision");

/** The key was created at a revision; 0 if it is not there. */
export const createdAt = revisionIs("CREATE", "create_revision");

function revisionIs(target: string, field: string) {
  return (key: string, revision: number): Condition => {
    return { key: encodeBase64(key), target, result: "EQUAL", [field]: String(revision) };
  };
}

/** Sets a key. @param lease The lease with which the key ends, where it has one. */
export function put(key: string, value: string | Uint8Array, lease?: string): Operation {
  const request = { key: encodeBase64(key), value: encodeBase64(value) };
  return { request_put: lease === undefined ? request : { ...request, lease } };
}

/** The keys that are read. */
export interface RangeOptions {
  /** The first key that is not read any more; without it one key is read. */
  readonly end?: string;
  readonly limit?: number;
  readonly keysOnly?: boolean;
  /** The revision at which the keys are read; the present one unless set. */
  readonly revision?: number;
  /** Keys that were created before this revision are left out. */
  readonly createdFrom?: number;
}

/** Reads keys. */
export function range(key: string, options: RangeOptions = {}): Operation {
  const { end, limit, keysOnly, revision, createdFrom } = options;
  return {
    request_range: {
      key: encodeBase64(key),
      ...(end !== undefined && { range_end: encodeBase64(end) }),
      ...(limit !== undefined && { limit: String(limit) }),
      ...(keysOnly && { keys_only: true }),
      ...(revision !== undefined && { revision: String(revision) }),
      ...(createdFrom !== undefined && { min_create_revision: String(createdFrom) }),
    },
  };
}

/** Deletes a key, or all from it up to `end`. */
export function remove(key: string, end?: string): Operation {
  return {
    request_delete_range: {
      key: encodeBase64(key),
      ...(end !== undefined && { range_end: encodeBase64(end) }),
    },
  };
}

/** Returns the keys that one operation of a transaction read. */
export function kvsOf(result: TransactionResult, index: number): readonly KeyValue[] {
  return result.responses?.[index]?.response_range?.kvs ?? [];
}

/** Returns the revision at which a transaction was done. */
export function revisionOf({ header }: { header?: { revision?: string } }): number {
  return Number(header?.revision ?? 0);
}

/** The codes of gRPC that the engine's answers carry. */
export const CODES = {
  invalidArgument: 3,
  permissionDenied: 7,
  failedPrecondition: 9,
  outOfRange: 11,
  unavailable: 14,
} as const;

/** The codes of errors that the engine reports in words alone. */
const SAID = [
  [/required revision has been compacted/, "engine_compacted"],
  [/space exceeded|NOSPACE/i, "engine_full"],
  [/invalid auth token|revision of auth store is old|auth: revision in header/, "engine_token_ended"],
  [/authentication is not enabled/, "engine_without_users"],
  [/authentication failed|invalid user ID or password/, "engine_authentication_failed"],
  [/CommonName of client/, "engine_common_name"],
  [/user name is empty/, "engine_user_empty"],
] as const;

/** An error of one attempt to have the engine do something. */
export class EngineError<Code extends StoreProblem = StoreProblem> extends Problem<"store", Code> {
  override readonly name = "EngineError";
  /** True if the engine certainly did not do it; else it may have done it, or do it yet. */
  readonly isCertain: boolean;
  /** The code of gRPC; 0 where no answer came. */
  readonly status: number;

  constructor(
    code: Code,
    values: ProblemValues<"store", Code>,
    options: { isCertain: boolean; status?: number; cause?: unknown },
  ) {
    const { cause } = options;
    super(`store.${code}`, values, cause === undefined ? {} : { cause });
    this.isCertain = options.isCertain;
    this.status = options.status ?? 0;
  }

  /** Returns the error for the words of a member; etcd has codes for few of its errors, and words for the others. */
  static said(
    answer: { readonly endpoint: string; readonly said: string },
    options: { isCertain: boolean; status: number },
  ): EngineError {
    const [, code] = SAID.find(([pattern]) => pattern.test(answer.said)) ?? [];
    return new EngineError<(typeof SAID)[number][1] | "engine_said">(code ?? "engine_said", answer, options);
  }

  /** True where no repetition will change the answer. */
  get isFinal(): boolean {
    if ((this.code as StoreProblem) === "engine_full") return true;
    const { invalidArgument, permissionDenied, failedPrecondition, outOfRange } = CODES;
    return [invalidArgument, permissionDenied, failedPrecondition, outOfRange].some((status) => status === this.status);
  }
}

/** An attempt that fails where the engine cannot be used. */
export type EngineAttempt = "cannot_count" | "cannot_change_accounts" | "cannot_read_accounts" | "cannot_read_store";

/** Returns the error of a store whose engine cannot be used. */
export function engineUnavailable(attempt: EngineAttempt, cause: unknown): StoreUnavailable {
  return new StoreUnavailable<EngineAttempt>(attempt, {}, { cause });
}

/** A moment until which a request waits for its outcome. */
export class Deadline {
  readonly #passed: Promise<never>;
  #timer: NodeJS.Timeout | undefined;
  #hasPassed = false;

  constructor(milliseconds: number) {
    this.#passed = new Promise((_, reject) => {
      this.#timer = setTimeout(() => {
        this.#hasPassed = true;
        const cause = new Problem("store.engine_silent", { seconds: milliseconds / 1000 });
        reject(new StoreUnavailable("cannot_count", {}, { cause }));
      }, milliseconds);
    });
    this.#passed.catch(() => {});
  }

  get hasPassed(): boolean {
    return this.#hasPassed;
  }

  /** Returns the outcome of a promise; rejects once the deadline has passed. */
  limit<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#passed]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
