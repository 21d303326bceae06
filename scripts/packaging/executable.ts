import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "postject";
import { assetName } from "../../src/corpus/builtin/mod.ts";
import { bundleScript } from "./bundle.ts";
import { type PackedTranslation, packDefaultTranslations } from "./default_translations.ts";
import { packPageFiles } from "./page_files.ts";
import { type NodeProcessors, runningNode, shippedNode } from "./shipped_node.ts";
import type { Stamp } from "./stamp.ts";

/** The mark in every Node that its single-executable support looks for; see Node's documentation. */
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** The contents of an executable. */
export interface ExecutableContents {
  /** The Node to copy, of the version that the repository names, for any processors. */
  readonly node: string;
  readonly processors: NodeProcessors;
  readonly script: string;
  readonly translations: readonly PackedTranslation[];
}

/** Gathers the contents of an executable for processors. */
export async function executableContents(stamp: Stamp, processors: NodeProcessors): Promise<ExecutableContents> {
  const translations = packDefaultTranslations();
  const script = await bundleScript({ stamp, translations, files: packPageFiles() });
  return { node: shippedNode(processors), processors, script, translations };
}

/**
 * The flags of Node that the service runs with, those of `npm start`: what requests leave behind is collected sooner, which
 * spares 25 MB under load and makes no request slower. That space does not grow first, which spares a start 35 ms of the
 * processor.
 */
export const NODE_FLAGS: readonly string[] = ["--max-semi-space-size=4", "--min-semi-space-size=4"];

/** Writes a copy of Node that runs the script, by Node's single-executable support. */
export async function writeExecutable(file: string, contents: ExecutableContents): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "ambo-executable-"));
  const draft = `${file}.draft`;
  try {
    const blob = prepare(directory, contents);
    copyFileSync(contents.node, draft);
    chmodSync(draft, 0o755);
    await inject(draft, "NODE_SEA_BLOB", blob, { sentinelFuse: FUSE });
    renameSync(draft, file);
  } finally {
    rmSync(directory, { recursive: true });
    rmSync(draft, { force: true });
  }
}

function prepare(directory: string, { processors, script, translations }: ExecutableContents): Buffer {
  const path = (name: string) => join(directory, name);
  writeFileSync(path("ambo.cjs"), script);
  const assets = Object.fromEntries(
    translations.map(({ code, packed }) => {
      const name = assetName(code);
      writeFileSync(path(name), packed);
      return [name, name];
    }),
  );
  const configuration = {
    // The contents keep this path: without a folder, so that they are the same wherever they are made.
    main: "ambo.cjs",
    output: "contents",
    assets,
    disableExperimentalSEAWarning: true,
    execArgv: NODE_FLAGS,
    // Compiled code is for one kind of processors; it spares a start a third of its time and 20 MB.
    useCodeCache: processors === process.arch,
  };
  writeFileSync(path("configuration.json"), JSON.stringify(configuration));
  // By the same version: what one prepares, another cannot read.
  execFileSync(runningNode(), ["--experimental-sea-config", "configuration.json"], {
    cwd: directory,
    stdio: ["ignore", "ignore", "pipe"],
  });
  return readFileSync(path("contents"));
}
