/** What administrators change on the pages, killed amid each change: the old is there or the new, never neither. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { DayClock } from "../../src/base/clock.ts";
import { bringBackTranslation, editTranslation, openLibrary, removedTranslations } from "../../src/corpus/mod.ts";
import { type LocalStore, openStore } from "../../src/store/mod.ts";
import type { HttpResponse } from "../support/http_client.ts";
import { png } from "../support/pictures.ts";
import { listening, runnable, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { confirm, FIELDS, MULTIPART, multipart, preview, TRANSLATIONS, upload, usfm } from "../web/uploading.ts";
import { WebClient } from "../web/web_client.ts";

/** The rounds of each change; more in the long run: `SOAK=1`. */
const ROUNDS = Number(process.env.ROUNDS ?? (process.env.SOAK ? 20 : 1));
/** The milliseconds within which a change is killed. */
const KILLED_WITHIN = 40;

function corpusFolder(): string {
  const corpus = scratchFolder();
  for (const code of ["ZGL", "sample-EN"]) {
    copyFileSync(`test/fixtures/corpus/${code}.txt`, join(corpus, `${code}.txt`));
  }
  return corpus;
}

test("a kill after any call leaves a renamed, removed or returned translation as it was or as it is to be", () => {
  const copies = scratchFolder();
  execFileSync(process.execPath, [...runnable("test/crash/copied_change.ts"), corpusFolder(), copies]);
  const calls = readdirSync(copies);
  assert.ok(calls.length > 8, "there were calls to be killed after");
  for (const call of calls) {
    const corpus = join(copies, call);
    const { library, faults } = openLibrary(corpus);
    assert.deepEqual(faults, [], `killed after ${call}`);
    const other = library.translations().find(({ code }) => code !== "ZGL");
    if (other === undefined) {
      assert.deepEqual(removedTranslations(corpus, 1), [{ code: "NOV", removed: 1, until: 30 * 86_400_000 + 1 }]);
    } else {
      const isOld = other.code === "sample-EN" && other.name !== "Novo ime";
      assert.ok(isOld || (other.code === "NOV" && other.name === "Novo ime"), `killed after ${call}`);
    }
  }
});

/** All that administrators change, as it is on the disk. */
interface State {
  /** Names and numbers of verses by code. */
  readonly translations: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Limits and whether they are disabled, by name. */
  readonly users: Readonly<Record<string, string>>;
}

/** A change: what prepares it, what the service is sent, and what it makes of a state. */
interface Change {
  prepare?(admin: WebClient, round: number, state: State): Promise<unknown>;
  send(admin: WebClient, round: number, state: State): Promise<HttpResponse>;
  apply(state: State, round: number): State | Promise<State>;
}

/** Returns the code of the translation that is renamed; it may have been left among the removed. */
const renamed = ({ translations }: State) => ("ENA" in translations ? "ENA" : "DVE");
const edit = (name: string, code = "") => ({
  async prepare(admin: WebClient, _round: number, state: State) {
    await admin.get(`${TRANSLATIONS}/edit?code=${renamed(state)}`);
  },
  send(admin: WebClient, round: number, state: State) {
    const [, version = ""] = /name="state" value="([^"]*)"/.exec(admin.page!.text) ?? [];
    const original = renamed(state);
    return admin.post(`${TRANSLATIONS}/edit`, {
      ...{ original, state: version, code: code || original, name: `${name} ${round}` },
      ...{ language: "eng", copyright: "Nihče" },
    });
  },
});
const get = (path: string) => (admin: WebClient) => admin.get(path);
const withTranslation = (state: State, code: string, value: string): State => ({
  ...state,
  translations: { ...state.translations, [code]: value },
});
const withSetting = (state: State, name: string, value: string): State => ({
  ...state,
  settings: { ...state.settings, [name]: value },
});
const withUser = (state: State, name: string, value: string): State => ({
  ...state,
  users: { ...state.users, [name]: value },
});
const without = (state: State, code: string): State => ({
  ...state,
  translations: Object.fromEntries(Object.entries(state.translations).filter(([other]) => other !== code)),
});
const versesOf = (state: State, code: string) => state.translations[code]?.split("/")[1];
const action = (name: string) => (admin: WebClient, round: number) =>
  admin.post("/admin/user", { name: "ana", account: "1", action: name, limit: String(round + 1) });

