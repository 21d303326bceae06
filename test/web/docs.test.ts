/** The documentation of the API: complete in Slovenian, and true of the settings. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { ENDPOINTS } from "../../src/api/endpoints.ts";
import { type ErrorCode, STATUS } from "../../src/api/mod.ts";
import { exampleSource } from "../../src/api/openapi/description.ts";
import { Examples } from "../../src/api/openapi/examples.ts";
import { HEADERS } from "../../src/api/openapi/headers.ts";
import { type ApiDescription, CurrentDescription, type ExampleResponse } from "../../src/api/openapi/mod.ts";
import { SCHEMAS } from "../../src/api/schemas.ts";
import { readTable } from "../../src/base/source_files.ts";
import type { HttpResponse } from "../support/http_client.ts";
import { local } from "../support/local_store.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

interface Schema {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
}
/** Returns the table below the heading of an object. */
const tableBelow = (text: string, id: string) => {
  const [, rest = ""] = text.split(` id="${id}"`);
  return rest.slice(0, rest.indexOf("</table>"));
};
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
      const { text } = await client.get("/docs/all");
      assert.ok(text.includes(`Dnevna omejitev zahtev za ta ključ (${figure})`), figure);
    }
  });
});

test("the documentation says all that the OpenAPI document says, in Slovenian", async () => {
  const service = await startService({ settings: { "daily-limit": "321", "max-verses": "123" } });
  const { text } = await new WebClient(service).get("/docs/all");
  for (const [code, status] of Object.entries(STATUS)) {
    const row = new RegExp(`<th[^>]*><code id="error-${code}">${code}</code> <small>${status}</small>`);
    assert.match(text, row);
  }
  for (const field of ["error", "error.code", "error.message"]) {
    assert.ok(tableBelow(text, "Error").includes(`<code>${field}</code>`), field);
  }
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
    for (const parameter of get.parameters) if (parameter.in === "query") english.add(parameter.description);
  }
  for (const [name, { properties }] of Object.entries<Schema>(document.components.schemas)) {
    for (const [field, { description }] of Object.entries(properties)) {
      const table = tableBelow(text, name);
      assert.ok(table.includes(`<th scope="row"><code>${field}</code>`), `${name}.${field}`);
      if (description !== undefined) english.add(description);
    }
  }
  assert.ok(english.size > 30);
  for (const words of english) {
    assert.ok(!plain(text).includes(words.replaceAll("`", "")), `not in Slovenian: ${words}`);
  }
});

describe("the translations of the description (src/web/tables/api_terms.txt)", () => {
  const names: Readonly<Record<string, readonly string[]>> = {
    object: Object.keys(SCHEMAS),
    header: Object.keys(HEADERS),
    error: Object.keys(STATUS),
    remedy: Object.keys(STATUS),
    operation: ENDPOINTS.map(({ documentation }) => documentation.operation),
    parameter: ENDPOINTS.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
  };
  for (const [kind, wanted] of Object.entries(names)) {
    test(`have every ${kind} in Slovenian, and none that the API does not have`, () => {
      const rows = readTable("web/tables/api_terms.txt").filter(({ text }) => text.startsWith(`${kind} `));
      const found = rows.filter(({ text }) => text.includes("| sl: ")).map(({ text }) => text.split(" ")[1]!);
      assert.deepEqual(found.toSorted(), [...new Set(wanted)].sort());
    });
  }

  test("say in English too what the description does not say", () => {
    for (const kind of ["object", "type", "remedy"]) {
      for (const { text } of readTable("web/tables/api_terms.txt").filter(({ text }) => text.startsWith(`${kind} `))) {
        assert.match(text, / \| en: \S/);
      }
    }
  });
});

test("the documentation follows settings that change while the service runs", async () => {
  const service = await startService();
  const docs = async () => (await new WebClient(service).get("/docs/all")).text;
  const words = /vrstica \d+ 1\. poglavja|Zgledna vrstica|A sample verse/;
  assert.match(await docs(), words);
  service.reconfigure({ reader: "signed-in", "default-translation": "sample-EN" });
  const text = await docs();
  assert.doesNotMatch(text, words, "the words of verses are left out where the reader is closed");
  assert.match(text, /passage\?translation=sample-EN/);
});

