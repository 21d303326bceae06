/** The count of pages that a reader chose: of whom, how much, and what is given back where it is too much. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { translator } from "../../../src/i18n/mod.ts";
import type { Visitor } from "../../../src/web/context/visitor.ts";
import { countReading } from "../../../src/web/middleware/session_and_form.ts";

const LIMIT = 10;

/** A visitor, and a limiter that notes what is consumed; `full` are the clients that have nothing left. */
function setUp(given: object, full: readonly string[] = []) {
  const limits = new Map<string, number>();
  const used = new Map<string, number>();
  const readerLimiter = {
    consume: (name: string, limit: number) => {
      limits.set(name, limit);
      if (full.includes(name)) return false;
      used.set(name, (used.get(name) ?? 0) + 1);
      return true;
    },
    rollback: (name: string) => used.set(name, used.get(name)! - 1),
  };
  const context = {
    ...{ language: "en", settings: { "reader-limit": LIMIT }, services: { readerLimiter } },
    t: translator("en"),
    ...given,
  } as unknown as Visitor;
  return { context, limits, used };
}

test("a page counts for all networks of an address of IPv6, of which the larger may have more", () => {
  const { context, limits, used } = setUp({ client: "2001:db8:0:12ab" });
  assert.equal(countReading(context), undefined);
  assert.deepEqual([...used.values()], [1, 1, 1]);
  assert.deepEqual(
    [...limits],
    [
      ["2001:db8:0/48", 16 * LIMIT],
      ["2001:db8:0:12/56", 4 * LIMIT],
      ["2001:db8:0:12ab", LIMIT],
    ],
  );
});

test("where one network has nothing left, nothing is counted for the others", () => {
  const client = "2001:db8:0:12ab";
  const { context, limits } = setUp({ client });
  countReading(context);
  for (const full of limits.keys()) {
    const { context, used } = setUp({ client }, [full]);
    const error = countReading(context, 2);
    assert.equal(error?.status, 429);
    assert.match(error.message, /10 pages/);
    assert.ok(
      [...used.values()].every((count) => count === 0),
      full,
    );
  }
});
