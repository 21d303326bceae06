import { DAY_MS } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { StoreOptions } from "../mod.ts";
import type { QuotaConfig } from "../store.ts";
import type { Warn } from "../wal/mod.ts";
import { decodeBase64, EngineError, type EngineSize, type KeyValue, kvsOf, put, range } from "./engine.ts";
import type { EngineClient } from "./engine_client.ts";
import { pause, repeat } from "./engine_operations.ts";
import { decodeRecord, encodeRecords, endOf, type Layout } from "./layout.ts";

/** Seconds for which a process that died counts as one that serves. */
const LEASE_SECONDS = 15;
const RENEWAL_MS = 5000;
/** How long a look at the engine may take. */
const LOOK_TIMEOUT_MS = 3000;

/** A process that serves, and the translations that it serves. */
interface Machine {
  readonly key: string;
  readonly translations: string;
  /** The requests a day of users without a limit of their own. */
  readonly limit: number | undefined;
  /** The revision at which it said so. */
  readonly revision: number;
}

/** The options of a `MachineNotice`. */
interface MachineOptions {
  readonly client: EngineClient;
  readonly layout: Layout;
  /** The id of this process. */
  readonly process: string;
  readonly config: QuotaConfig;
  readonly warn: Warn;
}

/**
 * Announces this process's translations and daily limit to the others, under a lease. Those
 * that serve another set than most should not be sent requests: clients would get a text or not by chance.
 */
export class MachineNotice {
  readonly #options: MachineOptions;
  readonly #key: string;
  #lease: string | undefined;
  #announced = "";
  #timer: NodeJS.Timeout | undefined;
  #isLimitTold = false;

  constructor(options: MachineOptions) {
    this.#options = options;
    this.#key = options.layout.machine(options.process);
  }

