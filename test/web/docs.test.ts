/** The documentation page: its description is cached, and follows what changes. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { CurrentDescription } from "../../src/api/description/mod.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("the description of the API", () => {
  let service: Service;

  const follow = (dailyLimit: string) => service.reconfigure({ "daily-limit": dailyLimit });

  before(async () => {
    service = await startService();
  });

  test("is cached until what it is made from changes", async () => {
    const description = new CurrentDescription(service);
    const first = await description.get();
    assert.equal(await description.get(), first);
    follow("77");
    const second = await description.get();
    assert.notEqual(second, first);
    assert.equal(await description.get(), second);
    service.library.replace(service.library.translations());
    assert.notEqual(await description.get(), second);
  });

  test("on its page follows the settings", async () => {
    const client = new WebClient(service);
    for (const figure of ["123", "456"]) {
      follow(figure);
      const { text } = await client.get("/docs");
      assert.ok(text.includes(`Dnevna omejitev zahtev za ta ključ (${figure})`), figure);
    }
  });
});
