/** Runs the package for arm64 on an x64 machine, in QEMU's emulation of its processor. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listening, shownKey, startProgram } from "../../test/support/process.ts";

/** QEMU with the libraries of Debian's packages `libc6-arm64-cross` and `libstdc++6-arm64-cross`. */
const EMULATOR = ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"] as const;

/**
 * Starts the program of a package, asks it for a passage with its first key, and stops it.
 *
 * @returns False where the emulator is not installed.
 */
export async function tryEmulated(file: string, version: string): Promise<boolean> {
  if (spawnSync(EMULATOR[0], ["--version"]).error !== undefined) return false;
  const folder = mkdtempSync(join(tmpdir(), "ambo-arm64-"));
  try {
    execFileSync("dpkg-deb", ["--extract", file, folder]);
    const program = [...EMULATOR, join(folder, "usr/bin/ambo")] as const;
    const [emulator, ...args] = program;
    assert.match(execFileSync(emulator, [...args, "version"], { encoding: "utf8" }), new RegExp(`^ambo ${version} `));
    const running = startProgram([...program, "serve", "--port", "0", "--keys", join(folder, "keys")], { cwd: folder });
    const address = await listening(running);
    const response = await fetch(`${address}/passage?translation=KJV&reference=Jn+3,16`, {
      headers: { Authorization: `Bearer ${shownKey(running)}` },
    });
    assert.match(await response.text(), /"text":"For God so loved the world/);
    running.child.kill("SIGTERM");
    assert.equal(await running.ended, 0);
    return true;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
