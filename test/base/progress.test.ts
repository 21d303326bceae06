import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Progress } from "../../src/base/progress.ts";

describe("Progress on a terminal", () => {
  it("draws a bar over the line, no more than ten times a second, and takes it back", () => {
    let now = 0;
    const progress = new Progress({ label: "Importing", width: 40, now: () => now });
    assert.equal(progress.update(0.25), `\r\u001b[KImporting [${"=====".padEnd(21)}]  25 %`);
    now += 50;
    assert.equal(progress.update(0.3), "");
    now += 50;
    assert.equal(progress.update(1), `\r\u001b[KImporting [${"=".repeat(21)}] 100 %`);
    assert.equal(progress.end(), "\r\u001b[K");
  });
  it("shows the share alone where there is no room for a bar", () => {
    const progress = new Progress({ label: "Importing", width: 20, now: () => 0 });
    assert.equal(progress.update(0.5), "\r\u001b[K50 %");
    const half = (width: number) =>
      new Progress({ label: "A", width, now: () => 0 }).update(0.5).slice("\r\u001b[K".length);
    assert.equal(half(20), "50 %");
    assert.equal(half(21), "A [=====     ]  50 %", "a bar of ten");
  });
  it("takes nothing back where it drew nothing", () => {
    assert.equal(new Progress({ label: "A", width: 80, now: () => 0 }).end(), "");
  });
  it("stays between nothing and all", () => {
    const share = (done: number) => new Progress({ label: "A", width: 8, now: () => 0 }).update(done);
    assert.equal(share(-1), "\r\u001b[K0 %");
    assert.equal(share(7), "\r\u001b[K100 %");
  });
});
