/**
 * Keeps a small store, its backup and a translation as the present version writes them, for the test that newer
 * versions read them: `npm run release:keep`, once for each release.
 *
 * The files of a release are never made again; `--replace` is for a version that is not released yet.
 */
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DayClock } from "../src/base/clock.ts";
import { type Verse, writeTranslation } from "../src/corpus/mod.ts";
import { openStore } from "../src/store/mod.ts";
import { VERSION } from "../src/version.ts";

const folder = join("test/fixtures/releases", VERSION);
if (existsSync(folder)) {
  if (!process.argv.includes("--replace")) {
    console.error(`Cannot keep release ${VERSION}: ${folder} is there already`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true });
}
mkdirSync(folder, { recursive: true });

const timeZone = "Europe/Ljubljana";
let now = Date.UTC(2026, 10, 20, 12);
const clock = new DayClock(timeZone, () => now);
const store = await openStore(join(folder, "keys"), {
  clock,
  config: { current: { "daily-limit": 100 } },
});
const { accounts, signIn } = store;

const password = "dolgo geslo za preizkus";
await accounts.addUser("ana", { admin: true });
await signIn.setPassword("ana", password);
const session = await signIn.createSession("ana");
await accounts.addUser("Bine Čuk");
await accounts.setLimit("Bine Čuk", 7);
const endedKey = await accounts.issueKey("Bine Čuk");
const key = await accounts.issueKey("Bine Čuk");
await accounts.addUser("cene");
const disabledKey = await accounts.issueKey("cene");
await accounts.setDisabled("cene", true);
await accounts.addUser("davorin");
await accounts.removeUser("davorin");
await accounts.addUser("eva");
const link = await signIn.createLink("eva");
await accounts.recordSiteId();
const { siteId } = accounts;
await store.setDefaultTranslation("ZGLED");

const count = (requests: number) => {
  for (let request = 0; request < requests; request++) store.log.consume(store.accountOfKey(key)!);
  store.log.commit();
};
count(5);
now += 86_400_000;
count(3);
const pieces = store.backup();
for await (const piece of pieces) appendFileSync(join(folder, "backup"), piece);
await store.close();

const verses: Verse[] = [
  {
    book: "GEN",
    chapter: 1,
    verse: 1,
    text: 'Zgled »v narekovajih« in "drugih".',
    breaks: [{ offset: 0, break: "paragraph", indent: 0 }],
    headings: [{ kind: "section", text: "Naslov za zgled", offset: 0 }],
  },
  { book: "GEN", chapter: 1, verse: 2, verseEnd: 3, text: "Dve vrstici v eni." },
  { book: "GEN", chapter: 1, verse: 4, segment: "a", text: "Prvi del." },
  { book: "GEN", chapter: 1, verse: 4, segment: "b", text: "Drugi del." },
  { book: "GEN", chapter: 1, verse: 5, text: "" },
  { book: "JHN", chapter: 3, verse: 16, text: "Čaša, šopek, žarek." },
];
const header = {
  code: "ZGLED",
  name: "Zgled izdaje",
  language: "slv",
  copyright: "Besedilo je sestavljeno za preizkus.",
  books: new Map([["JHN" as const, { abbreviation: "Jan", name: "Po Janezu", alternates: ["Jz"] }]]),
};
writeTranslation(join(folder, "corpus"), { header, verses });

writeFileSync(
  join(folder, "facts.json"),
  `${JSON.stringify({ timeZone, now, password, session, key, endedKey, disabledKey, link, siteId }, null, 2)}\n`,
);
console.log(`${folder}: kept`);
