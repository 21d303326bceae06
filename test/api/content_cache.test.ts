/** The cache of finished contents: for what is asked for twice, and dropped with what it depends on, not else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Library, openLibrary, type Translation } from "../../src/corpus/mod.ts";
import { fromNoon } from "../support/noon.ts";
import { startService } from "../support/service.ts";

const PASSAGE = "/passage?translation=ZGL&reference=Jn+3,16";

/** Starts a service that counts how often the library is asked for a translation: a cached content asks for none. */
async function countingService(now: () => number) {
  const service = await startService({ settings: { "daily-limit": "1000" }, now });
  let made = 0;
  const get = Library.prototype.get;
  service.library.get = function (this: Library, code: string): Translation | undefined {
    made++;
    return get.call(this, code);
  };
  const isMade = async (): Promise<boolean> => {
    const before = made;
    assert.equal((await service.ask(PASSAGE)).status, 200);
    return made > before;
  };
  return { service, isMade };
}

test("a content is made again once the texts, the day or a setting behind it change, and not else", async () => {
  let now = fromNoon();
  const { service, isMade } = await countingService(() => now);
  assert.equal(await isMade(), true);
  assert.equal(await isMade(), true, "only its second asking takes it in");
  assert.equal(await isMade(), false);
  service.reconfigure({ "daily-limit": "2000", "log-level": "error" });
  assert.equal(await isMade(), false, "a reload that does not concern it leaves it");
  service.reconfigure({ "max-verses": "300" });
  assert.equal(await isMade(), true);
  assert.equal(await isMade(), false);
  service.library.replace(openLibrary("test/fixtures/corpus").library.translations());
  assert.equal(await isMade(), true);
  assert.equal(await isMade(), false);
  now += 24 * 3_600_000;
  assert.equal(await isMade(), true);
});
