/** Counting beside naive models: maps for the counts of days, a list of readings for the clock. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { expiredDates } from "../../../src/store/usage/compactor.ts";
import { DayCounts } from "../../../src/store/usage/mod.ts";
import { FOLDER, HOUR, idle, NOON, type Opened, opened, withKey } from "../opened.ts";

const DAY = 24 * HOUR;
const LIMIT = 4;
const NAMES = ["Ana", "Bor"];
const RUNS = process.env.SOAK ? 5000 : 60;

/** What happens next in the life of a store. */
const event = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant("take"), user: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant("commit") }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("clock"),
      by: fc.constantFrom(1, HOUR, 11 * HOUR, DAY, 3 * DAY, -HOUR, -DAY, -2 * DAY),
    }),
  },
  {
    arbitrary: fc.record({
      does: fc.constantFrom("idle", "kill", "reopen", "fail", "mend", "back up", "end backup"),
    }),
    weight: 5,
  },
);

/** The clock's days by a list of what it showed: a day is left for an earlier one after 24 hours of earlier ones. */
class NaiveDay {
  #counted = "";
  /** The moments at which an earlier day was shown, since the counted one was shown last. */
  #earlier: number[] = [];
  /** False once a restart may have forgotten some of them. */
  #isSure = true;

  get counted(): string {
    return this.#counted;
  }

  /** Notes a restart that goes on with a day: without a request one leaves no trace, and none of the clock either. */
  restarted(counted: string): void {
    this.#isSure = false;
    if (counted !== this.#counted) this.#earlier = [Number.NEGATIVE_INFINITY];
    this.#counted = counted;
  }

  /** Checks the day that a store counts where nothing is pending. */
  check({ date }: { date: string }, { shown, now }: { shown: string; now: number }): void {
    if (shown >= this.#counted) {
      assert.equal(date, shown, "a later day is counted at once");
      this.#counts(date);
      return;
    }
    this.#earlier.push(now);
    const isOver = now >= Math.min(...this.#earlier) + DAY;
    if (date === this.#counted) {
      assert.ok(!isOver || !this.#isSure, "the clock is believed after 24 hours");
      return;
    }
    assert.ok(isOver, `${date} in place of ${this.#counted} before 24 hours have passed`);
    assert.equal(date, shown);
    this.#counts(date);
  }

  #counts(date: string): void {
    this.#counted = date;
    this.#earlier = [];
    this.#isSure = true;
  }
}

/** A store and what it should know. */
class Checked {
  readonly #around: Opened;
  readonly #keys: readonly string[];
  readonly #day = new NaiveDay();
  /** The requests of each user on each day: those on record, and those that wait for it. */
  readonly #counts = new Map<string, number[]>();
  #pending = [0, 0];
  #backup: AsyncGenerator<Uint8Array> | undefined;
  static async begin(): Promise<Checked> {
    const around = await opened({ dailyLimit: LIMIT, zone: "UTC" });
    const keys: string[] = [];
    for (const name of NAMES) keys.push(await withKey(around.store, name));
    return new Checked(around, keys);
  }

  private constructor(around: Opened, keys: readonly string[]) {
    this.#around = around;
    this.#keys = keys;
    this.#checkDay();
  }

  async does(event: { does: string; user?: number; by?: number }): Promise<void> {
    const around = this.#around;
    if (event.does === "take") this.#take(event.user!);
    else if (event.does === "commit") this.#commit();
    else if (event.does === "clock") around.now = Math.max(NOON - 9 * DAY, around.now + event.by!);
    else if (event.does === "idle") await idle();
    else if (event.does === "fail" || event.does === "mend") {
      const isFailing = event.does === "fail";
      around.files.faultAt = ({ path }) => (isFailing && path.includes(".day.new") ? { code: "ENOSPC" } : undefined);
    } else if (event.does === "back up") {
      this.#backup ??= around.store.backup();
      await this.#backup.next();
    } else if (event.does === "end backup") await this.#endBackup();
    else await this.#restart(event.does);
    this.#checkDay();
  }

  async check(): Promise<void> {
    await this.#endBackup();
    this.#commit();
    const { store } = this.#around;
    const days = [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [user, name] of NAMES.entries()) {
      const expected = days.map(([date, counts]) => ({ date, requests: counts[user]! }));
      assert.deepEqual(
        await store.usageOf(name),
        expected.filter(({ requests }) => requests > 0),
      );
    }
    const total = days.map(([date, [ana, bor]]) => ({ date, requests: ana! + bor! }));
    assert.deepEqual(
      await store.usage(),
      total.filter(({ requests }) => requests > 0),
    );
    const uses = await store.recentUses(NAMES, "2000-01-01");
    for (const [user, name] of NAMES.entries()) {
      const used = days.filter(([, counts]) => counts[user]! > 0);
      const requests = used.reduce((sum, [, counts]) => sum + counts[user]!, 0);
      const expected = requests > 0 ? { last: used.at(-1)![0], requests } : undefined;
      assert.deepEqual(uses.get(name), expected);
    }
  }

  #take(user: number): void {
    const { store } = this.#around;
    const account = store.accountOfKey(this.#keys[user]!)!;
    this.#checkDay();
    const taken = this.#today()[user]! + this.#pending[user]!;
    assert.equal(store.used(account), taken, "used");
    assert.equal(store.log.consume(account), taken < LIMIT ? LIMIT - taken - 1 : -1);
    if (taken < LIMIT) this.#pending[user]!++;
  }

  #commit(): void {
    const counts = this.#today();
    this.#around.store.log.commit();
    for (const [user, count] of this.#pending.entries()) counts[user]! += count;
    this.#pending = [0, 0];
  }

  async #restart(how: string): Promise<void> {
    const around = this.#around;
    await this.#endBackup();
    around.files.faultAt = () => undefined;
    if (how === "kill") {
      this.#pending = [0, 0];
      await around.restartAfterKill();
    } else {
      this.#commit();
      await around.reopen();
    }
    const files = around.files.paths().filter((path) => path.startsWith(`${FOLDER}/usage/`));
    const numbers = files.map((path) => ({ path, number: Number(path.split(".").at(-2)) }));
    const last = numbers.sort((one, other) => one.number - other.number).at(-1)?.path;
    this.#day.restarted(last?.slice(FOLDER.length + 7, FOLDER.length + 17) ?? "");
  }

  async #endBackup(): Promise<void> {
    await this.#backup?.return(undefined);
    this.#backup = undefined;
  }

