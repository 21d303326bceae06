/** The documentation of the API: complete in Slovenian, and true of the settings. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { CurrentDescription } from "../../src/api/description/mod.ts";
import { ENDPOINTS } from "../../src/api/endpoints.ts";
import { STATUS } from "../../src/api/mod.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

interface Schema {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
}
const plain = (text: string) => text.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");

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

test("the documentation says all that the OpenAPI document says, in Slovenian", async () => {
  const service = await startService({ settings: { "daily-limit": "321", "max-verses": "123" } });
  const { text } = await new WebClient(service).get("/docs");
  for (const code of Object.keys(STATUS)) assert.ok(text.includes(`<code>${code}</code>`), code);
  assert.ok(text.includes(`${service.origin}/v1/passage?translation=`));
  assert.match(text, /en ključ: 321,/);
  assert.match(text, /odlomku: 123\./);
  const document = JSON.parse((await new WebClient(service).get("/openapi.json")).text);
  const english = new Set<string>(
    Object.values(document.components.headers as object).map((header) => header.description),
  );
  for (const { path } of ENDPOINTS) {
    assert.ok(text.includes(`GET ${path}</code>`));
    const { get } = document.paths[path];
    english.add(get.description);
    for (const parameter of get.parameters)
      if (parameter.in === "query") english.add(parameter.description);
  }
  for (const [name, { properties }] of Object.entries<Schema>(document.components.schemas)) {
    for (const [field, { description }] of Object.entries(properties)) {
      if (name === "Error") continue;
      assert.ok(text.includes(`<dt><code>${field}</code>`), field);
      if (description !== undefined) english.add(description);
    }
  }
  assert.ok(english.size > 30);
  for (const words of english) {
    assert.ok(!plain(text).includes(words.replaceAll("`", "")), `not in Slovenian: ${words}`);
  }
});

test("the documentation follows settings that change while the service runs", async () => {
  const service = await startService();
  const docs = async () => (await new WebClient(service).get("/docs")).text;
  const words = /vrstica \d+ 1\. poglavja|Zgledna vrstica|A sample verse/;
  assert.match(await docs(), words);
  service.reconfigure({ reader: "signed-in", "default-translation": "sample-EN" });
  const text = await docs();
  assert.doesNotMatch(text, words, "the words of verses are left out where the reader is closed");
  assert.match(text, /passage\?translation=sample-EN/);
});
