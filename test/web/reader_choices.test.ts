/** The reader: two translations side by side, the choices it keeps, the ways on from what is not there. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const read = (reference: string, fields: Record<string, string> = {}) =>
  `/?${new URLSearchParams({ translation: "ENA", reference, ...fields })}`;
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A chapter of verses that name themselves. */
const chapter = (book: string, number: number, verses: number) =>
  Array.from({ length: verses }, (_, index) => `${book} ${number}:${index + 1} ${book}.${number}.${index + 1}`);

function translation(code: string, language: string, lines: readonly string[]): string {
  return `Ambo-Translation: 1\nCode: ${code}\nName: Prevod ${code}\nLanguage: ${language}\nCopyright: © ${code}.\n\n${lines.join("\n")}\n`;
}

/** Joel in four chapters, as in Hebrew, and Psalm 51 with its title as two verses. */
const HEBREW = [
  ...chapter("PSA", 51, 21),
  ...chapter("PSA", 119, 176),
  ...[20, 27, 5, 21].flatMap((verses, index) => chapter("JOL", index + 1, verses)),
  ...chapter("JHN", 3, 36),
];
/** Joel in three chapters, Psalm 51 without its title, a bridge, a verse left out. */
const ENGLISH = [
  ...chapter("PSA", 2, 2),
  ...chapter("PSA", 51, 19),
  ...chapter("PSA", 119, 176),
  ...[20, 32, 21].flatMap((verses, index) => chapter("JOL", index + 1, verses)),
  ...chapter("SIR", 1, 5),
  ...chapter("JHN", 3, 15),
  "JHN 3:16-17 JHN.3.16-17",
  "JHN 3:18",
  ...chapter("JHN", 3, 36).slice(18),
];

/** A psalm with lines of poetry, stanzas and headings. */
const LAID_OUT = `Ambo-Translation: 2
Code: TRI
Name: Prevod TRI
Language: slv
Copyright: © TRI.

=2 Nad kitico
=t Davidova
PSA 2:1 |1 prva |2 druga ||1 tretja
PSA 2:2 |1 četrta
JHN 3:16 JHN.3.16
=2 Vmes
JHN 3:17 JHN.3.17
End: 4 verses, 9 other lines
`;

