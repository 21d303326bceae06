/** The usage of the last 30 days on the profile and for administrators. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("the usage history", () => {
  const keys = scratchFolder();
  const now = () => Date.parse("2026-11-21T12:00:00Z");
  const service = serviceFor({ keys, now, settings: { timezone: "Europe/Ljubljana" } });
  let admin: WebClient;

  before(async () => {
    await service.store.accounts.setAdmin("ana", true);
    admin = await WebClient.signedIn(service, "ana");
  });

  const damage = (date: string) => writeFileSync(join(keys, "usage", `${date}.1.day`), "?\n");

  test("does not take a damaged day for one without requests", async () => {
    assert.match((await admin.get("/profile")).text, /ni bilo nobene zahteve/);
    damage("2026-11-20");
    for (const path of ["/profile", "/admin", "/admin/user?name=ana"]) {
      const { text } = await admin.get(path);
      assert.doesNotMatch(text, /ni bilo nobene zahteve/, path);
      assert.match(text, /Za 1 dan število zahtev ni znano, ker je zapis poškodovan\./, path);
      assert.match(text, /20\. november<\/td><td class="number">ni znano</, path);
      assert.equal(text.match(/<rect class="unknown"/g)?.length, 1, path);
    }
  });

  test("shows the other days beside damaged ones", async () => {
    damage("2026-11-19");
    await service.ask("/translations");
    const { text } = await admin.get("/profile");
    assert.match(text, /Skupaj: 1 zahteva, največ v enem dnevu 1\. Za 2 dneva število zahtev/);
    assert.match(text, /<strong>1<\/strong> od /);
    assert.match((await admin.get("/profile?lang=en")).text, /requests on 2 days is not known/);
  });
});
