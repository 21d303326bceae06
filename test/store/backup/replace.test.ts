/** A backup in the place of the store of a first start, with a kill and a power cut before every step of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "../../../src/i18n/problems/mod.ts";
import type { Store } from "../../../src/store/mod.ts";
import { seededRandom } from "../../support/random.ts";
import type { MemoryFiles } from "../memory_files.ts";
import { HOUR, idle, opened, serve, withKey } from "../opened.ts";

const BACKUP = "/backup";
const PASSWORD = "dovolj dolgo geslo";

/** The backup of a store with an administrator, a key, and counts of two days. */
const namesOf = (store: Pick<Store, "usedToday">) => [...store.usedToday()].map(({ name }) => name);

async function backedUp() {
  const around = await opened({ passwordCost: 10 });
  const { store } = around;
  await store.accounts.addUser("Vera", { admin: true });
  await store.signIn.setPassword("Vera", PASSWORD);
  const key = await withKey(store, "Ana");
  serve(store, key, 3);
  around.now += 24 * HOUR;
  serve(store, key, 5);
  await idle();
  const pieces: Uint8Array[] = [];
  for await (const piece of store.backup()) pieces.push(piece);
  await store.close();
  return { key, now: around.now, backup: Buffer.concat(pieces) };
}

/** A store as a first start leaves it, whose key was tried, beside a backup. */
async function firstStart({ backup, now }: { backup: Buffer; now: number }) {
  const around = await opened({ at: now, passwordCost: 10 });
  around.files.put(BACKUP, backup);
  const { store } = around;
  await store.accounts.addUser("admin", { admin: true });
  const link = await store.signIn.createLink("admin");
  const key = await store.accounts.issueKey("admin");
  serve(store, key, 7);
  await store.log.sync();
  return { around, link, key };
}

/** Who is in a store and what they used; a mixture of two stores is neither. */
async function contentOf(files: MemoryFiles, now: number): Promise<string> {
  const { store, warnings } = await opened({ on: files, at: now });
  const users = namesOf(store);
  const used = await Promise.all(users.map(async (name) => (await store.usageOf(name)).map((day) => day.requests)));
  assert.deepEqual(
    files.paths().filter((path) => /restored|replacing/.test(path)),
    [],
  );
  assert.deepEqual(warnings, []);
  await store.close();
  return users.map((name, index) => `${name} ${used[index]}`).join("; ");
}

const OLD = "admin 7";
const RESTORED = "Vera ; Ana 3,5";

test("the store goes on as the backup has it, without a restart", async () => {
  const made = await backedUp();
  const { around, link, key } = await firstStart(made);
  const { store } = around;
  const facts = await store.restoreFirst(BACKUP, link);
  assert.deepEqual(facts, { made: 1795345200, users: 2, administrators: ["Vera"], canSignIn: true, days: 2 });
  assert.equal(store.accountOfKey(key), undefined);
  assert.equal(store.signIn.link(link), undefined);
  assert.equal((await store.signIn.verifyPassword("Vera", PASSWORD))?.admin, true);
  assert.equal(serve(store, made.key, 2), 2);
  await store.accounts.addUser("Bor");
  assert.equal(await contentOf(around.files.kill(), made.now), "Vera ; Ana 3,7; Bor ");
});

test("cut off before any step, by a kill or a power cut, it leaves one of the two stores, whole", async () => {
  const made = await backedUp();
  const random = seededRandom(5);
  const left = new Set<string>();
  for (let step = 1, isOver = false; !isOver; step++) {
    for (const cut of ["kill", "power"] as const) {
      const { around, link } = await firstStart(made);
      const first = around.files.steps;
      let files: MemoryFiles | undefined;
      around.files.faultAt = ({ number }) => {
        if (number - first === step) files ??= cut === "kill" ? around.files.kill() : around.files.cutPower(random);
        return undefined;
      };
      await around.store.restoreFirst(BACKUP, link).catch(() => {});
      isOver = files === undefined;
      if (files === undefined) continue;
      const content = await contentOf(files, made.now);
      assert.ok(content === OLD || content === RESTORED, `${cut} at step ${step}: ${content}`);
      left.add(content);
      // A second start finds the same.
      assert.equal(await contentOf(files, made.now), content);
    }
  }
  assert.deepEqual(left, new Set([OLD, RESTORED]));
});

