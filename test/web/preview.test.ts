/** The tags by which messengers and search engines show a link: over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { imageFormat } from "../../src/config/site_settings.ts";
import { DRAWN } from "../../src/web/ui/icons.ts";
import { previewText } from "../../src/web/ui/page_layout.ts";
import type { HttpResponse } from "../support/http_client.ts";
import { png } from "../support/pictures.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";

const PUBLIC_URL = "https://ambo.example.org";
const STRANGER = "evil.example";
const query = (fields: Record<string, string>) => `/?${new URLSearchParams(fields)}`;

/** Reads the tags of a page: names and contents, unescaped. */
function tagsOf({ text }: HttpResponse): Map<string, string> {
  const decoded = (value: string) =>
    value
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  const head = text.slice(0, text.indexOf("</head>"));
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
    ([, name, content]) => [name!, decoded(content!)] as const,
  );
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1];
  return new Map([...tags, ...(canonical ? [["canonical", decoded(canonical)] as const] : [])]);
}

describe("a public page of a service whose address is known", () => {
  let service: Service;
  const tags = async (path: string, headers: Record<string, string> = {}) =>
    tagsOf(await service.askRaw(path, { headers }));

  before(async () => {
    const image = join(scratchFolder(), "photograph");
    writeFileSync(image, png(1200, 630));
    service = await startService({
      settings: {
        "public-url": PUBLIC_URL,
        "site-name": `Župnija "Šent" <i>`,
        "site-image": image,
      },
    });
  });

  for (const [path, title, canonical] of [
    ["/", `Župnija "Šent" <i>`, "/"],
    ["/?lang=sl", `Župnija "Šent" <i>`, "/"],
    [
      query({ reference: "Janez 3, 16", translation: "ZGL" }),
      "Evangelij po Janezu 3,16",
      "/?translation=ZGL&reference=Jn%203,16",
    ],
    [query({ reference: "Jn" }), "Evangelij po Janezu", "/?translation=ZGL&reference=Jn"],
    [query({ q: "šopek" }), "Iskanje: šopek", "/?translation=ZGL&q=%C5%A1opek"],
    ["/berila?date=2026-12-25&x=1", "Gospodovo rojstvo – božič · Berila dneva", "/berila?date=2026-12-25"],
    ["/docs", "Vmesnik", "/docs"],
    ["/nothing", "Te strani ni", undefined],
  ] as const) {
    test(`${path} shows its title, the service, its picture and its address`, async () => {
      const found = await tags(path, { Host: STRANGER });
      assert.equal(found.get("og:title"), title);
      assert.equal(found.get("og:site_name"), `Župnija "Šent" <i>`);
      assert.equal(found.get("og:type"), "website");
      assert.equal(found.get("og:locale"), "sl_SI");
      assert.match(found.get("og:image")!, /^https:\/\/ambo\.example\.org\/assets\/site-.*\.png$/);
      assert.equal(found.get("og:image:width"), "1200");
      assert.equal(found.get("og:image:height"), "630");
      assert.equal(found.get("twitter:card"), "summary_large_image");
      assert.ok(found.get("og:description")!.length > 20);
      assert.equal(found.get("description"), found.get("og:description"));
      const url = canonical && PUBLIC_URL + canonical;
      assert.equal(found.get("og:url"), url);
      assert.equal(found.get("canonical"), url);
    });
  }

  test("a passage has its text as description, cut at a word", async () => {
    const short = await tags(query({ reference: "Jn 3,16", translation: "ZGL" }));
    assert.match(short.get("og:description")!, /^Zgledna vrstica/);
    const long = await tags(query({ reference: "Jn 3", translation: "ZGL" }));
    const description = long.get("og:description")!;
    assert.ok(description.length <= 202 && description.length > 100, description);
    assert.match(description, /[\p{L}\d.] …$/u);
  });

  const SHORTENED: readonly (readonly [what: string, text: string, max: number, shown: string])[] = [
    ["at a word", "Vrtnar je zasadil drevo.", 20, "Vrtnar je zasadil …"],
    ["without spaces", "园丁在花园里种了一棵小树。", 6, "园丁在花园里 …"],
    ["at no mark of a letter", "ต้นไม้ในสวน", 5, "ต้นไ …"],
    ["within no character", "🌳🌳👩‍🌾🌳", 6, "🌳🌳 …"],
    ["not where it is short", "园丁。", 6, "园丁。"],
  ];
  for (const [what, text, max, shown] of SHORTENED) {
    test(`a text is shortened ${what}`, () => assert.equal(previewText(text, max), shown));
  }

  test("readings have their citations as description", async () => {
    const found = await tags("/berila?date=2026-12-25");
    assert.match(found.get("og:description")!, /^Prvo berilo Iz \S+ · Spev z odpevom Ps /);
  });

  test("the picture is there for whoever fetches it", async () => {
    const url = (await tags("/")).get("og:image")!;
    const { status, headers } = await service.askRaw(new URL(url).pathname);
    assert.equal(status, 200);
    assert.equal(headers["content-type"], "image/png");
    assert.equal(headers["cross-origin-resource-policy"], "cross-origin");
  });
});

const noIcons = DRAWN.preview.type !== "image/png" && "dist/icons is not there: run scripts/icons.ts";

describe("a service whose address is not known", () => {
  test("draws its pictures, of the size that it says, and small", { skip: noIcons }, async () => {
    const service = await startService();
    const found = tagsOf(await service.askRaw("/"));
    const { bytes, headers } = await service.askRaw(found.get("og:image")!);
    assert.deepEqual(imageFormat(bytes), { type: "image/png", width: 1200, height: 630 });
    assert.equal(headers["cache-control"], "public, max-age=31536000, immutable");
    assert.ok(bytes.length < 20_000);
  });
});

test("a preview is never more open than the reader: the citation without the text", async () => {
  for (const reader of ["signed-in", "off"]) {
    const service = await startService({ settings: { reader } });
    const paths = ["/", query({ reference: "Jn 3,16" }), query({ q: "šopek" }), "/berila", "/docs"];
    for (const path of paths) {
      const response = await service.askRaw(path);
      assert.doesNotMatch(response.text, /Zgledna vrstica/, path);
    }
    const passage = tagsOf(await service.askRaw(query({ reference: "jn 3, 16" })));
    assert.equal(passage.get("og:title"), "Evangelij po Janezu 3,16");
    assert.match(passage.get("og:description")!, /prijavljeni|izklopljeno/);
    const readings = tagsOf(await service.askRaw("/berila?date=2026-12-25"));
    assert.match(readings.get("og:description")!, /^Prvo berilo Iz /);
  }
});
