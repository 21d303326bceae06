import assert from "node:assert/strict";
import { sendRequest } from "../../test/support/http_client.ts";
import { WebClient } from "../../test/web/web_client.ts";
import type { Installation } from "./installation.ts";
import { translationsShown } from "./observed.ts";
import type { Before } from "./upgrade.ts";

/** Compares what each version shows where no translation is asked for, however the default came about. */
export async function tryDefaults({ installation, facts, program, held }: Before): Promise<void> {
  const chosen = installation.copy();
  const serving = await chosen.serve();
  const client = new WebClient(serving, { isEarlier: true });
  client.cookies.set("ambo-session", facts.session);
  await client.get("/admin/translations");
  const { status } = await client.post("/admin/translations", { code: "sample-EN" });
  assert.equal(status, 303, "the choice of a default translation");
  await serving.stop();
  for (const [how, copy] of [
    ["set by the file of settings", installation.copy(["default-translation = DRUGI"])],
    ["set to a translation that is not there", installation.copy(["default-translation = NIKJER"])],
    ["chosen on the page", chosen],
    ["neither set nor chosen", installation.copy()],
  ] as const) {
    const isDecided = copy === chosen || how.startsWith("set by");
    const then = await shownOf(copy);
    copy.program = program;
    const first = await shownOf(copy);
    for (const [address, code] of Object.entries(then)) {
      // The list of changes says so: pages in a language show a text in that language where no one has chosen.
      const isOther = !isDecided && address.endsWith("lang=en") && first[address] === "KJV";
      if (!isOther) assert.equal(first[address], code, `the default translation ${how}, at ${address}`);
    }
    // The second start goes by what the first has recorded.
    assert.deepEqual(await shownOf(copy), first, `the default translation ${how}, at the second start`);
    const english = first["/embed/verse?lang=en"];
    held(`a default translation ${how} stays: ${then["/v1/books"]}; English pages show ${english}`);
  }

  async function shownOf(copy: Installation): Promise<Record<string, string>> {
    const { origin, stop } = await copy.serve();
    await sendRequest(`${origin}/readyz`, {});
    const shown = await translationsShown(origin, facts.keys.administrator);
    await stop();
    return shown;
  }
}
