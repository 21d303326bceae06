import assert from "node:assert/strict";
import { test } from "node:test";
import { addressGroup, clientNetworks } from "../../src/http/mod.ts";

for (const [address, group] of [
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unix", "unix"],
] as const) {
  test(`addressGroup() takes ${address} for ${group}`, () => {
    assert.equal(addressGroup(address), group);
  });
}

test("a client is bounded by its network, and of IPv6 by the wider ones, which have several shares", () => {
  assert.deepEqual(clientNetworks("192.0.2.7"), [{ name: "192.0.2.7", share: 1 }]);
  assert.deepEqual(clientNetworks("unix"), [{ name: "unix", share: 1 }]);
  assert.deepEqual(clientNetworks("2001:db8:0:12ab"), [
    { name: "2001:db8:0/48", share: 16 },
    { name: "2001:db8:0:12/56", share: 4 },
    { name: "2001:db8:0:12ab", share: 1 },
  ]);
  assert.deepEqual(clientNetworks("2001:db8:0:7")[1], { name: "2001:db8:0:0/56", share: 4 });
});
