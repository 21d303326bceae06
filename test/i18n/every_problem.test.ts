/** Every user-facing error has a code with a message; system errors are translated by their code. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { Problem, type ProblemCode, type ProblemRoom } from "../../src/base/problem.ts";
import type { MessageKey } from "../../src/i18n/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { runnable } from "../support/process.ts";

/** Error classes whose sentence no one reads: a form that is no multipart is answered with the page of its status. */
const FOR_DEVELOPERS: ReadonlySet<string> = new Set(["MultipartError"]);

test("every error class of a room is a problem", async () => {
  const rooms = readdirSync("src", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "base")
    .map(({ name }) => name);
  const others: string[] = [];
  for (const room of rooms) {
    const module = await import(pathToFileURL(runnable(`src/${room}/mod.ts`).at(-1)!).href);
    for (const [name, value] of Object.entries(module as Record<string, unknown>)) {
      const isError = typeof value === "function" && value.prototype instanceof Error;
      if (!isError || FOR_DEVELOPERS.has(name)) continue;
      if (!((value as { prototype: unknown }).prototype instanceof Problem)) {
        others.push(`${room}: ${name}`);
      }
    }
  }
  assert.deepEqual(others, []);
});

/** Codes without a message: one of these does not compile. */
type Unwritten = { [Room in ProblemRoom]: Exclude<`${Room}.${ProblemCode<Room>}`, MessageKey> }[ProblemRoom];
const unwritten: [Unwritten] extends [never] ? true : Unwritten = true;
void unwritten;

test("the system's errors are in Slovenian by their code", () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  assert.equal(explain(error, "en"), "ENOSPC: no space left on device, write");
  assert.match(explain(error, "sl"), /na disku ni več prostora/);
  assert.match(explain(Object.assign(error, { code: "EODD" }), "sl"), /EODD/);
});
