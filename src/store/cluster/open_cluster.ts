import { randomBytes } from "node:crypto";
import { DayClock } from "../../base/clock.ts";
import type { BackupContent } from "../backup/mod.ts";
import type { StoreOptions } from "../open.ts";
import type { FileReport } from "../repair/mod.ts";
import { StoreRefused } from "../wal/mod.ts";
import { checkCluster } from "./check_cluster.ts";
import { ClusterCompactor } from "./cluster_compactor.ts";
import { ClusterCounter } from "./cluster_counter.ts";
import { ClusterHistory } from "./cluster_history.ts";
import { ClusterJournal } from "./cluster_journal.ts";
import { restoreCluster } from "./cluster_restore.ts";
import { ClusterStore } from "./cluster_store.ts";
import { DayTurn } from "./day_turn.ts";
import { EngineClient } from "./engine_client.ts";
import { CODES, EngineError, engineUnavailable } from "./engine_error.ts";
import { type EngineOptions, unprotectedEndpoints } from "./engine_options.ts";
import { ensureFormat } from "./format.ts";
import { Layout } from "./layout.ts";
import { MachineNotice } from "./machine.ts";
import { SharedState } from "./shared_state.ts";

const HOUR = 3_600_000;
const REWRITE_FROM = 1 << 22;
/** How often the clock is compared with those of the engine, in milliseconds. */
const CLOCK_INTERVAL_MS = 60_000;
/** A difference that is not the engine's answer taking its time, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5000;

/** The options of `openCluster`. */
export interface ClusterOptions extends StoreOptions {
  readonly engine: EngineOptions;
  /** Begins a store where there is none. */
  readonly create: boolean;
  /** Trusts the clock of this machine, and not those of the engine; false unless set. */
  readonly trustsClock?: boolean;
}

/**
 * Opens the store in an engine.
 *
 * @throws {StoreRefused} If there is none, another one, or something else; or the engine does not let this machine in.
 * @throws {StoreUnavailable} If the engine does not answer.
 */
export function openCluster(options: ClusterOptions): Promise<ClusterStore> {
  return withClient(options, async (client) => {
    const { engine, clock, warn = () => {} } = options;
    warnOfPlainText(options);
    const layout = new Layout(engine.prefix);
    const { timeZone } = clock;
    await ensureFormat(client, { layout, timeZone, create: options.create });
    const follower = new ClockFollower(client, options);
    if (!options.trustsClock) await follower.begin();
    const { now } = follower;
    const instance = randomBytes(8).toString("hex");
    const shared = new SharedState({ client, layout, instance });
    await shared.current();
    const parts = { client, layout, shared, instance, warn, now };
    const turn = new DayTurn({ ...parts, clock: new DayClock(timeZone, now) });
    const counter = new ClusterCounter({ ...parts, turn });
    const rewriteFrom = options.rewriteFrom ?? REWRITE_FROM;
    const days = options.usageDays ?? 400;
    const compactor = new ClusterCompactor({ ...parts, days, rewriteFrom });
    shared.onDay = () => compactor.schedule();
    const journal = new ClusterJournal({
      ...parts,
      onChange: () => {
        if (compactor.isSnapshotDue) compactor.schedule();
      },
    });
    const history = new ClusterHistory({ ...parts, counter });
    const machine = new MachineNotice(parts);
    const { config, passwordCost } = options;
    const lifetimes = {
      link: options.linkLifetime ?? 72 * HOUR,
      session: options.sessionLifetime ?? 30 * 24 * HOUR,
    };
    const store = new ClusterStore({
      ...{ ...parts, turn, counter, compactor, journal, history, machine },
      ...{ config, passwordCost, lifetimes, onClose: () => follower.end() },
    });
    const { due } = turn;
    if (due !== undefined) await due;
    return store;
  });
}

/**
 * Restores a backup into an engine in which there is no store.
 *
 * @throws {StoreRefused} As `openCluster`, or if the backup is not sound.
 * @throws {StoreUnavailable} If the engine does not answer.
 */
