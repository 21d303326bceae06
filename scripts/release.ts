/**
 * Makes all that is handed to an operator, in `dist/release`: `npm run release`.
 *
 * The single file, the lectionary as data, an archive and a Debian package for each kind of processors, an image for containers where `umoci` is
 * installed, and checksums. What was there before is removed first. Words after `--` name the only kinds to make.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianPackage } from "./packaging/debian_files.ts";
import { packDebianPackage } from "./packaging/debian_package.ts";
import { writeImage } from "./packaging/image.ts";
import { lectionaryArchive } from "./packaging/lectionary_archive.ts";
import { executableFor, PROCESSORS, processorsOf } from "./packaging/processors.ts";
import { copy, readDocuments, readUnit, UNIT } from "./packaging/release_files.ts";
import { SHIPPED_NODE, supportWarning } from "./packaging/shipped_node.ts";
import { readStamp } from "./packaging/stamp.ts";
import { gzip, packTar } from "./packaging/tar.ts";

const FOLDER = "dist/release";
const SCRIPT = "dist/ambo.mjs";
const wanted = process.argv.slice(2);

const stamp = readStamp();
const { version, commit, time } = stamp;
const documents = readDocuments(stamp);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const sums: string[] = [];

write(`ambo-${version}.mjs`, readFileSync(SCRIPT));
write(`ambo-lectionary-${version}.zip`, lectionaryArchive(stamp));
for (const { node, debian } of PROCESSORS.values()) {
  if (wanted.length > 0 && !wanted.includes(node)) continue;
  const isOwn = node === processorsOf("dist/ambo").node;
  const executable = isOwn ? readFileSync("dist/ambo") : await executableFor(node, stamp);
  await writePackages(executable, { node, debian });
}
const image = await writeImage({ stamp, executable: "dist/ambo" });
if (image === undefined) console.error("Not made: the image; umoci is not installed");
else write(`ambo-${version}-oci.tar`, image);
writeFileSync(join(FOLDER, "SHA256SUMS"), sums.join(""));
console.log(`${FOLDER}: Ambo ${version}, commit ${commit}, in Node.js ${SHIPPED_NODE.version}`);
const warning = supportWarning(SHIPPED_NODE.version, new Date());
if (warning !== undefined) console.error(`${warning}: ship a newer one`);

/** Writes the archive and the Debian package of an executable. */
async function writePackages(executable: Buffer, processors: { node: string; debian: string }): Promise<void> {
  const files = [
    { path: "ambo", mode: 0o755, content: executable },
    copy("ambo.mjs", SCRIPT, 0o755),
    { path: UNIT, content: readUnit("/usr/local/bin/ambo") },
    ...documents,
  ];
  const checksums = files
    .map(({ path, content }) => `${sha256(content)}  ${path}\n`)
    .sort()
    .join("");
  const archive = await packTar([...files, { path: "SHA256SUMS", content: checksums }], {
    time,
    prefix: `ambo-${version}/`,
  });
  write(`ambo-${version}-linux-${processors.node}.tar.gz`, gzip(archive));
  const contents = debianPackage({
    stamp,
    architecture: processors.debian,
    executable,
    script: SCRIPT,
    documents,
  });
  write(`ambo_${version}_${processors.debian}.deb`, await packDebianPackage(contents));
}

function write(name: string, content: Buffer): void {
  writeFileSync(join(FOLDER, name), content);
  sums.push(`${sha256(content)}  ${name}\n`);
  console.log(`${name}: ${(content.length / 2 ** 20).toFixed(1)} MiB`);
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}
