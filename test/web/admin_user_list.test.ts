/** The list of users of a large store: every order has each user once, over its pages. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { writeCrowd } from "../support/crowd.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const USERS = 1000;
const OWN_NAMES = ["čebela", "Cilka", "žaba", "Ana Šuštar", "user.5b"];
/** Requests of today by the user's number. */
const USED = new Map([
  [700, 3],
  [20, 9],
  [999, 3],
]);

describe("the users of a large store", () => {
  let service: Service;
  let admin: WebClient;
  before(async () => {
    const keys = join(scratchFolder(), "keys");
    writeCrowd(keys, USERS);
    service = await startService({ keys });
    const { accounts } = service.store;
    for (const name of OWN_NAMES) await accounts.addUser(name);
    await accounts.addUser("vodja", { admin: true });
    for (const [number, requests] of USED) {
      const key = await accounts.issueKey(`user.${number}`);
      for (let request = 0; request < requests; request++) await service.ask("/books", { key });
    }
    admin = await WebClient.signedIn(service, "vodja");
  });

  const listed = async (query: string) => {
    const names: string[] = [];
    for (let page = 1; ; page++) {
      const { status, text } = await admin.get(`/admin?${query}&page=${page}`);
      assert.equal(status, 200);
      for (const [, name = ""] of text.matchAll(/<a href="\/admin\/user\?name=([^"&]+)"/g)) {
        names.push(decodeURIComponent(name.replaceAll("+", " ")));
      }
      if (!/rel="next"/.test(text)) return names;
    }
  };
  const crowd = Array.from({ length: USERS }, (_, index) => `user.${index + 1}`);
  // The service of the tests has a user of its own.
  const added = [...crowd, "ana", ...OWN_NAMES, "vodja"];

  test("are in the order of their adding", async () => {
    assert.deepEqual(await listed("sort=added"), added);
  });

  test("are in the order of the alphabet of the page", async () => {
    assert.deepEqual(await listed("sort=name"), added.toSorted(new Intl.Collator("sl").compare));
  });

  test("are in the order of their use of today, those of equal use in that of their adding", async () => {
    const first = ["user.20", "user.700", "user.999"];
    assert.deepEqual(await listed("sort=today"), [...first, ...added.filter((name) => !first.includes(name))]);
  });

  test("are found by a part of the name in each order", async () => {
    const found = added.filter((name) => name.includes("user.5"));
    for (const sort of ["added", "today"]) assert.deepEqual(await listed(`sort=${sort}&name=USER.5`), found, sort);
    const byName = found.toSorted(new Intl.Collator("sl").compare);
    assert.deepEqual(await listed("sort=name&name=USER.5"), byName);
  });
});
