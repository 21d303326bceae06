/** A translation of hostile markup: every page shows it as text. Over a real socket. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const HOSTILE = `<script>alert(1)</script> "&amp;" 'x' --> </p></main> \u202eobrnjeno`;
const SHOWN =
  "&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;amp;&quot; &#39;x&#39; --&gt; &lt;/p&gt;&lt;/main&gt; \u202eobrnjeno";

describe("a hostile translation", () => {
  const corpus = scratchFolder();
  let service: Service;
  let admin: WebClient;

  before(async () => {
    const header = ["Ambo-Translation: 1", "Code: HOS", `Name: ${HOSTILE}`, "Language: slv"];
    const lines = [...header, `Copyright: ${HOSTILE}`, "", `JHN 3:16 ${HOSTILE}`, "JHN 3:17 Mir."];
    writeFileSync(join(corpus, "HOS.txt"), `${lines.join("\n")}\n`);
    // Menus name the translations where there are two to choose from.
    writeFileSync(
      join(corpus, "MIR.txt"),
      readFileSync("test/fixtures/corpus/ZGL.txt", "utf8").replace("Code: ZGL", "Code: MIR"),
    );
    service = await startService({ settings: { corpus, "default-translation": "HOS" } });
    await service.store.accounts.addUser("vodja", { admin: true });
    admin = await WebClient.signedIn(service, "vodja");
  });

  for (const path of [
    "/",
    "/?translation=HOS&reference=Jn+3,16-17",
    "/?translation=HOS&reference=Jn+99",
    "/?translation=HOS&reference=Jn",
    "/?translation=HOS&q=mir",
    "/docs/all",
    "/admin/translations",
  ]) {
    test(`is text on ${path}`, async () => {
      const { text } = await admin.get(path);
      assert.ok(text.includes(path === "/docs/all" ? "&lt;script&gt;alert(1)" : SHOWN));
      assert.doesNotMatch(text, /<script>|<\/p><\/main> /);
    });
  }

  test("isolates right-to-left text", async () => {
    for (const path of ["/", "/admin/translations"]) {
      assert.ok((await admin.get(path)).text.includes(`<bdi>${SHOWN}</bdi> <code>HOS</code>`));
    }
    const { text } = await admin.get("/?translation=HOS&reference=Jn+3,16-17");
    assert.ok(text.includes(`<sup>16</sup>\u00a0</a>${SHOWN}</span> <span class="verse"`));
  });
});
