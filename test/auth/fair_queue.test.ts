/** The queue of costly computations, beside a naive one. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { FairQueue } from "../../src/auth/password.ts";
import { isProblem } from "../../src/base/problem.ts";

/** A computation that is asked for. */
interface Asked {
  readonly requester: string;
  readonly isKnown: boolean;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  requester: fc.constantFrom("ana", "bor", "cene"),
  isKnown: fc.boolean(),
});

/** Asks for computations while one is under way, then lets all of them run; returns the order in which they did. */
async function orderOf(queue: FairQueue, all: readonly Asked[]): Promise<number[]> {
  const order: number[] = [];
  let release = () => {};
  const held = queue.run({ requester: "first" }, () => new Promise<void>((end) => (release = end)));
  const runs = all.map((options, index) =>
    queue
      .run(options, async () => void order.push(index))
      .catch((error: unknown) => {
        assert.ok(isProblem(error, "accounts") && error.code === "too_busy", String(error));
      }),
  );
  release();
  await Promise.all([held, ...runs]);
  return order;
}

/** The same by definition, for computations that are asked for in bursts. */
class NaiveQueue {
  readonly #mostWaiting: number;
  readonly #runs = new Map<string, number>();
  readonly #attempts = new Map<string, number>();

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  orderOf(all: readonly Asked[]): number[] {
    let waiting: (Asked & { readonly index: number })[] = [];
    const inOrder = () => {
      const rank = ({ requester, index }: Asked & { index: number }) =>
        (this.#runs.get(requester) ?? 0) +
        waiting.filter((other) => other.requester === requester && other.index < index).length;
      const key = (one: Asked & { index: number }) => [
        one.isKnown ? 0 : 1,
        rank(one),
        this.#attempts.get(one.requester) ?? 0,
        one.index,
      ];
      const keys = new Map(waiting.map((one) => [one, key(one)]));
      return waiting.toSorted((one, other) => {
        const [left, right] = [keys.get(one)!, keys.get(other)!];
        const at = left.findIndex((number, index) => number !== right[index]);
        return left[at]! - right[at]!;
      });
    };
    for (const [index, one] of all.entries()) {
      this.#attempts.set(one.requester, (this.#attempts.get(one.requester) ?? 0) + 1);
      waiting.push({ ...one, index });
      if (waiting.length >= this.#mostWaiting) {
        const last = inOrder().at(-1)!;
        waiting = waiting.filter((other) => other !== last);
      }
    }
    const order: number[] = [];
    while (waiting.length > 0) {
      const next = inOrder()[0]!;
      waiting = waiting.filter((other) => other !== next);
      this.#runs.set(next.requester, (this.#runs.get(next.requester) ?? 0) + 1);
      order.push(next.index);
    }
    return order;
  }
}

test("computations run in the order of a naive queue, and those it refuses are refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(asked, { maxLength: 8 }), { maxLength: 4 }),
      fc.integer({ min: 2, max: 10 }),
      async (bursts, mostWaiting) => {
        const queue = new FairQueue(mostWaiting);
        const naive = new NaiveQueue(mostWaiting);
        for (const burst of bursts) {
          assert.deepEqual(await orderOf(queue, burst), naive.orderOf(burst));
        }
      },
    ),
    { seed: 4, numRuns: 300 },
  );
});

describe("of the places of a queue", () => {
  test("one fewer than it has may wait beside the one under way, and none is refused before", async () => {
    for (const mostWaiting of [2, 3, 32]) {
      const requests = Array.from({ length: mostWaiting + 1 }, (_, index) => ({
        requester: `${index}`,
        isKnown: false,
      }));
      const order = await orderOf(new FairQueue(mostWaiting), requests);
      assert.deepEqual(
        order,
        Array.from({ length: mostWaiting - 1 }, (_, index) => index),
      );
    }
  });

  test("who used it is forgotten ten minutes later, not before", async (t) => {
    let now = 1_000_000;
    t.mock.method(performance, "now", () => now);
    const pair = [
      { requester: "ana", isKnown: false },
      { requester: "bor", isKnown: false },
    ];
    for (const [minutes, expected] of [
      [10, [1, 0]],
      [10 + 1 / 60_000, [0, 1]],
    ] as const) {
      const queue = new FairQueue(32);
      await orderOf(queue, [pair[0]!]);
      now += minutes * 60_000;
      assert.deepEqual(await orderOf(queue, pair), expected, `${minutes} minutes`);
    }
  });
});

test("a closed queue refuses what waits and what comes, and ends what is under way", async () => {
  const queue = new FairQueue(32);
  let release = (_: string) => {};
  const held = queue.run({}, () => new Promise<string>((end) => (release = end)));
  const waiting = queue.run({}, async () => assert.fail("it ran"));
  queue.close();
  await assert.rejects(waiting, { code: "too_busy" });
  await assert.rejects(
    queue.run({}, async () => assert.fail("it ran")),
    { code: "too_busy" },
  );
  release("done");
  assert.equal(await held, "done");
});

test("a computation that fails fails alone", async () => {
  const queue = new FairQueue(32);
  const failing = queue.run({}, async () => {
    throw new Error("no");
  });
  const next = queue.run({}, async () => "next");
  await assert.rejects(failing, /no/);
  assert.equal(await next, "next");
});