export function restoreIntoEngine(
  options: Pick<ClusterOptions, "engine" | "clock" | "warn"> & { backup: string },
): Promise<BackupContent> {
  return withClient(options, async (client) => {
    const { engine, clock, backup } = options;
    warnOfPlainText(options);
    const layout = new Layout(engine.prefix);
    const { timeZone, now } = clock;
    try {
      return await restoreCluster({ client, layout, timeZone, now, backup });
    } finally {
      client.close();
    }
  });
}

/**
 * Reads all that the store in an engine consists of, and changes nothing.
 *
 * @throws {StoreRefused | StoreUnavailable} As `openCluster`.
 */
export async function* checkEngine(
  options: Pick<ClusterOptions, "engine" | "clock" | "warn">,
): AsyncGenerator<FileReport, undefined> {
  const { engine, clock } = options;
  warnOfPlainText(options);
  const client = await withClient(options, async (client) => {
    const layout = new Layout(engine.prefix);
    await ensureFormat(client, { layout, timeZone: clock.timeZone, create: false });
    return client;
  });
  try {
    yield* checkCluster({ client, layout: new Layout(engine.prefix) });
  } catch (error) {
    throw error instanceof EngineError ? openingError(error, engine) : error;
  } finally {
    client.close();
  }
}

/** Runs an action with a client, which is closed if it fails; what the engine says becomes one clear line. */
export async function withClient<T>(
  { engine }: { engine: EngineOptions },
  action: (client: EngineClient) => Promise<T>,
): Promise<T> {
  const client = new EngineClient(engine);
  try {
    return await action(client);
  } catch (error) {
    client.close();
    if (!(error instanceof EngineError)) throw error;
    throw openingError(error, engine);
  }
}

function openingError(error: EngineError, { endpoints, user, prefix }: EngineOptions): Error {
  const { message } = error;
  if (/authentication failed|invalid user ID or password/.test(message)) {
    return new StoreRefused(
      `The engine refuses the user ${JSON.stringify(user)} (${message}): check --engine-user and AMBO_ENGINE_PASSWORD`,
    );
  }
  if (/CommonName of client/.test(message)) {
    return new StoreRefused(
      "The engine refuses the certificate of --engine-cert, because it has a common name (CN): make one without, " +
        "such as with `openssl req -subj /O=ambo`",
    );
  }
  if (/user name is empty/.test(message)) {
    return new StoreRefused(`The engine asks for a user (${message}): give --engine-user`);
  }
  if (error.code === CODES.permissionDenied) {
    return new StoreRefused(
      `The engine denies the user ${JSON.stringify(user)} the keys under "${prefix}/" (${message}): ` +
        `run \`etcdctl role grant-permission ROLE readwrite --prefix=true ${prefix}/\``,
    );
  }
  return engineUnavailable(`Cannot use the engine at ${endpoints.join(", ")}`, error);
}

function warnOfPlainText({ engine, warn }: Pick<ClusterOptions, "engine" | "warn">): void {
  const unprotected = unprotectedEndpoints(engine.endpoints);
  if (unprotected.length === 0) return;
  warn?.(
    `The way to the engine at ${unprotected.join(", ")} is not encrypted: whoever listens there learns the ` +
      "password of the engine and the hashes of keys; use https:// beyond one machine",
  );
}

/** A clock that follows those of the engine where this machine's is wrong. */
class ClockFollower {
  readonly #client: EngineClient;
  readonly #warn: (message: string) => void;
  readonly #own: () => number;
  #offset = 0;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: EngineClient, { clock, warn = () => {} }: ClusterOptions) {
    this.#client = client;
    this.#own = clock.now;
    this.#warn = warn;
  }

  /** Returns the time by the clocks of the engine. */
  readonly now = (): number => this.#own() + this.#offset;

  async begin(): Promise<void> {
    await this.#compare();
    this.#timer = setInterval(() => void this.#compare(), CLOCK_INTERVAL_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #compare(): Promise<void> {
    const offset = await this.#client.clockOffset();
    this.#offset = Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : Math.round(offset);
    if (this.#offset !== 0 && !this.#isTold) {
      const seconds = Math.abs(Math.round(offset / 1000));
      const direction = offset < 0 ? "ahead of" : "behind";
      this.#warn(
        `The clock of this machine is ${seconds} seconds ${direction} those of the engine, which are followed; set it right`,
      );
    }
    this.#isTold = this.#offset !== 0;
  }
}
