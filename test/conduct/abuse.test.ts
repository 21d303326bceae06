/** Requests that no honest client sends: each gets an API error, and no one else notices. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { exchange, type RawResponse } from "../support/raw_http.ts";
import { type Service, startService } from "../support/service.ts";

const LIMITS = {
  "daily-limit": "1000000",
  "max-url-length": "2000",
  "max-header-size": "8192",
  "max-headers": "20",
  "max-body-size": "1000",
};
let service: Service;
/** One that soon cuts off who does not go on: a busy machine alone may be as slow. */
let hurried: Service;
before(async () => {
  const times = { "header-timeout": "1", "request-timeout": "1.2", "send-timeout": "2" };
  service = await startService({ settings: LIMITS });
  hurried = await startService({ settings: { ...LIMITS, ...times } });
});

const PATH = "/v1/passage?translation=ZGL&reference=Jn+3,16";
const get = (more = "", path = PATH, { key } = service) =>
  `GET ${path} HTTP/1.1\r\nHost: ambo\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`;
const counted = ({ store }: Service) => store.used(store.accountOfUser("ana")!);
const statuses = (answers: readonly RawResponse[]) => answers.map(({ status }) => status);

function assertError(answer: RawResponse | undefined, status: number, code: string): void {
  assert.ok(answer, "there is an answer");
  assert.equal(answer.status, status);
  assert.equal(answer.code, code);
  assert.equal(answer.headers["content-type"], "application/json; charset=utf-8");
  assert.equal(answer.headers["access-control-allow-origin"], "*");
  for (const name of ["limit", "remaining", "reset"]) {
    assert.match(answer.headers[`x-ratelimit-${name}`] ?? "", /^\d+$/, name);
  }
}

