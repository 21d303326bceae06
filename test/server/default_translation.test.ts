/** The default translation between settings and the choice of an administrator. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Config, readSettingsFrom } from "../../src/config/mod.ts";
import type { Translation } from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { StoredSettings } from "../../src/server/stored_settings.ts";

/** A store that another process may change. */
function storeWith(code?: string) {
  const store = {
    defaultTranslation: code,
    refresh: () => undefined,
    settings: new Map<string, string>(),
    setSetting: async (name: string, value: string | undefined) =>
      void (value === undefined ? store.settings.delete(name) : store.settings.set(name, value)),
    updateSetting: (name: string, update: (value: string | undefined) => string | undefined) =>
      store.setSetting(name, update(store.settings.get(name))),
    async setDefaultTranslation(chosen: string | undefined) {
      store.defaultTranslation = chosen;
    },
  };
  return store;
}

function opened(flags: Record<string, string>, store: ReturnType<typeof storeWith>) {
  const read = readSettingsFrom(flags, {});
  const config = new Config(read.settings);
  const codes = new Set<string>();
  const logged: string[] = [];
  const choice = new StoredSettings({
    config,
    store,
    sources: read.sources,
    library: {
      loading: undefined,
      get: (code) => (codes.has(code) ? ({ code } as Translation) : undefined),
      getDefault: () => ({ code: "ZGL" }) as Translation,
      rank: [],
      recallRank: () => {},
    },
    log: (_, event) => logged.push(explain(event, "en")),
  });
  return { choice, inForce: () => config.current["default-translation"], config, codes, logged };
}

test("the choice is in force from the start, and after each change of it", async () => {
  const { choice, inForce } = opened({}, storeWith("KJV"));
  assert.equal(inForce(), "KJV");
  await choice.choose("ZGL");
  assert.equal(inForce(), "ZGL");
  await choice.choose(undefined);
  assert.equal(inForce(), "SSP3");
});

test("a setting wins, and the choice waits until the setting is gone", async () => {
  const store = storeWith("KJV");
  const { choice, inForce, config } = opened({ "default-translation": "ZGL" }, store);
  assert.equal(choice.setBy, "--default-translation");
  assert.equal(inForce(), "ZGL");
  await choice.choose("CHR");
  await choice.refresh();
  assert.equal(inForce(), "ZGL");
  config.update(choice.complete(readSettingsFrom({}, {})));
  assert.equal(choice.setBy, undefined);
  assert.equal(inForce(), "CHR");
});

test("a choice that another process made is followed, and one that it took back", async () => {
  const store = storeWith();
  const { choice, inForce } = opened({}, store);
  assert.equal(inForce(), "SSP3");
  store.defaultTranslation = "KJV";
  await choice.refresh();
  assert.equal(inForce(), "KJV");
  store.defaultTranslation = undefined;
  await choice.refresh();
  assert.equal(inForce(), "SSP3");
});

test("one that is not there is warned of at each reload that finds it gone, once", () => {
  const { choice, codes, logged } = opened({}, storeWith("KJV"));
  const warning = "The default translation KJV is not there; the verse of the day is taken from ZGL";
  for (const [there, warnings] of [
    [true, 0],
    [false, 1],
    [false, 1],
    [true, 1],
    [false, 2],
  ] as const) {
    if (there) codes.add("KJV");
    else codes.delete("KJV");
    choice.reload();
    assert.deepEqual(logged, Array(warnings).fill(warning));
  }
});

test("one that nobody set or chose is not warned of", () => {
  const { choice, logged } = opened({}, storeWith());
  choice.reload();
  assert.deepEqual(logged, []);
});
