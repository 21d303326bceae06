import { Buffer } from "node:buffer";

/** A key with its value as the engine's gateway writes it: bytes in base64, numbers as text, zeros left out. */
export interface KeyValue {
  readonly key: string;
  readonly value?: string;
  readonly mod_revision: string;
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
  readonly response_txn?: TransactionResult;
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

/** Encodes a key or a text for the gateway. */
export function encode(text: string | Uint8Array): string {
  return Buffer.from(text as string).toString("base64");
}

/** Decodes bytes of the gateway. */
export function decode(text = ""): Buffer {
  return Buffer.from(text, "base64");
}

/** The key was changed last at a revision; 0 if it is not there. */
export function unchanged(key: string, revision: number): Condition {
  return {
    key: encode(key),
    target: "MOD",
    result: "EQUAL",
    mod_revision: String(revision),
  };
}

/** Sets a key. @param lease The lease with which the key ends, where it has one. */
export function put(key: string, value: string | Uint8Array, lease?: string): Operation {
  const request = { key: encode(key), value: encode(value) };
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
}

/** Reads keys. */
export function range(key: string, options: RangeOptions = {}): Operation {
  return { request_range: rangeRequest(key, options) };
}

/** Makes the request of a range. */
export function rangeRequest(
  key: string,
  { end, limit, keysOnly, revision }: RangeOptions = {},
): Record<string, unknown> {
  return {
    key: encode(key),
    ...(end !== undefined && { range_end: encode(end) }),
    ...(limit !== undefined && { limit: String(limit) }),
    ...(keysOnly && { keys_only: true }),
    ...(revision !== undefined && { revision: String(revision) }),
  };
}

/** Deletes a key, or all from it up to `end`. */
export function remove(key: string, end?: string): Operation {
  return {
    request_delete_range: {
      key: encode(key),
      ...(end !== undefined && { range_end: encode(end) }),
    },
  };
}

/** Makes one operation of a transaction. */
export function nested(transaction: Transaction): Operation {
  return { request_txn: transaction };
}

/** Returns the keys that one operation of a transaction read. */
export function kvsOf(result: TransactionResult, index: number): readonly KeyValue[] {
  return result.responses?.[index]?.response_range?.kvs ?? [];
}

/** Returns the revision at which a transaction was done. */
export function revisionOf({ header }: { header?: { revision?: string } }): number {
  return Number(header?.revision ?? 0);
}
