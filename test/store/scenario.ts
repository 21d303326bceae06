/** A piece of the life of a store, and what must be true of it whatever happens to the disk meanwhile. */

import assert from "node:assert/strict";
import { DayClock } from "../../src/base/clock.ts";
import { isProblem } from "../../src/base/problem.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { type Account, type LocalStore, openStore, StoreUnavailable, StoreUncertain } from "../../src/store/mod.ts";
import type { MemoryFiles } from "./memory_files.ts";

export const FOLDER = "/keys";
const NOON = Date.UTC(2026, 10, 21, 11);
const DAY = 86_400_000;
/** Enough that each log is rewritten more than once. More in the long run: see scripts/soak.ts. */
const ROUNDS = process.env.SOAK ? 30 : 14;

/** What is known of one user from the answers that were given. */
interface Known {
  /** Whether the user was added: yes, no, or tried without an answer. */
  present: "yes" | "no" | "unknown";
  /** The last key that was answered, if no other was answered or tried after it. */
  key?: string;
  /** Keys that were ended with an answer. */
  ended: string[];
  link?: string;
  session?: string;
  /** Requests that were answered, and those that were sent, by day. */
  answered: Map<string, number>;
  sent: Map<string, number>;
  /** Requests that were answered before the last sync that worked, by day. */
  synced: Map<string, number>;
}

/** What the one clock shows: making a clock costs more than a whole life. Lives follow one another. */
let shown = NOON;
const clock = new DayClock("Europe/Ljubljana", () => shown);

/** Plays the scenario over a file layer and keeps account of what was answered. */
export class Life {
  readonly users = new Map<string, Known>();
  /** The default translations that may be chosen now: one, or several after a choice that was not answered. */
  chosen: (string | undefined)[] = [undefined];
  /** The same of a setting. */
  chosenSettings: (string | undefined)[] = [undefined];
  readonly warnings: string[] = [];
  /** How many steps of the scenario failed for want of a disk. */
  failures = 0;
  store: LocalStore | undefined;
  #files: MemoryFiles;

  constructor(files: MemoryFiles) {
    this.#files = files;
    shown = NOON;
  }

  /** Opens the store over the files, or others. */
  async open(files = this.#files): Promise<LocalStore> {
    this.#files = files;
    this.store = await openStore(FOLDER, {
      clock,
      config: { current: { "daily-limit": 1000 } },
      rewriteFrom: 400,
      files,
      warn: (warning) => this.warnings.push(explain(warning, "en")),
    });
    return this.store;
  }

  /** Plays everything once, to the end of the store. */
  async play(): Promise<void> {
    await this.playOn();
    await this.#try(async () => this.store?.close());
  }

  /** Plays everything but the end: the store is open afterwards, where it could be opened. */
  async playOn(): Promise<void> {
    await this.#reopen();
    await this.#add("Ana");
    await this.#issue("Ana");
    await this.#add("Bor");
    await this.#issue("Bor");
    await this.#requests(["Ana", "Ana", "Bor"]);
    await this.#sync();
    await this.#link("Ana");
    await this.#issue("Ana");
    await this.#requests(["Ana", "Bor", "Bor"]);
    await this.#session("Bor");
    await this.#choose("KJV");
    shown += DAY;
    await this.#requests(["Ana"]);
    await this.#sync();
    await this.#add("Cene");
    for (let round = 0; round < ROUNDS; round++) {
      await this.#requests(["Ana", "Bor"]);
      await this.#issue("Cene");
    }
    await this.#sync();
    await this.#idle();
    await this.#remove("Bor");
    await this.#choose("SSP3");
    await this.#reopen();
    await this.#requests(["Ana", "Cene"]);
    shown += DAY;
    await this.#requests(["Cene"]);
    await this.#sync();
    await this.#idle();
  }

  /** Syncs, as the timer does soon after a start, and makes no change. */
  async sync(): Promise<void> {
    await this.#sync();
  }

  /** Makes one change of accounts. */
  async changeOnce(): Promise<void> {
    await this.#add("Dana");
  }

  /** Checks the store as it is now against what was answered. `afterPowerCut`: counts may lack what was not synced. */
  async check(store: LocalStore, { afterPowerCut = false } = {}): Promise<void> {
    const { defaultTranslation } = store;
    assert.ok(this.chosen.includes(defaultTranslation), `${defaultTranslation} is the default`);
    const setting = store.settings.get("choice");
    assert.ok(this.chosenSettings.includes(setting), `${setting} is the setting`);
    for (const [name, known] of this.users) {
      const view = store.accounts.user(name);
      if (known.present === "yes") assert.ok(view, `${name} was added and is gone`);
      if (known.present === "no") assert.equal(view, undefined, `${name} was removed and is back`);
      if (!view) continue;
      if (known.key) assert.equal(store.accountOfKey(known.key)?.user, name, `the key of ${name}`);
      for (const key of known.ended) assert.equal(store.accountOfKey(key), undefined, "an ended key");
      if (known.link) assert.equal(store.signIn.link(known.link)?.user, name, "the link");
      if (known.session) assert.equal(store.signIn.sessionUser(known.session)?.name, name);
      const days = new Map((await store.usageOf(name)).map(({ date, requests }) => [date, requests]));
      for (const [date, sent] of known.sent) {
        const counted = days.get(date) ?? 0;
        const least = (afterPowerCut ? known.synced : known.answered).get(date) ?? 0;
        assert.ok(least <= counted, `${name} on ${date}: ${counted} counted, ${least} answered`);
        assert.ok(counted <= sent, `${name} on ${date}: ${counted} counted, ${sent} sent`);
      }
    }
  }

