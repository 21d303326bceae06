import { execFileSync } from "node:child_process";
import { VERSION } from "../../src/version.ts";

/** The version and commit of a build. */
export interface Stamp {
  readonly version: string;
  /** The first twelve digits of the commit, with `+changes` where the tree differs from it. */
  readonly commit: string;
  /** The time of the commit in seconds since 1970, which all files of a release bear. */
  readonly time: number;
}

/** Reads version, commit and time of the tree in the current folder. */
export function readStamp(): Stamp {
  return { version: VERSION, commit: readCommit(), time: readTime() };
}

/** A tree without git may give the time in `SOURCE_DATE_EPOCH`, as reproducible-builds.org has it. */
function readTime(): number {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given !== undefined) return Number(given);
  try {
    return Number(git("log", "-1", "--format=%ct"));
  } catch {
    return 0;
  }
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
