/** The first Slovenian search after a start: the tables that it needs were read while the service had nothing to do. */
import assert from "node:assert/strict";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";
import { test } from "node:test";
import { openLibrary } from "../../src/corpus/mod.ts";
import { parseQuery, SearchIndexCache, searchTranslation } from "../../src/search/mod.ts";
import { warmUp } from "../../src/server/lifecycle.ts";
import { until } from "../support/until.ts";

const read: string[] = [];
const { readFileSync } = fs;
fs.readFileSync = ((path: string, options) => {
  if (String(path).includes("/search/tables/")) read.push(basename(path));
  return readFileSync(path, options);
}) as typeof readFileSync;
syncBuiltinESMExports();

test("a service that is idle after its start reads the tables of the first Slovenian search", async () => {
  const { library } = openLibrary("test/fixtures/corpus");
  const part = warmUp({ loadPages: async () => () => undefined, onError: assert.fail }, library);
  part.start?.();
  await until("the names, which come last", () => read.includes("topics.txt"));
  assert.ok(read.includes("slovenian_forms.txt"));
  read.length = 0;
  const translation = library.get("ZGL")!;
  const request = { translation, query: parseQuery("dobrega pastirja"), translations: [translation] };
  await searchTranslation(new SearchIndexCache(1 << 26), request);
  assert.deepEqual(read, []);
});
