import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes files into a folder of their own, hands it over and takes it away again. */
export function writeTemporary(
  contents: Readonly<Record<string, string | Buffer>>,
  use: (folder: string) => void,
): void {
  const folder = temporaryFolder(contents);
  try {
    use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same for a use that takes its time. */
export async function writeTemporaryAsync(
  contents: Readonly<Record<string, string | Buffer>>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = temporaryFolder(contents);
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function temporaryFolder(contents: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), "ambo-import-"));
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
