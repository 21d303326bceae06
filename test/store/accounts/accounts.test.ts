import assert from "node:assert/strict";
import { test } from "node:test";
import { RecordWriter } from "../../../src/store/wal/mod.ts";
import { MemoryFiles } from "../memory_files.ts";
import { FOLDER, idle, opened, serve, withKey } from "../opened.ts";

test("addUser() takes 1 to 64 visible characters and makes one name of those that differ in case or form", async () => {
  const { store } = await opened();
  const { accounts } = store;
  assert.equal((await accounts.addUser("  Žiga \t Čuk  ")).name, "Žiga Čuk");
  assert.equal((await accounts.addUser("<b>&\"'")).name, "<b>&\"'");
  assert.equal((await accounts.addUser("č".repeat(64))).name.length, 64);
  assert.equal(accounts.user("ŽIGA ČUK")?.name, "Žiga Čuk");
  assert.equal(accounts.user("Žiga Čuk".normalize("NFD"))?.name, "Žiga Čuk");
  await assert.rejects(accounts.addUser("žiga čuk".normalize("NFD")), { code: "name_taken" });
  for (const name of ["", "  ", "a\u0000b", "\u202eana", "ana\u200b", "x".repeat(65), "\ud800", "\u{e000}"]) {
    await assert.rejects(accounts.addUser(name), { code: "invalid_name" }, JSON.stringify(name));
  }
});

test("a name with a character that shows nothing is refused, for it looks like another", async () => {
  const { store } = await opened({ passwordCost: 10 });
  const invisible = [
    ..."\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180e\u200d\u2060\u2065\u3164\ufe0f\uffa0\u2800",
    ..."\u{16fe4}\u{1d159}\u{1d173}\u{e0041}\u{e0100}",
  ];
  for (const character of invisible) {
    for (const name of [character, `ana${character}`, `${character}ana`, `a${character}na`]) {
      const code = (character.codePointAt(0) as number).toString(16);
      const shown = name.replace(character, code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`);
      const refused = { room: "accounts", code: "invalid_name", values: { name: shown, max: 64 } };
      await assert.rejects(store.accounts.addUser(name), refused, JSON.stringify(name));
      await assert.rejects(store.signIn.signUp(name, "dovolj dolgo geslo"), refused);
      const unknown = { room: "accounts", code: "unknown_user", values: { name: shown } };
      await assert.rejects(store.accounts.removeUser(name), unknown);
    }
  }
  assert.deepEqual([...store.accounts.users()], []);
});

test("a user whose name was allowed once keeps it", async () => {
  const files = new MemoryFiles();
  const name = "ana\u3164";
  const records = new RecordWriter();
  records.begin("ambo").word("accounts").number(1).end();
  records.begin("user").number(1).word("member").number(0).word(name).end();
  files.put(`${FOLDER}/accounts.log`, records.bytes);
  const { store } = await opened({ on: files, passwordCost: 10 });
  const key = await store.accounts.issueKey(name);
  assert.equal(store.accountOfKey(key)?.user, name);
  await store.signIn.redeemLink(await store.signIn.createLink(name), "dovolj dolgo geslo");
  assert.equal((await store.signIn.verifyPassword(name, "dovolj dolgo geslo"))?.name, name);
});

test("whatever is asked of a user who is not there is refused by name", async () => {
  const { store } = await opened();
  const { accounts, signIn } = store;
  for (const asked of [
    () => accounts.removeUser("Ana"),
    () => accounts.setDisabled("Ana", true),
    () => accounts.setAdmin("Ana", true),
    () => accounts.setLimit("Ana", 5),
    () => accounts.issueKey("Ana"),
    () => accounts.revokeKey("Ana"),
    () => signIn.createLink("Ana"),
    () => signIn.createSession("Ana"),
    () => store.usageOf("Ana"),
  ]) {
    await assert.rejects(asked(), { room: "accounts", code: "unknown_user", values: { name: "Ana" } });
  }
});

test("a limit must be a whole number", async () => {
  const { store } = await opened();
  await store.accounts.addUser("Ana");
  for (const limit of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9]) {
    await assert.rejects(store.accounts.setLimit("Ana", limit), { code: "invalid_limit" });
  }
});

test("a disabled user's key is refused and works again when the user is enabled", async () => {
  const { store } = await opened();
  const key = await withKey(store, "Ana");
  await store.accounts.setDisabled("Ana", true);
  assert.equal(store.accountOfKey(key), undefined);
  await store.accounts.setDisabled("Ana", false);
  assert.equal(store.accountOfKey(key)?.user, "Ana");
});

test("no key, token or password stands in any file, nor anything from which one could be had", async () => {
  const around = await opened();
  const { store, files } = around;
  const key = await withKey(store, "Ana");
  const link = await store.signIn.createLink("Ana");
  await store.signIn.redeemLink(link, "pravo geslo za Ano");
  const session = await store.signIn.createSession("Ana");
  serve(store, key, 3);
  await store.close();
  for (const path of files.paths()) {
    const text = files.get(path).toString("latin1");
    for (const secret of [key, link, session, "pravo geslo", key.slice(5, 20), session.slice(0, 12)]) {
      assert.equal(text.includes(secret), false, path);
    }
  }
});

test("changes that come at the same time are made one after another, and each is durable", async () => {
  const around = await opened();
  const { accounts } = around.store;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => accounts.addUser(`user ${index % 25}`)),
  );
  assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 25);
  await accounts.addUser("Ana");
  const keys = await Promise.all(Array.from({ length: 20 }, () => accounts.issueKey("Ana")));
  const after = await around.restartAfterKill();
  assert.equal([...after.accounts.users()].length, 26);
  const live = keys.filter((key) => after.accountOfKey(key));
  assert.deepEqual(live, [keys.at(-1)]);
});

test("the log of the accounts stays as long as the accounts need it, however often they change", async () => {
  const around = await opened({ rewriteFrom: 4096 });
  await around.store.accounts.addUser("Ana");
  let longest = 0;
  for (let round = 0; round < 300; round++) {
    await around.store.accounts.issueKey("Ana");
    longest = Math.max(longest, around.files.get(`${FOLDER}/accounts.log`).length);
  }
  await idle();
  assert.ok(longest < 3 * 4096, `${longest} bytes`);
});
