import { Buffer } from "node:buffer";

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
  readonly count?: string;
}

/** The answer to a transaction. */
export interface TransactionResult {
  readonly header?: { readonly revision?: string };
  readonly succeeded?: boolean;
  readonly responses?: readonly OperationResult[];
}

/** The answer to one operation of a transaction. */
export interface OperationResult {
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
  attempt(transaction: Transaction, timeout?: number): Promise<TransactionResult>;
}

/** Encodes a key or a text for the gateway. */
export function encodeBase64(text: string | Uint8Array): string {
  return Buffer.from(text as string).toString("base64");
}

/** Decodes bytes of the gateway. */
export function decodeBase64(text = ""): Buffer {
  return Buffer.from(text, "base64");
}

/** The key was changed last at a revision; 0 if it is not there. */
export function unchanged(key: string, revision: number): Condition {
  return {
    key: encodeBase64(key),
    target: "MOD",
    result: "EQUAL",
    mod_revision: String(revision),
  };
}

/** The key was created at a revision; 0 if it is not there. */
export function createdAt(key: string, revision: number): Condition {
  return {
    key: encodeBase64(key),
    target: "CREATE",
    result: "EQUAL",
    create_revision: String(revision),
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
  return { request_range: rangeRequest(key, options) };
}

function rangeRequest(
  key: string,
  { end, limit, keysOnly, revision, createdFrom }: RangeOptions = {},
): Record<string, unknown> {
  return {
    key: encodeBase64(key),
    ...(end !== undefined && { range_end: encodeBase64(end) }),
    ...(limit !== undefined && { limit: String(limit) }),
    ...(keysOnly && { keys_only: true }),
    ...(revision !== undefined && { revision: String(revision) }),
    ...(createdFrom !== undefined && { min_create_revision: String(createdFrom) }),
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
