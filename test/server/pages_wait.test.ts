/** Pages wait for the API and for what operators ask, however many were asked for before. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "node:test";
import { serviceFor } from "../support/service.ts";

const service = serviceFor({ settings: { "reader-limit": "100000" } });

/** Pages that are made anew for each request; on a slow machine more of them would take longer than pages may wait. */
const PAGES = Array.from({ length: 30 }, (_, index) => `/koledar?month=${1990 + index}-05`);

/** Sends each path on an accepted connection of its own, all at once. @returns The paths in the order of their answers. */
async function orderOfAnswers(paths: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(service.origin);
  const sockets = paths.map(() => connect(Number(port), hostname));
  const ask = async (index: number, path: string) => {
    const socket = sockets[index]!;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${service.key}\r\n\r\n`);
    const [chunk] = await once(socket, "data");
    assert.match(String(chunk), /^HTTP\/1\.1 200 /, path);
  };
  await Promise.all(paths.map((_, index) => ask(index, "/healthz")));
  const ended: string[] = [];
  await Promise.all(paths.map((path, index) => ask(index, path).then(() => ended.push(path))));
  for (const socket of sockets) socket.destroy();
  return ended;
}

for (const [path, comesEarly] of [
  ["/v1/passage?translation=ZGL&reference=1%20Mz%201,1", true],
  ["/healthz", true],
  ["/readyz", true],
  ["/koledar?month=2090-05", false],
] as const) {
  test(`${path} is ${comesEarly ? "answered before" : "answered behind"} most pages that were asked for before it`, async () => {
    await orderOfAnswers([PAGES[0]!, path]);
    const ended = await orderOfAnswers([...PAGES, path]);
    const place = ended.indexOf(path);
    assert.equal(place < PAGES.length / 2, comesEarly, `as number ${place}`);
  });
}
