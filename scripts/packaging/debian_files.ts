import { execFileSync } from "node:child_process";
import { constants } from "node:zlib";
import { formatDebianChangelog } from "./changelog.ts";
import type { DebianPackageContents } from "./debian_package.ts";
import { copy, readUnit } from "./release_files.ts";
import { formatSettingsFile } from "./settings_file.ts";
import type { Stamp } from "./stamp.ts";
import { type ArchiveFile, gzip } from "./tar.ts";

/** The maintainer field is set by the distributor, as with Debian's own tools. */
const { DEBFULLNAME = "The Ambo maintainers", DEBEMAIL = "ambo@localhost" } = process.env;
const MAINTAINER = `${DEBFULLNAME} <${DEBEMAIL}>`;
/** The settings as they are installed where there are none; dpkg would ask about a file of its own that an operator changed. */
const SETTINGS = "usr/share/ambo/ambo.conf";
const DOCUMENTS = "usr/share/doc/ambo";
const FOLDER = "scripts/packaging/debian";

/** Completions, by the place at which each shell looks for those of packages. */
const COMPLETIONS = {
  bash: "usr/share/bash-completion/completions/ambo",
  zsh: "usr/share/zsh/vendor-completions/_ambo",
  fish: "usr/share/fish/vendor_completions.d/ambo.fish",
} as const;

/**
 * Gathers what the Debian package holds.
 *
 * @param options `executable`: the program for the package's processors; `script`: the single file, which prints the man
 *   page and the completions; `documents`: of the release.
 */
export function debianPackage({
  stamp,
  architecture,
  executable,
  script,
  documents,
}: {
  stamp: Stamp;
  architecture: string;
  executable: Buffer;
  script: string;
  documents: readonly ArchiveFile[];
}): DebianPackageContents {
  const { version, time } = stamp;
  const tell = (...args: string[]) =>
    execFileSync(process.execPath, [script, ...args], {
      encoding: "utf8",
      env: { LC_ALL: "C.UTF-8" },
    });
  const changelog = formatDebianChangelog({ version, time, maintainer: MAINTAINER });
  return {
    time,
    fields: {
      Package: "ambo",
      Version: version,
      Architecture: architecture,
      Maintainer: MAINTAINER,
      Section: "web",
      Priority: "optional",
      // The oldest that the Node.js inside runs with.
      Depends: "libc6 (>= 2.28), libgcc-s1 (>= 3.4), libstdc++6 (>= 8), adduser",
      Description: [
        "scripture text service one can run oneself",
        " Ambo answers scripture passages by reference, searches, and gives the verse of",
        " the day and the readings of the day, over a small read-only REST interface",
        " with API keys and a daily quota for each key, and on pages in Slovenian and",
        " English. It needs no network, no database and no other service.",
      ].join("\n"),
    },
    files: [
      { path: "usr/bin/ambo", mode: 0o755, content: executable },
      { path: "usr/lib/systemd/system/ambo.service", content: readUnit("/usr/bin/ambo") },
      copy("usr/lib/sysusers.d/ambo.conf", `${FOLDER}/sysusers.conf`),
      { path: SETTINGS, content: formatSettingsFile() },
      { path: "usr/share/man/man1/ambo.1.gz", content: gzip(tell("help", "--man"), constants.Z_BEST_COMPRESSION) },
      ...Object.entries(COMPLETIONS).map(([shell, path]) => ({
        path,
        content: tell("completion", shell),
      })),
      copy(`${DOCUMENTS}/copyright`, `${FOLDER}/copyright`),
      { path: `${DOCUMENTS}/changelog.gz`, content: gzip(changelog, constants.Z_BEST_COMPRESSION) },
      copy("usr/share/lintian/overrides/ambo", `${FOLDER}/lintian-overrides`),
      ...documents.map((file) => ({ ...file, path: documentPath(file.path) })),
    ],
  };
}

/** Guides stand beside the copyright, configurations with the examples. */
function documentPath(path: string): string {
  const isExample = !path.includes("/") && !/\.(md|json)$/.test(path);
  return `${DOCUMENTS}/${isExample ? "examples/" : ""}${path}`;
}
