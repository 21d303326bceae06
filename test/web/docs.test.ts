/** The documentation of the API: complete in Slovenian, and true of the settings. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { ENDPOINTS } from "../../src/api/endpoints.ts";
import { STATUS } from "../../src/api/mod.ts";
import { type ApiDescription, CurrentDescription } from "../../src/api/openapi/mod.ts";
import { SCHEMAS } from "../../src/api/schemas.ts";
import { resolveEntities } from "../../src/base/html_characters.ts";
import { readSections, readTable } from "../../src/base/source_files.ts";
import { apiTerms } from "../../src/web/mod.ts";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor, startService } from "../support/service.ts";
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

test("an address that misses the API names it to those who look for it, and to no others", async () => {
  const { askRaw } = await startService();
  for (const [path, headers, isNamed] of [
    ["/V1/passage?translation=KJV", {}, true],
    ["//v1/passage", {}, true],
    ["/v2/passage", {}, true],
    ["/api/passage", {}, true],
    ["/passage", { "X-API-Key": "x" }, true],
    ["/passage", { Authorization: "Bearer x" }, true],
    ["/passage", { Authorization: "Basic eDp5" }, false],
    ["/vabilo", {}, false],
    ["/v", {}, false],
  ] as const) {
    const { status, text } = await askRaw(path, { headers });
    assert.equal(status, 404, path);
    assert.equal(/Naslovi vmesnika API se začnejo z <code>\/v1\/<\/code>/.test(text), isNamed, path);
  }
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
    for (const parameter of get.parameters)
      if (parameter.in === "query" || parameter.in === "path") english.add(parameter.description);
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
  for (const [name, words] of Object.entries(apiTerms("sl").parameter)) {
    assert.ok(resolveEntities(plain(text)).includes(words.replaceAll("`", "")), `not shown: parameter ${name}`);
  }
});

describe("the translations of the description (src/web/tables/api_terms.txt)", () => {
  const ownTexts = new Set(Object.keys(apiTerms("sl").parameter));
  const names: Readonly<Record<string, readonly string[]>> = {
    object: Object.keys(SCHEMAS),
    header: Object.keys(JSON.parse(readSections("api/tables/document.txt").get("document")!).components.headers),
    error: Object.keys(STATUS),
    remedy: Object.keys(STATUS),
    operation: ENDPOINTS.map(({ documentation }) => documentation.operation),
    // A parameter that an endpoint describes in words of its own has the operation before its name.
    parameter: ENDPOINTS.flatMap(({ documentation: { operation }, parameters }) =>
      parameters.map(({ name }) => (ownTexts.has(`${operation}.${name}`) ? `${operation}.${name}` : name)),
    ),
  };
  for (const [kind, wanted] of Object.entries(names)) {
    test(`have every ${kind} in Slovenian, and none that the API does not have`, () => {
      const rows = readTable("web/tables/api_terms.txt").filter(({ text }) => text.startsWith(`${kind} `));
      const found = rows.filter(({ text }) => text.includes("| sl: ")).map(({ text }) => text.split(" ")[1]!);
      assert.deepEqual(found.sort(), [...new Set(wanted)].sort());
    });
  }
});

describe("each response on the page is what the service answers", () => {
  const service = serviceFor({ settings: { "max-verses": "10" } });
  let description: ApiDescription;
  before(async () => {
    description = await new CurrentDescription(service).get();
  });

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

test("the page is whole without any translation", async () => {
  const { status, text } = await new WebClient(await startService({ settings: { corpus: scratchFolder() } })).get(
    "/docs/all",
  );
  assert.equal(status, 200);
  assert.match(text, /id="getPassage"/);
});