describe("each response on the page is what the service answers", () => {
  let service: Service;
  let description: ApiDescription;
  before(async () => {
    service = await startService({ settings: { "max-verses": "10" } });
    description = await new CurrentDescription(service).get();
  });

  /** Compares an example with an answer: all but what the count and the length of the body decide. */
  function check({ status, headers, body }: ExampleResponse, answer: HttpResponse): void {
    assert.equal(answer.status, status);
    assert.deepEqual(answer.body, body);
    for (const [name, value] of headers) {
      const given = answer.headers[name.toLowerCase()];
      if (name === "X-RateLimit-Remaining") assert.equal(given === "0", value === "0");
      else if (name === "Vary") assert.equal(given?.replace(", Accept-Encoding", ""), value);
      else if (name === "Retry-After") assert.match(given ?? "", /^\d+$/);
      else assert.equal(given, value, name);
    }
  }

  test("a long passage beyond ASCII, also where its text is not shown", async () => {
    const corpus = scratchFolder();
    const head = "Ambo-Translation: 1\nCode: A\nName: A\nLanguage: slv\nCopyright: A\n\n";
    writeFileSync(join(corpus, "A.txt"), `${head}JHN 3:16 ${"češnja ".repeat(500)}konec.\n`);
    for (const reader of ["open", "off"]) {
      const one = await startService({ settings: { corpus, reader, "default-translation": "A" } });
      const { endpoints } = await new CurrentDescription(one).get();
      const { responses } = endpoints.find(({ path }) => path === "/passage")!;
      const [, tag] = responses[0]!.headers.find(([name]) => name === "ETag")!;
      const answer = await one.ask("/passage?translation=A&reference=Jn+3,16");
      assert.ok(answer.text.length > 3000, "it is short");
      assert.equal(answer.headers.etag, tag);
    }
  });

  for (const endpoint of ENDPOINTS) {
    test(endpoint.path, async () => {
      const { responses } = description.endpoints.find(({ path }) => path === endpoint.path)!;
      const { example, errors } = endpoint.documentation;
      const examples = new Examples(exampleSource(service));
      const codes = responses.map(({ code }) => code).filter((code) => code !== undefined);
      assert.deepEqual(codes, Object.keys(errors));
      for (const response of responses) {
        const query = examples.query(response.code === undefined ? example : errors[response.code]!);
        const { etag = "" } = Object.fromEntries(response.headers.map(([name, value]) => [name.toLowerCase(), value]));
        const headers: Record<string, string> = response.status === 304 ? { "If-None-Match": etag } : {};
        check(response, await service.ask(`${endpoint.path}?${query}`, { headers }));
      }
    });
  }

  test("the errors that all have in common", async () => {
    const of = (code: ErrorCode) => description.commonResponses.find((response) => response.code === code)!;
    check(of("missing_api_key"), await service.ask("/passage", { key: undefined }));
    check(of("invalid_api_key"), await service.ask("/passage", { key: "ambo_wrong" }));
    check(of("not_found"), await service.ask("/nothing"));
    check(of("method_not_allowed"), await service.ask("/passage", { method: "POST" }));
    const account = service.store.accountOfUser("ana")!;
    while (local(service.store).consume(account) >= 0);
    check(of("rate_limit_exceeded"), await service.ask("/passage"));
  });

  test("each stands open, with its status, its headers and its body", async () => {
    const { text } = await new WebClient(service).get("/docs/all");
    assert.doesNotMatch(text, /<details/);
    const all = [...description.endpoints.flatMap(({ responses }) => responses), ...description.commonResponses];
    assert.equal(text.split('<div class="response">').length - 1, all.length);
    assert.ok(all.length > 30);
    for (const { code } of description.commonResponses) {
      assert.ok(text.includes(`&quot;code&quot;: &quot;${code}&quot;`), code);
    }
  });
});

test("every link within the page leads to something on it, and nothing has the id of something else", async () => {
  for (const lang of ["sl", "en"]) {
    const { text } = await new WebClient(await startService()).get(`/docs/all?lang=${lang}`);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    const targets = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    assert.ok(targets.length > 60);
    for (const target of targets) assert.ok(ids.includes(target), target);
  }
});

test("the field for a key has no name, and may only be used by the script of the page", async () => {
  const { text, headers } = await new WebClient(await startService()).get("/docs/all");
  const field = /<input type="password"[^>]*>/.exec(text)![0];
  assert.match(field, / autocomplete="off"/);
  assert.doesNotMatch(field, / name=| value=/);
  assert.match(headers["content-security-policy"]!, /connect-src 'self'/);
  assert.doesNotMatch(headers["content-security-policy"]!, /unsafe|\*/);
  for (const [form] of text.matchAll(/<form[^>]*>/g)) {
    assert.match(form, / hidden|id="key-form"/);
    assert.doesNotMatch(form, / action=| method=/);
  }
});

test("the page is whole without any translation", async () => {
  const { status, text } = await new WebClient(await startService({ settings: { corpus: scratchFolder() } })).get(
    "/docs/all",
  );
  assert.equal(status, 200);
  assert.match(text, /id="getPassage"/);
});
