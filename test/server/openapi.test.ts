/** The OpenAPI document: valid, complete, and true of the running service down to each example. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ExampleQuery } from "../../src/api/endpoint.ts";
import { ENDPOINTS } from "../../src/api/endpoints.ts";
import { type Endpoint, type ErrorCode, STATUS } from "../../src/api/mod.ts";
import { exampleSource } from "../../src/api/openapi/description.ts";
import { Examples, UNCHANGED_HEADERS } from "../../src/api/openapi/examples.ts";
import type { HttpResponse } from "../support/http_client.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as a reader of JSON would
type Json = any;

let service: Service;
let document: Json;
let examples: Examples;
before(async () => {
  service = await startService({ settings: { "max-verses": "40", "daily-limit": "1000" } });
  document = (await service.askRaw("/openapi.json")).body;
  examples = new Examples(exampleSource(service));
});

const response = (path: string, status: number) => document.paths[path].get.responses[status];
const example = (path: string, code: ErrorCode) =>
  response(path, STATUS[code]).content["application/json"].examples[code]?.value;

/** The path and the query of an example, below the base path: a parameter in braces is in the path. */
function targetOf({ path }: Endpoint, example: ExampleQuery): string {
  const query = examples.query(example);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query.get(name)!;
    query.delete(name);
    return value;
  });
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/**
 * Schemas of the document, their references followed, as functions that list what is wrong with a value. They are closed
 * unless specified otherwise: a member that the document does not name is wrong.
 */
function compile(schema: Json, { open = false } = {}): (value: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const whole = { ...schema, components: document.components };
  const check = ajv.compile(open ? whole : closed(whole));
  return (value) => (check(value) ? [] : check.errors!.map((error) => JSON.stringify(error)));
}

