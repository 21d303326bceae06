import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR, opened as openedWith } from "../opened.ts";

const PASSWORD = "dovolj dolgo geslo";

/** Opens a store whose password hashes cost little: what the real ones are is held in `password.test.ts`. */
const opened = (options: Parameters<typeof openedWith>[0] = {}) => openedWith({ passwordCost: 10, ...options });

test("a link is dead once it expired, another was made, or its user is disabled or gone", async () => {
  const around = await opened();
  const { store } = around;
  await store.accounts.addUser("Ana");
  await store.accounts.addUser("Bor");
  const first = await store.signIn.createLink("Ana");
  const second = await store.signIn.createLink("Ana");
  const other = await store.signIn.createLink("Bor");
  assert.equal(store.signIn.link(first), undefined);
  assert.ok(store.signIn.link(second));
  await store.accounts.setDisabled("Ana", true);
  assert.equal(store.signIn.link(second), undefined);
  await store.accounts.setDisabled("Ana", false);
  around.now += 72 * HOUR - 1000;
  assert.ok(store.signIn.link(second));
  around.now += 1000;
  assert.equal(store.signIn.link(second), undefined);
  await store.accounts.removeUser("Bor");
  assert.equal(store.signIn.link(other), undefined);
});

test("a password is known again after a restart, by its user's name in any case, and no other is", async () => {
  const around = await opened();
  await around.store.accounts.addUser("Ana");
  await around.store.signIn.setPassword("Ana", "Žefran 12 ključev");
  const { signIn, accounts } = await around.reopen();
  const log = around.files.get("/keys/accounts.log").toString();
  assert.match(log, / password 1 scrypt:10:8:4:[\w-]{22}:[\w-]{43}\n/);
  assert.equal((await signIn.verifyPassword("ANA", "Žefran 12 ključev".normalize("NFD")))?.name, "Ana");
  for (const [name, password] of [
    ["Ana", "Žefran 12 kljucev"],
    ["Ana", "x".repeat(100_000)],
    ["Bor", "Žefran 12 ključev"],
  ] as const) {
    assert.equal(await signIn.verifyPassword(name, password), undefined);
  }
  await accounts.setDisabled("Ana", true);
  assert.equal(await signIn.verifyPassword("Ana", "Žefran 12 ključev"), undefined);
});

test("a password that is changed while it is looked at counts no more", async () => {
  const { store } = await opened();
  await store.accounts.addUser("Ana");
  await store.signIn.setPassword("Ana", PASSWORD);
  const changing = store.signIn.setPassword("Ana", `${PASSWORD} drugo`);
  const looking = store.signIn.verifyPassword("Ana", PASSWORD);
  await changing;
  assert.equal(await looking, undefined);
});

test("a session lasts until it expires, over a restart", async () => {
  const around = await opened({ sessionLifetime: 2 * HOUR });
  await around.store.accounts.addUser("Ana", { admin: true });
  const token = await around.store.signIn.createSession("Ana");
  const { signIn } = await around.restartAfterKill();
  assert.equal(signIn.sessionUser(token)?.name, "Ana");
  assert.equal(signIn.sessionUser(token)?.admin, true);
  assert.equal(signIn.sessionUser(`${token.slice(0, -1)}!`), undefined);
  around.now += 2 * HOUR;
  assert.equal(signIn.sessionUser(token), undefined);
});

