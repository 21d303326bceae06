/** Translations that administrators change, remove, bring back and put in order, in a running service. */
import assert from "node:assert/strict";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { openLibrary } from "../../src/corpus/mod.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { preview, TRANSLATIONS, upload } from "./uploading.ts";
import { WebClient } from "./web_client.ts";

const EDIT = `${TRANSLATIONS}/edit`;

async function started(): Promise<{ service: Service; admin: WebClient }> {
  const corpus = scratchFolder();
  for (const code of ["ZGL", "sample-EN"]) {
    copyFileSync(`test/fixtures/corpus/${code}.txt`, join(corpus, `${code}.txt`));
  }
  const service = await startService({ settings: { corpus }, uploads: true });
  await service.store.accounts.addUser("Vera", { admin: true });
  return { service, admin: await WebClient.signedIn(service, "Vera") };
}

/** Returns the fields of the form of a page that changes a translation, as a browser would send them. */
function fieldsOf({ page }: WebClient): Record<string, string> {
  const form = /<form method="post" action="\/admin\/translations\/edit\?[^"]*">(.*?)<\/form>/s.exec(page!.text)![1]!;
  const boxes = /<input type="checkbox"(?![^>]* checked)[^>]*>/g;
  const inputs = [...form.replace(boxes, "").matchAll(/<input[^>]* name="([^"]+)" (?:[^>]*? )?value="([^"]*)"/g)];
  const [, copyright = ""] = /<textarea[^>]*>([^<]*)</.exec(form)!;
  return { ...Object.fromEntries(inputs.map(([, name, value]) => [name, value])), copyright };
}

test("where several machines serve, the page warns that translations change on one alone", async () => {
  const warning = /vsak pa ima svojo mapo s prevodi/;
  const [one, several] = await Promise.all(
    ["", "http://127.0.0.1:2379"].map(async (engine) => {
      const service = await startService({ settings: { engine } });
      await service.store.accounts.addUser("Vera", { admin: true });
      const admin = await WebClient.signedIn(service, "Vera");
      return (await admin.get(TRANSLATIONS)).text;
    }),
  );
  assert.doesNotMatch(one!, warning);
  assert.match(several!, warning);
});

