import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Installation } from "./installation.ts";

/** Imports a text with a note, `TRETJI`, which only the present program can: a file of format 3. */
export async function importNotes(installation: Installation): Promise<void> {
  const source = join(installation.folder, "tretji.usfm");
  writeFileSync(source, "\\id JHN\n\\h Janez\n\\c 3\n\\p\n\\v 16 Čaša,\\f + \\ft Opomba.\\f* šopek, žarek.\n");
  await installation.run(
    ...["import", source, "--code", "TRETJI", "--name", "Tretji prevod", "--language", "slv", "--part"],
    ...["--copyright", "© Tretji prevod"],
  );
  assert.match(readFileSync(join(installation.corpus, "TRETJI.txt"), "utf8"), /^Ambo-Translation: 3$/m);
}