describe("is refused as bad_request, and the connection ended:", () => {
  const cases: [name: string, sent: () => string][] = [
    ["garbage", () => "\x00\x01\x02 nonsense\r\n\r\n"],
    ["a TLS greeting", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
    ["HTTP/2", () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["HTTP/0.9", () => "GET /v1/passage\r\n\r\n"],
    ["a version there is not", () => "GET / HTTP/7.3\r\nHost: a\r\n\r\n"],
    ["an unknown method", () => "FROB / HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a space in the path", () => "GET /v1/a b HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["no Host", () => "GET /v1/passage HTTP/1.1\r\n\r\n"],
    ["two Hosts", () => get("Host: other\r\n")],
    ["a header without a colon", () => get("Nonsense\r\n")],
    ["a space before a colon", () => get("X-A : b\r\n")],
    ["a zero byte in a header", () => get("X-A: b\x00c\r\n")],
    ["a bare CR in a header", () => get("X-A: b\rc\r\n")],
    ["two different lengths", () => get("Content-Length: 1\r\nContent-Length: 2\r\n")],
    ["the same length twice", () => get("Content-Length: 1\r\nContent-Length: 1\r\n")],
    ["a negative length", () => get("Content-Length: -1\r\n")],
    ["a length that is no number", () => get("Content-Length: 1x\r\n")],
    ["a list of lengths", () => get("Content-Length: 1, 1\r\n")],
    ["a length beyond all numbers", () => get(`Content-Length: ${"9".repeat(30)}\r\n`)],
    ["a length and chunks", () => get("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n")],
    ["chunks and a length", () => get("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n")],
    ["a coding there is not", () => get("Transfer-Encoding: chunked, cow\r\n")],
  ];
  for (const [name, sent] of cases) test(name, () => assertRefused(sent(), 400, "bad_request"));
});

describe("is refused, and the connection ended:", () => {
  const cases: [name: string, sent: () => string, status: number, code: string][] = [
    ["an address that is too long", () => get("", `/v1/${"x".repeat(2001)}`), 414, "uri_too_long"],
    ["an address longer than the head may be", () => get("", `/v1/${"x".repeat(30_000)}`), 414, "uri_too_long"],
    ["an address of a megabyte", () => get("", `/${"x".repeat(1 << 20)}`), 414, "uri_too_long"],
    ["a header that is too long", () => get(`X: ${"x".repeat(9000)}\r\n`), 431, "headers_too_large"],
    ["a megabyte of headers", () => get("X: yyyyyyy\r\n".repeat(80_000)), 431, "headers_too_large"],
    ["too many headers", () => get("X: y\r\n".repeat(19)), 431, "headers_too_large"],
    ["a body announced too large", () => get("Content-Length: 1001\r\n"), 413, "content_too_large"],
    ["CONNECT", () => "CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n", 405, "method_not_allowed"],
  ];
  for (const [name, sent, status, code] of cases) {
    test(`${name}: ${status} ${code}`, () => assertRefused(sent(), status, code));
  }
});

async function assertRefused(sent: string, status: number, code: string): Promise<void> {
  const before = counted(service);
  const { answers, isClosed } = await exchange(service.origin, sent, { patience: 30_000 });
  assert.deepEqual(statuses(answers), [status]);
  assertError(answers[0], status, code);
  assert.equal(answers[0]!.headers.connection, "close");
  assert.ok(isClosed);
  assert.equal(counted(service), before, "nothing is counted");
}

describe("broken chunks after a head that can be answered:", () => {
  const cases: [body: string, after: "refused" | "cut off"][] = [
    ["\r\n", "refused"],
    ["x\r\n", "refused"],
    ["-1\r\nabc", "refused"],
    ["5\r\nabc", "cut off"],
    ["3\r\nabcd\r\n0\r\n\r\n", "refused"],
    ["fffffffffffffffff\r\n", "refused"],
    ["1;\x00=\r\na", "refused"],
  ];
  for (const [body, after] of cases) {
    test(`${JSON.stringify(body)} is answered, and then ${after}`, async () => {
      const at = after === "refused" ? service : hurried;
      const sent = get("Transfer-Encoding: chunked\r\n", PATH, at) + body;
      const { answers, isClosed } = await exchange(at.origin, sent, { patience: 30_000 });
      assert.equal(answers[0]!.status, 200);
      if (after === "refused") assertError(answers[1], 400, "bad_request");
      assert.equal(answers.length, after === "refused" ? 2 : 1);
      assert.ok(isClosed);
    });
  }
});

describe("is answered:", () => {
  const cases: [name: string, sent: () => string, status: number][] = [
    ["HTTP/1.0 without Host", () => get().replace("HTTP/1.1\r\nHost: ambo", "HTTP/1.0"), 200],
    ["an absolute address", () => get("", `http://other${PATH}`), 200],
    ["what comes after empty lines", () => `\r\n\r\n${get()}`, 200],
    ["a small body", () => `${get("Content-Length: 3\r\n")}abc`, 200],
    ["small chunks", () => `${get("Transfer-Encoding: chunked\r\n")}3\r\nabc\r\n0\r\n\r\n`, 200],
    ["an empty body", () => get("Content-Length: 0\r\n"), 200],
    ["a body not yet sent", () => get("Expect: 100-continue\r\nContent-Length: 3\r\n"), 200],
    ["an expectation nobody knows", () => get("Expect: a miracle\r\n"), 200],
    ["an upgrade", () => get("Connection: Upgrade\r\nUpgrade: websocket\r\n"), 200],
    ["bytes beyond ASCII in a header", () => get("X-A: \xe8\xff\r\n"), 200],
    ["OPTIONS *", () => "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 404],
  ];
  for (const [name, sent, status] of cases) {
    test(`${name}: ${status}`, async () => {
      const { answers } = await exchange(service.origin, sent(), { answers: 1, patience: 30_000 });
      assert.equal(answers[0]?.status, status);
    });
  }

  for (const [name, key] of [
    ["a key with bytes beyond ASCII", "\xe8\xff"],
    ["a key of 3 kB", "k".repeat(3000)],
  ]) {
    test(`${name}: 401 invalid_api_key`, async () => {
      const sent = `GET /v1/translations HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\n\r\n`;
      const { answers } = await exchange(service.origin, sent, { answers: 1 });
      assertError(answers[0], 401, "invalid_api_key");
    });
  }
});

describe("slow senders", () => {
  test("of a head are told that time is up", async () => {
    const { answers, isClosed } = await exchange(hurried.origin, "GET /v1/passage HTTP/1.1\r\nHo", {
      patience: 30_000,
    });
    assertError(answers[0], 408, "request_timeout");
    assert.ok(isClosed);
  });

  test("that dribble are told that time is up", async () => {
    const { answers, isClosed } = await exchange(hurried.origin, [...get("", PATH, hurried)].slice(0, 30), {
      pause: 60,
      patience: 30_000,
    });
    assertError(answers[0], 408, "request_timeout");
    assert.ok(isClosed);
  });

  test("that send nothing at all are cut off without a word", async () => {
    const { text, isClosed } = await exchange(hurried.origin, [], { patience: 30_000 });
    assert.equal(text, "");
    assert.ok(isClosed);
  });

  test("of a body that was never needed have their answer, and are cut off", async () => {
    const parts = [get("Content-Length: 900\r\n", PATH, hurried), "x", "x", "x"];
    const { answers, isClosed } = await exchange(hurried.origin, parts, {
      pause: 100,
      patience: 30_000,
    });
    assert.deepEqual(statuses(answers), [200]);
    assert.ok(isClosed);
  });

  test("of endless chunks have their answer, and are cut off", async () => {
    const chunk = `400\r\n${"x".repeat(1024)}\r\n`;
    const parts = [get("Transfer-Encoding: chunked\r\n", PATH, hurried), ...Array<string>(30).fill(chunk)];
    const { answers, isClosed } = await exchange(hurried.origin, parts, {
      pause: 10,
      patience: 30_000,
    });
    assert.equal(answers[0]?.status, 200);
    assert.ok(isClosed);
  });
});

test("after all this the log has no key and no failure", () => {
  assert.ok(!JSON.stringify(service.log).includes(service.key));
  assert.deepEqual(
    service.log.filter(({ level }) => level === "error"),
    [],
  );
});