const FEAST = { action: "add", kind: "date", day: "18", month: "7", rank: "solemnity", color: "red", readings: "" };

const CHANGES: Readonly<Record<string, Change>> = {
  "a name": {
    ...edit("Ime"),
    apply: (state, round) => withTranslation(state, renamed(state), `Ime ${round}/${versesOf(state, renamed(state))}`),
  },
  "a code": {
    ...edit("Nova", "DVE"),
    apply: (state, round) =>
      withTranslation(without(state, renamed(state)), "DVE", `Nova ${round}/${versesOf(state, renamed(state))}`),
  },
  "the code before": {
    ...edit("Stara", "ENA"),
    apply: (state, round) =>
      withTranslation(without(state, renamed(state)), "ENA", `Stara ${round}/${versesOf(state, renamed(state))}`),
  },
  "an import": {
    async prepare(admin, round, state) {
      await upload(admin, usfm(String(round), { verses: 3 + (round % 2) }));
      await preview(admin);
      if ("NOV" in state.translations) await confirm(admin, { ...FIELDS, replace: "yes" });
    },
    send: (admin, round) => confirm(admin, { ...FIELDS, name: `Novi ${round}`, replace: "yes" }),
    apply: (state, round) => withTranslation(state, "NOV", `Novi ${round}/${3 + (round % 2)}`),
  },
  "an upload": {
    prepare: get(TRANSLATIONS),
    send: (admin) => {
      const file = usfm("nalaganja", { chapters: 150, verses: 30 });
      const body = multipart([
        ["token", admin.token],
        ["file", file, "novi.usfm"],
      ]);
      const headers = { "Content-Type": MULTIPART };
      return admin.send("POST", `${TRANSLATIONS}/upload`, { headers, body });
    },
    apply: (state) => state,
  },
  "the default": {
    prepare: get(TRANSLATIONS),
    send: (admin, round) => admin.post(TRANSLATIONS, { code: round % 2 === 0 ? "ZGL" : "" }),
    apply: (state, round) => withSetting(state, "default", round % 2 === 0 ? "ZGL" : ""),
  },
  "the face": {
    prepare: get("/admin/face"),
    send: (admin, round) => admin.post("/admin/face", { "site-name": `Župnija ${round}`, action: "save" }),
    apply: (state, round) => withSetting(state, "face", JSON.stringify({ "site-name": `Župnija ${round}` })),
  },
  "the crest": {
    prepare: get("/admin/face"),
    send: (admin, round) => {
      const body = multipart([
        ["token", admin.token],
        ["file", png(200 + round, 200), "grb.png"],
      ]);
      const headers = { "Content-Type": MULTIPART };
      return admin.send("POST", "/admin/face/crest", { headers, body });
    },
    apply: async (state, round) => withSetting(state, "crest", png(200 + round, 200).toString("base64")),
  },
  "own feasts": {
    prepare: get("/admin/feasts"),
    send: (admin, round) => admin.post("/admin/feasts", { ...FEAST, name: `Praznik ${round}` }),
    apply: (state, round) => {
      const feasts: string[] = JSON.parse(state.settings.feasts ?? "[]");
      const name = `Praznik ${round}`;
      feasts.push(`07-18 | own-praznik-${round} | 4 | red | O |  | sl: ${name} | en: ${name}`);
      return withSetting(state, "feasts", JSON.stringify(feasts));
    },
  },
  "a limit": {
    prepare: get("/admin"),
    send: action("limit"),
    apply: (state, round) => withUser(state, "ana", `${round + 1}/${state.users.ana?.split("/")[1]}`),
  },
  "a disabled user": {
    prepare: get("/admin"),
    send: action("disable"),
    apply: (state) => withUser(state, "ana", `${state.users.ana?.split("/")[0]}/true`),
  },
  "an enabled user": {
    prepare: get("/admin"),
    send: action("enable"),
    apply: (state) => withUser(state, "ana", `${state.users.ana?.split("/")[0]}/false`),
  },
  "an invitation": {
    prepare: get("/admin"),
    send: (admin, round) => admin.post("/admin", { name: `gost ${round}` }),
    apply: (state, round) => withUser(state, `gost ${round}`, "null/false"),
  },
  "a removal": {
    prepare: get(TRANSLATIONS),
    send: (admin, _round, state) => admin.post(TRANSLATIONS, { action: "remove", code: renamed(state) }),
    apply: (state) => ({ ...without(state, renamed(state)), removed: [renamed(state)] }),
  },
};

