/** Thousands of requests that chance has spoilt: never a failure of the service, never a wait for others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seededRandom, tried } from "../support/random.ts";
import { open } from "../support/raw_http.ts";
import { serviceFor } from "../support/service.ts";

/** Requests a run; the order of bytes that is sent depends on the seed alone. */
const REQUESTS = Number(process.env.AMBO_MUTATIONS ?? tried(2000));
const SEED = 20_261_121;

const service = serviceFor({
  settings: { "daily-limit": "1000000000", "header-timeout": "1", "request-timeout": "1" },
});

const SPICES = [
  "\r\n",
  "\r\n\r\n",
  "\0",
  "%",
  "%00",
  "%ff",
  "../",
  "Content-Length: 5\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Expect: 100-continue\r\n",
  "Connection: close\r\n",
  "Upgrade: h2c\r\nConnection: Upgrade\r\n",
  "Authorization: Bearer \r\n",
  "HTTP/1.0",
  "&reference=",
  "\t",
  "\xff\xfe",
  "9".repeat(40),
  "a".repeat(3000),
  ";",
  "?",
  "#",
  " ",
];

/** A sound request of one of several kinds, which the mutations begin from. */
function sound(chance: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const path = pick([
    "/v1/passage?translation=ZGL&reference=Jn+3,16",
    "/v1/passage?translation=ZGL&reference=Ps+1;%202,3-4a",
    "/v1/verse-of-the-day?date=2026-12-25",
    "/v1/translations",
    "/v1/",
    "/",
    "/login",
    "/readyz",
    "/openapi.json",
    "http://ambo/v1/translations",
    "*",
  ]);
  const method = pick(["GET", "GET", "GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"]);
  const key = pick([`Authorization: Bearer ${service.key}`, `X-API-Key: ${service.key}`, "X: y"]);
  const body = pick(["", "", "Content-Length: 3\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n"]);
  return `${method} ${path} HTTP/1.1\r\nHost: ambo\r\n${key}\r\nAccept-Encoding: br\r\n${body}\r\n`;
}

function mutate(text: string, chance: () => number): string {
  let spoilt = text;
  for (let times = Math.floor(chance() * 5); times > 0; times--) {
    const at = Math.floor(chance() * (spoilt.length + 1));
    const length = Math.floor(chance() * 12);
    const spice = SPICES[Math.floor(chance() * SPICES.length)]!;
    const byte = String.fromCharCode(Math.floor(chance() * 256));
    const cut = spoilt.slice(at, at + length);
    const put = [spice, byte, "", cut + cut][Math.floor(chance() * 4)]!;
    const rest = chance() < 0.5 ? at : at + length;
    spoilt = spoilt.slice(0, at) + put + spoilt.slice(rest);
  }
  return spoilt;
}

/** The service is silent when it has said nothing while an honest client had this many answers more. */
const TURNS = 8;
let turns = 0;
const waiting = new Map<() => void, number>();

function turned(): void {
  turns++;
  for (const [finish, at] of waiting) if (turns >= at) finish();
}

/** Sends bytes and waits for the first answer, the end of the connection, or the service's silence. */
async function send(text: string): Promise<string> {
  const socket = await open(service.origin);
  let answer = "";
  await new Promise<void>((resolve) => {
    const finish = () => {
      waiting.delete(finish);
      resolve();
    };
    socket.setEncoding("latin1").on("data", (part) => {
      answer += part;
      finish();
    });
    socket.once("close", finish);
    socket.write(text, "latin1", () => waiting.set(finish, turns + 1 + TURNS));
  });
  socket.destroy();
  return answer;
}

test(`${REQUESTS} spoilt requests: no failure, no key in an answer, and an honest client is served all along`, async () => {
  const chance = seededRandom(SEED);
  let sent = 0;
  let answered = 0;
  const spoil = async () => {
    while (sent < REQUESTS) {
      sent++;
      const request = mutate(sound(chance), chance);
      const answer = await send(request);
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
      const about = JSON.stringify(request);
      if (answer !== "") assert.ok(status >= 200 && status < 500, `${status} for ${about}`);
      if (answer !== "") answered++;
      assert.ok(!answer.includes(service.key), `the key in the answer to ${about}`);
      assert.doesNotMatch(answer, /\.ts:\d+|node:internal|\bat \w+ \(/, about);
    }
  };
  let spoiling = true;
  const honest = async () => {
    while (spoiling) {
      const { status } = await service.ask("/passage?translation=ZGL&reference=Jn+3,16");
      assert.equal(status, 200);
      turned();
    }
  };
  await service.askRaw("/login");
  const served = honest();
  try {
    await Promise.all(Array.from({ length: 24 }, spoil));
  } finally {
    spoiling = false;
    await served;
  }
  assert.ok(answered > REQUESTS / 2, `${answered} answers`);
  const failures = service.log.filter(({ level }) => level === "error");
  assert.deepEqual(failures, []);
  assert.ok(!JSON.stringify(service.log).includes(service.key));
  assert.equal((await service.askRaw("/healthz")).status, 200);
});
