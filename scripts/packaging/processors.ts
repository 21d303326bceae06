import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executableContents, writeExecutable } from "./executable.ts";
import type { NodeProcessors } from "./shipped_node.ts";
import type { Stamp } from "./stamp.ts";

/** A kind of processors, as Node.js and Debian call it. */
interface Processors {
  readonly node: NodeProcessors;
  readonly debian: string;
}

/** Kinds of processors by the member `e_machine` of an ELF file, as elf(5) has it. */
export const PROCESSORS: ReadonlyMap<number, Processors> = new Map([
  [0x3e, { node: "x64", debian: "amd64" }],
  [0xb7, { node: "arm64", debian: "arm64" }],
]);
const MACHINE_AT = 18;

/**
 * Returns the processors that an executable of Linux is for.
 *
 * @throws {Error} If it is none, or for others.
 */
export function processorsOf(file: string): Processors {
  const bytes = readFileSync(file);
  const isElf = bytes.toString("latin1", 0, 4) === "\x7fELF";
  const found = isElf ? PROCESSORS.get(bytes.readUInt16LE(MACHINE_AT)) : undefined;
  if (found === undefined) {
    throw new Error(`Cannot make a release with ${file}: it is no Linux program for x64 or arm64`);
  }
  return found;
}

/** Makes the executable for processors, which need not be this machine's. */
export async function executableFor(processors: NodeProcessors, stamp: Stamp): Promise<Buffer> {
  const directory = mkdtempSync(join(tmpdir(), "ambo-processors-"));
  try {
    const file = join(directory, "ambo");
    await writeExecutable(file, await executableContents(stamp, processors));
    return readFileSync(file);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
