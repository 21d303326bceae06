/** The default translation between settings and the choice of an administrator. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Config, readSettingsFrom } from "../../src/config/mod.ts";
import { DefaultTranslation } from "../../src/server/default_translation.ts";

/** A store that another process may change. */
function storeWith(code?: string) {
  const store = {
    defaultTranslation: code,
    current: () => undefined,
    async setDefaultTranslation(chosen: string | undefined) {
      store.defaultTranslation = chosen;
    },
  };
  return store;
}

function opened(flags: Record<string, string>, store: ReturnType<typeof storeWith>) {
  const read = readSettingsFrom(flags, {});
  const config = new Config(read.settings);
  const choice = new DefaultTranslation({ config, store, sources: read.sources });
  return { choice, inForce: () => config.current["default-translation"], config };
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
