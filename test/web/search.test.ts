/** The one line for references and words: what it opens, what it finds. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

/** A composed translation: sheep in three books, verses with accents, a bridge, letters. */
const ISK = `Ambo-Translation: 1
Code: ISK
Name: Prevod za iskanje
Language: slv
Copyright: © Iskanje, sestavljeno za preizkuse.

GEN 1:1 Pastir je čuval ovce ob reki.
GEN 1:2 Reka je bila široka & globoka <b>zelo</b>.
PSA 23:1 Dobri pastir vodi svoje ovce.
PSA 23:2 Pastirju sledijo ovce in jagnjeta; dobri so.
PSA 23:3-4 Žejne pripelje k vodi.
JHN 10:1 Ovce poznajo glas.
JHN 10:2a Pastir kliče ovce.
JHN 10:2b Job je bil pastir.
${Array.from({ length: 45 }, (_, index) => `JHN 11:${index + 1} Ponovljena beseda stoji tu.`).join("\n")}
1SA 1:1 Samuel je slišal glas.
2SA 1:1 Spet je bil večer.
JOB 1:1 Mož je imel veliko ovac, in Joba so poznali.
JOB 2:1 Drugi dan.
JUD 1:1 Edino poglavje.
`;

const find = (q: string, fields: Record<string, string> = {}) => `/?${new URLSearchParams({ q, ...fields })}`;
const plain = (text: string) => text.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");
const heading = (text: string) => plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? "");
const unescaped = (address: string) => address.replaceAll("&amp;", "&");
/** The references of the verses that a page of results shows. */
const hits = (text: string) =>
  [...text.matchAll(/<li>\s*<a href="[^"]+#[^"]+">([^<]+)<\/a>/g)].map(([, label]) => label);
const marks = (text: string) => [...text.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, word]) => word);
const linkTo = (text: string, label: RegExp) => {
  const links = [...text.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const link = links.find(([, , content]) => label.test(plain(content!)));
  assert.ok(link, `a link ${label}`);
  return unescaped(link[1]!);
};

function corpusFolder(): string {
  const folder = scratchFolder();
  writeFileSync(join(folder, "ISK.txt"), ISK);
  return folder;
}

describe("the line for references and words", () => {
  let service: Service;
  const get = (path: string) => new WebClient(service).get(path);
  const english = (path: string) => get(`${path}&lang=en`);

  before(async () => {
    const settings = {
      corpus: corpusFolder(),
      "default-translation": "ISK",
      "reader-limit": "10000",
    };
    service = await startService({ settings });
  });

  test("opens what reads as a reference", async () => {
    for (const [q, title] of [
      ["Ps 23,1", "Psalm 23,1"],
      ["jn 10", "Evangelij po Janezu 10"],
      ["»Jn 10,1«", "Evangelij po Janezu 10,1"],
      ["1 Mz 1,1; Jn 10,1", "Prva Mojzesova knjiga 1,1; Evangelij po Janezu 10,1"],
    ] as const) {
      const { status, text } = await get(find(q));
      assert.equal(status, 200, q);
      assert.equal(heading(text), title);
      assert.match(text, /© Iskanje/);
    }
  });

  test("answers a query that comes to the page of the empty search", async () => {
    for (const [path, title] of [
      ["/isci?q=Ps+23,1", "Psalm 23,1"],
      ["/search?q=pastir+ovce&translation=ISK", "Iskanje: pastir ovce"],
      ["/isci?q=Job&in=text&sort=relevance", "Iskanje: Job"],
      ["/isci?q=a%26b", "Iskanje: a&amp;b"],
    ] as const) {
      const { status, headers } = await get(path);
      assert.equal(status, 303, path);
      assert.equal(heading((await get(String(headers.location))).text), title);
    }
    const { headers } = await get("/isci?q=Jn&in=text&books=GEN&sort=relevance");
    assert.equal(headers.location, "/?translation=ISK&q=Jn&in=text&books=GEN&sort=relevance");
    assert.equal((await get("/isci?q=+")).status, 200, "a blank query is none");
  });

  test("says in each language what a reference lacks, with the names of books in its sentences", async () => {
    for (const [language, q, sentence] of [
      ["sl", "Jud 5,1", "»Judovo pismo« v prevodu ISK ima samo eno poglavje."],
      ["de", "Jud 5,1", "In der Übersetzung ISK hat „Der Brief des Judas“ nur ein Kapitel."],
      ["it", "Jud 5,1", "nella traduzione ISK «Lettera di Giuda» ha un solo capitolo."],
      ["en", "Jud 5,1", "in the translation ISK Jude has one chapter only."],
      ["it", "Jn 12,1", "non ha il capitolo 12; l’ultimo è il numero 11."],
      ["de", "Tob 1,1", "Die Übersetzung ISK enthält „Das Buch Tobit“ nicht."],
      ["de", "Ez 1,1", "„Ez“ kann „Das Buch Esra“ oder „Das Buch Ezechiel“ sein."],
      ["de", "4 Kor 1,1", "sondern „Der erste Brief an die Korinther“ und „Der zweite Brief an die Korinther“."],
      ["en", "6 Mz 1,1", "but Genesis, Exodus, Leviticus, Numbers and Deuteronomy."],
      ["it", "6 Mz 1,1", "esistono Genesi, Esodo, Levitico, Numeri e Deuteronomio."],
    ] as const) {
      const text = plain((await get(`${find(q)}&lang=${language}`)).text);
      assert.ok(text.includes(sentence), `${language} ${q}: ${text}`);
    }
  });

  test("opens a book by its name alone, with links to its chapters", async () => {
    for (const q of ["Jn", "Janez", "evangelij po janezu", "John"]) {
      const { status, text } = await get(find(q));
      assert.equal(status, 200, q);
      assert.equal(heading(text), "Evangelij po Janezu");
      const chapters = [...text.matchAll(/<a href="([^"]+)">(\d+)<\/a>/g)];
      assert.deepEqual(
        chapters.map(([, , chapter]) => chapter),
        ["10", "11"],
      );
      assert.match((await get(unescaped(chapters[0]![1]!))).text, /Ovce poznajo glas/);
      assert.doesNotMatch(text, /Ovce poznajo/);
    }
    assert.equal(heading((await get("/?translation=ISK&reference=Jn")).text), "Evangelij po Janezu");
    assert.match((await get(find("Jud"))).text, /Edino poglavje/, "a book of one chapter");
  });

  test("searches for a name of a book where that is asked for", async () => {
    const book = await get(find("Job"));
    assert.equal(heading(book.text), "Jobova knjiga");
    const { text } = await get(linkTo(book.text, /Poišči »Job« v besedilu/));
    assert.deepEqual(hits(text), ["Jn 10,2b", "Job 1,1"]);
    assert.deepEqual(hits((await get(find('"Job"'))).text), ["Jn 10,2b"]);
  });

  test("offers a search for a sentence that names a passage", async () => {
    const { text } = await get(find("ovce poznajo glas Jn 10,1"));
    assert.match(text, /Ovce poznajo glas/);
    assert.ok(linkTo(text, /Poišči »ovce poznajo glas Jn 10,1« v besedilu/));
    assert.doesNotMatch((await get(find("Jn 10,1"))).text, /v besedilu<\/a>/);
  });

  test("names the books that words may mean together", async () => {
    const { text } = await get(find("Samuel"));
    assert.deepEqual(hits(text), ["1 Sam 1,1"]);
    assert.equal(heading((await get(linkTo(text, /Druga Samuelova/))).text), "Druga Samuelova knjiga");
  });

  test("finds words in any form, marks them and escapes the rest", async () => {
    const { status, text } = await get(find("pastir ovce"));
    assert.equal(status, 200);
    assert.equal(heading(text), "Iskanje: pastir ovce");
    assert.deepEqual(hits(text), ["Jn 10,2a", "Ps 23,1", "1 Mz 1,1", "Ps 23,2"]);
    assert.deepEqual(marks(text).slice(0, 4), ["Pastir", "ovce", "pastir", "ovce"]);
    assert.match(text, /<mark>Pastirju<\/mark> sledijo <mark>ovce<\/mark> in jagnjeta; dobri so\./);
    const { text: escaped } = await get(find("siroka"));
    assert.match(escaped, /<mark>široka<\/mark> &amp; globoka &lt;b&gt;zelo&lt;\/b&gt;\./);
  });

  test("counts by book, and shows each book's verses under its name", async () => {
    const { text } = await get(find("ovce"));
    assert.match(plain(text), /6 zadetkov v 4 knjigah\./);
    assert.match(plain(text), /Psalmi 2 zadetka/);
    assert.match(plain((await english(find("ovce"))).text), /6 results in 4 books\./);
    assert.match(plain((await get(find("globoka"))).text), /1 zadetek v 1 knjigi\./);
  });

  test("links each verse to its place in the chapter", async () => {
    for (const [q, id] of [
      ["sledijo", "PSA.23.2"],
      ["žejne", "PSA.23.3"],
      ["kliče", "JHN.10.2a"],
    ] as const) {
      const [, address = ""] = /<a href="([^"]+#[^"]+)"/.exec((await get(find(q))).text)!;
      assert.ok(address.endsWith(`#${id}`), address);
      const { text } = await get(unescaped(address.split("#")[0]!));
      assert.equal(text.split(`id="${id}"`).length, 2, address);
    }
  });

  test("orders several words by relevance and one as in the Bible, and otherwise on request", async () => {
    const several = await get(find("pastir ovce"));
    assert.match(several.text, /aria-current="true">Po ustreznosti/);
    const canonical = await get(linkTo(several.text, /Po vrstnem redu knjig/));
    assert.deepEqual(hits(canonical.text), ["1 Mz 1,1", "Ps 23,1", "Ps 23,2", "Jn 10,2a"]);
    assert.match((await get(find("pastir"))).text, /aria-current="true">Po vrstnem redu knjig/);
    const relevant = await get(linkTo((await get(find("pastir"))).text, /Po ustreznosti/));
    assert.equal(hits(relevant.text).at(-1), "Ps 23,2", "exact forms first");
    assert.match(relevant.text, /aria-current="true">Po ustreznosti/);
  });

  test("pages through many verses, each once", async () => {
    const seen: (string | undefined)[] = [];
    for (let path: string | undefined = find("ponovljena beseda"); path; ) {
      const { text }: { text: string } = await get(path);
      assert.match(plain(text), /45 zadetkov v 1 knjigi/);
      seen.push(...hits(text));
      path = /rel="next"/.test(text) ? linkTo(text, /Naslednji zadetki/) : undefined;
    }
    assert.deepEqual(
      seen,
      Array.from({ length: 45 }, (_, index) => `Jn 11,${index + 1}`),
    );
    const last = await get(find("ponovljena", { offset: "40" }));
    assert.match(plain(last.text), /Prikazani so zadetki od 41 do 45\./);
    assert.equal(linkTo(last.text, /Prejšnji zadetki/).endsWith("offset=20"), true);
    for (const [offset, first] of [
      ["999", "Jn 11,41"],
      ["-1", "Jn 11,1"],
      ["x", "Jn 11,1"],
      ["9999999999", "Jn 11,1"],
    ] as const) {
      assert.equal(hits((await get(find("ponovljena", { offset }))).text)[0], first, offset);
    }
  });

  test("shows a passage that is known by the name on top, and the words below", async () => {
    const { text } = await get(find("dobri pastir"));
    assert.match(plain(/<nav class="passages".*?<\/nav>/s.exec(text)?.[0] ?? ""), /^ ?Dobri pastir – Jn 10,1-2/);
    assert.deepEqual(hits(text), ["Ps 23,1", "Ps 23,2"]);
    const passage = await get(linkTo(text, /^Dobri pastir – /));
    assert.match(passage.text, /Ovce poznajo glas/);
    const { text: other } = await english(find("the good shepherd"));
    assert.match(plain(other), /The Good Shepherd – Jn 10:1/);
  });

  test("shows the passages of a topic with their first words, above the verses", async () => {
    const { text } = await get(find("kje piše o smrti"));
    assert.match(plain(text), /Odlomki na to temo ?Jn 11,17-27 Ponovljena beseda stoji tu\./);
    assert.match((await english(find("death"))).text, /Passages on this topic/);
  });

  test("says in each language where a passage, a topic or an occasion is guessed", async () => {
    const said = {
      sl: /s prav takim imenom ni\. Morda iščete:/,
      en: /No passage or topic has exactly this name\. You may be looking for:/,
      it: /ha esattamente questo nome\. Forse si cercava:/,
      de: /heißt genau so\. Vielleicht suchen Sie:/,
    };
    const cases = {
      // A slip in a word, a name with other words, a misspelt occasion.
      guessed: ["dobri psatir", "dobri pastir in vrtnar", "porokka", "smrtt", "pogerb"],
      asked: ["dobri pastir", "Dobrega pastirja", "kje piše o smrti", "berilo za pogreb", "smrt"],
    };
    for (const [lang, words] of Object.entries(said)) {
      for (const q of cases.guessed) assert.match(plain((await get(find(q, { lang }))).text), words, `${lang} ${q}`);
      for (const q of cases.asked) {
        const { text } = await get(find(q, { lang }));
        assert.match(text, /<nav class="(passages|named)"/, q);
        assert.doesNotMatch(plain(text), words, `${lang} ${q}`);
      }
    }
    assert.doesNotMatch(plain((await get(find("pastirrr"))).text), said.sl);
  });

  test("leads from an occasion of the liturgy to its readings", async () => {
    assert.equal(linkTo((await get(find("berilo za pogreb"))).text, /^Pogreb$/), "/berila/pogreb");
    assert.equal(linkTo((await english(find("funeral reading"))).text, /^Funeral$/), "/readings/funeral");
  });

  test("shows the verses with the rarest words where none has all", async () => {
    const { text } = await get(find("široka ponovljena reka vrtnarja"));
    assert.match(plain(text), /Vrstice z največ iskanimi besedami/);
    assert.equal(hits(text)[0], "1 Mz 1,2");
  });

  test("offers topics to someone whose words no text has", async () => {
    for (const [q, expected] of [
      ["љубав", 200],
      ["🙏", 400],
      ["x".repeat(500), 200],
      ["x".repeat(501), 400],
    ] as const) {
      const { status, text } = await get(find(q));
      assert.equal(status, expected);
      assert.ok(linkTo(text, /^Ljubezen$/), q);
    }
  });

  test("leads to the readings in the language of the page where words have no results", async () => {
    for (const [lang, path] of [
      ["sl", "/berila"],
      ["en", "/readings"],
      ["de", "/readings"],
      ["it", "/readings"],
    ]) {
      const { text } = await get(find("љубав", { lang: lang! }));
      assert.match(text, new RegExp(`<ul class="links">\\n<li>.*</li>\\n<li><a href="${path}">`), lang);
    }
  });

  test("where nothing is found, offers other queries and shows the results of the first", async () => {
    const { text } = await get(find("kje piše o ovcah"));
    assert.match(plain(text), /V prevodu ISK ni vrstice, ki bi ustrezala iskanju/);
    assert.match(plain(text), /Ste mislili ovcah 6 zadetkov; brez »kje«, »piše« in »o« Zadetki za »ovcah« 6 zadetkov/);
    assert.equal(hits(text).length, 6);
    assert.equal(hits((await get(linkTo(text, /^ovcah$/))).text).length, 6);
    const spelling = await get(find("pastri"));
    assert.match(plain(spelling.text), /Ste mislili pastir 5 zadetkov/);
    const fewer = await english(find("pastir čebelnjak"));
    assert.match(plain(fewer.text), /Did you mean pastir 5 results; without “čebelnjak”/);
  });

  test("never ends in nothing", async () => {
    for (const q of ["čebelnjak", "x", "qqqqqqq wwwwwww", "kdo kje", '"qqq www"']) {
      const { text } = await get(find(q));
      const links = [...text.matchAll(/<main.*?<\/main>/gs)].join("").match(/<a href=/g) ?? [];
      assert.ok(links.length > 0, q);
    }
    const { text } = await get(find("čebelnjak"));
    assert.match((await get(linkTo(text, /^Knjige prevoda/))).text, /Prevod za iskanje/);
  });

  test("shows the books of a translation", async () => {
    const { text } = await get("/?translation=ISK");
    assert.equal(heading(text), "Prevod za iskanje");
    assert.match(plain(text), /Stara zaveza 1 Mz Prva Mojzesova knjiga/);
    assert.equal(heading((await get(linkTo(text, /^Jn Evangelij/))).text), "Evangelij po Janezu");
  });

  test("needs no script but for suggestions while somebody types", async () => {
    for (const path of ["/", find("ovce"), find("Jn")]) {
      const { text } = await get(path);
      assert.doesNotMatch(text, /<script(?! src="[^"]*(suggest|script|reader)-)/);
      assert.match(text, /<form class="finder" method="get" action="\/"/);
    }
  });
});

