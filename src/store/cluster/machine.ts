import { decodeRecord, encodeRecords, StoreError } from "../wal/mod.ts";
import { type EngineClient, pause, repeat } from "./engine_client.ts";
import { EngineError } from "./engine_error.ts";
import { endOf, type Layout } from "./layout.ts";
import { decodeBase64, type KeyValue, kvsOf, put, range } from "./transaction.ts";

/** How long a process that ended without a word counts as one that serves. */
const LEASE_SECONDS = 15;
const RENEWAL_MS = 5000;
/** How long a look at the engine may take. */
const LOOK_TIMEOUT_MS = 3000;

/** A process that serves, and the translations that it serves. */
interface Machine {
  readonly key: string;
  readonly translations: string;
  /** The revision at which it said so. */
  readonly revision: number;
}

/**
 * Tells the other processes which translations this one serves, as long as it lives. Those that serve another set than
 * most should not be sent requests: clients would get a text or not by chance.
 */
export class MachineNotice {
  readonly #client: EngineClient;
  readonly #layout: Layout;
  readonly #key: string;
  #lease: string | undefined;
  #announced = "";
  #timer: NodeJS.Timeout | undefined;

  /** @param options `process`: the id of this process. */
  constructor(options: { client: EngineClient; layout: Layout; process: string }) {
    this.#client = options.client;
    this.#layout = options.layout;
    this.#key = options.layout.machine(options.process);
  }

  /** Announces a set of translations and compares it. @returns What keeps this process from serving, if something does. */
  async problem(translations: string): Promise<StoreError | undefined> {
    try {
      return await repeat(() => this.#compare(translations), LOOK_TIMEOUT_MS);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return new StoreError(error.isFinal ? "engine_refuses" : "engine_unreachable", {});
    }
  }

  /** Says that this process serves no more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const lease = this.#lease;
    this.#lease = undefined;
    if (lease === undefined) return;
    await this.#client.call("/v3/lease/revoke", { ID: lease }).catch(() => {});
  }

  async #compare(translations: string): Promise<StoreError | undefined> {
    await this.#announce(translations);
    const all = this.#layout.machine();
    const result = await this.#client.attempt({ success: [range(all, { end: endOf(all) })] });
    const machines = kvsOf(result, 0).map(machineOf);
    if (!machines.some(({ key }) => key === this.#key)) {
      this.#lease = undefined;
      throw new EngineError("lease_ended", {}, { isCertain: true });
    }
    return commonSet(machines) === translations
      ? undefined
      : new StoreError("other_translations", {});
  }

  async #announce(translations: string): Promise<void> {
    if (this.#lease !== undefined && this.#announced === translations) return;
    if (this.#lease === undefined) {
      const granted = await this.#client.call<{ ID: string }>("/v3/lease/grant", {
        TTL: String(LEASE_SECONDS),
      });
      this.#lease = granted.ID;
      this.#timer ??= setInterval(() => void this.#renew(), RENEWAL_MS).unref();
    }
    const value = encodeRecords((records) => records.begin("machine").word(translations).end());
    await this.#client.attempt({ success: [put(this.#key, value, this.#lease)] });
    this.#announced = translations;
  }

  async #renew(): Promise<void> {
    const ID = this.#lease;
    if (ID === undefined) return;
    try {
      const renew = () =>
        this.#client.call<{ result?: { TTL?: string } }>("/v3/lease/keepalive", { ID });
      const { result } = await repeat(renew, RENEWAL_MS);
      // It ended: the next look announces this process again.
      if (result?.TTL === undefined && this.#lease === ID) this.#lease = undefined;
    } catch {
      await pause();
    }
  }
}

/** Returns the set that most machines serve; of two that as many serve, the one that was announced last. */
function commonSet(machines: readonly Machine[]): string {
  const sets = new Map<string, { count: number; revision: number }>();
  for (const { translations, revision } of machines) {
    const set = sets.get(translations) ?? { count: 0, revision: 0 };
    sets.set(translations, {
      count: set.count + 1,
      revision: Math.max(set.revision, revision),
    });
  }
  const [first] = [...sets].sort(
    ([, one], [, other]) => other.count - one.count || other.revision - one.revision,
  );
  return first?.[0] ?? "";
}

function machineOf(kv: KeyValue): Machine {
  const key = decodeBase64(kv.key).toString();
  const translations = decodeRecord(decodeBase64(kv.value), {
    key,
    kind: "machine",
    read: (fields) => fields.word(),
  });
  return { key, translations, revision: Number(kv.mod_revision) };
}
