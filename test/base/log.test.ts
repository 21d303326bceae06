import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createLog, type LogSettings } from "../../src/base/log.ts";

const TIME = Date.parse("2026-11-21T10:00:00.123Z");

function start(current: LogSettings) {
  const writes: string[] = [];
  const log = createLog((lines) => writes.push(lines), { config: { current }, now: () => TIME, explain: String });
  return { writes, log };
}

describe("a log", () => {
  test("writes text with a time, a level, a message and fields", () => {
    const { writes, log } = start({ "log-format": "text", "log-level": "info" });
    log("error", "It broke", { file: "a.txt", why: "two words", not: undefined });
    assert.deepEqual(writes, ['2026-11-21T10:00:00.123Z error It broke file=a.txt why="two words"']);
  });

  test("writes JSON, one object a line", () => {
    const { writes, log } = start({ "log-format": "json", "log-level": "info" });
    log("warning", "Careful\nnow", { count: 3 });
    assert.deepEqual(JSON.parse(writes[0]!), {
      time: "2026-11-21T10:00:00.123Z",
      level: "warning",
      message: "Careful\nnow",
      count: 3,
    });
    assert.ok(!writes[0]!.includes("\n"));
  });

  test("makes no second line of what a message or a field repeats", () => {
    const { writes, log } = start({ "log-format": "text", "log-level": "info" });
    log("error", "a\r\n2026 error b\u001b[31m\u2028", { x: "c\nd\u001b[31m\u2028" });
    for (const character of ["\n", "\r", "\u001b", "\u2028"]) {
      assert.ok(!writes[0]!.includes(character), JSON.stringify(character));
    }
  });

  test("leaves out what is less grave than its level", () => {
    const { writes, log } = start({ "log-format": "text", "log-level": "warning" });
    log("notice", "no");
    log("info", "no");
    log("warning", "yes");
    assert.equal(writes.length, 1);
  });

  test("follows its settings at once", () => {
    const config: { current: LogSettings } = {
      current: { "log-format": "text", "log-level": "error" },
    };
    const writes: string[] = [];
    const log = createLog((lines) => writes.push(lines), { config, now: () => TIME, explain: String });
    log("warning", "no");
    config.current = { "log-format": "json", "log-level": "warning" };
    log("warning", "yes");
    assert.equal(JSON.parse(writes.join()).message, "yes");
  });

  test("writes the entries of a turn together, and before a grave one", async () => {
    const { writes, log } = start({ "log-format": "text", "log-level": "info" });
    log("info", "alone");
    await new Promise(setImmediate);
    assert.match(writes.pop() ?? "", /alone$/);
    log("info", "one");
    log("info", "two");
    assert.equal(writes.length, 0);
    await new Promise(setImmediate);
    assert.equal(writes.length, 1);
    assert.deepEqual(writes[0]!.split("\n").length, 2);
    log("info", "three");
    log("error", "four");
    assert.match(writes[1]!, /three\n.*four$/);
    await new Promise(setImmediate);
    assert.equal(writes.length, 2);
  });
});