test("a closed reader has no search and no books", async () => {
  for (const reader of ["signed-in", "off"] as const) {
    const service = await startService({ settings: { reader } });
    const client = new WebClient(service);
    for (const path of [find("šopek"), find("Jn"), "/?translation=ZGL&reference=Jn"]) {
      const { text } = await client.get(path);
      assert.doesNotMatch(text, /Zgledna vrstica|<mark>|class="(?:reader|finder)|href="\/\?[^"]*reference=/);
      assert.match(text, reader === "off" ? /izklopljeno/ : /lahko berejo samo prijavljeni/);
    }
    const ana = await WebClient.signedIn(service, "ana");
    const found = /<mark>šopek<\/mark>/.test((await ana.get(find("šopek"))).text);
    assert.equal(found, reader === "signed-in");
  }
});

test("a page of results has one line, with translation and books in a disclosure that says them", async () => {
  const client = new WebClient(await startService());
  const { text } = await client.get(find("šopek", { translation: "ZGL", books: "nt" }));
  const [form] = /<form class="finder".*?<\/form>/s.exec(text)!;
  const [line, disclosure] = form.split("<details>");
  assert.match(line!, /<input type="text" id="q"/);
  assert.doesNotMatch(line!, /<select/);
  assert.match(plain(disclosure!), /^ Prevod: ZGL · Kje iskati: Nova zaveza/);
  assert.deepEqual(disclosure!.match(/(?<=<select id=")\w+/g), ["translation", "books"]);
  assert.match(disclosure!, /<option value="nt" selected>/);
});
