/** The embeds: what other sites show in frames, without a key. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import type { HttpResponse, RequestOptions } from "../support/http_client.ts";
import { type Service, serviceFor, startService } from "../support/service.ts";

const PATHS = {
  verse: "/embed/verse",
  readings: "/embed/readings?date=2026-05-31",
  passage: "/embed/passage?reference=Jn+3,16",
} as const;
const ALL = Object.values(PATHS);
/** Words of the translation of the tests, which no page has where texts are closed. */
const SCRIPTURE = /Zgledna vrstica|poglavja, napisana/;
const PLENTY = { "reader-limit": "1000000" };

const plain = (text: string) =>
  text
    .replaceAll(/<(style|script)>.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
const with_ = (path: string, query: string) => path + (path.includes("?") ? "&" : "?") + query;
const policyOf = ({ headers }: HttpResponse) => headers["content-security-policy"] ?? "";
/** The style of an embed: colours and size are the only difference. */
const styleOf = ({ text }: HttpResponse) => /<style>(.*?)<\/style>/s.exec(text)![1]!;

describe("an embed", () => {
  const service = serviceFor({ settings: PLENTY });
  const get = (path: string, options?: RequestOptions) => service.askRaw(path, options);

  const shown: [name: string, path: string, words: RegExp[]][] = [
    [
      "the verse of the day",
      "/embed/verse",
      [
        /Vrstica dneva Sobota, 21\. november 2026 · Darovanje Device Marije/,
        /Zgledna vrstica 16/,
        /Jn 3,16 · Zgledni prevod/,
        /© Zgledni prevod/,
      ],
    ],
    [
      "the verse of another day",
      "/embed/verse?date=2026-12-25",
      [/Petek, 25\. december 2026 · Gospodovo rojstvo|Božič/, /© Zgledni prevod/],
    ],
    [
      "the readings of a day",
      "/embed/readings?date=2026-05-31",
      [
        /Sveta Trojica Nedelja, 31\. maj 2026 · leto A/,
        /Evangelij Jn 3,16-18 Iz svetega evangelija po Janezu 16 Zgledna vrstica 16/,
        /Prevod ZGL tega besedila nima/,
        /Berila dneva · Zgledni prevod/,
        /© Zgledni prevod/,
      ],
    ],
    ["the readings of today", "/embed/readings", [/Darovanje Device Marije/, /Evangelij/]],
    [
      "a passage",
      "/embed/passage?reference=Jn+3,16-17",
      [/Evangelij po Janezu 3,16-17/, /Zgledna vrstica 17/, /Jn 3,16-17 · Zgledni prevod/, /©/],
    ],
    [
      "a passage in English with the chosen translation",
      "/embed/passage?reference=John+3:16&translation=sample-en&lang=en",
      [/John 3:16/, /A sample verse, number 16/, /Written for the tests/],
    ],
    ["the day in English", "/embed/verse?lang=en", [/Verse of the day Saturday,? 21 November 2026/]],
  ];
  for (const [name, path, words] of shown) {
    test(`shows ${name}, with its copyright`, async () => {
      const { status, text } = await get(path);
      assert.equal(status, 200);
      for (const word of words) assert.match(plain(text), word);
    });
  }

  test("has a policy that allows its own style and script, frames of others and nothing else", async () => {
    for (const path of ALL) {
      const response = await get(path);
      assert.match(
        policyOf(response),
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; script-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \* file:$/,
      );
      assert.equal(response.headers["x-frame-options"], undefined);
      assert.doesNotMatch(response.text, /<form|<input|<button|<link|<img| style=| on\w+=/);
      assert.equal(response.text.match(/<script/g)?.length, 1);
    }
  });

  test("lets the chosen origins frame it, and itself; follows a reload", async () => {
    const ancestors = async () => /frame-ancestors (.*)$/.exec(policyOf(await get(PATHS.verse)))![1];
    service.reconfigure({ "embed-origins": "https://zupnija.example.org,https://župnija.si" });
    assert.equal(await ancestors(), "'self' https://zupnija.example.org https://xn--upnija-2pb.si");
    service.reconfigure({ "embed-origins": "*" });
    assert.equal(await ancestors(), "* file:");
  });

  test("reads and sets no cookie: a session changes not a byte", async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
    const session = await service.store.signIn.createSession("vodja");
    for (const path of [...ALL, "/embed/passage", "/embed.js"]) {
      const first = await get(path);
      const Cookie = `ambo-session=${session}; ambo-language=en`;
      const second = await get(path, { headers: { Cookie, "Accept-Language": "en" } });
      assert.deepEqual(second.bytes, first.bytes);
      assert.equal(policyOf(second), policyOf(first));
      for (const { headers } of [first, second]) assert.equal(headers["set-cookie"], undefined);
    }
  });

  test("has a tag, and answers 304 and HEAD", async () => {
    for (const path of [...ALL, "/embed.js"]) {
      const { headers, bytes } = await get(path);
      const again = { "If-None-Match": String(headers.etag) };
      assert.equal((await get(path, { headers: again })).status, 304);
      const head = await get(path, { method: "HEAD" });
      assert.equal(head.headers["content-length"], String(bytes.length));
      const packed = await get(path, { headers: { "Accept-Encoding": "br" } });
      assert.equal(packed.headers["content-encoding"], "br");
    }
  });

  const refused: [name: string, path: string, status: number, words: RegExp][] = [
    ["no reference", "/embed/passage", 400, /Odlomek ni izbran/],
    ["an unknown book", "/embed/passage?reference=Bla+3,16", 404, /ni knjige/],
    ["a book alone", "/embed/passage?reference=Jn", 404, /V naslovu manjka številka poglavja/],
    ["a verse too high", "/embed/passage?reference=Jn+3,99", 404, /nima 99\. vrstice/],
    ["words", "/embed/passage?reference=dobri+pastir", 404, /dobri pastir/],
    ["a broken address", "/embed/verse?lang=%FF", 400, /Naslova te strani ni mogoče prebrati/],
    ["a broken address", "/embed/passage?reference=%E0%A4", 400, /ni mogoče prebrati/],
  ];
  for (const [name, path, status, words] of refused) {
    test(`answers ${name} with ${status} and a sentence in the frame`, async () => {
      const response = await get(path);
      assert.equal(response.status, status);
      assert.match(plain(response.text), words);
      assert.doesNotMatch(response.text, /<nav|<form|<header class="top"/);
      assert.match(policyOf(response), /frame-ancestors \* file:$/);
      assert.doesNotMatch(String(response.headers["cache-control"]), /max-age=[^3]/);
    });
  }
});

