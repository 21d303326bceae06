/** `GET /occasions` and `GET /occasions/{id}` over a real socket. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ENDPOINTS, unknownPath } from "../../src/api/mod.ts";
import { occasionReadings, occasions } from "../../src/lectionary/mod.ts";
import { serviceFor } from "../support/service.ts";
import { assertError, assertQuotaHeaders, remaining } from "./assertions.ts";

const service = serviceFor({ settings: { "daily-limit": "1000" } });

test("the occasions come with their names in Slovenian and their parts, and count as one request", async () => {
  const reply = await service.ask("/occasions");
  assert.equal(reply.status, 200);
  assertQuotaHeaders(reply);
  assert.deepEqual(
    reply.body.data.map(({ id }: { id: string }) => id),
    occasions().map(({ id }) => id),
  );
  assert.deepEqual(reply.body.data[0], { id: "wedding", name: "Poroka", groups: ["wedding"] });
  assert.deepEqual(reply.body.data[2], {
    id: "funeral-child",
    name: "Pogreb otroka",
    groups: ["funeral-child", "funeral-child-unbaptized"],
  });
  assert.equal(remaining(await service.ask("/occasions")), remaining(reply) - 1);
});

for (const { id, groups } of occasions()) {
  test(`${id} has all its readings, those of its parts one after another`, async () => {
    const { status, body } = await service.ask(`/occasions/${id}`);
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body.data), ["id", "name", "readings"]);
    const expected = groups.flatMap((group) => occasionReadings(group.id).map(({ citation }) => citation));
    assert.deepEqual(
      body.data.readings.map(({ reference }: { reference: string }) => reference),
      expected,
    );
  });
}

test("a reading has kind, reference and number, a psalm the verse of its response", async () => {
  const { readings } = (await service.ask("/occasions/wedding")).body.data;
  assert.deepEqual(readings[0], {
    group: "wedding",
    kind: "old_testament",
    reference: "1 Mz 1,26-28.31a",
    number: 801,
    short: false,
  });
  assert.deepEqual(
    readings.find(({ reference }: { reference: string }) => reference.startsWith("Ps 34")),
    {
      group: "wedding",
      kind: "psalm",
      reference: "Ps 34,2-3.4-5.6-7.8-9",
      response: "Ps 34,2a",
      number: 803,
      short: false,
    },
  );
});

const unknown = [
  "baptismal",
  "Wedding",
  "",
  "wedding/",
  "wedding/1",
  "constructor",
  "%77edding",
  "{id}",
  "a".repeat(2000),
];
for (const id of unknown) {
  test(`"${id.slice(0, 20)}" is no occasion: 404, and it counts`, async () => {
    const known = await service.ask("/occasions");
    const left = remaining(known);
    const reply = await service.ask(`/occasions/${id}`);
    assertError(reply, 404, "not_found");
    for (const { id } of known.body.data) assert.ok(reply.body.error.message.includes(id), id);
    assert.equal(remaining(reply), left - 1);
  });
}

test("of a path that goes on behind the choice, the choice is listed where the end is the same", () => {
  const [occasion] = ENDPOINTS.filter(({ path }) => path === "/occasions/{id}");
  const endpoints = [{ ...occasion!, path: "/occasions/{id}/masses" }];
  assert.equal(unknownPath(endpoints, "/occasions/rain/masses").code, "unknown_path_value");
  assert.equal(unknownPath(endpoints, "/occasions/rain").code, "not_found");
});
