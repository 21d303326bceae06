import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { ambo } from "../support/command.ts";
import { scratchFolder } from "../support/scratch.ts";

test("a restore of what cannot be read says what was tried, and what to give", async () => {
  const folder = scratchFolder();
  const keys = join(folder, "keys");
  const missing = join(folder, "missing");
  for (const [file, said] of [
    [
      missing,
      `Cannot restore ${missing}: there is no such file; give one that \`ambo backup\` wrote`,
    ],
    [
      folder,
      `Cannot restore ${folder} into ${keys}: EISDIR: illegal operation on a directory, read`,
    ],
  ] as const) {
    const { code, stderr } = await ambo(["restore", file, "--keys", keys]);
    assert.equal(stderr, `ambo: ${said}\n`);
    assert.equal(code, 1);
  }
});