  #today(): number[] {
    const { date } = this.#around.store.today();
    const counts = this.#counts.get(date) ?? [0, 0];
    this.#counts.set(date, counts);
    return counts;
  }

  /** Nothing moves the day of requests that wait for their record. */
  #checkDay(): void {
    const { store, now } = this.#around;
    const day = store.today();
    if (this.#pending[0]! + this.#pending[1]! > 0) assert.equal(day.date, this.#day.counted);
    else this.#day.check(day, { shown: new Date(now).toISOString().slice(0, 10), now });
  }
}

test("each day has its counts, whatever the clock shows between two requests, and whatever ends or fails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
      const checked = await Checked.begin();
      for (const event of events) await checked.does(event);
      await checked.check();
    }),
    { numRuns: RUNS },
  );
});

test("the counts of a day are those of a map", () => {
  const account = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 3000 }));
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant("add"), account, fc.constant(0)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant("raise"), account, fc.nat(5)) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom("commit", "rollback"), account, fc.constant(0)),
    },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 800, size: "max" }), (steps) => {
      const counts = new DayCounts();
      let sure = new Map<number, number>();
      let all = new Map<number, number>();
      for (const [does, account, count] of steps) {
        if (does === "add") {
          counts.add(account);
          all.set(account, (all.get(account) ?? 0) + 1);
        } else if (does === "raise" && counts.changed.length === 0) {
          counts.raise(account, count);
          all.set(account, Math.max(count, all.get(account) ?? 0));
          sure = new Map(all);
        } else if (does === "commit") {
          counts.commit();
          sure = new Map(all);
        } else if (does === "rollback") {
          counts.rollback();
          all = new Map(sure);
        }
        assert.equal(counts.get(account), all.get(account) ?? 0);
      }
      const committed = counts.committed();
      for (const [account, count] of all) {
        assert.equal(counts.get(account), count);
        assert.equal(committed[account] ?? 0, sure.get(account) ?? 0);
      }
      const changed = [...all].filter(([account, count]) => count !== (sure.get(account) ?? 0));
      const byNumber = (one: number, other: number) => one - other;
      assert.deepEqual(counts.changed.toSorted(byNumber), changed.map(([account]) => account).sort(byNumber));
    }),
    { numRuns: RUNS },
  );
});

test("a day is as old as the days that passed since, three at most after each that had requests", () => {
  const dateOf = (day: number) => new Date(NOON + day * DAY).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(70), fc.nat(20), (days, today, kept) => {
      const files = days.map((day) => ({ date: dateOf(day) }));
      const ages = days.map((day) => {
        let age = 0;
        for (let passed = day + 1; passed <= today; passed++) {
          const before = Math.max(...days.filter((other) => other < passed));
          if (passed - before <= 3) age++;
        }
        return [day, age] as const;
      });
      const old = ages.filter(([day, age]) => day < today && age > kept).map(([day]) => dateOf(day));
      assert.deepEqual([...expiredDates(files, { today: dateOf(today), days: kept })].sort(), old.sort());
    }),
  );
});