  async #reopen(): Promise<void> {
    await this.#try(async () => this.store?.close());
    this.store = undefined;
    await this.#try(async () => {
      await this.open();
    });
  }

  async #add(name: string): Promise<void> {
    const known: Known = {
      present: "no",
      ended: [],
      answered: new Map(),
      sent: new Map(),
      synced: new Map(),
    };
    this.users.set(name, known);
    await this.#change(name, async (store) => {
      known.present = "unknown";
      await store.accounts.addUser(name);
      known.present = "yes";
    });
  }

  async #issue(name: string): Promise<void> {
    await this.#change(name, async (store, known) => {
      const before = known.key;
      delete known.key;
      const key = await store.accounts.issueKey(name);
      known.key = key;
      if (before) known.ended.push(before);
    });
  }

  async #link(name: string): Promise<void> {
    await this.#change(name, async (store, known) => {
      known.link = await store.signIn.createLink(name);
    });
  }

  async #session(name: string): Promise<void> {
    await this.#change(name, async (store, known) => {
      known.session = await store.signIn.createSession(name);
    });
  }

  async #remove(name: string): Promise<void> {
    await this.#change(name, async (store, known) => {
      known.present = "unknown";
      delete known.link;
      delete known.session;
      delete known.key;
      await store.accounts.removeUser(name);
      known.present = "no";
    });
  }

  async #choose(code: string): Promise<void> {
    const { store } = this;
    if (!store) return;
    const before = store.defaultTranslation;
    const failure = await this.#try(() => store.setDefaultTranslation(code));
    assert.equal(store.defaultTranslation, failure === undefined ? code : before);
    if (failure === undefined) this.chosen = [code];
    else if (failure instanceof StoreUncertain) this.chosen = [...this.chosen, code];
    const outcome = await this.#try(() => store.setSetting("choice", code));
    if (outcome === undefined) this.chosenSettings = [code];
    else if (outcome instanceof StoreUncertain) this.chosenSettings = [...this.chosenSettings, code];
  }

  /** Makes a change; one that fails must leave the running store as it was. */
  async #change(name: string, action: (store: LocalStore, known: Known) => Promise<void>): Promise<void> {
    const known = this.users.get(name)!;
    const { store } = this;
    if (!store) return;
    const before = store.accounts.user(name);
    const knownBefore = { ...known };
    const failure = await this.#try(() => action(store, known));
    if (failure === undefined) return;
    assert.deepEqual(store.accounts.user(name), before, "a failed change holds");
    // What was refused must not hold after a restart either; an unknown outcome may.
    if (!(failure instanceof StoreUncertain)) this.users.set(name, knownBefore);
  }

  /** Serves requests of one turn. */
  async #requests(names: string[]): Promise<void> {
    const { store } = this;
    if (!store) return;
    const taken: Known[] = [];
    const { date } = store.today();
    for (const name of names) {
      const known = this.users.get(name)!;
      const account: Account | undefined = known.key ? store.accountOfKey(known.key) : undefined;
      if (!account) continue;
      assert.ok(store.log.consume(account) >= 0);
      add(known.sent, date);
      taken.push(known);
    }
    const worked = (await this.#try(async () => store.log.commit())) === undefined;
    // After a failure the store's timer sees to what it can.
    if (!worked) await this.#try(() => store.log.sync());
    if (worked) for (const known of taken) add(known.answered, date);
    for (const known of taken) {
      const counted = store.used(store.accountOfKey(known.key!)!);
      assert.equal(counted, known.answered.get(date) ?? 0, "counted in memory");
    }
  }

  async #sync(): Promise<void> {
    const { store } = this;
    if (!store) return;
    const { date } = store.today();
    // As the store's timer does, tried again after a failure.
    const synced = async () => (await this.#try(() => store.log.sync())) === undefined;
    if (!(await synced()) && !(await synced())) return;
    for (const known of this.users.values()) {
      const answered = known.answered.get(date);
      if (answered !== undefined) known.synced.set(date, answered);
    }
  }

  /** Lets the work in the background go on. */
  async #idle(): Promise<void> {
    for (let round = 0; round < 40; round++) await new Promise(setImmediate);
  }

  /**
   * Tries an action, which may fail for want of a disk, or of a user who could not be added; for nothing else.
   *
   * @returns The error of an action that failed.
   */
  async #try(action: () => Promise<unknown>): Promise<Error | undefined> {
    try {
      await action();
      return undefined;
    } catch (error) {
      if (!(error instanceof StoreUnavailable || isProblem(error, "accounts"))) throw error;
      if (error instanceof StoreUnavailable) this.failures++;
      return error;
    }
  }
}

function add(counts: Map<string, number>, date: string): void {
  counts.set(date, (counts.get(date) ?? 0) + 1);
}
