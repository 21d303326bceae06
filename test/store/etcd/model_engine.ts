/**
 * A model of etcd in memory: keys with their revisions, transactions, ranges at a revision and compaction. Each machine has
 * a connection of its own, which loses requests and answers, and delivers late.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type Condition,
  type Engine,
  EngineError,
  type KeyValue,
  type Transaction,
  type TransactionResult,
} from "../../../src/store/etcd/engine.ts";

/** A put of a key, or its removal. */
interface Version {
  readonly revision: number;
  readonly created: number;
  /** 0: removed. */
  readonly version: number;
  readonly value: string;
}

/** The parts of a request of an operation that the model knows. */
interface RangeRequest {
  readonly key: string;
  readonly range_end?: string;
  readonly limit?: string;
  readonly revision?: string;
  readonly min_create_revision?: string;
}

const text = (base64: string) => Buffer.from(base64, "base64").toString("latin1");

/** The content of an engine. */
export class ModelContent {
  revision = 1;
  compacted = 0;
  readonly keys = new Map<string, Version[]>();

  /** Runs a transaction. */
  run({ compare = [], success, failure = [] }: Transaction): TransactionResult {
    const succeeded = compare.every((condition) => this.#holds(condition));
    const operations = succeeded ? success : failure;
    const changes = operations.some((one) => !("request_range" in one));
    if (changes) this.revision++;
    const responses = operations.map((operation) => this.#do(operation));
    return { header: { revision: String(this.revision) }, succeeded, responses };
  }

  /** Forgets all that no key has any more. */
  compact(): void {
    this.compacted = this.revision;
  }

  #at(key: string, revision = this.revision): Version | undefined {
    const found = this.keys.get(key)?.findLast((version) => version.revision <= revision);
    return found?.version === 0 ? undefined : found;
  }

  #holds({ key, target, mod_revision: mod, create_revision: create }: Condition): boolean {
    const found = this.#at(text(key!));
    if (target === "MOD") return (found?.revision ?? 0) === Number(mod);
    if (target === "CREATE") return (found?.created ?? 0) === Number(create);
    throw new Error(`The model knows no ${target}`);
  }

  #do(operation: Transaction["success"][number]): object {
    const { request_put: put, request_range: range, request_delete_range: remove } = operation;
    if (put !== undefined) {
      const { key, value = "" } = put as { key: string; value?: string };
      const before = this.#at(text(key));
      this.#note(text(key), {
        revision: this.revision,
        created: before?.created ?? this.revision,
        version: (before?.version ?? 0) + 1,
        value,
      });
      return {};
    }
    if (range !== undefined) return { response_range: this.#range(range as RangeRequest) };
    for (const key of this.#names(remove as RangeRequest)) {
      if (this.#at(key) === undefined) continue;
      this.#note(key, { revision: this.revision, created: 0, version: 0, value: "" });
    }
    return {};
  }

  #note(key: string, version: Version): void {
    const versions = this.keys.get(key);
    if (versions === undefined) this.keys.set(key, [version]);
    else versions.push(version);
  }

  #names({ key, range_end: end }: RangeRequest): string[] {
    if (end === undefined) return [text(key)];
    return [...this.keys.keys()].filter((name) => name >= text(key) && name < text(end)).sort();
  }

  #range(request: RangeRequest): { kvs: KeyValue[]; more: boolean } {
    const revision = Number(request.revision ?? this.revision);
    if (revision < this.compacted) {
      const said = { endpoint: "model", said: "mvcc: required revision has been compacted" };
      throw EngineError.said(said, { isCertain: true, status: 11 });
    }
    const kvs = this.#names(request).flatMap((name) => {
      const found = this.#at(name, revision);
      if (found === undefined || found.created < Number(request.min_create_revision ?? 0)) return [];
      return [keyValueOf(name, found)];
    });
    const limit = Number(request.limit ?? kvs.length);
    return { kvs: kvs.slice(0, limit), more: kvs.length > limit };
  }
}

function keyValueOf(name: string, version: Version): KeyValue {
  return {
    key: Buffer.from(name, "latin1").toString("base64"),
    value: version.value,
    create_revision: String(version.created),
    mod_revision: String(version.revision),
    version: String(version.version),
  };
}

/** The connection of one machine. */
export class ModelEngine implements Engine {
  readonly #content: ModelContent;
  readonly #random: () => number;
  /** The share of requests, and of answers, that are lost. */
  loss = 0.05;
  /** True while all answers are lost. */
  isMute = false;

  constructor(content: ModelContent, random: () => number) {
    this.#content = content;
    this.#random = random;
  }

  async attempt(transaction: Transaction): Promise<TransactionResult> {
    // What is sent is text: nothing of it changes on its way.
    const sent = JSON.parse(JSON.stringify(transaction)) as Transaction;
    await this.#delay();
    const isChange = sent.success.some((one) => !("request_range" in one));
    const fate = isChange ? this.#random() : 1;
    if (fate < this.loss) throw this.#failed();
    // A request that its sender gave up may be done later: by then it may have been sent again.
    if (fate < this.loss * 1.5) {
      void this.#delay(60).then(() => this.#content.run(sent));
      throw this.#failed();
    }
    const result = this.#content.run(sent);
    await this.#delay();
    if (fate < this.loss * 2.5 || this.isMute) throw this.#failed();
    return result;
  }

  async #delay(turns = 4): Promise<void> {
    for (let turn = Math.floor(this.#random() * turns); turn > 0; turn--) await nextTurn();
  }

  #failed(): EngineError {
    return new EngineError("engine_failed", { endpoint: "model" }, { isCertain: false });
  }
}
