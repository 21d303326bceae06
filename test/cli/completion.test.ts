/** The completion of command lines, in the shells that are installed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { ambo } from "../support/command.ts";
import { missing } from "../support/missing.ts";
import { startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const scriptOf = async (shell: string) => (await ambo(["completion", shell])).stdout;

describe("bash", { skip: missing("bash") }, () => {
  const cases: [line: string, completed: string[]][] = [
    ["ambo us", ["user", "usage"]],
    ["ambo user add --a", ["--admin"]],
    ["ambo user add li", []],
    ["ambo key list --corp", []],
    ["ambo help sett", ["settings"]],
    ["ambo completion z", ["zsh"]],
    ["ambo nonsense --", []],
    ["ambo readings --occasion funeral", ["funeral", "funeral-child"]],
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

const typed: [line: string, completed: string[], none: string[]][] = [
  ["ambo user li", ["list", "link", "limit"], ["add"]],
  ["ambo serve --metrics-token", ["--metrics-token", "--metrics-token-file"], ["--port"]],
  ["ambo verse --color ", ["auto", "always", "never"], ["--date"]],
  ["ambo readings --occasion ", ["wedding", "baptism", "commons"], ["--date"]],
];

describe("fish, asked for completions", { skip: missing("fish") }, () => {
  for (const [line, completed, none] of typed) {
    test(`offers ${completed.join(", ")} for \`${line}\``, async () => {
      const file = join(scratchFolder(), "ambo.fish");
      writeFileSync(file, await scriptOf("fish"));
      const command = `source ${file}; complete -C '${line}'`;
      const { stdout, stderr } = spawnSync("fish", ["--no-config", "-c", command], {
        encoding: "utf8",
        env: { ...process.env, HOME: scratchFolder() },
      });
      assert.equal(stderr, "");
      const offered = stdout.split("\n").map((row) => row.split("\t")[0]);
      for (const word of completed) assert.ok(offered.includes(word), `${word} of ${stdout}`);
      for (const word of none) assert.ok(!offered.includes(word), word);
    });
  }
});

/** Commands that start the shells with nothing of the user's in them, and lines that make them complete. */
const SHELLS = {
  bash: { start: "bash --norc --noprofile -i", setup: "bind 'set bell-style none'; PS1='> '" },
  zsh: { start: "zsh -f -i", setup: "autoload -Uz compinit; compinit -u -D; PS1='> '" },
};
for (const [shell, { start: command, setup }] of Object.entries(SHELLS)) {
  const skip = missing(shell) || missing("script");
  describe(`${shell}, with somebody at the keys`, { skip }, () => {
    for (const [line, completed] of typed) {
      test(`offers ${completed.join(", ")} for \`${line}\` and Tab`, async () => {
        const file = join(scratchFolder(), "completion");
        writeFileSync(file, await scriptOf(shell));
        const terminal = startProgram(["script", "-qec", command, "/dev/null"], {
          env: { ...process.env, HOME: scratchFolder(), TERM: "dumb" },
          stdin: "pipe",
        });
        const type = (text: string) => terminal.child.stdin!.write(text);
        type(`${setup}; source ${file}; echo rea""dy\n`);
        await until("the shell", () => terminal.stdout.includes("ready"));
        const before = terminal.stdout.length;
        const offered = () => terminal.stdout.slice(before);
        type(line);
        await until("the line", () => offered().includes(line.trim().split(" ").at(-1)!));
        // One word is completed at once; of several, the second Tab shows the list.
        type("\t");
        await new Promise((resolve) => setTimeout(resolve, 50));
        type("\t");
        const words = completed.map((word) => new RegExp(`(^|\\s)${word}(\\s|$)`, "m"));
        const isThere = () => words.every((word) => word.test(plain(offered())));
        await until(`${completed.join(", ")} in ${JSON.stringify(offered())}`, isThere);
        type("\u0015exit\n");
        await terminal.ended;
      });
    }
  });
}

/** Takes out what moves the cursor and sets colours. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/\u001b\[[\d;?]*[A-Za-z]|[\u0007\b]/g, "").replaceAll("\r", "\n");
}
