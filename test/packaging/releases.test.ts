/** Stores, backups and translations as each released version wrote them are read by this one, and written on. */
import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import { openLibrary } from "../../src/corpus/mod.ts";
import { restoreStore } from "../../src/store/backup/mod.ts";
import { openStore, type Store } from "../../src/store/mod.ts";
import { VERSION } from "../../src/version.ts";
import { scratchFolder } from "../support/scratch.ts";

const RELEASES = "test/fixtures/releases";
const releases = readdirSync(RELEASES);
const scratch = scratchFolder();

/** The facts that `scripts/keep_release.ts` wrote down. */
interface Facts {
  readonly timeZone: string;
  readonly now: number;
  readonly password: string;
  readonly session: string;
  readonly key: string;
  readonly endedKey: string;
  readonly disabledKey: string;
  readonly link: string;
  /** Of releases that have one; they keep a default translation too. */
  readonly siteId?: string;
}

const factsOf = (release: string): Facts => JSON.parse(readFileSync(join(RELEASES, release, "facts.json"), "utf8"));

const open = (folder: string, { timeZone, now }: Facts, later = 0) =>
  openStore(folder, {
    clock: new DayClock(timeZone, () => now + later),
    config: { current: { "daily-limit": 100 } },
    warn: assert.fail,
  });

async function holdsAll(
  { accounts, signIn, ...store }: Opened,
  facts: Facts,
  { isRestored = false } = {},
): Promise<void> {
  assert.deepEqual(
    [...accounts.users()].map(({ name, admin, disabled, ownLimit, hasPassword, key }) =>
      [
        ...[name, admin && "admin", disabled && "disabled", ownLimit],
        ...[hasPassword && "password", key && "key"],
      ].filter(Boolean),
    ),
    [["ana", "admin", "password"], ["Bine Čuk", 7, "key"], ["cene", "disabled", "key"], ["eva"]],
  );
  assert.equal((await signIn.verifyPassword("ana", facts.password))?.name, "ana");
  // That is no other hash after a restore, and each takes a tenth of a second.
  if (!isRestored) assert.equal(await signIn.verifyPassword("ana", `${facts.password}!`), undefined);
  // They may have ended since the backup.
  assert.equal(signIn.sessionUser(facts.session)?.name, isRestored ? undefined : "ana");
  assert.equal(signIn.link(facts.link)?.user, isRestored ? undefined : "eva");
  assert.equal(store.accountOfKey(facts.endedKey), undefined);
  assert.equal(store.accountOfKey(facts.disabledKey), undefined);
  assert.equal(store.remaining(facts.key), 4);
  assert.equal(store.defaultTranslation, facts.siteId && "ZGLED");
  if (facts.siteId !== undefined) assert.equal(accounts.siteId, facts.siteId);
  assert.deepEqual(await store.usageOf("Bine Čuk"), [
    { date: "2026-11-20", requests: 5 },
    { date: "2026-11-21", requests: 3 },
  ]);
}

/** The part of a store that the checks use. */
type Opened = Pick<Store, "accounts" | "signIn" | "accountOfKey" | "usageOf" | "defaultTranslation"> & {
  remaining(key: string): number;
};

const opened = (store: Store): Opened => ({
  accounts: store.accounts,
  signIn: store.signIn,
  accountOfKey: (key) => store.accountOfKey(key),
  usageOf: (name) => store.usageOf(name),
  defaultTranslation: store.defaultTranslation,
  remaining: (key) => store.remaining(store.accountOfKey(key)!),
});

test("the present version's formats are kept", () => {
  assert.ok(releases.includes(VERSION), `\`npm run release:keep\` keeps those of ${VERSION}`);
});

for (const release of releases) {
  const facts = factsOf(release);

  test(`the store of ${release} is opened, written on and opened again`, async () => {
    const folder = join(scratch, `${release}-keys`);
    cpSync(join(RELEASES, release, "keys"), folder, { recursive: true });
    const first = await open(folder, facts);
    await holdsAll(opened(first), facts);
    first.log.consume(first.accountOfKey(facts.key)!);
    await first.accounts.addUser("filip");
    const newKey = await first.accounts.issueKey("filip");
    await first.close();
    const second = await open(folder, facts);
    assert.equal(opened(second).remaining(facts.key), 3);
    assert.equal(opened(second).remaining(newKey), 100);
    await second.close();
    const nextDay = await open(folder, facts, 86_400_000);
    assert.equal(opened(nextDay).remaining(facts.key), 7);
    assert.equal((await nextDay.usageOf("Bine Čuk")).at(-1)?.requests, 4);
    await nextDay.close();
  });

  test(`the backup of ${release} is restored`, async () => {
    const folder = join(scratch, `${release}-restored`);
    await restoreStore(folder, { backup: join(RELEASES, release, "backup") });
    const store = await open(folder, facts);
    await holdsAll(opened(store), facts, { isRestored: true });
    await store.close();
  });

  test(`the translation of ${release} is read to the letter`, () => {
    const { library, faults } = openLibrary(join(RELEASES, release, "corpus"));
    assert.deepEqual(faults, []);
    const translation = library.get("ZGLED")!;
    assert.equal(translation.name, "Zgled izdaje");
    assert.equal(translation.verseCount, 5);
    const lines = Array.from({ length: translation.lineCount }, (_, line) => {
      const { book, chapter, verse, verseEnd = "", segment = "" } = translation.label(line);
      return `${book} ${chapter}:${verse}${verseEnd && `-${verseEnd}`}${segment} ${translation.text(line)}`;
    });
    assert.deepEqual(lines, [
      'GEN 1:1 Zgled »v narekovajih« in "drugih".',
      "GEN 1:2-3 Dve vrstici v eni.",
      "GEN 1:4a Prvi del.",
      "GEN 1:4b Drugi del.",
      "GEN 1:5 ",
      "JHN 3:16 Čaša, šopek, žarek.",
    ]);
    assert.equal(translation.book("JHN")?.abbreviation, "Jan");
  });
}
