/** The sentences of the store: the errors behind a problem in the same language. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { errorFrom, Problem, recordOf } from "../../src/base/problem.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { StoreDamaged, StoreUnavailable } from "../../src/store/mod.ts";

test("the reasons of a problem are in its language, whoever made it", () => {
  const reason = new Problem("store.wrong_checksum", {});
  const damage = StoreDamaged.file("keys/accounts.log", { offset: 97, reason });
  const error = new StoreUnavailable("cannot_open", { folder: "keys" }, { cause: damage });
  const received = errorFrom(JSON.parse(JSON.stringify(recordOf(error))));
  for (const one of [error, received]) {
    assert.match(
      explain(one, "sl"),
      /^Shrambe v mapi keys ni mogoče odpreti: Datoteke keys\/accounts\.log .* bajtu 97 \(kontrolna vsota se ne ujema\)/,
    );
    assert.match(explain(one, "en"), /damaged at byte 97 \(the checksum does not match\)/);
  }
});
