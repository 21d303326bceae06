/** Every kind of hostile source takes time in proportion to its length, and no more memory than a process may have. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type Running, runnable, startProgram } from "../../support/process.ts";
import { scratchFolder } from "../../support/scratch.ts";
import { HOSTILE_KINDS } from "./kinds.ts";
import type { HostileReading } from "./read.ts";

const IS_LONG = process.env.SOAK !== undefined;
/** The lengths of the sources; in the long run (`SOAK=1`) up to 4 MB. Of longer ones more are refused, in no time. */
const LENGTHS = IS_LONG ? [1_000_000, 4_000_000] : [1 << 14, 1 << 17];
/** Four times the length may take ten times the time, eight times twenty: what goes with the square takes 16 and 64. */
const MAX_RATIO = IS_LONG ? 10 : 20;
/** Shorter times are noise, in milliseconds. */
const NOISE = IS_LONG ? 40 : 6;
const MAX_MEMORY_MB = IS_LONG ? 512 : 400;
/** A sentence names a file and repeats two pieces of text at most. */
const MAX_SENTENCE = 500;

describe(`of ${LENGTHS.join(", ")} bytes`, () => {
  const readings = new Map<string, HostileReading>();
  let running: Running;
  before(async () => {
    const memory = ["--max-old-space-size=512", "--max-semi-space-size=32", "--min-semi-space-size=32"];
    const program = [...memory, ...runnable("test/import/hostile/read.ts")];
    const args = [scratchFolder(), ...LENGTHS.map(String)];
    running = startProgram([process.execPath, ...program, ...args], {});
    assert.equal(await running.ended, 0, running.stderr);
    for (const line of running.stdout.trim().split("\n")) {
      const reading = JSON.parse(line) as HostileReading;
      readings.set(reading.kind, reading);
    }
  });
  after(() => running.child.kill("SIGKILL"));

  for (const { name } of HOSTILE_KINDS) {
    it(name, () => {
      const reading = readings.get(name);
      assert.ok(reading !== undefined);
      const { times, memory, refusals, longest } = reading;
      const [first = 0, last = 0] = times;
      assert.ok(last <= MAX_RATIO * Math.max(first, NOISE), `${times.join(", ")} ms`);
      assert.ok(memory < MAX_MEMORY_MB, `${memory} MB`);
      assert.ok(longest < MAX_SENTENCE, `a warning of ${longest} characters`);
      for (const said of refusals) assert.ok(said.length < MAX_SENTENCE, said);
    });
  }
});