test("sessions end one by one, all at once, and with the password, the link, the user", async () => {
  const around = await opened();
  const { accounts } = around.store;
  let { signIn } = around.store;
  await accounts.addUser("Ana");
  const alive = (...tokens: string[]) => tokens.map((token) => signIn.sessionUser(token)?.name);
  const first = await signIn.createSession("Ana");
  const second = await signIn.createSession("Ana");
  await signIn.endSession(first);
  await signIn.endSession("never there");
  assert.deepEqual(alive(first, second), [undefined, "Ana"]);
  await signIn.endSession(second);
  const third = await signIn.createSession("Ana");
  await signIn.setPassword("Ana", PASSWORD);
  assert.deepEqual(alive(third), [undefined], "by the password alone");
  const linked = await signIn.createSession("Ana");
  await signIn.redeemLink(await signIn.createLink("Ana"), PASSWORD);
  assert.deepEqual(alive(linked), [undefined], "by the link alone");
  const fourth = await signIn.createSession("Ana");
  await accounts.setDisabled("Ana", true);
  await accounts.setDisabled("Ana", false);
  assert.deepEqual(alive(fourth), [undefined], "also when the user is enabled again");
  const fifth = await signIn.createSession("Ana");
  assert.deepEqual(alive(third, fourth, fifth), [undefined, undefined, "Ana"]);
  ({ signIn } = await around.restartAfterKill());
  assert.deepEqual(alive(first, second, third, fourth, fifth), [undefined, undefined, undefined, undefined, "Ana"]);
  await around.store.accounts.removeUser("Ana");
  assert.deepEqual(alive(fifth), [undefined]);
});

test("a user has at most 20 sessions; the oldest makes room", async () => {
  const { store } = await opened();
  await store.accounts.addUser("Ana");
  const tokens: string[] = [];
  for (let round = 0; round < 23; round++) tokens.push(await store.signIn.createSession("Ana"));
  const alive = tokens.filter((token) => store.signIn.sessionUser(token));
  assert.deepEqual(alive, tokens.slice(3));
});

test("a user who signs up is there with a password, or not at all", async () => {
  const around = await opened();
  const { store } = around;
  const [first, second] = [store.signIn.signUp("Ana Č.", PASSWORD), store.signIn.signUp("ana č.", PASSWORD)];
  assert.deepEqual([...store.accounts.users()], [], "the name is not taken before the password is ready");
  assert.equal(await first, "Ana Č.");
  await assert.rejects(second, { code: "name_taken" });
  await assert.rejects(store.signIn.signUp("Ana Č.", PASSWORD), { code: "name_taken" });
  await assert.rejects(store.signIn.signUp("Bor", "short"), { code: "invalid_password" });
  await assert.rejects(store.signIn.signUp("", PASSWORD), { code: "invalid_name" });
  const { signIn } = await around.reopen();
  assert.equal((await signIn.verifyPassword("ana č.", PASSWORD))?.name, "Ana Č.");
  assert.equal([...store.accounts.users()].length, 1);
});

test("a disabled user gets no session, neither then nor by a password change that was under way", async () => {
  const { store } = await opened();
  const { accounts, signIn } = store;
  await accounts.addUser("Ana");
  await accounts.setDisabled("Ana", true);
  await assert.rejects(signIn.createSession("Ana"), { code: "disabled_user" });
  await assert.rejects(signIn.setPassword("Ana", PASSWORD), { code: "disabled_user" });
  await accounts.setDisabled("Ana", false);
  const refused = assert.rejects(signIn.setPassword("Ana", PASSWORD), { code: "disabled_user" });
  await accounts.setDisabled("Ana", true);
  await refused;
  await accounts.setDisabled("Ana", false);
  assert.equal(await signIn.verifyPassword("Ana", PASSWORD), undefined);
});

test("a password change under way ends with the user's rights, also where they were given back meanwhile", async () => {
  const { store } = await opened();
  const { accounts, signIn } = store;
  await accounts.addUser("Ana");
  const first = assert.rejects(signIn.setPassword("Ana", PASSWORD), { code: "disabled_user" });
  await accounts.setDisabled("Ana", true);
  await accounts.setDisabled("Ana", false);
  await first;
  const second = assert.rejects(signIn.setPassword("Ana", PASSWORD), { code: "unknown_user" });
  await accounts.removeUser("Ana");
  await accounts.addUser("Ana");
  await second;
  assert.equal(accounts.user("Ana")?.hasPassword, false);
});
