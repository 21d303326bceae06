/**
 * The OpenAPI document: a hash of each path and component as recorded in `recording/openapi.txt`, the responses from which
 * its examples are taken, and how both follow the service. `AMBO_RECORD=1 npm test -- api/description` records the hashes
 * anew; the commit says which parts changed and why.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { ENDPOINTS } from "../../src/api/mod.ts";
import { type ApiDescription, CurrentDescription, describeApi } from "../../src/api/openapi/description.ts";
import { endpointOperation } from "../../src/api/openapi/document.ts";
import { defaultCalendar } from "../../src/calendar/mod.ts";
import { Library, openLibrary, parseTranslation } from "../../src/corpus/mod.ts";
import { SearchIndexCache } from "../../src/search/mod.ts";
import { configOf, reconfigure } from "../support/config.ts";

const FILE = join("test", "api", "recording", "openapi.txt");
const ENDS_AT = Date.parse("2026-11-30T00:00:00+01:00");

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as a reader of JSON would
type Json = any;

/** The parts that a description is made from. */
function parts(settings: Record<string, string> = {}, library = fixtures()) {
  const today = { date: "2026-11-29", endsAt: ENDS_AT };
  const dependencies = {
    config: configOf({ "default-translation": "ZGL", ...settings }),
    library,
    calendar: { current: defaultCalendar() },
    searchIndexes: new SearchIndexCache(64 * 1024 * 1024),
    clock: { today: () => today },
  };
  const current = new CurrentDescription(dependencies as never);
  return { ...dependencies, today, current };
}

const fixtures = () => openLibrary("test/fixtures/corpus").library;
const small = (code: string, body = "GEN 1:1 Čaša.\nJHN 3:16 Žarek.\n") =>
  parseTranslation(
    Buffer.from(`Ambo-Translation: 1\nCode: ${code}\nName: N\nLanguage: slv\nCopyright: C\n\n${body}`),
    `${code}.txt`,
  );

async function describeWith(settings: Record<string, string> = {}, library = fixtures()) {
  const description = await parts(settings, library).current.get();
  return { description, document: description.document as Json };
}

/** All responses of a description, those of endpoints first. */
const responsesOf = ({ endpoints, commonResponses }: ApiDescription) => [
  ...endpoints.flatMap(({ responses }) => responses),
  ...commonResponses,
];

/** All texts of a JSON value with the way to each. */
function* texts(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null) {
    for (const [name, one] of Object.entries(value)) yield* texts(one, `${path}/${name}`);
  }
}

/** The parts of the document: each path, each component, and the rest by its name. */
function* partsOf(document: Json): Generator<[name: string, part: unknown]> {
  const { paths, components, ...rest } = document;
  yield* Object.entries(rest);
  for (const [path, item] of Object.entries(paths)) yield [`paths ${path}`, item];
  for (const [kind, all] of Object.entries<Json>(components)) {
    for (const [name, one] of Object.entries(all)) yield [`${kind} ${name}`, one];
  }
}

test("each part of the document is as recorded", async () => {
  const { document } = await describeWith({ "public-url": "https://ambo.example" });
  const found = Array.from(partsOf(document), ([name, part]) => {
    // Versions change with every release.
    const text = JSON.stringify(part, (key, value) => (key === "version" ? undefined : value), 1);
    return { line: `${name} ${createHash("sha256").update(text).digest("hex")}`, text };
  });
  const lines = found.map(({ line }) => line);
  if (process.env.AMBO_RECORD === "1") writeFileSync(FILE, `${lines.join("\n")}\n`);
  const recorded = readFileSync(FILE, "utf8").trimEnd().split("\n");
  const changed = found.filter(({ line }) => !recorded.includes(line)).map(({ line, text }) => `${line}\n${text}`);
  assert.deepEqual(lines, recorded, changed.join("\n"));
});

