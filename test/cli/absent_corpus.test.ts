/** A build with a translation in it, run where there is no folder of translations. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chdir } from "node:process";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { scratchFolder } from "../support/scratch.ts";

const packed = brotliCompressSync(readFileSync("test/fixtures/corpus/ZGL.txt")).toString("base64");
// As the build appends it to the program, which looks when it is loaded.
Object.assign(globalThis, { AMBO_TRANSLATIONS: ["ZGL"], amboTranslation: () => packed });
const { ambo } = await import("../support/command.ts");
chdir(scratchFolder());

for (const command of [["verse"], ["parse", "Jn 3,16", "--translation", "ZGL"]]) {
  test(`\`ambo ${command[0]}\` does with what is built in, unless a folder was named`, async () => {
    assert.equal((await ambo(command)).code, 0);
    for (const [flags, variables] of [
      [["--corpus", "corpus"], {}],
      [[], { AMBO_CORPUS: "corpus" }],
    ] as const) {
      const { code, stderr } = await ambo([...command, ...flags], { variables });
      assert.match(stderr, /corpus: cannot read/);
      assert.equal(code, 1);
    }
  });
}
