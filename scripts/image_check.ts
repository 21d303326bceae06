/**
 * Runs the image as a container: `npm run test:image`, after `npm run release`.
 *
 * `umoci` unpacks it; `runc` runs it as its own user, without a capability, on a read-only root, with a volume.
 *
 * Exit 0 all held, 1 something did not hold, 2 this machine permits no container.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listening, startProgram } from "../test/support/process.ts";
import { readStamp } from "./packaging/stamp.ts";

const { version } = readStamp();
const IMAGE = `dist/release/ambo-${version}-oci.tar`;
const TOOLS = ["umoci", "runc"];
const STATE = "/var/lib/ambo";
const NAME = `ambo-image-${process.pid}`;

const absent = TOOLS.filter((tool) => spawnSync(tool, ["--version"]).error !== undefined);
if (absent.length > 0 || process.getuid?.() !== 0) {
  console.error(`NOT TRIED: ${absent.join(", ") || "root"} is wanted`);
  process.exit(2);
}
if (!existsSync(IMAGE)) {
  console.error(`Cannot try ${IMAGE}: it is not there; \`npm run release\` makes it`);
  process.exit(1);
}
const held = (what: string) => console.log(`ok  ${what}`);
const directory = mkdtempSync(join(tmpdir(), "ambo-image-"));
try {
  const bundle = unpack();
  const running = startProgram(["runc", "run", "--bundle", bundle, NAME], {});
  assert.equal(await listening(running), "http://0.0.0.0:8080/v1");
  assert.match(running.stderr, /API key: +ambo_/);
  held("it starts without a capability on a read-only root, and prints its first key");
  assert.equal(execute("/usr/bin/ambo", "health"), "ok\n");
  held("its health is told by the program itself");
  assert.match(execute("/usr/bin/ambo", "user", "list"), /^admin\b/m);
  held("commands work in it");
  execFileSync("runc", ["kill", NAME, "TERM"]);
  assert.equal(await running.ended, 0);
  held("it ends with 0 when told to stop");
} finally {
  spawnSync("runc", ["delete", "--force", NAME]);
  rmSync(directory, { recursive: true });
}

/** Unpacks the image, with what `podman run --read-only --cap-drop=all -v VOLUME` asks for. */
function unpack(): string {
  const layout = join(directory, "layout");
  const bundle = join(directory, "bundle");
  const volume = join(directory, "volume");
  mkdirSync(layout);
  execFileSync("tar", ["-xf", IMAGE, "-C", layout]);
  execFileSync("umoci", ["unpack", "--image", `${layout}:${version}`, bundle]);
  const file = join(bundle, "config.json");
  const configuration = JSON.parse(readFileSync(file, "utf8"));
  const { process: program, root, mounts } = configuration;
  const { uid, gid } = program.user;
  assert.notEqual(uid, 0);
  mkdirSync(volume);
  chownSync(volume, uid, gid);
  program.terminal = false;
  program.capabilities = {};
  root.readonly = true;
  const isOther = ({ destination }: { destination: string }) => destination !== STATE;
  configuration.mounts = [
    ...mounts.filter(isOther),
    { destination: STATE, type: "bind", source: volume, options: ["bind", "rw"] },
  ];
  writeFileSync(file, JSON.stringify(configuration));
  return bundle;
}

function execute(...command: string[]): string {
  return execFileSync("runc", ["exec", NAME, ...command], { encoding: "utf8" });
}
