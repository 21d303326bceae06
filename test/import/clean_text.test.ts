import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cleanText, isBlank, NOTE_ANCHOR, stripMarkup } from "../../src/import/clean_text.ts";
import { matchVerseNumber } from "../../src/import/source_labels.ts";
import { languageCode } from "../../src/import/translation_header.ts";

describe("cleanText()", () => {
  const cases: [raw: string, text: string][] = [
    ["one two", "one two"],
    ["  one \t\r\n two  ", "one two"],
    ["one\u00a0two\u2003three\u3000four\u202ffive", "one\u00a0two three four\u202ffive"],
    ["one\u0007\u0000two\u0085three\ufeff", "onetwo three"],
    ["¶ one ¶two", "one two"],
    ["क्‍ष न‌म", "क्‍ष न‌म"],
    [`one ${NOTE_ANCHOR}, two`, "one, two"],
    [`one${NOTE_ANCHOR} two`, "one two"],
    [`one ${NOTE_ANCHOR} ; two`, "one ; two"],
    [`one ${NOTE_ANCHOR}two`, "one two"],
    ["one , two", "one , two"],
    ["be\u00adse\u00adda", "beseda"],
    ["c\u030cas s\u030c e\u0323\u0301", "čas š ẹ́"],
    ["\u05d0\u05bc\u05b8 \u03b1\u0301", "\u05d0\u05bc\u05b8 \u03b1\u0301"],
    ["\u200bone\u200btwo\u2060\u200b ", "one\u200btwo"],
    ["one \u200b two\u2060 three\u200b\u200bfour", "one two three\u200b\u200bfour"],
    ["\u200b ", ""],
  ];
  for (const [raw, text] of cases) {
    it(JSON.stringify(raw), () => assert.equal(cleanText(raw), text));
  }
});

describe("isBlank()", () => {
  it("says whether cleanText() leaves anything", () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const raw = ` ${NOTE_ANCHOR}${String.fromCharCode(code)}\u200b\n`;
      assert.equal(isBlank(raw), cleanText(raw) === "", `U+${code.toString(16)}`);
    }
    assert.ok(isBlank(""));
  });
});

describe("stripMarkup()", () => {
  const cases: [text: string, plain: string][] = [
    ["one \\nd two\\nd* three", "one   two  three"],
    ["one | two", "one  two"],
    ["एक।दो|तीन|", "एक।दो तीन"],
    ["<i>one</i><br/> <FI>two<Fi>", "one two"],
    ["<<one>> <two>", "“one” ‘two’"],
    ["<<a>>", "“a”"],
    ["<Ne vem, kaj> je <i mean>", "‘Ne vem, kaj’ je ‘i mean’"],
    ["\\Kje, Gospod?\\ Polje \\Hakeldama\\, \\reka.\\", "“Kje, Gospod?” Polje “Hakeldama”, “reka.”"],
    ["\\q1 one \\q2 two \\", "  one   two "],
    ["[[EMPTY]]", ""],
    ["<range>", ""],
    ["one [[EMPTY]] two", "one  two"],
    ["&amp;quot;ena&amp;#x10d;&amp;quot; &amp; AT&amp;T", '"enač" & AT&T'],
    ["one &amp; two&nbsp;three &#x10d; &lt;i&gt;four&lt;/i&gt;", "one & two\u00a0three č four"],
    ["one & two; AT&T; &unknown;", "one & two; AT&T; &unknown;"],
    ["one [two] {three} ~ 4", "one [two] {three} ~ 4"],
  ];
  for (const [text, plain] of cases) {
    it(JSON.stringify(text), () => assert.equal(stripMarkup(text).text, plain));
  }
});

describe("the markup that stripMarkup() finds", () => {
  const cases: [text: string, code: string | undefined][] = [
    ["&scaron;ola &#x10d;as", undefined],
    ["one & two", undefined],
    ["&lt;b&gt;ena&lt;/b&gt;", "markup_removed"],
    ["&scaron;ola a < b", "brackets_kept"],
    ["ena &lt; dve", "brackets_kept"],
    ["<Ena> &scaron;ola", "brackets_quoted"],
    ["&scaron;ola \\q1 dve", "markup_removed"],
  ];
  for (const [text, code] of cases) {
    it(JSON.stringify(text), () => assert.equal(stripMarkup(text).found?.code, code));
  }
});

describe("matchVerseNumber()", () => {
  const cases: [label: string, expected: object | undefined][] = [
    ["3", { verse: 3, rest: "" }],
    ["3-4", { verse: 3, verseEnd: 4, rest: "" }],
    ["3–5", { verse: 3, verseEnd: 5, rest: "" }],
    ["3,4", { verse: 3, verseEnd: 4, rest: "" }],
    ["3,4,5", { verse: 3, verseEnd: 5, rest: "" }],
    ["3/4", { verse: 3, verseEnd: 4, rest: "" }],
    ["1 - 2", { verse: 1, verseEnd: 2, rest: "" }],
    ["3, 4", { verse: 3, verseEnd: 4, rest: "" }],
    ["6-", { verse: 6, isOpen: true, rest: "" }],
    ["4a\u2013", { verse: 4, segment: "a", isOpen: true, rest: "" }],
    ["3/7", { verse: 3, isSplit: true, rest: "" }],
    ["3,7", { verse: 3, isSplit: true, rest: "" }],
    ["1-3,5", { verse: 1, verseEnd: 3, isSplit: true, rest: "" }],
    ["3,7,4", { verse: 3, isSplit: true, rest: "" }],
    ["3-1", { verse: 3, isSplit: true, rest: "" }],
    ["3-3", { verse: 3, rest: "" }],
    ["1000", undefined],
    ["3-1000", { verse: 3, rest: "-1000" }],
    ["4a-b", { verse: 4, rest: "" }],
    ["4-5a,6", { verse: 4, verseEnd: 6, rest: "" }],
    ["0-1", { verse: 0, verseEnd: 1, rest: "" }],
    ["4.", { verse: 4, rest: "" }],
    ["4.x", { verse: 4, rest: ".x" }],
    ["4a", { verse: 4, segment: "a", rest: "" }],
    ["17aa", { verse: 17, segment: "aa", rest: "" }],
    ["17ab", { verse: 17, rest: "ab" }],
    ["4B", { verse: 4, segment: "b", rest: "" }],
    ["2b-3a", { verse: 2, verseEnd: 3, rest: "" }],
    ["3text", { verse: 3, rest: "text" }],
    ["4-4", { verse: 4, rest: "" }],
    ["x", undefined],
    ["", undefined],
  ];
  for (const [label, expected] of cases) {
    it(label || "nothing", () => assert.deepEqual(matchVerseNumber(label), expected));
  }
});

describe("languageCode()", () => {
  const cases: [written: string, code: string | undefined][] = [
    ["slv", "slv"],
    ["sl", "slv"],
    ["SL", "slv"],
    ["sl-SI", "slv"],
    ["en_GB", "eng"],
    ["ger", "deu"],
    ["la", "lat"],
    ["chr", "chr"],
    ["slovenian", undefined],
    ["und", undefined],
    ["xx", undefined],
    ["", undefined],
  ];
  for (const [written, code] of cases) {
    it(written || "nothing", () => assert.equal(languageCode(written), code));
  }
});