/** A schema in which every object has just the members that it names. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== "object") return schema;
  const members = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return schema.type === "object" && schema.properties !== undefined
    ? { ...members, additionalProperties: false }
    : members;
}

test("it is there whatever the translation: verses in pieces, a first verse that is left out", async () => {
  const corpus = scratchFolder();
  const header = "Ambo-Translation: 1\nCode: DEL\nName: Deli\nLanguage: slv\nCopyright: Zgled.\n\n";
  const bodies = ["JHN 3:16a Prvi del.\nJHN 3:16b Drugi del.\n", "GEN 1:1\nGEN 1:2 Druga.\n"];
  for (const body of bodies) {
    writeFileSync(join(corpus, "DEL.txt"), header + body);
    const other = await startService({ settings: { corpus, "default-translation": "DEL" } });
    for (const time of ["first", "second"]) {
      const { status, body } = await other.askRaw("/openapi.json");
      const fault = other.log.findLast(({ level }) => level === "error");
      assert.equal(status, 200, `${time}, the example of an endpoint: ${JSON.stringify(fault?.fields)}`);
      assert.ok(
        body.paths["/passage"].get.responses[200].content["application/json"].example ??
          body.paths["/passage"].get.responses[200].content["application/json"].examples,
      );
    }
    await other.stop();
  }
});

test("it is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  assert.deepEqual(errors ?? [], []);
  assert.equal(valid, true);
  assert.equal(validator.version, "3.1");
});

test("it has every path and parameter of the router, and no other", () => {
  for (const { path, parameters } of ENDPOINTS) {
    assert.deepEqual(
      document.paths[path].get.parameters.map(({ name, in: place, required, schema }: Json) => [
        ...[name, place, required, schema],
      ]),
      parameters.map(({ name, required, inPath, schema }) => [name, inPath ? "path" : "query", required, schema]),
    );
  }
});

test("its objects are open: a client that validates takes the members of tomorrow", () => {
  assert.ok(!JSON.stringify(document).includes("additionalProperties"));
  const { schema, example } = response("/passage", 200).content["application/json"];
  const tomorrow = structuredClone(example);
  tomorrow.meta = {};
  tomorrow.data.verses[0].tomorrow = true;
  assert.deepEqual(compile(schema, { open: true })(tomorrow), []);
  assert.equal(compile(schema)(tomorrow).length, 2);
});

test("it has every error code of its paths, with an example that is a valid error", () => {
  const check = compile({ $ref: "#/components/schemas/Error" });
  const found = new Map<string, unknown>();
  for (const { get } of Object.values<Json>(document.paths)) {
    for (const [status, { content }] of Object.entries<Json>(get.responses)) {
      for (const [code, { value }] of Object.entries<Json>(content?.["application/json"]?.examples ?? {})) {
        assert.equal(STATUS[code as ErrorCode], Number(status), code);
        assert.deepEqual(check(value), [], code);
        assert.equal(value.error.code, code);
        found.set(code, value);
      }
    }
  }
  assert.deepEqual([...found.keys()].sort(), Object.keys(STATUS).sort());
});

describe("each example is what the service answers", () => {
  for (const endpoint of ENDPOINTS) {
    test(`${endpoint.path}: success`, async () => {
      const query = examples.query(endpoint.documentation.example);
      const reply = await service.ask(targetOf(endpoint, endpoint.documentation.example));
      const { schema, example } = response(endpoint.path, 200).content["application/json"];
      assert.equal(reply.status, 200);
      assert.deepEqual(reply.body, example);
      assert.deepEqual(compile(schema)(example), []);
      checkHeaders(reply, endpoint.path);
      for (const parameter of document.paths[endpoint.path].get.parameters) {
        const given = new URLSearchParams(query).get(parameter.name);
        assert.equal(parameter.example?.toString() ?? null, given);
      }
    });

    const failures = Object.entries(endpoint.documentation.errors);
    for (const [code, query] of failures as [ErrorCode, (typeof failures)[0][1]][]) {
      test(`${endpoint.path}: ${code}`, async () => {
        const reply = await service.ask(targetOf(endpoint, query!));
        assert.equal(reply.status, STATUS[code]);
        assert.deepEqual(reply.body, example(endpoint.path, code));
        checkHeaders(reply, endpoint.path);
      });
    }

    test(`${endpoint.path}: no key, a wrong key, another method, 304`, async () => {
      const { path } = endpoint;
      const target = targetOf(endpoint, endpoint.documentation.example);
      const asked = target.split("?")[0]!;
      const without = await service.ask(asked, { key: undefined });
      assert.deepEqual(without.body, example(path, "missing_api_key"));
      checkHeaders(without, path);
      const wrong = await service.ask(asked, { key: "ambo_wrong" });
      assert.deepEqual(wrong.body, example(path, "invalid_api_key"));
      const posted = await service.ask(asked, { method: "POST" });
      assert.deepEqual(posted.body, example(path, "method_not_allowed"));
      checkHeaders(posted, path);
      const { etag = "" } = (await service.ask(target)).headers;
      const unchanged = await service.ask(target, { headers: { "If-None-Match": etag } });
      assert.equal(unchanged.status, 304);
      for (const name of UNCHANGED_HEADERS) assert.ok(unchanged.headers[name.toLowerCase()], name);
    });
  }

  test("the day's requests used up", async () => {
    const strict = await startService({ settings: { "daily-limit": "1" } });
    const { body: own } = await strict.askRaw("/openapi.json");
    await strict.ask("/translations");
    const reply = await strict.ask("/translations");
    assert.equal(reply.status, 429);
    const { examples } = own.paths["/translations"].get.responses[429].content["application/json"];
    assert.deepEqual(reply.body, examples.rate_limit_exceeded.value);
    checkHeaders(reply, "/translations");
  });

  test("what is no HTTP", async () => {
    const body = await raw("nonsense\r\n\r\n");
    assert.deepEqual(body, example("/passage", "bad_request"));
  });

  test("headers that are too large", async () => {
    const body = await raw(`GET /v1/passage HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(70_000)}\r\n\r\n`);
    assert.deepEqual(body, example("/passage", "headers_too_large"));
  });
});

/** An answer has all headers that the document promises for its status, but those that depend on the body's length. */
function checkHeaders({ status, headers }: HttpResponse, path: string): void {
  const promised = Object.keys(response(path, status).headers);
  assert.ok(promised.length >= 5);
  for (const name of promised) {
    if (name === "Content-Encoding") continue;
    assert.ok(headers[name.toLowerCase()] !== undefined, `${path} ${status} ${name}`);
  }
}

/** Writes bytes to the service and gives the body of the answer. */
function raw(text: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(service.origin).port), "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8").on("data", (part) => {
      answer += part;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")));
    socket.write(text);
  });
}

for (const reader of ["off", "signed-in"]) {
  test(`no verse is shown to strangers where the reader is "${reader}"`, async () => {
    const closed = await startService({ settings: { reader } });
    const open = { ...exampleSource(closed), showsText: true };
    const passage = ENDPOINTS.find(({ path }) => path === "/passage")!;
    const [success] = await new Examples(open).responses(passage);
    const [{ text }] = (success!.body as Json).data.verses;
    for (const path of ["/openapi.json", "/docs/all", "/docs/passage", "/"]) {
      const reply = await closed.askRaw(path);
      assert.equal(reply.status, 200);
      assert.ok(!JSON.stringify(reply).includes(text), path);
    }
  });
}
