/** The help text: complete, and right about what the commands take. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { allCommands } from "../../src/cli/mod.ts";
import { SETTINGS, secretFileOf, variableOf } from "../../src/config/mod.ts";
import { ambo } from "../support/command.ts";

/** The line of a help text that begins with a word. */
function lineOf(text: string, word: string): string | undefined {
  return text.split("\n").find((line) => line.trim().split(/\s+/)[0] === word);
}

describe("ambo help", () => {
  test("lists every command with what it does", async () => {
    const { code, stdout } = await ambo(["help"]);
    assert.equal(code, 0);
    for (const { name, summary } of await allCommands()) {
      assert.equal(lineOf(stdout, name)?.trim().slice(name.length).trim(), summary);
    }
  });

  test("lists every setting with its value, its default and its variable", async () => {
    const { stdout } = await ambo(["help"]);
    for (const [name, { value, default: fallback, secret }] of Object.entries(SETTINGS)) {
      const line = lineOf(stdout, `--${name}`) ?? "";
      assert.ok(line.includes(`--${name} ${value} `), name);
      assert.ok(line.includes(variableOf(name)), name);
      if (fallback !== "") assert.ok(line.includes(`(${fallback})`), name);
      assert.equal(line.includes(variableOf(secretFileOf(name))), secret, name);
    }
  });

  test("explains each command: its options, and the settings that it heeds and no others", async () => {
    for (const { name, usage, summary, options, settings } of await allCommands()) {
      const { code, stdout } = await ambo(["help", name]);
      assert.equal(code, 0, name);
      assert.ok(stdout.startsWith(`Usage: ambo ${name} ${usage}`.trimEnd()), stdout);
      assert.ok(stdout.includes(summary));
      for (const flag of Object.keys(options ?? {})) assert.ok(lineOf(stdout, `--${flag}`), flag);
      for (const flag of Object.keys(SETTINGS)) {
        const isHeeded = (settings as readonly string[]).includes(flag);
        assert.equal(lineOf(stdout, `--${flag}`) !== undefined, isHeeded, `${name} --${flag}`);
      }
    }
  });

  test("names what stands beside the flags of every command that takes such words, and others take none", async () => {
    for (const { name, usage, takesOperands } of await allCommands()) {
      assert.equal(/^\[?[A-Z]|^[a-z]/.test(usage), takesOperands, name);
      if (takesOperands) continue;
      const { code, stderr } = await ambo([name, "psalm"]);
      assert.equal(code, 2);
      assert.match(stderr, new RegExp(`^ambo: \`ambo ${name}\` takes no "psalm"$`, "m"));
    }
  });

  test("is also what --help says, before or after a command", async () => {
    assert.equal((await ambo(["--help"])).stdout, (await ambo(["help"])).stdout);
    assert.equal((await ambo([])).stdout, (await ambo(["help"])).stdout);
    assert.equal(
      (await ambo(["user", "add", "--help"])).stdout,
      (await ambo(["help", "user"])).stdout,
    );
  });

  test("knows no command that there is not, and explains one at a time", async () => {
    const unknown = await ambo(["help", "sing"]);
    assert.equal(unknown.code, 2);
    assert.match(unknown.stderr, /^ambo: There is no command "sing"$/m);
    const two = await ambo(["help", "user", "key"]);
    assert.equal(two.code, 2);
    assert.match(two.stderr, /one command at most/);
  });
});