async function storeOf(keys: string): Promise<LocalStore> {
  const clock = new DayClock("Europe/Ljubljana");
  return openStore(keys, { clock, config: { current: { "daily-limit": 100 } }, passwordCost: 4 });
}

/** Reads the state of a service that was killed. */
async function stateOf({ corpus, keys }: { corpus: string; keys: string }): Promise<State> {
  const { library, faults } = openLibrary(corpus);
  assert.deepEqual(faults, []);
  const store = await storeOf(keys);
  try {
    const { "feasts-revised": _time, "first-texts": _first, ...settings } = Object.fromEntries(store.settings);
    const users = [...store.accounts.users()].map(({ name, ownLimit, disabled }) => [name, `${ownLimit}/${disabled}`]);
    return {
      translations: Object.fromEntries(
        library.translations().map(({ code, name, verseCount }) => [code, `${name}/${verseCount}`]),
      ),
      removed: removedTranslations(corpus, 0).map(({ code }) => code),
      settings: { ...settings, default: store.defaultTranslation ?? "" },
      users: Object.fromEntries(users),
    };
  } finally {
    await store.close();
  }
}

test("a service killed amid any change of an administrator has the old or the new after it", async () => {
  const [corpus, keys] = [corpusFolder(), scratchFolder()];
  const { header } = openLibrary(corpus).library.get("sample-EN")!;
  editTranslation(corpus, { code: "sample-EN", change: { ...header, code: "ENA" } });
  const folders = { corpus, keys };
  const store = await storeOf(keys);
  await store.accounts.addUser("ana");
  await store.accounts.addUser("vodja", { admin: true });
  const session = await store.signIn.createSession("vodja");
  await store.close();
  let before = await stateOf(folders);
  let imported: string | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, change] of Object.entries(CHANGES)) {
      // Half of them by chance: each kill takes a start of the service.
      if (!process.env.SOAK && Math.random() < 0.5) continue;
      const args = ["serve", "--port", "0", "--corpus", corpus, "--keys", keys];
      const running = start(args);
      const admin = new WebClient({ origin: new URL(await listening(running)).origin });
      admin.cookies.set("ambo-session", session);
      await change.prepare?.(admin, round, before);
      const expected = await change.apply(before, round);
      let status: number | undefined;
      const answered = change.send(admin, round, before).then(
        (response) => {
          status = response.status;
        },
        // The connection ends with the service.
        () => {},
      );
      await new Promise((resolve) => setTimeout(resolve, Math.random() * KILLED_WITHIN));
      running.child.kill("SIGKILL");
      await running.ended;
      await answered;
      const after = await stateOf(folders);
      if (status !== undefined) assert.ok([200, 303].includes(status), `${name}: ${status}`);
      // An import has a process of its own, which may end its work after the service was killed.
      if (name === "an import") imported = expected.translations.NOV;
      const mayBeOld = status === undefined || name === "an import";
      const states = (mayBeOld ? [before, expected] : [expected]).flatMap((state) => [
        state,
        ...(imported === undefined ? [] : [withTranslation(state, "NOV", imported)]),
      ]);
      if (!states.some((state) => isDeepStrictEqual(after, state))) {
        assert.deepEqual(after, expected, `${name}, round ${round}, answered ${status}`);
      }
      before = after;
      // A kill amid the return is tried above, call by call.
      for (const last of removedTranslations(corpus, 0)) bringBackTranslation(corpus, last);
      if (before.removed.length > 0) before = await stateOf(folders);
    }
  }
});
