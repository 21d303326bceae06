import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ArchiveFile, gzip, packTar } from "./tar.ts";

/** The scripts that dpkg runs, by `deb-postinst(5)` and its like. */
const SCRIPTS = ["preinst", "postinst", "prerm", "postrm"];
const FOLDER = "scripts/packaging/debian";

/** What a Debian package is made of. */
export interface DebianPackageContents {
  /** The fields of its control file but `Installed-Size`, which is counted; see `deb-control(5)`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ArchiveFile[];
  /** Seconds since 1970, the time of all files. */
  readonly time: number;
}

/** Writes a Debian package, as `deb(5)` describes it: an `ar` archive of two compressed tar archives. */
export async function packDebianPackage({ fields, files, time }: DebianPackageContents): Promise<Buffer> {
  const bytes = files.map((file) => Buffer.byteLength(file.content));
  const installed = bytes.reduce((total, length) => total + Math.ceil(length / 1024), 0);
  const control = Object.entries({ ...fields, "Installed-Size": String(installed) })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
  const sums = files.map(({ path, content }) => `${md5(content)}  ${path}\n`);
  const scripts = SCRIPTS.map((name) => ({
    path: name,
    mode: 0o755,
    content: readFileSync(join(FOLDER, name), "utf8").replaceAll("@VERSION@", fields.Version!),
  }));
  const options = { time, prefix: "./" };
  return packAr(
    [
      ["debian-binary", Buffer.from("2.0\n")],
      [
        "control.tar.gz",
        gzip(
          await packTar(
            [{ path: "control", content: control }, { path: "md5sums", content: sums.join("") }, ...scripts],
            options,
          ),
        ),
      ],
      ["data.tar.gz", gzip(await packTar(files, options))],
    ],
    time,
  );
}

function md5(content: Buffer | string): string {
  return createHash("md5").update(content).digest("hex");
}

/** Packs an `ar` archive: each member has a head of 60 characters, and begins at an even offset. */
function packAr(members: readonly (readonly [name: string, content: Buffer])[], time: number): Buffer {
  const pieces: Buffer[] = [Buffer.from("!<arch>\n")];
  for (const [name, content] of members) {
    const head = [
      name.padEnd(16),
      String(time).padEnd(12),
      "0".padEnd(6),
      "0".padEnd(6),
      "100644".padEnd(8),
      String(content.length).padEnd(10),
      "`\n",
    ];
    pieces.push(Buffer.from(head.join("")), content);
    if (content.length % 2 === 1) pieces.push(Buffer.from("\n"));
  }
  return Buffer.concat(pieces);
}
