/** What search engines may index, and what devices may keep: `--index` and `--offline`. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serviceFor } from "../support/service.ts";

/** Returns true if RFC 9309 lets a program fetch a path: the longest rule decides. */
function allows(robots: string, agent: string, path: string): boolean {
  const groups = robots.split(/\n\n+/).map((group) => group.split("\n"));
  const names = (group: readonly string[]) => group.flatMap((line) => /^User-agent: (.*)$/.exec(line)?.[1] ?? []);
  const group = groups.find((each) => names(each).includes(agent)) ?? groups.find((each) => names(each).includes("*"));
  const rules = (group ?? []).flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  return !rules.some((rule) => {
    const [start = "", ...rest] = rule.split("*");
    return path.startsWith(start) && rest.every((part) => path.includes(part));
  });
}

describe("what may be indexed and kept", () => {
  const service = serviceFor();
  const passage = "/?translation=ZGL&reference=Jn%203";
  const textOf = async (path: string) => (await service.askRaw(path)).text;
  const headerOf = async (path: string, name: string) => (await service.askRaw(path)).headers[name] ?? null;

  test("texts of the reader are indexed under --index on alone", async () => {
    for (const [index, isOpen] of [
      ["off", false],
      ["on", true],
    ] as const) {
      service.reconfigure({ index });
      const robots = await textOf("/robots.txt");
      for (const path of [passage, "/berila", "/readings?date=2026-12-25"]) {
        assert.equal(allows(robots, "*", path), isOpen, `${index}: ${path}`);
        assert.equal((await headerOf(path, "x-robots-tag")) === "noindex", !isOpen, path);
        assert.equal(allows(robots, "Twitterbot", path), true, "a link shows its preview");
      }
      for (const path of ["/?q=x", "/?translation=ZGL&q=Bog", "/?translation=ZGL&q=brez+zadetka"]) {
        assert.equal(await headerOf(path, "x-robots-tag"), "noindex", `${index}: results of a search, ${path}`);
      }
      for (const path of ["/", "/share", "/docs", "/koledar"]) {
        assert.equal(allows(robots, "*", path), true, `${index}: ${path}`);
        assert.equal(await headerOf(path, "x-robots-tag"), null, path);
      }
      for (const path of ["/?q=x", "/?translation=ZGL&q=x", "/login", "/admin/user", "/v1/books"]) {
        assert.equal(allows(robots, "*", path), false, `${index}: ${path}`);
      }
    }
  });

  test("a worker changes with the translations and with who may read, and drops all once it is off", async () => {
    const first = await textOf("/sw.js");
    assert.equal(await headerOf("/sw.js", "cache-control"), "no-cache");
    assert.equal(await headerOf("/sw.js", "content-security-policy"), "default-src 'none'; connect-src 'self'");
    assert.equal(await textOf("/sw.js"), first);
    const all = service.library.translations();
    service.library.replace(all.slice(1));
    const fewer = await textOf("/sw.js");
    service.library.replace(all);
    assert.equal(await textOf("/sw.js"), first);
    service.reconfigure({ reader: "signed-in" });
    const closed = await textOf("/sw.js");
    assert.equal(new Set([first, fewer, closed]).size, 3);
    service.reconfigure({ reader: "open", offline: "off" });
    assert.match(await textOf("/sw.js"), /registration\.unregister\(\)/);
    assert.doesNotMatch(await textOf("/"), /data-worker/);
    service.reconfigure({ offline: "on" });
    assert.match(await textOf("/"), /data-worker="\/sw\.js"/);
  });
});