describe("the look of an embed", () => {
  let service: Service;
  const get = (query: string) => service.askRaw(with_(PATHS.passage, query));

  before(async () => {
    // The max-age is in seconds, which must not pass between two requests.
    const now = () => Date.parse("2026-11-21T12:00:00Z");
    service = await startService({ settings: PLENTY, now });
  });

  const looks: [query: string, style: RegExp][] = [
    ["", /color-scheme:light dark;--ground:#fffefb;.*prefers-color-scheme:dark/],
    ["theme=light", /^:root\{color-scheme:light;--ground:#fffefb;(?!.*@media)/],
    ["theme=dark", /^:root\{color-scheme:dark;--ground:#221f1b;(?!.*@media)/],
    ["size=small", /font-size:87\.5%/],
    ["size=large", /font-size:125%/],
    ["accent=004488", /--accent:#004488;/],
    ["accent=66CCFF&theme=dark", /--accent:#66ccff;/],
  ];
  for (const [query, style] of looks) {
    test(`follows ${query || "the theme of the browser"}`, async () => {
      assert.match(styleOf(await get(query)), style);
    });
  }

  for (const query of ["theme=DARK", "size=huge", "accent=red", "lang=hr", "unknown=1"]) {
    test(`is the default where ${query}`, async () => {
      assert.deepEqual((await get(query)).bytes, (await get("")).bytes);
    });
  }

  test("of a day that is none is that of today", async () => {
    for (const path of ["/embed/verse", "/embed/readings"]) {
      const today = await service.askRaw(path);
      for (const date of ["2026-02-30", "1500-01-01", "jutri"]) {
        const other = await service.askRaw(`${path}?date=${date}`);
        assert.deepEqual(other.bytes, today.bytes);
        assert.equal(other.headers["cache-control"], today.headers["cache-control"]);
      }
    }
  });
});

test("no value of a parameter gets into markup, style or policy of an embed", async () => {
  const service = await startService({ settings: PLENTY });
  const values = hostileValues();
  const tags = (text: string) => text.match(/<[^>]*>/g);
  const decoded = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, " ");
  let asked = 0;
  for (const path of ALL) {
    const usual = await service.askRaw(path);
    const unreadable = await service.askRaw(with_(path, "x=%FF"));
    for (const value of values) {
      const encoded = /%(FF|E0|ZZ)/.test(value) ? value : encodeURIComponent(value);
      const parameters = ["lang", "theme", "accent", "size", "translation", "date", "x"];
      const each = parameters.map((name) => `${name}=${encoded}`);
      // An address has a greatest length.
      const named = encoded.length > 1000 ? each : [each.join("&")];
      for (const query of [...named, `${encoded}=1`, `theme=${encoded}&theme=${encoded}`]) {
        const response = await service.askRaw(with_(path, query));
        asked++;
        const expected = response.status === 400 ? unreadable : usual;
        assert.equal(response.text, expected.text, `${path} ${query.slice(0, 80)}`);
        assert.equal(policyOf(response), policyOf(usual));
      }
    }
  }
  const wrong = await service.askRaw("/embed/passage?reference=nothing");
  for (const value of values) {
    const encoded = /%(FF|E0|ZZ)/.test(value) ? value : encodeURIComponent(value);
    const response = await service.askRaw(`/embed/passage?reference=${encoded}`);
    asked++;
    assert.ok([400, 404].includes(response.status), value);
    assert.deepEqual(tags(response.text), tags(wrong.text), value);
    assert.equal(styleOf(response), styleOf(wrong));
    assert.equal(policyOf(response), policyOf(wrong));
    const special = /[<>"']/.test(value) && decoded(value).length > 2;
    if (special) assert.ok(!response.text.includes(value), value);
  }
  assert.ok(asked >= 400);
});

/** Values that would do harm where they stand unescaped: in text, attributes, styles, scripts, addresses, headers. */
function hostileValues(): string[] {
  const markup = [
    "</style><script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>",
    "<!--",
    "]]>",
    "<base href=//a/>",
  ];
  const attributes = [`" onload="alert(1)`, `'><svg/onload=alert(1)>`, "` onload=`alert(1)", "javascript:alert(1)"];
  const styles = [
    "red;}*{display:none",
    "000000}@import url(//a);",
    "000000/*",
    "#000",
    "00000G",
    "-00001",
    "00 0000",
    "００００００",
  ];
  const headers = ["x\r\nSet-Cookie: a=b", "'none'; script-src *", "x%0d%0aLocation:%20//a"];
  const unicode = [
    "\u0000<script>",
    "\u202e<script>",
    "\u2028alert(1)",
    "＜script＞",
    "ı",
    "ſcript",
    "\u0338<",
    "e\u0301".repeat(200),
  ];
  const encoded = ["%FF", "%E0%A4", "%ZZ", "%253Cscript%253E", "&lt;script&gt;", "&#60;script&#62;"];
  const long = ["<".repeat(500), `"`.repeat(1000), "a".repeat(3000), "Jn ".repeat(600)];
  const objects = [
    "__proto__",
    "constructor",
    "[object Object]",
    "undefined",
    "-1",
    "../../etc/passwd",
    "//a",
    "#{7*7}",
  ];
  return [...markup, ...attributes, ...styles, ...headers, ...unicode, ...encoded, ...long, ...objects];
}

describe("an embed where texts are closed", () => {
  for (const reader of ["off", "signed-in"]) {
    test(`has references without text (--reader ${reader}), for the signed-in too, and counts nothing`, async () => {
      const service = await startService({ settings: { reader, "reader-limit": "1" } });
      const Cookie = `ambo-session=${await service.store.signIn.createSession("ana")}`;
      for (const path of ALL) {
        for (const headers of [{}, { Cookie }]) {
          const { status, text } = await service.askRaw(path, { headers });
          assert.equal(status, 200);
          assert.doesNotMatch(plain(text), SCRIPTURE);
          assert.match(plain(text), /Jn 3,16/);
          assert.match(plain(text), /na tej strani ni(so)? na voljo/);
        }
      }
    });
  }
});

test("where embeds are off a frame says so, and the script does nothing", async () => {
  const service = await startService();
  const { text: script } = await service.askRaw("/embed.js");
  assert.match(script, /createElement\("iframe"\)/);
  service.reconfigure({ embed: "off" });
  const off = await service.askRaw("/embed.js");
  assert.equal(off.status, 200);
  assert.equal(off.text.replaceAll(/^\/\/.*$/gm, "").trim(), "");
  assert.equal(off.headers["cache-control"], "public, max-age=300");
  for (const path of ALL) {
    const response = await service.askRaw(path);
    assert.equal(response.status, 404);
    assert.match(plain(response.text), /Prikaz na drugih spletnih straneh je izklopljen/);
    assert.doesNotMatch(plain(response.text), SCRIPTURE);
    assert.match(response.text, /<html lang="sl" data-off>/);
  }
});

describe("the limit of embeds", () => {
  const PASSAGES = [PATHS.passage, "/embed/readings?date=2026-12-25", "/embed/verse?date=2026-12-25"];

  test("is that of the reader, by address, and never of a key; beyond it there is a link in place of the text", async () => {
    const settings = { "reader-limit": "2", "trusted-proxy": "loopback" };
    const service = await startService({ settings });
    const from = (address: string, more = {}) => ({
      headers: { "X-Forwarded-For": address, ...more },
    });
    // One network of IPv6 is one client.
    for (const [first, second] of [
      ["192.0.2.1", "192.0.2.1"],
      ["2001:db8::1", "2001:db8::2"],
    ] as const) {
      for (const path of ["/?reference=Jn 3,16", PATHS.passage]) {
        const { text } = await service.askRaw(path.replaceAll(" ", "%20"), from(first));
        assert.match(plain(text), SCRIPTURE, path);
      }
      for (const path of PASSAGES) {
        const beyond = await service.askRaw(path, from(second, { "X-API-Key": service.key }));
        assert.equal(beyond.status, 200, path);
        assert.doesNotMatch(plain(beyond.text), SCRIPTURE);
        assert.match(beyond.text, /<p class="source"><a href="\/[^"]+" rel="noopener">/);
        assert.match(plain(beyond.text), /Dnevna omejitev za to omrežje je dosežena/);
        assert.equal(beyond.headers["cache-control"], "no-store");
        assert.match(policyOf(beyond), /frame-ancestors \* file:$/);
      }
    }
    const elsewhere = await service.askRaw(PATHS.passage, from("192.0.2.3"));
    assert.match(plain(elsewhere.text), SCRIPTURE, "what one may not see is kept for nobody");
    const api = await service.ask("/translations");
    assert.equal(api.headers["x-ratelimit-remaining"], "99");
  });
});

describe("how long an embed is kept", () => {
  const HOUR = 3600;
  const moments: [moment: string, zone: string, seconds: number][] = [
    ["2026-11-21T12:00:00+01:00", "Europe/Ljubljana", 12 * HOUR],
    ["2026-11-21T23:59:58+01:00", "Europe/Ljubljana", 2],
    ["2026-11-21T23:59:59.999+01:00", "Europe/Ljubljana", 1],
    ["2026-11-22T00:00:00+01:00", "Europe/Ljubljana", 24 * HOUR],
    // The day on which summer time begins has 23 hours, that on which it ends 25.
    ["2026-03-29T00:00:00+01:00", "Europe/Ljubljana", 23 * HOUR],
    ["2026-03-29T12:00:00+02:00", "Europe/Ljubljana", 12 * HOUR],
    ["2026-10-25T00:00:00+02:00", "Europe/Ljubljana", 25 * HOUR],
    ["2026-10-25T12:00:00+01:00", "Europe/Ljubljana", 12 * HOUR],
    ["2026-11-21T12:00:00+01:00", "Pacific/Auckland", 24 * HOUR],
    ["2026-11-21T12:00:00+01:00", "America/Los_Angeles", 21 * HOUR],
    ["2026-03-08T00:00:00-08:00", "America/Los_Angeles", 23 * HOUR],
  ];
  for (const [moment, timezone, seconds] of moments) {
    test(`is until midnight: ${seconds} seconds at ${moment} in ${timezone}`, async () => {
      const service = await startService({
        settings: { timezone },
        now: () => Date.parse(moment),
      });
      const kept = async (path: string) => (await service.askRaw(path)).headers["cache-control"];
      for (const path of ["/embed/verse", "/embed/readings"]) {
        for (let time = 0; time < 2; time++) {
          assert.equal(await kept(path), `public, max-age=${seconds}`);
        }
      }
      for (const path of [PATHS.passage, PATHS.readings, "/embed/verse?date=2026-12-25"]) {
        assert.equal(await kept(path), "public, max-age=86400");
      }
    });
  }
});
