/** The documentation page: its description is cached, and follows what changes. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { readSettings } from "../../src/config/mod.ts";
import { KeptDescription } from "../../src/web/pages/docs/described_interface.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("the description of the API", () => {
  let service: Service;

  const follow = (dailyLimit: string) => {
    const corpus = "test/fixtures/corpus";
    const settings = { corpus, keys: "unused", "default-translation": "ZGL" };
    service.app.reconfigure(readSettings({ ...settings, "daily-limit": dailyLimit }, {}));
  };

  before(async () => {
    service = await startService();
  });

  test("is cached until the facts it is made from change", () => {
    const kept = new KeptDescription(() => service.app.interfaceFacts);
    const first = kept.current;
    assert.equal(kept.current, first);
    follow("77");
    const second = kept.current;
    assert.notEqual(second, first);
    assert.equal(kept.current, second);
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
