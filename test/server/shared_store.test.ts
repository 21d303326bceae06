/** Services that share a store in a real etcd: exact for clients, kind while the engine is away, well by themselves. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { assertError } from "../api/assertions.ts";
import { clusterStore, type Member, NO_ETCD, startEtcd } from "../support/etcd.ts";
import { fromNoon } from "../support/noon.ts";
import { type Service, startService } from "../support/service.ts";
import { until } from "../support/until.ts";

describe("services that share a store", { skip: NO_ETCD }, () => {
  let member: Member;
  let one: Service;
  let other: Service;
  before(async () => {
    [member] = (await startEtcd()) as [Member];
    const open = () => clusterStore([member.endpoint], { now: fromNoon });
    one = await startService({ store: await open() });
    other = await startService({ store: await open(), key: one.key });
  });
  const key = async (name: string): Promise<string> => {
    await one.store.accounts.addUser(name);
    return await one.store.accounts.issueKey(name);
  };

  test("serve 100 of 400 requests, each with another remainder, and refuse the others", async () => {
    const busy = await key("busy");
    const replies = await Promise.all(
      Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? one : other).ask("/translations", { key: busy })),
    );
    const served = replies.filter(({ status }) => status === 200);
    assert.equal(served.length, 100);
    assert.equal(new Set(served.map(({ headers }) => headers["x-ratelimit-remaining"])).size, 100);
    for (const reply of replies.filter((reply) => !served.includes(reply))) {
      assertError(reply, 429, "rate_limit_exceeded");
    }
    await one.store.accounts.setLimit("busy", 101);
    const raised = await other.ask("/translations", { key: busy });
    assert.equal(raised.headers["x-ratelimit-remaining"], "0", "a limit that was raised elsewhere");
  });

  test("know at once which keys are there, and which are not any more", async () => {
    const old = await key("changing");
    assert.equal((await other.ask("/translations", { key: old })).status, 200);
    const next = await one.store.accounts.issueKey("changing");
    assertError(await other.ask("/translations", { key: old }), 401, "invalid_api_key");
    assert.equal((await other.ask("/translations", { key: next })).status, 200);
    assertError(await other.ask("/translations", { key: `${next}x` }), 401, "invalid_api_key");
  });

  test("know each other's sessions and links on their pages", async () => {
    await one.store.accounts.addUser("reader");
    const link = await one.store.signIn.createLink("reader");
    assert.equal((await other.askRaw(`/login?link=${link}`)).status, 200);
    const token = await one.store.signIn.createSession("reader");
    const headers = { Cookie: `ambo-session=${token}` };
    assert.equal((await other.askRaw("/profile", { headers })).status, 200);
    await one.store.signIn.endSession(token);
    assert.equal((await other.askRaw("/profile", { headers })).status, 303);
  });

  test("keep the feasts that an administrator of any of them adds or removes, and agree when they changed", async () => {
    const line = (id: string, day: string) => `${day} | ${id} | 4 | red | O | | sl: ${id} | en: ${id}`;
    const nameOn = async ({ ask, calendar }: Service, date: string) => {
      calendar.reload();
      return (await ask(`/calendar?from=${date}&to=${date}`)).body.data.days[0].name;
    };
    await Promise.all([one.calendar.add(line("eden", "07-18")), other.calendar.add(line("drugi", "07-25"))]);
    for (const service of [one, other]) {
      await until("both feasts", async () => (await nameOn(service, "2027-07-18")) === "eden");
      await until("both feasts", async () => (await nameOn(service, "2027-07-25")) === "drugi");
    }
    assert.deepEqual(one.calendar.stored.toSorted(), other.calendar.stored.toSorted());
    await until("one time of the change", () => one.calendar.revised === other.calendar.revised);
    assert.ok(await other.calendar.remove(line("eden", "07-18")));
    await until("the removal", async () => (await nameOn(one, "2027-07-18")) === "16. navadna nedelja");
    assert.equal(await one.calendar.remove(line("eden", "07-18")), false);
  });

  test("answer 503 while the engine is away, and go on by themselves, though nobody asks", async () => {
    assert.equal((await one.askRaw("/readyz")).text, "ready\n");
    const patient = await key("patient");
    await member.freeze(true);
    try {
      const [first, page] = await Promise.all([
        one.ask("/translations", { key: patient }),
        one.askRaw("/login?link=unknown"),
      ]);
      assertError(first, 503, "service_unavailable");
      assert.match(first.headers["retry-after"]!, /^\d+$/);
      assert.equal(page.status, 503);
      assert.match(page.text, /trenutno ni na voljo/);
      assert.match(page.headers["retry-after"]!, /^\d+$/);
      assertError(await one.ask("/translations", { key: patient }), 503, "service_unavailable");
      assert.equal((await one.askRaw("/readyz")).status, 503);
      assert.equal((await one.askRaw("/")).status, 200, "who is not signed in reads on");
    } finally {
      await member.freeze(false);
    }
    await until("the service is ready", async () => (await one.askRaw("/readyz")).status === 200);
    assert.equal((await one.ask("/translations", { key: patient })).status, 200);
  });
});
