/**
 * Makes a folder to hand to an operator, `dist/release/ambo-VERSION`: `npm run release`.
 *
 * It holds both programs, checksums, the guides, the examples and the licences. An older one is removed first.
 */
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readNodeLicence } from "./packaging/node_licence.ts";
import { RELEASE_FILES } from "./packaging/release_files.ts";
import { readStamp } from "./packaging/stamp.ts";

const { version, commit } = readStamp();
const folder = join("dist", "release", `ambo-${version}`);
rmSync(folder, { recursive: true, force: true });

for (const [name, source] of Object.entries(RELEASE_FILES)) {
  const target = join(folder, name);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
  chmodSync(target, name.startsWith("ambo") ? 0o755 : 0o644);
}
writeFileSync(join(folder, "licences/node.txt"), readNodeLicence(process.execPath));

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => statSync(join(folder, name)).isFile())
  .sort();
const sums = files.map((name) => {
  const sum = createHash("sha256")
    .update(readFileSync(join(folder, name)))
    .digest("hex");
  return `${sum}  ${name}\n`;
});
writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
console.log(`${folder}: Ambo ${version}, commit ${commit}, ${files.length + 1} files`);
