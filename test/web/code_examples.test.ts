/** Code examples: they ask for a verse that exists, whatever the translation has. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const BODIES = {
  WHOLE: ["JHN 3:15 Ena.", "JHN 3:16 Dve."],
  PART: ["JHN 1:1 Ena.", "JHN 1:2 Dve."],
  GAPS: ["JHN 3:14", "JHN 3:15 Ena.", "JHN 3:16", "JHN 3:17 Dve."],
  BRIDGE: ["JHN 3:16-17 Ena."],
  OTHER: ["GEN 1:2a", "GEN 1:2b Ena.", "EXO 1:1 Dve."],
  DOUBLE: ["GEN 1:1 Ena.", "JON 1:1 Dve.", "JHN 3:16 Tri."],
};

/** A name that a translation gives two books means neither. */
const NAMES: Partial<Record<keyof typeof BODIES, string[]>> = {
  DOUBLE: ["Book: JON | Jn", "Book: JHN | Jn"],
};

describe("the code examples", () => {
  const corpus = scratchFolder();
  before(() => {
    for (const [code, verses] of Object.entries(BODIES)) {
      const header = ["Ambo-Translation: 1", `Code: ${code}`, `Name: ${code}`, "Language: slv"];
      const names = NAMES[code as keyof typeof BODIES] ?? [];
      const lines = [...header, "Copyright: Nihče.", ...names, "", ...verses];
      writeFileSync(join(corpus, `${code}.txt`), `${lines.join("\n")}\n`);
    }
  });

  for (const [code, reference] of [
    ["WHOLE", "Jn 3,16"],
    ["PART", "Jn 1,1"],
    ["GAPS", "Jn 3,15"],
    ["BRIDGE", "Jn 3,16"],
    ["OTHER", "1 Mz 1,2"],
    ["DOUBLE", "1 Mz 1,1"],
  ] as const) {
    test(`ask for ${reference} where there is ${BODIES[code].join(", ")}`, async () => {
      const one = await startService({ settings: { corpus, "default-translation": code } });
      const { text } = await new WebClient(one).get("/docs/all");
      const command = /<pre id="getPassage-curl"[^>]*>([^<]+)<\/pre>/.exec(text)![1]!.replaceAll("&amp;", "&");
      const address = new URL(/http[^&]*&[^&]*(?=&#39;)/.exec(command)![0]);
      assert.equal(address.searchParams.get("reference"), reference);
      assert.equal((await one.askRaw(address.pathname + address.search, { key: one.key })).status, 200);
    });
  }
});
