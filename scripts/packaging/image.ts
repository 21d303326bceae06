import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processorsOf } from "./processors.ts";
import { copy } from "./release_files.ts";
import type { Stamp } from "./stamp.ts";
import { type ArchiveFile, packTar } from "./tar.ts";

/** The user in the image: a number that no system gives to a person. */
const USER = 65_532;
const STATE = "var/lib/ambo";
const SETTINGS: readonly (readonly [option: string, value: string])[] = [
  ["user", `${USER}:${USER}`],
  ["workingdir", `/${STATE}`],
  ["volume", `/${STATE}`],
  ["exposedports", "8080/tcp"],
  ["stopsignal", "SIGTERM"],
  ["entrypoint", "/usr/bin/ambo"],
  ["cmd", "serve"],
  ["cmd", "--host"],
  ["cmd", "0.0.0.0"],
];

/**
 * Makes an image for containers, as an archive of an OCI layout: the system's libraries that the executable wants in one
 * layer, the program in another, and nothing else. `umoci` writes the layout.
 *
 * @returns Undefined where `umoci` is not installed.
 * @see https://github.com/opencontainers/image-spec
 */
export async function writeImage({
  stamp: { version, commit, time },
  executable,
}: {
  stamp: Stamp;
  executable: string;
}): Promise<Buffer | undefined> {
  if (!isInstalled("umoci")) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "ambo-image-"));
  const layout = join(directory, "layout");
  const image = `${layout}:${version}`;
  const created = new Date(time * 1000).toISOString().replace(".000", "");
  const umoci = (...args: string[]) => execFileSync("umoci", args, { stdio: ["ignore", "ignore", "inherit"] });
  const addLayer = async (comment: string, layer: Buffer) => {
    const file = join(directory, "layer.tar");
    writeFileSync(file, layer);
    const history = ["--history.created", created, "--history.comment", comment];
    umoci("raw", "add-layer", "--image", image, ...history, file);
  };
  try {
    umoci("init", "--layout", layout);
    umoci("new", "--image", image);
    await addLayer("the libraries of the system", await packTar(systemFiles(executable), { time }));
    const folders = [STATE, `${STATE}/corpus`, `${STATE}/keys`];
    await addLayer(
      `Ambo ${version}, commit ${commit}`,
      await packTar([copy("usr/bin/ambo", executable, 0o755)], {
        time,
        folders: folders.map((path) => ({ path, owner: USER })),
      }),
    );
    umoci(
      ...["config", "--image", image, "--no-history", "--created", created, "--os", "linux"],
      ...["--architecture", processorsOf(executable).debian],
      ...SETTINGS.flatMap(([option, value]) => [`--config.${option}`, value]),
      ...["--manifest.annotation", `org.opencontainers.image.version=${version}`],
      ...["--manifest.annotation", "org.opencontainers.image.title=Ambo"],
    );
    umoci("gc", "--layout", layout);
    return await packTar(filesOf(layout), { time });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The libraries that an executable wants, as the system's loader finds them, and the names of the users. */
function systemFiles(executable: string): ArchiveFile[] {
  const found = execFileSync("ldd", [executable], { encoding: "utf8" });
  const libraries = [...found.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map((match) => match[1]!);
  return [
    ...libraries.map((path) => copy(path.slice(1), path, 0o755)),
    {
      path: "etc/passwd",
      content: `root:x:0:0:root:/:/\nambo:x:${USER}:${USER}:Ambo:/${STATE}:/\n`,
    },
    { path: "etc/group", content: `root:x:0:\nambo:x:${USER}:\n` },
  ];
}

function filesOf(folder: string): ArchiveFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => copy(path, join(folder, path)));
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