  /** Compares the limits of the machines that serve. @throws {EngineError} */
  async begin(): Promise<void> {
    for (const { limit } of await repeat(() => this.#machines())) this.compareLimit(limit);
  }

  async #machines(): Promise<Machine[]> {
    const all = this.#options.layout.machine();
    const result = await this.#options.client.attempt({ success: [range(all, { end: endOf(all) })] });
    return kvsOf(result, 0).map(machineOf);
  }

  /** Warns where another machine counts by another limit. */
  compareLimit(limit: number | undefined): void {
    const { config, warn } = this.#options;
    const own = config.current["daily-limit"];
    if (this.#isLimitTold || limit === undefined || limit === own) return;
    this.#isLimitTold = true;
    warn(new Problem("store.other_daily_limit", { limit, own }));
  }

  /** Announces a set of translations and compares it. @returns The reason not to serve, if there is one. */
  async problem(translations: string): Promise<Problem<"store"> | undefined> {
    try {
      return await repeat(() => this.#compare(translations), LOOK_TIMEOUT_MS);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return new Problem(error.isFinal ? "store.engine_refuses" : "store.engine_unreachable", {});
    }
  }

  /** Says that this process serves no more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const lease = this.#lease;
    this.#lease = undefined;
    if (lease === undefined) return;
    await this.#options.client.call("/v3/lease/revoke", { ID: lease }).catch(() => {});
  }

  async #compare(translations: string): Promise<Problem<"store"> | undefined> {
    await this.#announce(translations);
    const machines = await this.#machines();
    if (!machines.some(({ key }) => key === this.#key)) {
      this.#lease = undefined;
      throw new EngineError("lease_ended", {}, { isCertain: true });
    }
    return commonSet(machines) === translations ? undefined : new Problem("store.other_translations", {});
  }

  async #announce(translations: string): Promise<void> {
    const limit = this.#options.config.current["daily-limit"];
    const notice = `${translations} ${limit}`;
    if (this.#lease !== undefined && this.#announced === notice) return;
    if (this.#lease === undefined) {
      const granted = await this.#options.client.call<{ ID: string }>("/v3/lease/grant", {
        TTL: String(LEASE_SECONDS),
      });
      this.#lease = granted.ID;
      this.#timer ??= setInterval(() => void this.#renew(), RENEWAL_MS).unref();
    }
    const value = encodeRecords((records) => {
      records.begin("machine").word(translations).number(limit).end();
    });
    await this.#options.client.attempt({ success: [put(this.#key, value, this.#lease)] });
    this.#announced = notice;
  }

  async #renew(): Promise<void> {
    const ID = this.#lease;
    if (ID === undefined) return;
    try {
      const renew = () => this.#options.client.call<{ result?: { TTL?: string } }>("/v3/lease/keepalive", { ID });
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
    sets.set(translations, { count: set.count + 1, revision: Math.max(set.revision, revision) });
  }
  const [first] = [...sets].sort(([, one], [, other]) => other.count - one.count || other.revision - one.revision);
  return first?.[0] ?? "";
}

function machineOf(kv: KeyValue): Machine {
  const key = decodeBase64(kv.key).toString();
  const found = decodeRecord(decodeBase64(kv.value), {
    key,
    kind: "machine",
    // Ambo 0.2 announced no limit.
    read: (fields) => ({
      translations: fields.word(),
      limit: fields.atEnd ? undefined : fields.number(),
    }),
  });
  return { key, ...found, revision: Number(kv.mod_revision) };
}

/** How often the members are asked, in milliseconds. */
const INTERVAL_MS = 60_000;
/** Smaller differences of clocks may be due to a slow answer. In milliseconds. */
const CLOCK_TOLERANCE_MS = 5000;

/** A clock that follows those of the engine where this machine's is wrong. */
export class ClockFollower {
  readonly #client: EngineClient;
  readonly #options: Pick<StoreOptions, "clock" | "warn">;
  #offset = 0;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: EngineClient, options: Pick<StoreOptions, "clock" | "warn">) {
    this.#client = client;
    this.#options = options;
  }

  /** Returns the time by the clocks of the engine. */
  readonly now = (): number => this.#options.clock.now() + this.#offset;

  async begin(): Promise<void> {
    await this.#compare();
    this.#timer = setInterval(() => void this.#compare(), INTERVAL_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #compare(): Promise<void> {
    const offset = await this.#client.clockOffset();
    this.#offset = Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : Math.round(offset);
    if (this.#offset !== 0 && !this.#isTold) {
      const seconds = Math.abs(Math.round(offset / 1000));
      this.#options.warn?.(new Problem(offset < 0 ? "store.clock_ahead" : "store.clock_behind", { seconds }));
    }
    this.#isTold = this.#offset !== 0;
  }
}

/** The share of its quota from which on a member is nearly full. */
const NEARLY_FULL = 0.8;

/** The receivers of a `SizeWatch`. */
export interface SizeWatchOptions {
  readonly warn?: Warn | undefined;
  readonly onSizes?: ((sizes: readonly EngineSize[]) => void) | undefined;
}

/** Warns, daily, of each member whose database has nearly reached its quota: a full one takes no more. */
export class SizeWatch {
  readonly #client: Pick<EngineClient, "sizes">;
  readonly #options: SizeWatchOptions;
  /** By endpoint, when it was warned of. */
  readonly #warned = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(client: Pick<EngineClient, "sizes">, options: SizeWatchOptions) {
    this.#client = client;
    this.#options = options;
  }

  begin(): void {
    void this.look();
    this.#timer = setInterval(() => void this.look(), INTERVAL_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Reads the sizes. @param now The time in milliseconds, of any clock. */
  async look(now = performance.now()): Promise<void> {
    const sizes = await this.#client.sizes();
    this.#options.onSizes?.(sizes);
    for (const { endpoint, bytes, quota } of sizes) {
      if (quota === 0 || bytes <= quota * NEARLY_FULL) {
        this.#warned.delete(endpoint);
      } else if (now - (this.#warned.get(endpoint) ?? Number.NEGATIVE_INFINITY) >= DAY_MS) {
        this.#warned.set(endpoint, now);
        const percent = Math.floor((100 * bytes) / quota);
        this.#options.warn?.(new Problem("store.engine_nearly_full", { endpoint, percent, quota }));
      }
    }
  }
}
