import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ProxyHeader } from "../../src/http/client_address.ts";
import { ClientAddresses, readTrustedProxies } from "../../src/http/mod.ts";

const TRUSTED = "127.0.0.1, 10.0.0.0/8 2001:db8:1::/48,unix";

function clients(trusted: string, header: ProxyHeader = "x-forwarded-for") {
  return new ClientAddresses({
    current: { "trusted-proxy": readTrustedProxies(trusted), "proxy-header": header },
  });
}

const request = (remoteAddress: string | undefined, headers: Record<string, string>) => ({
  headers,
  rawHeaders: Object.entries(headers).flat(),
  socket: { remoteAddress },
});

describe("ClientAddresses.address()", () => {
  const cases: [name: string, peer: string | undefined, header: string, address: string][] = [
    ["believes no header of a stranger", "192.0.2.9", "198.51.100.1", "192.0.2.9"],
    ["believes a trusted proxy", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["believes one in a network", "10.9.8.7", "198.51.100.1", "198.51.100.1"],
    ["believes one on a Unix socket", undefined, "198.51.100.1", "198.51.100.1"],
    ["reads an IPv4 peer of a dual-stack socket", "::ffff:10.1.1.1", "2001:db8::5", "2001:db8::5"],
    ["reads an IPv4 client written as IPv6", "127.0.0.1", "::FFFF:198.51.100.1", "198.51.100.1"],
    ["reads one in hexadecimal", "127.0.0.1", "0:0:0:0:0:ffff:c633:6401, [::ffff:a00:2]:80", "198.51.100.1"],
    ["keeps an IPv6 client that looks alike", "127.0.0.1", "2001:db8::ffff:c633:6401", "2001:db8::ffff:c633:6401"],
    ["passes over what the client made up", "127.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
    ["passes over proxies before it", "127.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"],
    ["takes the farthest where all are trusted", "127.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["stops at what is no address", "127.0.0.1", "198.51.100.1, unknown, 10.0.0.2", "10.0.0.2"],
    ["takes a port off", "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["takes brackets and a port off", "127.0.0.1", "[2001:db8::5]:4711", "2001:db8::5"],
    ["falls back to the proxy without a header", "127.0.0.1", "", "127.0.0.1"],
  ];
  for (const [name, peer, header, address] of cases) {
    test(name, () => {
      const found = clients(TRUSTED).address(request(peer, { "x-forwarded-for": header }));
      assert.equal(found, address);
    });
  }

  const forwarded: [header: string, address: string][] = [
    ["for=198.51.100.1;proto=https", "198.51.100.1"],
    ['For="[2001:db8::5]:4711" ; proto=http', "2001:db8::5"],
    ["for=1.1.1.1, for=198.51.100.1;by=10.0.0.1, for=10.0.0.2", "198.51.100.1"],
    ["for=_hidden, for=10.0.0.2", "10.0.0.2"],
    ['for="198.51.100.1', "127.0.0.1"],
    ['for=198.51.100.1;by="10.0.0.1', "127.0.0.1"],
    ["proto=https", "127.0.0.1"],
  ];
  for (const [header, address] of forwarded) {
    test(`reads Forwarded: ${header}`, () => {
      const headers = { forwarded: header, "x-forwarded-for": "203.0.113.1" };
      const found = clients(TRUSTED, "forwarded").address(request("127.0.0.1", headers));
      assert.equal(found, address);
    });
  }

  test("trusts nobody unless told to", () => {
    const headers = { "x-forwarded-for": "198.51.100.1", forwarded: "for=198.51.100.1" };
    assert.equal(clients("").address(request("127.0.0.1", headers)), "127.0.0.1");
    assert.equal(clients("").address(request(undefined, headers)), "unix");
  });
});

describe("ClientAddresses reports a header that is not believed", () => {
  const XFF = { "X-Forwarded-For": "198.51.100.1" };
  const FORWARDED = { Forwarded: "for=198.51.100.1" };
  const cases: [name: string, trusted: string, sent: Record<string, string>, reported: string | undefined][] = [
    ["without a trusted proxy", "", XFF, "x-forwarded-for"],
    ["of another sender than the trusted one", "10.0.0.1", FORWARDED, "forwarded"],
    ["of a trusted proxy that writes the other one", "loopback", FORWARDED, "forwarded"],
    ["but not that of a trusted proxy, whatever the client adds", "loopback", { ...XFF, ...FORWARDED }, undefined],
    ["and nothing where none is sent", "", { Host: "a" }, undefined],
    ["and nothing of a health check", "loopback", { Host: "a" }, undefined],
    ["and no empty one, as a proxy writes that removes it", "", { Forwarded: "" }, undefined],
  ];
  for (const [name, trusted, sent, reported] of cases) {
    test(name, () => {
      const seen: unknown[] = [];
      const current = {
        "trusted-proxy": readTrustedProxies(trusted),
        "proxy-header": "x-forwarded-for" as ProxyHeader,
      };
      const config = { current };
      const addresses = new ClientAddresses(config, (...of) => seen.push(of) > 1);
      for (let time = 0; time < 4; time++) addresses.address(request("127.0.0.1", sent));
      assert.deepEqual(seen, reported === undefined ? [] : [1, 2].map(() => ["127.0.0.1", reported]), "until taken");
      config.current = { ...current, "trusted-proxy": readTrustedProxies(trusted) };
      addresses.address(request("127.0.0.1", sent));
      assert.equal(seen.length, reported === undefined ? 0 : 3, "anew with other settings");
    });
  }
});

describe("ClientAddresses.isSecure()", () => {
  const secure = (peer: string, headers: Record<string, string>, header?: ProxyHeader) =>
    clients("loopback", header).isSecure(request(peer, headers));

  test("is true of a TLS connection", () => {
    const encrypted = { headers: {}, rawHeaders: [], socket: { remoteAddress: "192.0.2.1", encrypted: true } };
    assert.equal(clients("").isSecure(encrypted), true);
  });

  test("takes a trusted proxy's word alone", () => {
    assert.equal(secure("127.0.0.1", { "x-forwarded-proto": "https" }), true);
    assert.equal(secure("::1", { "x-forwarded-proto": "HTTPS" }), true);
    assert.equal(secure("127.0.0.1", { "x-forwarded-proto": "https, http" }), false);
    assert.equal(secure("127.0.0.1", { "x-forwarded-proto": "http" }), false);
    assert.equal(secure("192.0.2.1", { "x-forwarded-proto": "https" }), false);
    assert.equal(secure("127.0.0.1", { forwarded: "for=1.2.3.4;proto=https" }, "forwarded"), true);
    assert.equal(secure("127.0.0.1", { forwarded: 'proto=https;by="x' }, "forwarded"), false);
  });
});

test("readTrustedProxies() rejects what is neither an address nor a network", () => {
  for (const text of ["localhost", "10.0.0.0/33", "10.0.0.0/x", "10.0.0/8", "::1/129", "1.2.3.4/8/8"]) {
    assert.throws(() => readTrustedProxies(text), {
      room: "http",
      code: "expected_proxies",
      values: { found: text },
    });
  }
});
