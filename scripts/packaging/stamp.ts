import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { VERSION } from "../../src/version.ts";

/** The version and commit of a build. */
export interface Stamp {
  readonly version: string;
  /** The first twelve digits of the commit, with `+changes` where the tree differs from it. */
  readonly commit: string;
}

/**
 * Reads version and commit of the tree in the current folder.
 *
 * @throws {Error} If `package.json` and `src/version.ts` disagree.
 */
export function readStamp(): Stamp {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  if (version !== VERSION) {
    throw new Error(
      `Cannot build: package.json says version ${version}, src/version.ts says ${VERSION}`,
    );
  }
  return { version, commit: readCommit() };
}

/** A tree without git, such as an unpacked archive, may name its commit in `AMBO_BUILD_COMMIT`. */
function readCommit(): string {
  const named = process.env.AMBO_BUILD_COMMIT;
  if (named !== undefined) return named;
  try {
    const commit = git("rev-parse", "--short=12", "HEAD");
    const changes = git("status", "--porcelain", "--untracked-files=no");
    return changes === "" ? commit : `${commit}+changes`;
  } catch {
    return "unknown";
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
