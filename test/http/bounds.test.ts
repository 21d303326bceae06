/** The size that a request may have: at each bound, one below and one above; and what else it must say. */
import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { describe, test } from "node:test";
import { checkRequest, type ProtocolError, protocolErrorOf } from "../../src/http/request.ts";
import { exchange } from "../support/raw_http.ts";
import { serviceFor } from "../support/service.ts";

const LIMITS = { "max-url-length": 300, "max-headers": 12, "max-body-size": 1000 };

const settings = Object.entries({ ...LIMITS, "max-header-size": 2048 });
const service = serviceFor({
  settings: Object.fromEntries(settings.map(([name, value]) => [name, `${value}`])),
});

/** The status of the answer to a head, without its end. */
async function statusOf(head: string): Promise<number | undefined> {
  const { answers } = await exchange(service.origin, `${head}\r\n\r\n`, { answers: 1 });
  return answers[0]?.status;
}

test("an address has at most the characters of the setting, its query among them", async () => {
  for (const [length, status] of [
    [299, 200],
    [300, 200],
    [301, 414],
    [1500, 414],
  ] as const) {
    const path = `/healthz?${"a".repeat(length - "/healthz?".length)}`;
    assert.equal(await statusOf(`GET ${path} HTTP/1.1\r\nHost: a`), status, `${length}`);
  }
});

test("a request has at most as many headers as the setting says", async () => {
  for (const [count, status] of [
    [11, 200],
    [12, 200],
    [13, 431],
    // Node's parser keeps no more than one too many.
    [14, 431],
    [60, 431],
  ] as const) {
    const others = Array.from({ length: count - 1 }, (_, index) => `\r\nX-${index}: a`).join("");
    assert.equal(await statusOf(`GET /healthz HTTP/1.1\r\nHost: a${others}`), status, `${count}`);
  }
});

test("a head has about the bytes of the setting at most", async () => {
  for (const [bytes, status] of [
    [1900, 200],
    [2200, 431],
    [20_000, 431],
  ] as const) {
    const head = "GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ";
    assert.equal(await statusOf(head + "b".repeat(bytes - head.length - 4)), status, `${bytes}`);
  }
});

type Found = ProtocolError | "has_body" | undefined;

/** Checks a request of HTTP/1.1 with a host, unless said otherwise. */
function check(headers: readonly string[], [major, minor]: readonly [number, number] = [1, 1]): Found {
  const rawHeaders = headers.flatMap((header) => header.split(": "));
  const request = { url: "/", rawHeaders, httpVersionMajor: major, httpVersionMinor: minor };
  return checkRequest(request as IncomingMessage, LIMITS);
}

describe("a body is told of by its length, or by how it is sent:", () => {
  const CASES: readonly [header: string, found: Found][] = [
    ["Content-Length: 0", undefined],
    ["Content-Length: 1", "has_body"],
    ["content-length: 999", "has_body"],
    ["CONTENT-LENGTH: 1000", "has_body"],
    ["Content-Length: 1001", "content_too_large"],
    ["Content-Length: 100000000000000000000", "content_too_large"],
    ["Transfer-Encoding: chunked", "has_body"],
    ["TRANSFER-ENCODING: chunked", "has_body"],
    // Of the same lengths, and no such headers.
    ["X-ontent-Length: 2000", undefined],
    ["X-ransfer-Encoding: chunked", undefined],
  ];
  for (const [header, found] of CASES) {
    test(header, () => {
      assert.equal(check(["Host: a", header]), found);
      assert.equal(check([header, "Host: a", "X-After: 1"]), found, "wherever it stands");
    });
  }

  test("a body after a length of none is one, and a length of none after a body takes none away", () => {
    const [length, encoding] = ["Content-Length: 0", "Transfer-Encoding: chunked"];
    assert.equal(check(["Host: a", length, encoding]), "has_body");
    assert.equal(check(["Host: a", encoding, length]), "has_body");
  });
});

describe("a request of HTTP/1.1 has one host, one of HTTP/1.0 at most one:", () => {
  const CASES: readonly [hosts: number, version: readonly [number, number], found: Found][] = [
    [0, [1, 1], "bad_request"],
    [1, [1, 1], undefined],
    [2, [1, 1], "bad_request"],
    [0, [1, 0], undefined],
    [1, [1, 0], undefined],
    [2, [1, 0], "bad_request"],
    [1, [0, 9], "bad_request"],
    [1, [2, 0], "bad_request"],
  ];
  for (const [hosts, version, found] of CASES) {
    test(`${hosts} in HTTP/${version.join(".")}`, () => {
      for (const name of ["Host", "host", "HOST"]) {
        const headers = Array.from({ length: hosts }, () => `${name}: a`);
        assert.equal(check([...headers, "Hos: a", "Hose: a", "Date: a"], version), found, name);
      }
    });
  }
});

describe("what Node's parser gave up is told by its name:", () => {
  const line = (length: number) => Buffer.from(`GET ${"/".repeat(length - 4)}`);
  const ended = (length: number) => Buffer.concat([line(length), Buffer.from("\nX-A: b")]);
  const CASES: readonly [code: string, packet: Buffer | undefined, error: Found][] = [
    ["ECONNRESET", undefined, undefined],
    ["EPIPE", undefined, undefined],
    ["ERR_HTTP_REQUEST_TIMEOUT", undefined, "request_timeout"],
    ["HPE_INVALID_METHOD", undefined, "bad_request"],
    ["", undefined, "bad_request"],
    ["HPE_HEADER_OVERFLOW", undefined, "headers_too_large"],
    ["HPE_HEADER_OVERFLOW", line(400), "uri_too_long"],
    ["HPE_HEADER_OVERFLOW", line(20), "uri_too_long"],
    ["HPE_HEADER_OVERFLOW", ended(300), "headers_too_large"],
    ["HPE_HEADER_OVERFLOW", ended(301), "uri_too_long"],
    ["HPE_HEADER_OVERFLOW", Buffer.from("X-A: b"), "headers_too_large"],
    ["HPE_HEADER_OVERFLOW", Buffer.from(` ${line(400)}`), "headers_too_large"],
    ["HPE_HEADER_OVERFLOW", Buffer.from(`get ${line(400)}`), "headers_too_large"],
  ];
  for (const [code, rawPacket, error] of CASES) {
    test(`${code || "no code"}, ${rawPacket?.length ?? "no"} bytes: ${error ?? "nobody is told"}`, () => {
      const options = rawPacket && { rawPacket };
      assert.equal(protocolErrorOf(Object.assign(new Error(), { code, ...options }), LIMITS), error);
    });
  }

  test("an error without a code is a bad request", () => {
    assert.equal(protocolErrorOf(new Error("no code"), LIMITS), "bad_request");
  });
});