describe("the reader", () => {
  const corpus = corpusOf({
    ENA: translation("ENA", "slv", HEBREW),
    TRI: LAID_OUT,
    DVA: translation("DVA", "eng", ENGLISH),
  });
  const settings = { corpus, "default-translation": "ENA", "reader-limit": "10000" };
  const service = serviceFor({ settings });
  const get = (path: string) => new WebClient(service).get(path);

  /** The rows of a parallel passage: the texts on each side. */
  async function rows(reference: string, fields: Record<string, string>): Promise<[string, string][]> {
    const { text } = await get(read(reference, fields));
    const side = '(<p class="none">.*?</p>|<div[^>]*>.*?</div>)';
    const pair = new RegExp(`<div class="pair">${side}${side}</div>`, "gs");
    return [...text.matchAll(pair)].map(([, one, two]) => [plain(one!), plain(two!)]);
  }

  describe("in two translations", () => {
    const cases: [name: string, reference: string, fields: Record<string, string>, expected: [string, string][]][] = [
      [
        "pairs verses of the same number",
        "Jn 3,14-15",
        { parallel: "DVA" },
        [
          ["14 JHN.3.14", "14 JHN.3.14"],
          ["15 JHN.3.15", "15 JHN.3.15"],
        ],
      ],
      [
        "keeps a verse bridge together, and says where a verse is missing",
        "Jn 3,16-19",
        { parallel: "DVA" },
        [
          ["16 JHN.3.16 17 JHN.3.17", "16–17 JHN.3.16-17"],
          ["18 JHN.3.18", "–Prevod te vrstice nima."],
          ["19 JHN.3.19", "19 JHN.3.19"],
        ],
      ],
      [
        "puts nothing between verses that stand apart",
        "Jn 3,14.20",
        { parallel: "DVA" },
        [
          ["14 JHN.3.14", "14 JHN.3.14"],
          ["20 JHN.3.20", "20 JHN.3.20"],
        ],
      ],
      [
        "shows the other's verse in the place of one that is left out",
        "Jn 3,16-19",
        { translation: "DVA", parallel: "ENA" },
        [
          ["16–17 JHN.3.16-17", "16 JHN.3.16 17 JHN.3.17"],
          ["–Prevod te vrstice nima.", "18 JHN.3.18"],
          ["19 JHN.3.19", "19 JHN.3.19"],
        ],
      ],
      [
        "leaves a heading between two verses where it stands, though the other joins them",
        "Jn 3,16-17",
        { translation: "TRI", parallel: "DVA" },
        [["16 JHN.3.16 Vmes 17 JHN.3.17", "16–17 JHN.3.16-17"]],
      ],
      [
        "follows another division into chapters",
        "Joel 3,1-2",
        { parallel: "DVA" },
        [
          ["1 JOL.3.1", "28 JOL.2.28"],
          ["2 JOL.3.2", "29 JOL.2.29"],
        ],
      ],
      [
        "follows it the other way",
        "Joel 2,28-29",
        { translation: "DVA", parallel: "ENA" },
        [
          ["28 JOL.2.28", "1 JOL.3.1"],
          ["29 JOL.2.29", "2 JOL.3.2"],
        ],
      ],
      [
        "pairs a psalm whose title is counted with one whose title is not",
        "Ps 51,3",
        { parallel: "DVA" },
        [["PSA.51.3", "1 PSA.51.1"]],
      ],
      [
        "shows the verses that only the other counts",
        "Ps 51,1-2",
        { translation: "DVA", parallel: "ENA" },
        [
          ["1 PSA.51.1", "1 PSA.51.1 2 PSA.51.2 3 PSA.51.3"],
          ["2 PSA.51.2", "4 PSA.51.4"],
        ],
      ],
    ];
    for (const [name, reference, fields, expected] of cases) {
      test(name, async () => assert.deepEqual(await rows(reference, fields), expected));
    }

    test("keeps the lines and stanzas of each translation within a verse, and the headings of the first", async () => {
      const { text } = await get(read("Ps 2", { translation: "TRI", parallel: "DVA" }));
      const [above] = text.match(/<div class="titles".*?<\/div>/s)!;
      assert.match(above, /<h3 class="level-2">Nad kitico<\/h3>/);
      assert.match(above, /<p class="psalm_title">Davidova<\/p>/);
      const [pair, ...others] = text.split('<div class="pair">').slice(1);
      const blocks = pair!.match(/<p class="poem">.*?<\/p>/gs)!;
      assert.deepEqual(blocks.map(plain), ["1 prva druga", "tretja", "1 PSA.2.1"]);
      assert.doesNotMatch(others.join(""), /Nad kitico/);
    });

    test("needs no number beside a verse that stands alone", async () => {
      const { text } = await get(read("Jn 3,14", { parallel: "DVA" }));
      assert.doesNotMatch(text, /<sup>/);
    });

    test("bears both copyrights, and leads to the chapters around in both", async () => {
      const { text } = await get(read("Joel 2", { parallel: "DVA" }));
      assert.match(text, /© ENA\.<\/p>\s*<p[^>]*>© DVA\./);
      assert.match(text, /reference=[^"]*3&amp;parallel=DVA" rel="next"/);
    });

    test("is one translation where the other is not there, or is the same", async () => {
      for (const parallel of ["XX", "ENA"]) {
        const { status, text } = await get(read("Jn 3,16", { parallel }));
        assert.equal(status, 200);
        assert.doesNotMatch(text, /class="pair"/);
        // One that is not there is said.
        assert.equal(/Prevoda z oznako »XX« tukaj ni/.test(text), parallel === "XX");
      }
    });
  });

  test("leads from a passage that is not there to one that is", async () => {
    for (const [path, links] of [
      [read("Jn 33"), ["Jn 3"]],
      [read("Jn 3,99"), ["Jn 3,36", "Jn 3"]],
      [read("Sir 1,2"), ["Sir 1,2 Prevod DVA"]],
      [read("Jhn 3,16"), ["Jn 3,16"]],
      [read("Joel 4,1", { translation: "DVA" }), ["Joel 3,1", "Joel 3", "Jl 4,1 Prevod ENA"]],
      [read("Jn 3/16"), ["Jn 3,16"]],
      ["/?q=Jn+33&translation=ENA", ["Jn 3"]],
      [read("Jn 3,16", { translation: "XX" }), ["DVA Prevod DVA", "ENA Prevod ENA", "TRI Prevod TRI"]],
    ] as const) {
      const { text } = await get(path);
      const [list = ""] = /<nav class="ways-on".*?<\/nav>/s.exec(text) ?? [];
      const found = [...list.matchAll(/<a href="([^"]+)">(.*?)<\/a>/gs)];
      assert.deepEqual(
        found.map(([, , label]) => plain(label!)),
        links,
        path,
      );
      for (const [, address] of found) {
        assert.equal((await get(address!.replaceAll("&amp;", "&"))).status, 200, address);
      }
    }
  });

  test("leads from a part of a chapter to the whole, at the same place", async () => {
    const { text } = await get(read("Jn 3,16-17"));
    assert.match(text, /<p class="whole"><a href="[^"]*Jn%203#JHN\.3\.16">Celo poglavje/);
    assert.doesNotMatch((await get(read("Jn 3"))).text, /class="whole"/);
    assert.doesNotMatch((await get(read("Jn 3,1; Ps 51,1"))).text, /class="whole"/);
  });

  test("gives a verse that stands alone no number, and a chapter its own at the start", async () => {
    assert.doesNotMatch((await get(read("Jn 3,16"))).text, /<sup>/);
    const { text } = await get(read("Jn 3"));
    assert.match(text, /<a class="number" href="#JHN\.3\.1" data-opens="3"><sup>1<\/sup>/);
    assert.equal(text.match(/data-opens/g)?.length, 1);
    assert.doesNotMatch((await get(read("Jn 3,2-4"))).text, /data-opens/);
  });

  describe("keeps what the reader chose", () => {
    const choose = async (path: string, headers: Record<string, string> = {}) => {
      const client = new WebClient(service);
      const page = await client.get(path, { headers });
      return { page, cookie: client.cookies.get("ambo-reader"), client };
    };

    test("by a link that is not part of the page's URL", async () => {
      const { page, cookie, client } = await choose(read("Jn 3,16", { size: "large", parallel: "DVA" }));
      assert.equal(page.status, 303);
      assert.equal(page.headers.location, "/?translation=ENA&reference=Jn%203,16&parallel=DVA");
      assert.equal(cookie, "large.");
      assert.match(String(page.headers["set-cookie"]), /HttpOnly; SameSite=Lax; Max-Age=31536000/);
      assert.match((await client.get(read("Jn 3,16"))).text, /<article class="passage large/);
      await client.get(read("Jn 3", { translation: "DVA", keep: "translation" }));
      assert.equal(client.cookies.get("ambo-reader"), "large.DVA");
      assert.match((await client.get("/?q=Jn+3,14")).text, /data-translation="DVA"/);
      assert.match((await client.get("/")).text, /name="translation" value="DVA"/);
      assert.match((await client.get("/berila")).text, /<article class="passage readings large"/);
    });

    test("and nothing where nobody chose", async () => {
      for (const path of ["/", read("Jn 3"), "/?q=JHN", "/berila"]) {
        assert.equal((await choose(path)).page.headers["set-cookie"], undefined, path);
      }
    });

    test("not what another site chose, nor what makes no sense", async () => {
      const foreign = { "Sec-Fetch-Site": "cross-site" };
      const { page, cookie } = await choose(read("Jn 3", { size: "huge" }), foreign);
      assert.deepEqual([page.status, cookie], [303, undefined]);
      assert.equal((await choose(read("Jn 3", { size: "999" }))).cookie, undefined);
      const { cookie: unknown } = await choose(read("Jn 3", { translation: "XX", keep: "translation" }));
      assert.equal(unknown, undefined);
    });

    test("and reads a cookie of somebody else's making as none", async () => {
      for (const value of ["", "x", "huge", "<b>.ENA", `normal.${"x".repeat(99)}`, "huge.NIKJER"]) {
        const headers = { Cookie: `ambo-reader=${value}` };
        const { status, text } = await service.askRaw("/", { headers });
        assert.equal(status, 200, value);
        assert.match(text, /value="ENA"/, value);
      }
    });
  });
});

test("a search that finds nothing leads to the passage that was probably meant", async () => {
  const { text } = await new WebClient(await startService()).get("/?translation=ZGL&q=Jhn+3,16");
  assert.match(text, /<nav class="ways-on".*reference=Jn%203,16">Jn 3,16</);
});
