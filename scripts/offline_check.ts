/**
 * Tries `dist/ambo` where there is nothing: `npm run test:offline`, after `npm run binary`.
 *
 * In an empty folder, in a namespace without a network, with an empty environment, as an unprivileged user, on a
 * read-only root but for that folder, the program starts, prints its first key, answers John 3,16, imports a
 * translation and survives `kill -9`.
 *
 * Exit 0 all held, 1 something did not hold, 2 the system does not permit such a place to be made.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const program = resolve(process.argv[2] ?? "dist/ambo");
if (!existsSync(program)) {
  console.error(`Cannot try ${program}: it is not there; \`npm run binary\` makes it`);
  process.exit(1);
}
const isRoot = process.getuid?.() === 0;
const namespaces = ["--net", "--mount", ...(isRoot ? [] : ["--user", "--map-root-user"])];
const probe = spawnSync("unshare", [...namespaces, "true"], { encoding: "utf8" });
if (probe.status !== 0) {
  console.error(
    `NOT TRIED: this system permits no namespace without a network (unshare ${namespaces.join(" ")}: ` +
      `${probe.error?.message ?? probe.stderr.trim()})`,
  );
  process.exit(2);
}

const place = mkdtempSync(join(tmpdir(), "ambo-offline-"));
try {
  chmodSync(place, 0o755);
  mkdirSync(join(place, "folder"));
  copyFileSync(program, join(place, "ambo"));
  const inside = ["--import", "tsx", "scripts/offline/inside.ts", place, isRoot ? "drop" : "keep"];
  const { status } = spawnSync("unshare", [...namespaces, process.execPath, ...inside], {
    stdio: "inherit",
  });
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(place, { recursive: true });
}
