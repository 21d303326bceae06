/** The completion of command lines, in the shells that are installed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { allCommands } from "../../src/cli/mod.ts";
import { ambo } from "../support/command.ts";
import { missing } from "../support/missing.ts";
import { scratchFolder } from "../support/scratch.ts";

const commands = await allCommands();
const scriptOf = async (shell: string) => (await ambo(["completion", shell])).stdout;

for (const shell of ["bash", "zsh", "fish"]) {
  test(`the script for ${shell} has every command and its own flags`, async () => {
    const script = await scriptOf(shell);
    for (const { name, options = {}, settings } of commands) {
      assert.match(script, new RegExp(`\\b${name}\\b`));
      for (const flag of [...Object.keys(options), ...settings]) {
        assert.match(script, new RegExp(`\\b${flag}\\b`), flag);
      }
    }
  });

  test(`${shell} finds no fault in the script`, { skip: missing(shell) }, async () => {
    const file = join(scratchFolder(), "script");
    writeFileSync(file, await scriptOf(shell));
    const { status, stderr } = spawnSync(shell, ["-n", file], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
  });
}

describe("bash", { skip: missing("bash") }, () => {
  const cases: [line: string, completed: string[]][] = [
    ["ambo us", ["user", "usage"]],
    ["ambo --v", ["--version"]],
    ["ambo user li", ["list", "link", "limit"]],
    ["ambo user add --a", ["--admin"]],
    ["ambo user add li", []],
    ["ambo serve --metrics-t", ["--metrics-token", "--metrics-token-file"]],
    ["ambo key list --corp", []],
    ["ambo help sett", ["settings"]],
    ["ambo completion z", ["zsh"]],
    ["ambo nonsense --", []],
  ];
  for (const [line, completed] of cases) {
    test(`completes \`${line}\` to ${completed.join(", ") || "nothing"}`, async () => {
      const words = line.split(" ");
      const script = `${await scriptOf("bash")}
COMP_WORDS=(${words.join(" ")}) COMP_CWORD=${words.length - 1}
_ambo
printf '%s\\n' "\${COMPREPLY[@]}"`;
      const { stdout, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
      assert.equal(stderr, "");
      assert.deepEqual(stdout.split("\n").filter(Boolean).sort(), [...completed].sort());
    });
  }
});

test("an unknown shell is refused", async () => {
  const { code, stderr } = await ambo(["completion", "tcsh"]);
  assert.match(stderr, /takes one of: bash, zsh, fish/);
  assert.equal(code, 2);
});
