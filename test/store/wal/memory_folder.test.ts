/** Files in memory beside files on a real disk: the same answers to the same calls. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { type FileLayer, MemoryFolder, readAll, realFiles, systemCode } from "../../../src/store/wal/mod.ts";
import { Random } from "../../support/random.ts";
import { scratchFolder } from "../../support/scratch.ts";

const NAMES = ["a", "b", "c"];

/** A call of a layer, on a descriptor by its place among those that were opened. */
type Call =
  | { kind: "open"; name: string; how: "read" | "update" | "create" }
  | { kind: "close"; at: number }
  | { kind: "size"; at: number }
  | { kind: "read"; at: number; position: number }
  | { kind: "truncate"; at: number; position: number }
  | { kind: "write"; at: number; position: number; bytes: string }
  | { kind: "rename"; from: string; to: string }
  | { kind: "remove"; name: string };

function madeCall(random: Random): Call {
  const at = random.below(4);
  const position = random.below(12);
  switch (random.below(8)) {
    case 0:
      return { kind: "rename", from: random.pick(NAMES), to: random.pick(NAMES) };
    case 1:
      return { kind: "remove", name: random.pick(NAMES) };
    case 2:
      return { kind: "truncate", at, position };
    case 3:
      return { kind: "read", at, position };
    case 4:
      return { kind: random.pick(["close", "size"] as const), at };
    case 5:
    case 6:
      return { kind: "write", at, position, bytes: "abcdefgh".slice(random.below(8)) };
    default:
      return {
        kind: "open",
        name: random.pick(NAMES),
        how: random.pick(["read", "update", "create"] as const),
      };
  }
}

/** Makes calls of a layer and returns their outcomes. */
class Caller {
  readonly #layer: FileLayer;
  readonly #folder: string;
  readonly #open: { descriptor: number; name: string; how: string }[] = [];

  constructor(layer: FileLayer, folder: string) {
    this.#layer = layer;
    this.#folder = folder;
  }

  /** Returns the outcome as text; undefined where a call makes no sense, as on a name that is open. */
  make(call: Call): string | undefined {
    const path = (name: string) => join(this.#folder, name);
    try {
      if (call.kind === "open") {
        const descriptor = this.#layer.open(path(call.name), call.how);
        this.#open.push({ descriptor, name: call.name, how: call.how });
        return "opened";
      }
      if (call.kind === "rename" || call.kind === "remove") {
        const names = call.kind === "remove" ? [call.name] : [call.from, call.to];
        // The store renames and removes no file that it has open.
        if (this.#open.some(({ name }) => names.includes(name))) return undefined;
        if (call.kind === "remove") this.#layer.remove(path(call.name));
        else this.#layer.rename(path(call.from), path(call.to));
        return call.kind;
      }
      const file = this.#open[call.at];
      if (file === undefined) return undefined;
      const { descriptor } = file;
      if (call.kind === "close") {
        this.#layer.close(descriptor);
        this.#open.splice(call.at, 1);
        return "closed";
      }
      if (call.kind === "size") return `${this.#layer.size(descriptor)}`;
      if (call.kind === "read") {
        const target = Buffer.alloc(5);
        const count = this.#layer.read(descriptor, target, call.position);
        return `${count} ${target.toString("latin1")}`;
      }
      if (file.how === "read") return undefined;
      if (call.kind === "truncate") {
        // The store cuts off what is there, and never makes a file longer.
        this.#layer.truncate(descriptor, Math.min(call.position, this.#layer.size(descriptor)));
        return "truncated";
      }
      const position = Math.min(call.position, this.#layer.size(descriptor));
      return `${this.#layer.write(descriptor, Buffer.from(call.bytes), position)}`;
    } catch (error) {
      assert.match(systemCode(error), /^E[A-Z]+$/, String(error));
      return systemCode(error);
    }
  }

  /** Returns the names and contents of all files. */
  content(): string[] {
    return this.#layer
      .list(this.#folder)
      .sort()
      .map((name) => `${name} ${readAll(this.#layer, join(this.#folder, name))}`);
  }

  end(): void {
    for (const { descriptor } of this.#open) this.#layer.close(descriptor);
  }
}

test("the same calls have the same outcomes, and leave the same files", async () => {
  const random = new Random(42);
  for (let round = 0; round < 60; round++) {
    const folder = scratchFolder();
    const real = new Caller(realFiles, folder);
    const memory = new Caller(new MemoryFolder(), folder);
    const calls: string[] = [];
    for (let step = 0; step < 40; step++) {
      const call = madeCall(random);
      calls.push(JSON.stringify(call));
      assert.equal(memory.make(call), real.make(call), calls.join("\n"));
      assert.deepEqual(memory.content(), real.content(), calls.join("\n"));
    }
    real.end();
  }
});
