/** The first start and the next ones, as an operator sees them. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { missing } from "../support/missing.ts";
import { zoneAtNoon } from "../support/noon.ts";
import { KEY, listening, start } from "../support/process.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const keys = scratchFolder();
const corpus = corpusOf({}, "corpus/KJV.txt");
const SERVE = [...["serve", "--port", "0", "--keys", keys, "--corpus", corpus], ...["--timezone", zoneAtNoon()]];

const skip = missing("curl");
test("the first start shows a link, a key and a curl line that answers with John 3,16; the next shows none", {
  skip,
}, async () => {
  const first = start(SERVE);
  const address = await listening(first);
  assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/v1$/);
  assert.equal(first.stdout, `Listening on ${address}\n`, "nothing else goes to standard output");
  assert.match(first.stderr, new RegExp(`${address.slice(0, -3)}/login\\?link=\\w+`));
  const recorded = /notice .*No default translation was set, and SSP3 is not installed: KJV is recorded as the default/;
  await until("the record of the default", () => recorded.test(first.stderr));
  const line = /curl .*/.exec(first.stderr)?.[0] ?? "";
  const key = KEY.exec(line)?.[0] ?? "";
  assert.ok(!/'http[^']*ambo_/.test(line), "the key is in no address");
  const body = execFileSync("sh", ["-c", line.replace("curl", "curl -s")], { encoding: "utf8" });
  assert.equal(JSON.parse(body).data.verses[0].reference, "John 3,16");
  assert.match(JSON.parse(body).data.verses[0].text, /^For God so loved the world/);
  first.child.kill("SIGTERM");
  assert.equal(await first.ended, 0);

  const second = start(SERVE);
  const again = await listening(second);
  assert.doesNotMatch(second.stderr, KEY);
  const named = /notice .*The default translation is KJV: the first one at the first start, when none was Slovenian/;
  await until("the name of the default", () => named.test(second.stderr));
  assert.doesNotMatch(second.stderr, /SSP3/, "said once");
  const reply = await fetch(`${again}/translations`, { headers: { "X-API-Key": key } });
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get("x-ratelimit-remaining"), "98");
  second.child.kill("SIGINT");
  assert.equal(await second.ended, 0);
  for (const name of readdirSync(keys, { recursive: true, encoding: "utf8" })) {
    const path = join(keys, name);
    if (statSync(path).isFile()) {
      assert.ok(!readFileSync(path, "latin1").includes(key), `${name} does not hold the key`);
    }
  }
});

test("a default translation that was set and is missing is warned of", async () => {
  const service = start([...SERVE, "--default-translation", "MOJ"]);
  await listening(service);
  const warning = /warning .*default translation MOJ is not there; the verse of the day is taken from KJV/;
  await until("the warning", () => warning.test(service.stderr));
  service.child.kill("SIGTERM");
  assert.equal(await service.ended, 0);
});

test("a port that another program has, or that two settings name, is said to be so", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = String((other.address() as AddressInfo).port);
  const failure = async (...flags: string[]) => {
    const service = start(["serve", "--port", port, ...SERVE.slice(3), ...flags]);
    assert.equal(await service.ended, 1, service.stderr);
    return service.stderr;
  };
  assert.match(await failure(), /another program listens there .* --port \d+ is free/);
  other.close();
  await once(other, "close");
  assert.match(await failure("--metrics-port", port), /on port \d+ twice: give --port and --metrics-port different/);
});
