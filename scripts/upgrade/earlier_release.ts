import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The release that the present one takes over, and its commit in the history. */
const EARLIER = { version: "0.2.0", commit: "cad6997c50c3f34e896a8846b9ba1f2f378003a5" } as const;

/** What is built of it and kept, as a second run need not build it again. */
const KEPT = resolve("dist/earlier", EARLIER.version);

/** The earlier release, as its own scripts build it. */
export const earlier = {
  version: EARLIER.version,
  program: join(KEPT, "ambo.mjs"),
  debianPackage: join(KEPT, "ambo.deb"),
} as const;

/**
 * Builds the earlier release from its commit, unless it was built before: some two minutes.
 *
 * @throws {Error} If the history does not reach to it, or it cannot be built.
 */
export function buildEarlierRelease(): void {
  if (existsSync(earlier.debianPackage)) return;
  const tree = mkdtempSync(join(tmpdir(), "ambo-earlier-"));
  const git = (...args: string[]) => execFileSync("git", args, { stdio: ["ignore", "ignore", "inherit"] });
  try {
    git("worktree", "add", "--detach", tree, EARLIER.commit);
    for (const args of [["ci"], ["run", "release"]]) {
      execFileSync("npm", args, { cwd: tree, stdio: ["ignore", "ignore", "pipe"] });
    }
    const draft = `${KEPT}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    copyFileSync(join(tree, "dist/ambo.mjs"), join(draft, "ambo.mjs"));
    const { arch } = process;
    const debian = `ambo_${EARLIER.version}_${arch === "x64" ? "amd64" : arch}.deb`;
    copyFileSync(join(tree, "dist/release", debian), join(draft, "ambo.deb"));
    renameSync(draft, KEPT);
  } catch (error) {
    throw new Error(`Cannot build Ambo ${EARLIER.version} from ${EARLIER.commit}: a whole clone and npm are wanted`, {
      cause: error,
    });
  } finally {
    git("worktree", "remove", "--force", tree);
  }
}