describe("the page of a translation", () => {
  let service: Service;
  let admin: WebClient;

  before(async () => {
    ({ service, admin } = await started());
  });

  test("changes name, copyright, language and the names of books, at once", async () => {
    await admin.get(`${EDIT}?code=sample-EN`);
    const { headers, status } = await admin.post(EDIT, {
      ...fieldsOf(admin),
      name: "Vzorec <b>z oznakami</b>",
      copyright: "© Nihče,\r\n2026",
      language: "slv",
      "name-JHN": "Janezov evangelij",
      "abbreviation-JHN": "Jan",
    });
    assert.equal(status, 303);
    assert.match(headers.location!, /done=edit&code=sample-EN/);
    const { header } = service.library.get("sample-EN")!;
    assert.deepEqual(
      [header.name, header.copyright, header.language, header.books.get("JHN")],
      ["Vzorec <b>z oznakami</b>", "© Nihče, 2026", "slv", { abbreviation: "Jan", name: "Janezov evangelij" }],
    );
    assert.match((await admin.get(TRANSLATIONS)).text, /Vzorec &lt;b&gt;z oznakami/);
    const answer = await service.ask("/passage?translation=sample-EN&reference=Jn%203,16");
    assert.equal(JSON.parse(answer.text).data.verses[0].reference, "Jan 3,16");
  });

  test("gives it another code, by which it is found from then on", async () => {
    await admin.get(`${EDIT}?code=sample-EN`);
    await admin.post(EDIT, { ...fieldsOf(admin), code: "NOV-1" });
    assert.equal(service.library.get("sample-EN"), undefined);
    assert.ok(service.library.get("NOV-1"), "the translation has the new code");
  });

  const refused: [field: string, value: string, words: RegExp][] = [
    ["code", "../x", /Oznaka ima največ 32/],
    ["code", "ZGL", /To oznako že ima drug prevod/],
    ["name", " ", /ne sme biti prazno/],
    ["name", "n".repeat(201), /200 znakov/],
    ["copyright", "", /ne sme biti prazno/],
    ["language", "slovensko", /tričrkovna/],
    ["name-JHN", "a | b", /navpične črte/],
    ["abbreviation-JHN", "a".repeat(41), /40 znakov/],
    ["abbreviation-JHN", "2 JOHN.", /druga knjiga/],
    ["name-2JN", "Janezov Evangelij", /druga knjiga/],
  ];
  for (const [field, value, words] of refused) {
    test(`refuses ${field} "${value.slice(0, 10)}" beside the field, and loses nothing typed`, async () => {
      await admin.get(`${EDIT}?code=NOV-1`);
      const other = field === "name" ? "copyright" : "name";
      const { status, text } = await admin.post(EDIT, {
        ...fieldsOf(admin),
        [other]: "Vtipkano",
        [field]: value,
      });
      assert.ok([400, 409].includes(status), String(status));
      const [, message] = new RegExp(`id="${field}-error">([^<]*)<`).exec(text)!;
      assert.match(message!, words);
      assert.match(text, /Vtipkano/);
      assert.notEqual(service.library.get("NOV-1")!.name, "Vtipkano");
    });
  }

  test("says that it is a part of the Bible, or is not, and keeps what is not changed", async () => {
    const isPart = () => service.library.get("NOV-1")!.header.isPart;
    const save = async (changes: Record<string, string>) => {
      await admin.get(`${EDIT}?code=NOV-1`);
      const { status } = await admin.post(EDIT, { ...fieldsOf(admin), ...changes });
      assert.equal(status, 303);
    };
    assert.equal(isPart(), undefined);
    await save({ part: "yes" });
    assert.equal(isPart(), true);
    await save({ copyright: "Novo" });
    assert.equal(isPart(), true);
    await save({ part: "" });
    assert.equal(isPart(), undefined);
  });

  test("of two administrators who change it at once, the second is told", async () => {
    await admin.get(`${EDIT}?code=NOV-1`);
    const first = fieldsOf(admin);
    const { token } = admin;
    await admin.post(EDIT, { ...first, name: "Prvi", token });
    const second = await admin.post(EDIT, { ...first, name: "Drugi", token });
    assert.equal(second.status, 409);
    assert.match(second.text, /medtem spremenil/);
    assert.equal(service.library.get("NOV-1")!.name, "Prvi");
  });

  test("shows what was typed under an earlier sign-in again, and what another one changed meanwhile", async () => {
    await admin.get(`${EDIT}?code=NOV-1`);
    const { token } = admin;
    const typed: Record<string, string> = {
      ...fieldsOf(admin),
      "name-JHN": "Čudoviti Janez",
      copyright: "Založba Šmarnica",
    };
    const later = await WebClient.signedIn(service, "Vera");
    for (const [state, status, message] of [
      [typed.state!, 403, /Obrazec ni več veljaven/],
      ["x", 409, /medtem spremenil/],
    ] as const) {
      const shown = await later.post(EDIT, { ...typed, state, token });
      const again = fieldsOf(later);
      assert.deepEqual([shown.status, { ...again, token }], [status, { ...typed, state: again.state, token }]);
      assert.match(shown.text, message);
      assert.notEqual(service.library.get("NOV-1")!.copyright, typed.copyright);
    }
    assert.equal((await later.post(EDIT, fieldsOf(later))).status, 303);
    assert.equal(service.library.get("NOV-1")!.copyright, typed.copyright);
  });

  test("says of a translation removed meanwhile that it is, and brings it back by a click", async () => {
    await admin.get(`${EDIT}?code=ZGL`);
    const fields = fieldsOf(admin);
    const { token } = admin;
    assert.equal((await admin.post(TRANSLATIONS, { action: "remove", code: "ZGL", token })).status, 303);
    for (const answer of [await admin.post(EDIT, { ...fields, token }), await admin.get(`${EDIT}?code=ZGL`)]) {
      assert.equal(answer.status, 404);
      assert.match(answer.text, /Prevod ZGL je bil medtem odstranjen/);
      assert.match(answer.text, /<a class="button" href="\/admin\/translations">/);
      assert.match(answer.text, /<button[^>]*>Vrni</);
    }
    const [, removed = ""] = /name="removed" value="(\d+)"/.exec(admin.page!.text)!;
    const { headers } = await admin.post(TRANSLATIONS, { action: "bring-back", code: "ZGL", removed, token });
    assert.match(headers.location!, /done=bring-back/);
    assert.ok(service.library.get("ZGL"), "it is there again");
    assert.equal((await admin.get(`${EDIT}?code=ZGL`)).status, 200);
  });

  test("says of a code that is none, or not one any more, that there is no such translation", async () => {
    const { status, text } = await admin.get(`${EDIT}?code=sample-EN`);
    assert.equal(status, 404);
    assert.match(text, /Prevoda sample-EN ni več/);
    assert.doesNotMatch((await admin.get(`${EDIT}?code=%3Cb%3E`)).text, /ni več/);
  });
});

