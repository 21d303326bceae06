/** The notice of what was done stays when the language is switched: on every page that has such notices. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { PAGE_ROUTES } from "../../src/web/routes.ts";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

/** Where forms of each page lead, by the values of `done`. */
const NOTICES: Readonly<Record<string, readonly string[]>> = {
  "/profile": ["password", "shown"],
  "/admin": ["remove"],
  "/admin/user?name=ana": ["limit", "sessions", "revoke", "disable", "enable", "admin", "member", "remove"],
  "/admin/translations?code=ZGL": ["default", "reader", "import", "edit", "remove", "bring-back", "move", "discard"],
  "/admin/face": ["face", "crest", "no-crest"],
};

const CASES = Object.entries(NOTICES).flatMap(([page, values]) =>
  values.map((done) => `${page}${page.includes("?") ? "&" : "?"}done=${done}`),
);

/** Returns the notices of a page. */
function noticesOf(text: string): string[] {
  const main = /<main.*<\/main>/s.exec(text)![0];
  return [...main.matchAll(/<div class="notice [a-z]+" role="(?:status|alert)">(.*?)<\/div>/gs)].map(([, all]) => all!);
}

describe("the notice of what was done", () => {
  const service = serviceFor({ settings: { corpus: corpusOf({}, "test/fixtures/corpus/ZGL.txt") } });
  let admin: WebClient;

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
    admin = await WebClient.signedIn(service, "vodja");
  });

  /** Returns a page, and the path of the link on it to another language. */
  async function pageAt(path: string, language: string) {
    const { text } = await admin.get(path);
    const link = new RegExp(`href="([^"]*)" lang="${language}"`).exec(text)![1]!.replaceAll("&amp;", "&");
    return { notices: noticesOf(text), path: path.replace(/\?.*/, "") + link };
  }

  for (const path of CASES) {
    test(`of ${path} is there in every language`, async () => {
      await admin.get(`${path}&lang=sl`);
      const slovenian = await pageAt(path, "en");
      const english = await pageAt(slovenian.path, "sl");
      const again = await pageAt(english.path, "de");
      const german = await pageAt(again.path, "sl");
      assert.notEqual(slovenian.notices.length, 0);
      assert.equal(english.notices.length, slovenian.notices.length);
      assert.notDeepEqual(english.notices, slovenian.notices);
      assert.deepEqual(again.notices, slovenian.notices);
      assert.equal(german.notices.length, slovenian.notices.length);
    });
  }

  test("is one of those that a page has, never a word of the address", async () => {
    for (const path of Object.keys(NOTICES)) {
      const one = path.includes("?") ? `${path}&` : `${path}?`;
      const { notices: usual } = await pageAt(path, "en");
      for (const done of ["constructor", "__proto__", "toString", "x"]) {
        const { notices } = await pageAt(`${one}done=${done}&lang=sl`, "en");
        assert.deepEqual(notices, usual, `${path} ${done}`);
      }
    }
  });

  test("is tried for every page that has one", () => {
    const pages = PAGE_ROUTES.filter(({ parameters = {} }) => Object.hasOwn(parameters, "done"));
    assert.deepEqual(
      pages.map(({ path }) => path).sort(),
      Object.keys(NOTICES)
        .map((page) => page.split("?")[0]!)
        .sort(),
    );
  });
});
