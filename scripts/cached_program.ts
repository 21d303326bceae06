import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { toAscii } from "./ascii.mjs";
import { BUNDLED_PROGRAM } from "./compiled.ts";

const FOLDER = dirname(BUNDLED_PROGRAM);

/** Returns the files with which tests start the bundled program, by their paths; the one that names the other is last. */
export function cachedProgram(bundle: Uint8Array) {
  // The first line of a script may name a program.
  const source = toAscii(Buffer.from(bundle).toString("utf8").replace(/^#!.*/, ""));
  const wrapped = Buffer.from(`(function (require, module, exports) {${source}\n})`, "latin1");
  const starter = readFileSync("scripts/start_cached.cjs", "utf8");
  const name = `${createHash("sha256").update(wrapped).update(starter).digest("hex").slice(0, 16)}.cjs`;
  const start = `const BUNDLE = ${JSON.stringify(name)};\n${starter}`;
  return [
    { path: resolve(FOLDER, name), contents: wrapped },
    { path: resolve(BUNDLED_PROGRAM), contents: Buffer.from(start) },
  ] as const;
}

/** Starts a service with a bundle that has not run yet, to keep what V8 made of it; returns the path of that. */
export async function makeCache(bundle: string): Promise<string> {
  const cache = `${bundle}.cache`;
  if (existsSync(cache)) return cache;
  const keys = mkdtempSync(join(tmpdir(), "ambo-cache-"));
  const settings = ["--corpus", "test/fixtures/corpus", "--keys", keys, "--port", "0"];
  const service = spawn(process.execPath, [BUNDLED_PROGRAM, "serve", ...settings], {
    env: { PATH: process.env.PATH, MAKE_CODE_CACHE: "" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  service.stdout.once("data", () => service.kill());
  await once(service, "close");
  rmSync(keys, { recursive: true });
  return cache;
}
