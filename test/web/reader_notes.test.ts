/** The publisher's notes in the reader: off as if there were none, on with signs, a foot, and links. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";

const NOTED = `Ambo-Translation: 3
Code: OPO
Name: Prevod z opombami
Language: slv
Copyright: Besedilo je za zgled.

=2 Naslov
PSA 1:1 |1 Blagor|+ mu, |2 |+ki <ne> hodi.
+f Ali: "srečen" <on>.
+x Jn 3,16; Mr 99,1
PSA 1:2 Gre dalje.
JHN 3:16 Zgledna vrstica.
End: 3 verses, 2 notes, 7 other lines
`;
const PLAIN = NOTED.replace("n: 3", "n: 2")
  .replace("Code: OPO", "Code: BREZ")
  .replace(/^\+.*\n/gm, "")
  .replaceAll("|+", "")
  .replace(", 2 notes", "");
const ON = { cookie: "ambo-reader=normal-notes." };

describe("the publisher's notes", () => {
  const corpus = corpusOf({ OPO: NOTED, BREZ: PLAIN });
  const service = serviceFor({ settings: { corpus, "default-translation": "OPO" } });
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${service.origin}${path}`, { headers, redirect: "manual" })).text();
  const articleOf = (page: string) => /<article[\s\S]*<\/article>/.exec(page)![0];

  test("stand in the cells of parallel texts, whose rows stay", async () => {
    const path = "/?translation=OPO&reference=Ps%201&parallel=BREZ";
    const off = articleOf(await read(path));
    const on = articleOf(await read(path, ON));
    const rows = (article: string) => article.split('<div class="pair').length;
    assert.equal(rows(on), rows(off));
    assert.equal(on.split('class="note-sign"').length - 1, 2);
    const reversed = articleOf(await read("/?translation=BREZ&reference=Ps%201&parallel=OPO", ON));
    assert.match(reversed, /id="sign-2-1"/);
  });
});
