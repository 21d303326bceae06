/** Name, contact and picture of a service: what they may be, and what is said of what they may not. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { quoted } from "../../src/base/quoted.ts";
import { SettingsError } from "../../src/config/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { readSettings } from "../support/config.ts";
import { jpegHead, png, webpHead } from "../support/pictures.ts";
import { Random } from "../support/random.ts";
import { scratchFolder } from "../support/scratch.ts";

const folder = scratchFolder();

function file(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Returns the fault that a setting's value has, without the value. */
function faultOf(name: string, value: string): string {
  try {
    readSettings({ [name]: value }, {});
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    const head = `Cannot use --${name} ${JSON.stringify(value)}: `;
    const sentence = explain(error, "en");
    assert.ok(sentence.startsWith(head), sentence);
    return sentence.slice(head.length);
  }
  return "";
}

describe("--site-name", () => {
  test("is a line of text; blank is none", () => {
    const nameOf = (name: string) => readSettings({ "site-name": name }, {})["site-name"];
    assert.equal(nameOf('  Župnija Šentjernej <&> "1"  '), 'Župnija Šentjernej <&> "1"');
    assert.equal(nameOf("  "), "");
    assert.equal(nameOf("đ".repeat(80)).length, 80);
  });

  for (const [value, fault] of [
    ["a\nb", "expected one line of text"],
    ["a\u2028b", "expected one line of text"],
    ["a\u001b[31m", "expected one line of text"],
    ["đ".repeat(81), "expected at most 80 characters"],
  ] as const) {
    // A reader of reports takes a line separator in a name for the end of the line.
    test(`is not "${quoted(value).slice(0, 30)}"`, () => {
      assert.equal(faultOf("site-name", value), fault);
    });
  }
});

describe("--site-contact", () => {
  for (const [text, href] of [
    ["info@zupnija.si", "mailto:info@zupnija.si"],
    ["o'neil+a&b@zupnija.si", "mailto:o'neil+a%26b@zupnija.si"],
    ["pisarna@župnija.si", "mailto:pisarna@župnija.si"],
    ["https://zupnija.si/stik?a=1&b=2", "https://zupnija.si/stik?a=1&b=2"],
    ["HTTP://zupnija.si", "http://zupnija.si/"],
    ["+386 1 234 56 78", "tel:+38612345678"],
    ["(01) 234-56-78", "tel:012345678"],
    ["01/234 56 78", "tel:012345678"],
    [" 112 33 ", "tel:11233"],
  ] as const) {
    test(`${text} opens ${href}`, () => {
      const contact = readSettings({ "site-contact": text }, {})["site-contact"];
      assert.equal(contact?.href, href);
      assert.equal(contact.text, text.trim());
    });
  }

  test("is nothing where it is blank", () => {
    assert.equal(readSettings({ "site-contact": " " }, {})["site-contact"], undefined);
  });

  for (const text of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//zupnija.si",
    "zupnija.si",
    "https://",
    "https://ana:geslo@zupnija.si",
    "https://ana@zupnija.si",
    "https://:geslo@zupnija.si",
    "ftp://zupnija.si",
    "a b@zupnija.si",
    "a@b",
    "a@b..si",
    "info@zupnija.si, drugi@zupnija.si",
    `"a\nb"@zupnija.si`,
    "12",
    "1-(/)-",
    "++386 1 234",
    "1234567890123456",
    "Vprašajte župnika",
    `https://zupnija.si/${"a".repeat(500)}`,
  ]) {
    test(`is not ${JSON.stringify(text).slice(0, 40)}`, () => {
      assert.match(faultOf("site-contact", text), /^expected an e-mail address, a web address/);
    });
  }
});

describe("--site-image", () => {
  const imageOf = (path: string) => readSettings({ "site-image": path }, {})["site-image"];

  for (const [name, type, bytes] of [
    ["PNG", "image/png", png(300, 200)],
    ["JPEG", "image/jpeg", jpegHead(300, 200)],
    ["progressive JPEG", "image/jpeg", jpegHead(300, 200, { marker: 0xc2 })],
    ["lossy WebP", "image/webp", webpHead("VP8 ", 300, 200)],
    ["lossless WebP", "image/webp", webpHead("VP8L", 300, 200)],
    ["extended WebP", "image/webp", webpHead("VP8X", 300, 200)],
  ] as const) {
    test(`is a ${name} by its bytes, whatever its name`, () => {
      const image = imageOf(file("picture.txt", bytes))!;
      assert.deepEqual([image.type, image.width, image.height], [type, 300, 200]);
      assert.deepEqual(image.bytes, bytes);
    });

    test(`a ${name} that is cut anywhere before its size, or changed in any byte, breaks nothing`, () => {
      const head = bytes.subarray(0, 120);
      const random = new Random(7);
      for (let end = 0; end < Math.min(head.length, 30); end++) {
        const path = file("cut", head.subarray(0, end));
        assert.match(faultOf("site-image", path), /^expected a PNG, JPEG or WebP picture/);
      }
      for (let at = 0; at < head.length; at++) {
        const changed = Buffer.from(head);
        changed[at] = random.below(256);
        assert.match(faultOf("site-image", file("changed", changed)), /^(expected .*|)$/);
      }
    });
  }

  for (const [name, content] of [
    ["SVG", `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`],
    ["GIF", "GIF89a\u0009\0\u0009\0"],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["empty file", ""],
    ["PNG without pixels", png(1, 1).fill(0, 16, 24)],
  ] as const) {
    test(`is no ${name}, whatever its name`, () => {
      const fault = faultOf("site-image", file("picture.png", content));
      assert.equal(fault, "expected a PNG, JPEG or WebP picture, which the file is not");
    });
  }

  test("is there, a file, and small enough", () => {
    assert.match(
      faultOf("site-image", join(folder, "none.png")),
      /^cannot read the file: no such file or directory \(ENOENT\)/,
    );
    mkdirSync(join(folder, "folder"));
    const folderFault = faultOf("site-image", join(folder, "folder"));
    assert.equal(folderFault, "cannot read the file: not a regular file");
    assert.equal(
      faultOf("site-image", file("wide.jpg", jpegHead(4097, 1))),
      "expected at most 4096 pixels a side, and the picture has 4097 × 1",
    );
    const heavy = Buffer.concat([png(9, 9), Buffer.alloc(1_000_000)]);
    assert.match(
      faultOf("site-image", file("heavy.png", heavy)),
      /^expected at most 1000000 bytes, and the file has \d+: save it smaller/,
    );
  });
});
