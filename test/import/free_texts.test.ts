/** The table of the texts that anyone may take, and what its downloads never reach. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, test } from "node:test";
import { isProblem } from "../../src/base/problem.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { isPrivate } from "../../src/upload/download.ts";
import { download, freeTextNamed, readFreeTexts } from "../../src/upload/mod.ts";
import { atEnd } from "../support/at_end.ts";
import { scratchFolder } from "../support/scratch.ts";

const problemOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    if (isProblem(error, "download")) return error;
    throw error;
  }
  return assert.fail("nothing was refused");
};

describe("the built-in table of texts", () => {
  const { texts, trustedHosts } = readFreeTexts("");

  test("has Slovenian, Croatian, German, Hungarian, Latin and English texts, each with an attribution", () => {
    const languages = new Set(texts.map(({ language }) => language));
    assert.deepEqual([...languages].sort(), ["deu", "eng", "hrv", "hun", "lat", "slv"]);
    for (const { copyright, bytes } of texts) assert.ok(copyright.length > 10 && bytes > 100_000);
  });

  test("a text is found by its name in any case", () => {
    assert.equal(freeTextNamed(texts, "slostritar")?.code, "SloStritar");
    assert.equal(freeTextNamed(texts, "SloStrita"), undefined);
  });

  test("none of its hosts may be of a private network", () => assert.equal(trustedHosts.size, 0));
});

describe("an operator's table of texts", () => {
  const GOOD = "NOV | slv | 1920 | public domain | 1000 | https://besedila.test/nov.zip | Novi prevod | Vir. |";
  const BAD: readonly (readonly [name: string, line: string, reason: RegExp])[] = [
    [
      "a missing column",
      "A | slv | 1920 | public domain | 1000 | https://a.test/a.zip | Naslov",
      /eight or nine columns/,
    ],
    ["a code with a space", GOOD.replace("NOV", "NOV 1"), /expected a code/],
    ["a language of two letters", GOOD.replace("slv", "sl"), /language of three letters/],
    ["a year in words", GOOD.replace("1920", "staro"), /expected a year/],
    ["rights that are not known", GOOD.replace("public domain", "moje"), /public domain/],
    ["a size that is no number", GOOD.replace("1000", "1 MB"), /number of bytes/],
    ["an address without encryption", GOOD.replace("https:", "http:"), /address with https/],
    ["no title", GOOD.replace("Novi prevod", ""), /title and an attribution/],
    ["a checksum that is cut", `${GOOD} abc123`, /64 hexadecimal digits/],
    ["a code twice", `${GOOD}\n${GOOD.replace("NOV", "nov")}`, /another line above/],
  ];
  for (const [name, lines, reason] of BAD) {
    test(`with ${name} is refused with file and line`, async () => {
      const file = join(scratchFolder(), "besedila.txt");
      writeFileSync(file, `# glava\n\n${lines}\n`);
      const problem = await problemOf(() => readFreeTexts(file));
      const line = lines.includes("\n") ? 4 : 3;
      assert.ok(explain(problem, "en").includes(`${file}:${line}: `), explain(problem, "en"));
      assert.match(explain(problem, "en"), reason);
    });
  }

  test("names the hosts that may be of a private network, with their ports", () => {
    const file = join(scratchFolder(), "besedila.txt");
    writeFileSync(file, `\ufeff${GOOD.replace("besedila.test", "besedila.test:8443")}\n`);
    assert.deepEqual([...readFreeTexts(file).trustedHosts], ["besedila.test:8443"]);
  });

  test("that is not there is named", async () => {
    assert.match(explain(await problemOf(() => readFreeTexts("/ni/tega.txt")), "en"), /\/ni\/tega\.txt.*ENOENT/);
  });
});

describe("an address of a private network", () => {
  const CASES: readonly (readonly [address: string, isPrivate: boolean])[] = [
    ...["127.0.0.1", "127.255.1.2", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"].map(
      (address) => [address, true] as const,
    ),
    ...["0.0.0.0", "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "192.0.0.1"].map(
      (a) => [a, true] as const,
    ),
    ...["::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "::ffff:10.0.0.1", "::ffff:7f00:1"].map(
      (address) => [address, true] as const,
    ),
    ...["64:ff9b::a00:1", "2002:a00:1::", "2001:db8::1", "2001::1", "ff02::1", "ne naslov"].map(
      (a) => [a, true] as const,
    ),
    ...["8.8.8.8", "172.32.0.1", "100.128.0.1", "193.2.1.66", "2a00:1450:4001::1", "2606:4700::1111"].map(
      (address) => [address, false] as const,
    ),
  ];
  for (const [address, expected] of CASES) {
    test(`${address}: ${expected}`, () => assert.equal(isPrivate(address), expected));
  }
});

describe("a download for a page", () => {
  const options = { limit: 1000, write: () => assert.fail("bytes came") };

  test("reaches no private network by numbers, by a name, or by one of several addresses of a name", async () => {
    const trustedHosts = new Set<string>();
    for (const host of ["127.0.0.1", "[::1]", "[::ffff:10.0.0.1]", "2130706433"]) {
      const problem = await problemOf(() => download(new URL(`https://${host}/a.zip`), { ...options, trustedHosts }));
      assert.equal(problem.code, "private_address", host);
    }
    for (const second of ["10.0.0.7", "fd00::7"]) {
      const addresses = [
        { address: "8.8.8.8", family: 4 },
        { address: second, family: second.includes(":") ? 6 : 4 },
      ];
      const work = () =>
        download(new URL("https://besedila.test/a.zip"), {
          ...{ ...options, trustedHosts },
          resolve: (_, callback) => callback(null, addresses),
        });
      assert.deepEqual((await problemOf(work)).values, { host: "besedila.test", found: second });
    }
  });

  test("asks the resolver once, so that a second answer changes nothing", async () => {
    let asked = 0;
    const work = () =>
      download(new URL("https://besedila.test:1/a.zip"), {
        ...options,
        trustedHosts: new Set(["besedila.test:1"]),
        resolve: (_, callback) => {
          asked += 1;
          callback(null, [{ address: "127.0.0.1", family: 4 }]);
        },
      });
    assert.equal((await problemOf(work)).code, "unreachable");
    assert.equal(asked, 1);
  });

  for (const code of ["EAI_FAIL", "EAI_AGAIN", "EAI_NODATA", "EAI_SYSTEM", "ENOTFOUND"]) {
    test(`says that a name is not found in the words of each language: ${code}`, async () => {
      const error = Object.assign(new Error(`getaddrinfo ${code} besedila.test`), { code, syscall: "getaddrinfo" });
      const problem = await problemOf(() =>
        download(new URL("https://besedila.test/"), { ...options, resolve: (_, callback) => callback(error, []) }),
      );
      assert.equal(problem.code, "unreachable");
      assert.match(
        explain(problem, "sl"),
        new RegExp(`^https://besedila\\.test/ ni dosegljiv: [^:]* \\(${code}\\)\\. `),
      );
      assert.doesNotMatch(explain(problem, "sl"), /getaddrinfo/);
      for (const [language, words] of [
        ["de", /^https:\/\/besedila\.test\/ ist nicht erreichbar: (der|es|das) [^:]* \(E\w+\)\. /],
        ["it", /^https:\/\/besedila\.test\/ non è raggiungibile: (il|non|l’) ?[^:]* \(E\w+\)\. /],
      ] as const) {
        assert.match(explain(problem, language), words);
      }
    });
  }

  test("is given up where nothing arrives", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    atEnd(() => silent.close());
    const { port } = silent.address() as { port: number };
    const problem = await problemOf(() => download(new URL(`https://127.0.0.1:${port}/`), { ...options, silence: 50 }));
    assert.equal(problem.code, "silence");
  });

  test("is given up where the name is never resolved", async () => {
    const work = () => download(new URL("https://besedila.test/"), { ...options, silence: 50, resolve: () => {} });
    assert.equal((await problemOf(work)).code, "silence");
  });

  test("is stopped by its signal", async () => {
    const signal = AbortSignal.abort();
    const problem = await problemOf(() => download(new URL("https://127.0.0.1:1/"), { ...options, signal }));
    assert.equal(problem.code, "stopped");
  });
});