test("a removed translation is gone at once and comes back by a click; the last one stays", async () => {
  const { service, admin } = await started();
  await admin.get(TRANSLATIONS);
  assert.equal((await admin.post(TRANSLATIONS, { action: "remove", code: "sample-EN" })).status, 303);
  assert.equal(service.library.get("sample-EN"), undefined);
  const { text } = await admin.get(TRANSLATIONS);
  const removed = /name="removed" value="(\d+)"/.exec(text)![1]!;
  const last = await admin.post(TRANSLATIONS, { action: "remove", code: "ZGL" });
  assert.equal(last.status, 409);
  assert.match(last.text, /edini prevod v mapi/);
  await admin.get(TRANSLATIONS);
  await admin.post(TRANSLATIONS, { action: "bring-back", code: "sample-EN", removed });
  assert.ok(service.library.get("sample-EN"), "it is there again");
  assert.doesNotMatch((await admin.get(TRANSLATIONS)).text, /name="removed"/);
});

test("the order is that of the pages, and the API keeps its own", async () => {
  const { service, admin } = await started();
  const codes = (text: string) => [...text.matchAll(/<h2><bdi>[^<]*<\/bdi> <code>([^<]+)/g)].map(([, code]) => code);
  assert.deepEqual(codes((await admin.get(TRANSLATIONS)).text), ["ZGL", "sample-EN"]);
  await admin.post(TRANSLATIONS, { action: "up", code: "sample-EN" });
  assert.deepEqual(codes((await admin.get(TRANSLATIONS)).text), ["sample-EN", "ZGL"]);
  const { text } = await service.askRaw("/");
  assert.ok(text.lastIndexOf("sample-EN") < text.lastIndexOf("ZGL"), "the home page follows");
  const { data } = JSON.parse((await service.ask("/translations")).text);
  assert.deepEqual(
    data.map((one: { abbreviation: string }) => one.abbreviation),
    ["ZGL", "sample-EN"],
  );
  const file = readFileSync("test/fixtures/corpus/ZGL.txt", "utf8");
  const corpus = corpusOf({ NOV: file.replace("Code: ZGL", "Code: NOV") });
  const added = openLibrary(corpus).library.translations();
  service.library.replace([...service.library.translations(), ...added]);
  const shown = codes((await admin.get(TRANSLATIONS)).text);
  assert.deepEqual(shown, ["sample-EN", "ZGL", "NOV"], "one that came later is the last");
});

test("what another administrator removed meanwhile is not brought back by a form that was open", async () => {
  const { service, admin } = await started();
  await admin.get(`${EDIT}?code=sample-EN`);
  const fields = fieldsOf(admin);
  const { token } = admin;
  await admin.post(TRANSLATIONS, { action: "remove", code: "sample-EN", token });
  assert.equal((await admin.post(EDIT, { ...fields, token })).status, 404);
  assert.equal(service.library.get("sample-EN"), undefined);
});

test("an upload of a translation that is removed meanwhile still comes in", async () => {
  const { service, admin } = await started();
  const verses = "\\id GEN\r\n\\c 1\r\n\\p\r\n\\v 1 Nova vrstica.\r\n\\v 200 Dodana.";
  await upload(admin, verses);
  await preview(admin);
  const fields = { code: "ZGL", name: "Zgledni", language: "slv", copyright: "© Nihče" };
  const id = /name="id" value="([^"]+)"/.exec(admin.page!.text)![1]!;
  const seen = await admin.post(`${TRANSLATIONS}/import`, {
    id,
    action: "confirm",
    ...fields,
    replace: "yes",
  });
  assert.equal(seen.status, 409, "the changes are shown first");
  assert.match(seen.text, /Kaj se spremeni/);
  assert.match(seen.text, /1\snova vrstica/);
  assert.match(seen.text, /vrstic manj/);
  assert.match(seen.text, /1\sspremenjena vrstica.*prej: <del>.*po novem: <ins>Nova vrstica/s);
  const { token } = admin;
  await admin.post(TRANSLATIONS, { action: "remove", code: "ZGL", token });
  const done = await admin.post(`${TRANSLATIONS}/import`, {
    id,
    action: "confirm",
    ...fields,
    compared: "ZGL",
    replace: "yes",
    token,
  });
  assert.equal(done.status, 303, done.text);
  await preview(admin);
  assert.equal(service.library.get("ZGL")!.verseCount, 2);
});