describe("the document tells the settings of the service:", () => {
  const contact = async (settings: Record<string, string>) => (await describeWith(settings)).document.info.contact;

  test("its address, below which the API stands, and the paths for operators", async () => {
    const { document } = await describeWith({
      ...{ "public-url": "https://ambo.example", "base-path": "/api/v1" },
    });
    assert.deepEqual(document.servers, [{ url: "https://ambo.example/api/v1" }]);
    const { document: without } = await describeWith();
    assert.deepEqual(without.servers, [{ url: "/v1" }]);
    for (const path of ["/healthz", "/readyz", "/metrics", "/openapi.json"]) {
      assert.deepEqual(document.paths[path].servers, [{ url: "https://ambo.example" }]);
      assert.deepEqual(without.paths[path].servers, [{ url: "/" }]);
      assert.deepEqual(document.paths[path].get.security, []);
    }
  });

  test("its name and whom to ask", async () => {
    assert.deepEqual(await contact({}), { name: "Ambo" });
    assert.deepEqual(await contact({ "site-name": "Župnija" }), { name: "Župnija" });
    assert.deepEqual(await contact({ "site-contact": "ana@example.org" }), {
      ...{ name: "Ambo", email: "ana@example.org" },
    });
    assert.deepEqual(await contact({ "site-contact": "https://example.org/stik" }), {
      ...{ name: "Ambo", url: "https://example.org/stik" },
    });
  });

  test("its limits, in messages and headers", async () => {
    const { description } = await describeWith({
      ...{ "daily-limit": "4321", "max-verses": "17", "allow-origin": "https://a.example" },
    });
    for (const { status, headers } of responsesOf(description)) {
      const values = new Map(headers);
      assert.equal(values.get("X-RateLimit-Limit"), "4321", `${status}`);
      assert.match(values.get("X-RateLimit-Remaining")!, /^(?:0|4320)$/);
      assert.equal(values.get("X-RateLimit-Reset"), `${ENDS_AT / 1000}`);
      assert.equal(values.get("Access-Control-Allow-Origin"), "https://a.example");
    }
    const message = (code: string) =>
      JSON.stringify(responsesOf(description).find((response) => response.code === code)?.body);
    assert.match(message("rate_limit_exceeded"), /4\.?321/);
    assert.match(message("passage_too_long"), /17/);
  });
});

test("where the texts may not be shown to everybody, none is, and the tags are those of the answers", async () => {
  const open = await describeWith();
  for (const reader of ["off", "signed-in"]) {
    const closed = await describeWith({ reader });
    for (const [index, endpoint] of closed.description.endpoints.entries()) {
      const { path, responses } = open.description.endpoints[index]!;
      const shown = [...texts(responses[0]!.body)].filter(([name]) => name.endsWith("/text"));
      const hidden = [...texts(endpoint.responses[0]!.body)].filter(([name]) => name.endsWith("/text"));
      assert.deepEqual(
        hidden,
        shown.map(([name]) => [name, "…"]),
        path,
      );
      assert.deepEqual(
        endpoint.responses.map(({ headers }) => headers),
        responses.map(({ headers }) => headers),
        path,
      );
    }
  }
});

test("without a translation it has every path and error, and no example of a text", async () => {
  const { description, document } = await describeWith({}, new Library());
  const { description: full, document: fullDocument } = await describeWith();
  assert.deepEqual(Object.keys(document.paths), Object.keys(fullDocument.paths));
  assert.equal(description.printedLines, undefined);
  for (const [index, { path, errors, responses }] of description.endpoints.entries()) {
    assert.deepEqual(errors, full.endpoints[index]!.errors);
    assert.deepEqual(responses, [], path);
  }
  assert.deepEqual(
    description.commonResponses.map(({ code }) => code),
    full.commonResponses.map(({ code }) => code),
  );
});

describe("a description is kept as long as nothing has changed, and made anew", () => {
  const changes: readonly [what: string, change: (made: ReturnType<typeof parts>) => void][] = [
    ["with another setting", ({ config }) => reconfigure(config, { "daily-limit": "9" })],
    ["with another address", ({ config }) => reconfigure(config, { "public-url": "https://b.example" })],
    ["with another name", ({ config }) => reconfigure(config, { "site-name": "Župnija" })],
    ["where texts may not be shown", ({ config }) => reconfigure(config, { reader: "off" })],
    ["with another default", ({ config }) => reconfigure(config, { "default-translation": "B" })],
    ["with other translations", ({ library }) => library.replace([small("A"), small("D")])],
    ["on the next day", ({ today }) => Object.assign(today, { date: "2026-11-30", endsAt: ENDS_AT + 86_400_000 })],
  ];
  for (const [what, change] of changes) {
    test(what, async () => {
      const all = parts({}, new Library([small("A"), small("B", "JHN 1:1 Šopek.\n")]));
      const before = all.current.get();
      await before;
      assert.equal(all.current.get(), before, "it is the same object");
      change(all);
      const after = all.current.get();
      assert.notEqual(after, before, "it was not made anew");
      assert.equal(all.current.get(), after, "it is the same object again");
      assert.deepEqual(await after, await describeApi(all as never));
      assert.notDeepEqual(await after, await before);
    });
  }
});

test("a parameter without a text is named, with the table that lacks it", () => {
  const [endpoint] = ENDPOINTS;
  const parameters = [{ name: "verses", required: false, schema: { type: "string" as const }, read: () => undefined }];
  const source = { query: new URLSearchParams(), errors: [], responses: [], commonResponses: [] };
  assert.throws(
    () => endpointOperation({ ...endpoint!, parameters }, source),
    /"parameter verses": src\/api\/tables\/descriptions\.txt/,
  );
});
