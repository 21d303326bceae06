/** The face that an administrator gives the service: stored, in force at once, never above what the operator fixes. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { png } from "../support/pictures.ts";
import { type Service, serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

async function administrator(service: Service): Promise<WebClient> {
  if (service.store.accounts.user("Vera") === undefined) {
    await service.store.accounts.addUser("Vera", { admin: true });
  }
  return WebClient.signedIn(service, "Vera");
}

const FACE = {
  "site-name": 'Župnija <Sora> & "Medvode"',
  "site-contact": "info@zupnija.si",
  "site-accent": "003366",
  "site-footer": "Kar je <b>dobro</b>",
};

/** Sends a picture as the form does. */
function sendCrest(client: WebClient, bytes: Uint8Array, { token = client.token } = {}) {
  const boundary = "----form";
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('name="token"')}${token}\r\n`),
    Buffer.from(part('name="file"; filename="grb.png"')),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  return client.send("POST", "/admin/face/crest", { headers, body });
}

describe("the face", () => {
  const service = serviceFor();
  let client: WebClient;

  before(async () => {
    client = await administrator(service);
  });

  test("is in force once it is saved, as text and never as markup, and after a start on the same store", async () => {
    await client.get("/admin/face");
    assert.equal((await client.post("/admin/face", { ...FACE, action: "save" })).status, 303);
    for (const path of ["/", "/docs", "/berila"]) {
      const { text } = await service.askRaw(path);
      assert.match(text, /<title>[^<]*Župnija &lt;Sora&gt; &amp; &quot;Medvode&quot;<\/title>/);
      assert.match(text, /<footer.*Kar je &lt;b&gt;dobro.*mailto:info@zupnija\.si/s);
      const [, style] = /href="(\/assets\/accent\.css[^"]*)"/.exec(text)!;
      const css = await service.askRaw(style!.replaceAll("&amp;", "&"));
      assert.match(css.text, /^:root \{ --accent: #[0-9a-f]{6};/);
    }
    const again = await startService({ store: service.store });
    assert.equal(again.config.current["site-name"], FACE["site-name"]);
  });

  test("two forms that are open at once undo nothing of each other, though each sends all of its fields", async () => {
    const shown = (page: { text: string }) =>
      Object.fromEntries(
        [
          ...page.text.matchAll(
            /<input type="(?:hidden|text|color)"[^>]*? name="((?:was-)?site-[^"]+)"[^>]*? value="([^"]*)"/g,
          ),
        ].map(([, name, value]) => [name!, value!]),
      );
    await client.get("/admin/face");
    await client.post("/admin/face", { ...FACE, "site-name": "Sora", "site-footer": "Medvode", action: "save" });
    const first = shown(await client.get("/admin/face"));
    const second = shown(await client.get("/admin/face"));
    assert.equal(first["was-site-name"], "Sora");
    await client.post("/admin/face", {
      ...first,
      "site-name": "Župnija Sora",
      "site-accent": "#2e5d34",
      action: "save",
    });
    // What is previewed between keeps what the form began with.
    const previewed = shown(
      await client.post("/admin/face", { ...second, "site-footer": "Sora 1", action: "preview" }),
    );
    await client.post("/admin/face", { ...previewed, action: "save" });
    const { "site-name": name, "site-accent": accent, "site-footer": footer } = service.config.current;
    assert.deepEqual([name, String(accent).replace("#", ""), footer], ["Župnija Sora", "2e5d34", "Sora 1"]);
    // The same text changed in both: the later one is told, and has its way once it is saved again.
    await client.get("/admin/face");
    const refused = await client.post("/admin/face", { ...second, "site-name": "Fara Sora", action: "save" });
    assert.equal(refused.status, 409);
    assert.match(refused.text, /id="site-name-error">To je bilo medtem spremenjeno\. Zdaj velja: Župnija Sora\./);
    assert.equal(service.config.current["site-name"], "Župnija Sora");
    assert.equal((await client.post("/admin/face", { ...shown(refused), action: "save" })).status, 303);
    assert.equal(service.config.current["site-name"], "Fara Sora");
    assert.equal(service.config.current["site-footer"], "Sora 1");
  });

  const refused: [field: string, value: string, words: RegExp][] = [
    ["site-name", "dolgo ".repeat(20), /največ 80 znakov|80/],
    ["site-contact", "javascript:alert(1)", /e-naslov/],
    ["site-accent", "red; } body { display: none", /šestnajstiškimi/],
    ["site-footer", "a\nb", /eni vrstici|vrstic/],
  ];
  for (const [field, value, words] of refused) {
    test(`${field} that cannot be used is refused beside it, and nothing typed is lost`, async () => {
      const before = service.store.settings.get("face");
      await client.get("/admin/face");
      const { text, status } = await client.post("/admin/face", {
        ...FACE,
        "site-name": "Nova",
        [field]: value,
      });
      assert.equal(status, 400);
      assert.match(text, new RegExp(`id="${field}"[^>]* aria-invalid="true"`));
      const [, message] = new RegExp(`id="${field}-error">([^<]*)`).exec(text)!;
      assert.match(message!, words);
      if (field !== "site-name") assert.match(text, /name="site-name"[^>]* value="Nova"/);
      assert.equal(service.store.settings.get("face"), before);
    });
  }

  test("has a crest, which goes when it is removed", async () => {
    await client.get("/admin/face");
    assert.equal((await sendCrest(client, png(512, 300))).status, 303);
    const { text } = await service.askRaw("/");
    const [, path] = /<img class="crest" src="([^"]+)" width="512" height="300"/.exec(text)!;
    const { bytes, headers } = await service.askRaw(path!);
    assert.equal(headers["content-type"], "image/png");
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.deepEqual(bytes, png(512, 300));
    await client.get("/admin/face");
    assert.equal((await client.post("/admin/face", { action: "remove-crest" })).status, 303);
    assert.doesNotMatch((await service.askRaw("/")).text, /class="crest"/);
  });

  test("has no crest that is a script, too large or cut short", async () => {
    const wrong: [Uint8Array, number][] = [
      [Buffer.from("<svg onload='alert(1)'/>"), 400],
      [Buffer.from("GIF89a"), 400],
      [png(513, 10), 400],
      [png(10, 513), 400],
      [png(0, 10), 400],
      [png(30_000, 30), 400],
      [png(9, 9).subarray(0, 30), 400],
      [Buffer.alloc(148_481), 413],
      [Buffer.alloc(1_200_000), 413],
    ];
    for (const [bytes, status] of wrong) {
      await client.get("/admin/face");
      const page = await sendCrest(client, bytes);
      assert.equal(page.status, status);
      assert.match(page.text, /id="file-error"/);
      assert.equal(service.store.settings.has("crest"), false);
    }
  });

  test("names one size in the hint and in the error, and what to do with a photograph of a phone", async () => {
    const { text } = await client.get("/admin/face");
    assert.match(text, /id="file-hint">PNG z največ 512 × 512 slikovnimi točkami in 145\skB\./);
    assert.match((await sendCrest(client, Buffer.alloc(148_481))).text, /Največja dovoljena velikost je 145\skB\./);
    for (const brand of ["heic", "heix", "mif1", "avif"]) {
      const file = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(20)]);
      const refused = await sendCrest(client, file);
      assert.equal(refused.status, 400);
      assert.match(refused.text, /Shranite jo kot JPEG/);
    }
  });

  test("takes names no longer than they may be, and the usual colour as none", async () => {
    const { text } = await client.get("/admin/face");
    for (const [name, length] of [
      ["site-name", 80],
      ["site-footer", 200],
    ]) {
      assert.match(text, new RegExp(`name="${name}"[^>]* maxlength="${length}"`));
    }
    assert.match(text, /<input type="color" id="site-accent" name="site-accent"[^>]* list="site-accent-palette"/);
    await client.post("/admin/face", { ...FACE, "site-accent": "#7B2032", action: "save" });
    assert.equal(service.config.current["site-accent"], "");
    await client.get("/admin/face");
    await client.post("/admin/face", { ...FACE, "site-accent": "#1f4e79", action: "save" });
    assert.equal(service.config.current["site-accent"], "1f4e79");
    assert.match((await client.get("/admin/face")).text, /name="site-accent"[^>]* value="#1f4e79"/);
  });
});

test("what a flag, variable or file sets is shown with its source, and stays", async () => {
  const service = await startService({ settings: { "site-name": "Določeno" } });
  const client = await administrator(service);
  const { text } = await client.get("/admin/face");
  assert.match(text, /Določeno\. To določa nastavitev <code>--site-name<\/code>/);
  assert.doesNotMatch(text, /<input[^>]* name="site-name"/);
  await client.post("/admin/face", { ...FACE, action: "save" });
  assert.equal(service.config.current["site-name"], "Določeno");
  assert.equal(service.config.current["site-footer"], FACE["site-footer"]);
});