test("a disk that fails at any step is reported, and the store is the old one, or says that a restart finishes it", async () => {
  const made = await backedUp();
  const outcomes = new Set<string>();
  for (let step = 2, isOver = false; !isOver; step++) {
    const { around, link } = await firstStart(made);
    const first = around.files.steps;
    isOver = true;
    around.files.faultAt = ({ number }) => {
      if (number - first !== step >> 1) return undefined;
      isOver = false;
      // A rename may happen although it is said to fail.
      return { code: "EIO", done: step % 2 === 1 };
    };
    const outcome = await around.store.restoreFirst(BACKUP, link).then(
      () => "restored",
      (error: unknown) => explain(error, "en"),
    );
    around.files.faultAt = () => undefined;
    const expected = outcome === "restored" || /will hold after a restart/.test(outcome) ? RESTORED : OLD;
    if (expected === OLD) {
      assert.deepEqual(namesOf(around.store), ["admin"], outcome);
      await around.store.accounts.addUser("Bor");
      await around.store.accounts.removeUser("Bor");
    }
    assert.equal(await contentOf(around.files.kill(), made.now), expected, `step ${step}: ${outcome}`);
    outcomes.add(expected);
  }
  assert.deepEqual(outcomes, new Set([OLD, RESTORED]));
});

test("it is refused once the link was used, another user was ever there, or the link is another's", async () => {
  const made = await backedUp();
  for (const [what, prepare] of [
    ["used", ({ store }, link) => store.signIn.redeemLink(link, PASSWORD)],
    ["other user", ({ store }) => store.accounts.addUser("Bor")],
    [
      "removed user",
      async ({ store }) => {
        await store.accounts.addUser("Bor");
        await store.accounts.removeUser("Bor");
      },
    ],
    ["no administrator", ({ store }) => store.accounts.setAdmin("admin", false, { force: true })],
    ["disabled", ({ store }) => store.accounts.setDisabled("admin", true, { force: true })],
    ["newer link", ({ store }) => store.signIn.createLink("admin")],
    [
      "expired",
      async (around) => {
        around.now += 80 * HOUR;
      },
    ],
  ] as [string, (around: Awaited<ReturnType<typeof opened>>, link: string) => Promise<unknown>][]) {
    const { around, link } = await firstStart(made);
    await prepare(around, link);
    await assert.rejects(around.store.restoreFirst(BACKUP, link), { code: "invalid_link" }, what);
    await assert.rejects(around.store.restoreFirst(BACKUP, "x".repeat(32)), { code: "invalid_link" }, what);
    assert.ok(namesOf(around.store).includes("admin"));
  }
});

test("of a restore and a first password at once one holds, and of two restores", async () => {
  const made = await backedUp();
  for (const order of [0, 1]) {
    const { around, link } = await firstStart(made);
    const { store } = around;
    const actions = [() => store.restoreFirst(BACKUP, link), () => store.signIn.redeemLink(link, PASSWORD)];
    if (order === 1) actions.reverse();
    const results = await Promise.allSettled([...actions, () => store.restoreFirst(BACKUP, link)].map((act) => act()));
    assert.equal(results.filter(({ status }) => status === "fulfilled").length, 1);
    const names = namesOf(store).join();
    assert.ok(names === "admin" || names === "Vera,Ana", names);
    const content = await contentOf(around.files.kill(), made.now);
    assert.equal(content, names === "admin" ? OLD : RESTORED);
  }
});
