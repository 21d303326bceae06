/** Shares of the turns of the event loop: who comes first, and how many. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Turns } from "../../src/http/event_loop_turns.ts";

const turn = () => new Promise(setImmediate);

describe("turns of the event loop", () => {
  test("run what waits in its order, 64 in each", async () => {
    const turns = new Turns();
    const ran: number[] = [];
    const all = Array.from({ length: 100 }, (_, index) => index);
    for (const index of all) turns.add(() => ran.push(index), { isAhead: false });
    await turn();
    assert.deepEqual(ran, all.slice(0, ran.length));
    assert.ok(ran.length <= 64, `${ran.length} in one turn`);
    while (ran.length < 100) await turn();
    assert.deepEqual(ran, all);
  });

  test("run what was sent ahead after all else, 16 in each", async () => {
    const turns = new Turns();
    const ran: string[] = [];
    for (let index = 0; index < 40; index++) turns.add(() => ran.push("ahead"), { isAhead: true });
    await turn();
    assert.ok(ran.length <= 16, `${ran.length} in one turn`);
    const before = ran.length;
    turns.add(() => ran.push("one after another"), { isAhead: false });
    await turn();
    assert.equal(ran[before], "one after another");
    while (ran.length < 41) await turn();
  });

  test("that accept a connection run two that were sent ahead, as others may wait to be accepted", async () => {
    const turns = new Turns();
    let ran = 0;
    for (let index = 0; index < 40; index++) turns.add(() => ran++, { isAhead: true });
    turns.accept();
    await turn();
    assert.ok(ran >= 1 && ran <= 2, `${ran} in one turn`);
    while (ran < 40) await turn();
  });

  test("run one at least, however long it takes", async () => {
    const turns = new Turns();
    let ran = 0;
    const slow = () => {
      const end = performance.now() + 6;
      while (performance.now() < end);
      ran++;
    };
    for (const isAhead of [false, false, true, true]) turns.add(slow, { isAhead });
    await turn();
    assert.equal(ran, 2, "one of each kind");
    while (ran < 4) await turn();
  });

  test("run what may wait after all else, one at least", async () => {
    const turns = new Turns();
    const ran: string[] = [];
    const page = () => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      ran.push("page");
    };
    for (let index = 0; index < 5; index++) turns.add(page, { isAhead: false, isLowPriority: true });
    turns.add(() => ran.push("verse"), { isAhead: false });
    turns.add(() => ran.push("ahead"), { isAhead: true });
    await turn();
    assert.deepEqual(ran, ["verse", "ahead"], "pages wait for one turn, in which their clients may leave");
    turns.add(() => ran.push("later verse"), { isAhead: false });
    await turn();
    assert.deepEqual(ran.slice(2), ["later verse", "page"]);
    while (ran.length < 8) await turn();
  });

  test("begin few of what may wait at a time, where its making goes on, and the next when one is over", async (t) => {
    const turns = new Turns();
    const ends: (() => void)[] = [];
    for (let index = 0; index < 10; index++) {
      turns.add(() => turns.making(new Promise<void>((resolve) => ends.push(resolve))), {
        isAhead: false,
        isLowPriority: true,
      });
    }
    for (let count = 0; count < 3; count++) await turn();
    assert.equal(ends.length, 2);
    assert.ok(turns.isLowPriorityShareTaken());
    ends[0]!();
    await turn();
    await turn();
    assert.equal(ends.length, 3);
    for (let at = 1; at < 10; at++) {
      while (ends.length <= at) await turn();
      ends[at]!();
    }
    assert.ok(turns.isLowPriorityShareTaken(), "others may be about to come");
    t.mock.method(performance, "now", () => Number.MAX_SAFE_INTEGER);
    await turn();
    await turn();
    assert.ok(!turns.isLowPriorityShareTaken());
  });

  test("are full where what may wait would take 2 s by the time of those before, without clients that have left", async () => {
    const turns = new Turns();
    let ran = 0;
    const fill = (most: number, isGone = () => false) => {
      let count = 0;
      for (; count < most && !turns.isLowPriorityQueueFull(); count++) {
        turns.add(() => ran++, { isAhead: false, isLowPriority: true, isGone });
      }
      return count;
    };
    let haveLeft = false;
    assert.equal(
      fill(1000, () => haveLeft),
      400,
      "5 ms each, before one ran",
    );
    haveLeft = true;
    assert.equal(fill(1000), 400, "those that have left make room");
    while (ran < 400) await turn();
    assert.equal(fill(500), 500, "quick ones leave room for more");
    while (ran < 900) await turn();
    assert.equal(ran, 900, "none of those that have left is run");
  });

  test("wait for none that goes on for long", async () => {
    const turns = new Turns();
    let ran = 0;
    for (let index = 0; index < 5; index++) {
      turns.add(
        () => {
          ran++;
          turns.making(new Promise(() => {}));
        },
        { isAhead: false, isLowPriority: true },
      );
    }
    const alive = setInterval(() => {}, 1000);
    while (ran < 5) await turn();
    clearInterval(alive);
  });
});
