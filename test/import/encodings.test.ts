/** No letter is lost between the bytes of a file and its text, whatever it is declared as; what cannot be meant is refused. */
import assert from "node:assert/strict";
import { isUtf8 } from "node:buffer";
import { describe, it } from "node:test";
import { explainRecord } from "../../src/i18n/problems/mod.ts";
import { importedVerses, importSource } from "../../src/import/mod.ts";
import { encodeBytes, encodingNamed, encodingNames } from "../../src/import/single_byte_encodings.ts";
import { refuses } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { writeModule } from "./writers/sword_module.ts";
import { writeZip } from "./writers/zip.ts";

const ENGLISH = "The child’s “word” – yes… Œuvre";
const SLOVENIAN = "Še žaba v hiši … žaluje. »Čas« ‘đak’ — Ž";

/** A text as bytes of an encoding. */
function bytes(text: string, encoding: string): Buffer {
  const encoded = encodeBytes(text, encodingNamed(encoding)!);
  assert.ok(encoded, `${text} is no ${encoding}`);
  return encoded;
}

/** What becomes of UTF-8 whose bytes a program takes for characters of Latin-1, and writes as UTF-8 again. */
const twice = (text: string) => Buffer.from(Buffer.from(text).toString("latin1"));
const utf16 = (text: string) => Buffer.from(text, "utf16le");

const zefania = (text: string, declared = "UTF-8") =>
  `<?xml version="1.0" encoding="${declared}"?>\n<XMLBIBLE><BIBLEBOOK bnumber="43"><CHAPTER cnumber="1"><VERS vnumber="1">${text}</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`;
const osis = (text: string, declared: string) =>
  `<?xml version="1.0" encoding="${declared}"?><osis><osisText><div type="book" osisID="John"><verse osisID="John.1.1">${text}</verse></div></osisText></osis>`;
const opensong = (text: string, declared: string) =>
  `<?xml version='1.0' encoding='${declared}'?><bible><b n="John"><c n="1"><v n="1">${text}</v></c></b></bible>`;
const beblia = (text: string, declared: string) =>
  `<?xml version="1.0" encoding="${declared}"?><bible translation="X"><testament name="New"><book number="43"><chapter number="1"><verse number="1">${text}</verse></chapter></book></testament></bible>`;
const json = (text: string) => JSON.stringify([{ name: "John", chapters: [[text]] }]);
/** A text in which all that is not ASCII is escaped. */
const inAscii = (text: string, write: (code: number) => string) =>
  text.replace(/[^\0-\x7f]/g, (one) => write(one.charCodeAt(0)));
const usfm = (text: string, declared = "") => `\\id JHN\n${declared}\\c 1\n\\p\n\\v 1 ${text}\n`;
const lines = (text: string) => `JHN 1:1 ${text}\nJHN 1:2 two\n`;
const module = (text: Buffer, fields: Record<string, string>) => {
  const written = writeModule(new Map([["JHN 1:1", "#".repeat(text.length)]]), {
    driver: "rawText",
    fields: { SourceType: "Plaintext", ...fields },
  });
  return writeZip(written.map(([name, content]) => [name, name.endsWith("/nt") ? replaced(content, text) : content]));
};
const replaced = (content: Buffer, text: Buffer) =>
  Buffer.concat([content.subarray(0, content.indexOf("#")), text, content.subarray(content.lastIndexOf("#") + 1)]);

const BOTH = "from 128 to 159 it is windows-1252";
const CASES: [kind: string, file: string, content: Buffer, text: string, warnings?: RegExp[], encoding?: string][] = [
  ["declared", "a.xml", bytes(zefania(ENGLISH, "windows-1252"), "windows-1252"), ENGLISH],
  ["declared in OSIS", "a.xml", bytes(osis(SLOVENIAN, "windows-1250"), "windows-1250"), SLOVENIAN],
  ["declared as CP1250", "a.xml", bytes(zefania(SLOVENIAN, "CP1250"), "windows-1250"), SLOVENIAN],
  ["declared ISO-8859-1, bytes of Windows", "a.xml", bytes(zefania(ENGLISH, "ISO-8859-1"), "windows-1252"), ENGLISH],
  ["declared latin1", "a.xml", bytes(osis(ENGLISH, "latin1"), "windows-1252"), ENGLISH],
  [
    "declared ISO-8859-2, bytes of Windows",
    "a.xml",
    bytes(zefania(SLOVENIAN, "ISO-8859-2"), "windows-1250"),
    SLOVENIAN,
    [/^1|^2.*said to be iso-8859-2.*read as windows-1250/],
  ],
  ["declared ISO-8859-2", "a.xml", bytes(zefania("Še žaba, čas", "ISO-8859-2"), "iso-8859-2"), "Še žaba, čas"],
  [
    "declared ISO-8859-15, bytes of Windows",
    "a.xml",
    bytes(zefania(ENGLISH, "ISO-8859-15"), "windows-1252"),
    ENGLISH,
    [/read as windows-1252/],
  ],
  ["stated", "a.txt", bytes(lines(ENGLISH), "windows-1252"), ENGLISH, [], "windows-1252"],
  ["stated as Latin1", "a.txt", bytes(lines(ENGLISH), "windows-1252"), ENGLISH, [], "Latin1"],
  ["stated", "a.usfm", bytes(usfm("В начале “”"), "windows-1251"), "В начале “”", [], "windows-1251"],
  ["stated as KOI8-R", "a.txt", bytes(lines("В начале"), "koi8-r"), "В начале", [], "KOI8-R"],
  ["\\ide windows-1252", "a.usfm", bytes(usfm(ENGLISH, "\\ide windows-1252\n"), "windows-1252"), ENGLISH],
  ["\\ide 1250 - Central", "a.usfm", bytes(usfm(SLOVENIAN, "\\ide 1250 - Central\n"), "windows-1250"), SLOVENIAN],
  ["\\ide ISO-8859-1", "a.usfm", bytes(usfm(ENGLISH, "\\ide ISO-8859-1\n"), "windows-1252"), ENGLISH],
  [
    "UTF-8 made from Latin-1",
    "a.xml",
    Buffer.from(zefania(bytes("Še žaba – “da”…", "windows-1252").toString("latin1"))),
    "Še žaba – “da”…",
    [/6 control characters .* first in ".*Še žaba/],
  ],
  [
    "UTF-8 made from Latin-1",
    "a.usfm",
    Buffer.from(usfm(bytes(ENGLISH, "windows-1252").toString("latin1"))),
    ENGLISH,
    [/control characters/],
  ],
  [
    "UTF-8 made from Latin-1",
    "a.txt",
    Buffer.from(lines("\u0084Da\u0093")),
    "„Da“",
    [/2 control characters .*"(?:JHN 1:1 )?„Da“/],
  ],
  [
    "Word's hyphens that end no line",
    "a.txt",
    Buffer.from(lines("le\u001eam \u001e spus\u001e")),
    "le-am spus",
    [/1 control character is read/],
  ],
  ["Word's hyphens, escaped", "a.json", Buffer.from(json("le\u001eam")), "le-am", [/1 control character is read/]],
  [
    BOTH,
    "a.xml",
    Buffer.from(zefania("&#138;e &#158;aba v hi&#154;i; child&#146;s &#150; word")),
    "Še žaba v hiši; child’s – word",
  ],
  [`${BOTH}, in hexadecimal`, "a.xml", Buffer.from(zefania("&#x8a;e &#x93;word&#x94;")), "Še “word”"],
  [`${BOTH}, in lines`, "a.txt", Buffer.from(lines("child&#146;s &#x96; <b>word</b>")), "child’s – word"],
  ["UTF-16 with a mark", "a.usfm", utf16(`\ufeff${usfm(SLOVENIAN)}`), SLOVENIAN],
  ["UTF-16 without one", "a.usfm", utf16(usfm(SLOVENIAN)), SLOVENIAN],
  ["UTF-16, bytes swapped", "a.usfm", utf16(`\ufeff${usfm(SLOVENIAN)}`).swap16(), SLOVENIAN],
  ["UTF-16, bytes swapped, without a mark", "a.txt", utf16(lines("В начале č 𐌰")).swap16(), "В начале č 𐌰"],
  ["UTF-16 as XML", "a.xml", utf16(`\ufeff${zefania(ENGLISH, "utf-16")}`), ENGLISH],
  ["UTF-16 as a table", "a.csv", utf16(`\ufeffbook,chapter,verse,text\r\nJohn,1,1,"${SLOVENIAN}"\r\n`), SLOVENIAN],
  ["UTF-8 encoded twice", "a.usfm", twice(usfm(SLOVENIAN)), SLOVENIAN, [/encoded twice.*1 line is mended/]],
  ["UTF-8 encoded twice", "a.xml", twice(zefania(ENGLISH)), ENGLISH, [/encoded twice/]],
  [
    "UTF-8 encoded twice, through windows-1250",
    "a.txt",
    Buffer.from("JHN 1:1 Ĺˇe Ĺľaba\n"),
    "še žaba",
    [/as if it were windows-1250/],
  ],
  [
    "UTF-8 encoded twice that lost bytes",
    "a.txt",
    Buffer.from(lines("V zaÄetku je â€žBesedaâ€ in Å¡e Å¾aba")),
    "V zaÄetku je â€žBesedaâ€ in Å¡e Å¾aba",
    [/lost bytes on the way \(4 such places/],
  ],
  [
    "UTF-8 encoded twice, and escaped",
    "a.json",
    Buffer.from(inAscii(twice(json(SLOVENIAN)).toString(), (code) => `\\u${code.toString(16).padStart(4, "0")}`)),
    SLOVENIAN,
    [/encoded twice/],
  ],
  [
    "UTF-8 encoded twice, and escaped",
    "a.xml",
    Buffer.from(inAscii(twice(zefania(SLOVENIAN)).toString(), (code) => `&#${code};`)),
    SLOVENIAN,
    [/encoded twice/],
  ],
  [
    "stated windows-1250, bytes of ISO-8859-2",
    "a.txt",
    bytes(lines("Šest žab že čaka, živih in šibkih, ki šo ta"), "iso-8859-2"),
    "Šest žab že čaka, živih in šibkih, ki šo ta",
    [/said to be windows-1250.*read as iso-8859-2/],
    "windows-1250",
  ],
  [
    "stated windows-1250, with few letters of others",
    "a.txt",
    bytes(lines("Są ludzie, są też i są inne©"), "windows-1250"),
    "Są ludzie, są też i są inne©",
    [],
    "windows-1250",
  ],
  ["declared KOI8-R", "a.xml", bytes(osis("В начале было", "KOI8-R"), "koi8-r"), "В начале было"],
  ["declared KOI8-U", "a.xml", bytes(zefania("Її є ґ", "KOI8-U"), "koi8-u"), "Її є ґ"],
  ["declared windows-1251", "a.xml", bytes(opensong("«Бог» — и", "windows-1251"), "windows-1251"), "«Бог» — и"],
  [
    "declared windows-1257",
    "a.xml",
    bytes(beblia("„Žodis“ – ėjo į", "windows-1257"), "windows-1257"),
    "„Žodis“ – ėjo į",
  ],
  ["declared x-mac-ce", "a.xml", bytes(zefania("Še žaba čaka – „da“", "x-mac-ce"), "x-mac-ce"), "Še žaba čaka – „da“"],
  [
    "declared ISO-8859-7, bytes of Windows",
    "a.xml",
    bytes(zefania("Εν αρχή – «ναι»", "ISO-8859-7"), "windows-1253"),
    "Εν αρχή – «ναι»",
    [/said to be iso-8859-7.*read as windows-1253/],
  ],
  ["stated as CP866", "a.txt", bytes(lines("В начале"), "ibm866"), "В начале", [], "CP866"],
  ["stated", "a.json", bytes(json("Še žaba"), "windows-1250"), "Še žaba", [], "windows-1250"],
  ["UTF-16, bytes swapped, without a mark", "a.json", utf16(json(SLOVENIAN)).swap16(), SLOVENIAN],
  ["UTF-16 without a mark", "a.xml", utf16(opensong("В начале – «да»", "utf-16")), "В начале – «да»"],
  ["byte-order marks within", "a.txt", Buffer.from("\ufeffJHN 1:1 ža\ufeffba\n\ufeffJHN 1:2 two\n"), "žaba"],
  ["what only looks so", "a.txt", Buffer.from(lines("Ã, Å in Ä; «Â» Éva")), "Ã, Å in Ä; «Â» Éva"],
  ["a module in Latin-1", "a.zip", module(bytes(ENGLISH, "windows-1252"), { Encoding: "Latin-1" }), ENGLISH],
  [
    "a module with UTF-8 made from Latin-1",
    "a.zip",
    module(Buffer.from("a\u0092b"), {}),
    "a’b",
    [/1 control character/],
  ],
  [
    "a module with an entry that is no UTF-8",
    "a.zip",
    module(bytes(ENGLISH, "windows-1252"), {}),
    ENGLISH,
    [/said to be utf-8.*read as windows-1252/],
  ],
];

const SLAVIC: [
  kind: string,
  file: string,
  content: Buffer,
  text: string,
  warning?: RegExp | undefined,
  language?: string,
][] = [
  [
    "Slovenian, declared latin1",
    "a.xml",
    bytes(zefania("Čas je rekel", "latin1"), "windows-1250"),
    "Čas je rekel",
    /^2 .*letters are those of windows-1250 .* 1 is mended, the first in ".*Čas je/,
    "slv",
  ],
  [
    "Slovenian, whose language the file alone says",
    "a.xml",
    bytes(
      zefania("noč, moč", "ISO-8859-1").replace("<BIBLEBOOK", "<I><language>slv</language></I><BIBLEBOOK"),
      "windows-1250",
    ),
    "noč, moč",
    /2 are mended/,
  ],
  [
    "Croatian, declared windows-1252",
    "a.usfm",
    bytes(usfm("Među njima je kuća; čovjek reče: Šti ću", "\\ide windows-1252\n"), "windows-1250"),
    "Među njima je kuća; čovjek reče: Šti ću",
    /read as windows-1250/,
    "hrv",
  ],
  [
    "Czech of ISO-8859-2, stated as latin1",
    "a.txt",
    bytes(lines("Řekl přítel: dům, žena, člověk, šest"), "iso-8859-2"),
    "Řekl přítel: dům, žena, člověk, šest",
    /read as iso-8859-2/,
    "ces",
  ],
  ["no language is known, š is there", "a.txt", bytes(lines("Še učenec"), "windows-1250"), "Še učenec", /1 is mended/],
  [
    "UTF-8 that was made of it",
    "a.txt",
    Buffer.from(lines("V zaèetku je rekel oèe: Èas")),
    "V začetku je rekel oče: Čas",
    /3 are mended/,
    "slv",
  ],
  ["Russian as latin1", "a.txt", bytes(lines("В начале"), "windows-1251"), "В начале", /windows-1251/, "rus"],
  [
    "French",
    "a.xml",
    bytes(zefania("Ève, la mère, Œuvre – È", "latin1"), "windows-1252"),
    "Ève, la mère, Œuvre – È",
    undefined,
    "fra",
  ],
  [
    "Basque, no language known",
    "a.txt",
    Buffer.from(
      lines("Eta çure semea, ceçan; çuen çuec eçagutu èa, eçen çaizquio, çarela, haçi, oraiño, çeren, çaude"),
    ),
    "Eta çure semea, ceçan; çuen çuec eçagutu èa, eçen çaizquio, çarela, haçi, oraiño, çeren, çaude",
  ],
  ["French, no language known", "a.txt", bytes(lines("Ève, la mère"), "windows-1252"), "Ève, la mère"],
  ["Italian", "a.txt", bytes(lines("È il tempo, cioè"), "windows-1252"), "È il tempo, cioè", undefined, "ita"],
  [
    "a name of French in a Slovenian text",
    "a.txt",
    Buffer.from(lines("Čas, Mère Agnès, mère")),
    "Čas, Mère Agnès, mère",
    undefined,
    "slv",
  ],
  [
    "what may be French",
    "a.txt",
    bytes(lines("Oèe in mère à la"), "windows-1252"),
    "Oèe in mère à la",
    /may be those of windows-1250 .*\(2, the first in "JHN 1:1 Oèe/,
    "slv",
  ],
  [
    "a module in Latin-1",
    "a.zip",
    module(bytes("Čas", "windows-1250"), { Encoding: "Latin-1", Lang: "sl" }),
    "Čas",
    /said to be windows-1252.*read as windows-1250/,
  ],
];

describe("letters that were taken for windows-1252:", () => {
  for (const [kind, file, content, text, warning, language] of SLAVIC) {
    it(`${kind}, in ${file}: ${text}`, () => {
      writeTemporary({ [file]: content }, (folder) => {
        const isDeclared = file !== "a.txt" || isUtf8(content);
        const options = { ...(language && { language }), ...(!isDeclared && { encoding: "latin1" }) };
        const imported = importSource(`${folder}/${file}`, options);
        assert.equal([...importedVerses(imported)][0]?.text, text);
        const said = imported.warnings.map(({ line, warning }) => `${line} ${explainRecord(warning, "en")}`);
        assert.equal(said.length, warning === undefined ? 0 : 1, said.join("\n"));
        if (warning !== undefined) assert.match(said[0]!, warning);
        assert.equal(imported.characters.lost, 0);
      });
    });
  }
});

it("a text stated in the wrong encoding is read in that which has the letters of its language, and this is said", () => {
  const SLOVENIAN = "Še žaba, čas: »đak« Ana Müller";
  const texts: [language: string, encoding: string, text: string, read?: string][] = [
    ["slv", "ibm852", SLOVENIAN],
    ["slv", "x-mac-ce", "Še žaba, čas, šiba"],
    ["slv", "windows-1250", SLOVENIAN],
    ["slv", "macintosh", "Müller, été", ""],
    ["rus", "koi8-r", "В начале сотворил Бог"],
    ["rus", "windows-1251", "В начале сотворил Бог"],
    ["rus", "ibm866", "В начале сотворил Бог"],
    ["ell", "iso-8859-7", "Εν αρχή", "windows-1253"],
  ];
  for (const [language, written, text, read = written] of texts) {
    for (const encoding of ["windows-1250", "ibm852", "x-mac-ce", "latin1"].filter((each) => each !== written)) {
      writeTemporary({ "a.txt": bytes(lines(text), written) }, (folder) => {
        const imported = importSource(`${folder}/a.txt`, { language, encoding });
        const [first] = [...importedVerses(imported)];
        const said = imported.warnings.map(({ warning }) => explainRecord(warning, "en")).join();
        if (read === "") return assert.doesNotMatch(said, /is said to be/);
        assert.equal(first?.text, text, encoding);
        assert.match(said, new RegExp(`said to be ${encodingNamed(encoding)?.name}, .* read as ${read}$`));
      });
    }
  }
});

it("RTF has the letters of the language of its text", () => {
  writeTemporary({ "a.txt": lines("{\\i Je} \\'c8as, \\'9aal") }, (folder) => {
    const imported = importSource(`${folder}/a.txt`, { language: "slv" });
    assert.equal([...importedVerses(imported)][0]?.text, "Je Čas, šal");
    assert.ok(imported.warnings.some(({ warning }) => /read as windows-1250/.test(explainRecord(warning, "en"))));
  });
});

describe("a text has all its letters:", () => {
  for (const [kind, file, content, text, warnings = [], encoding] of CASES) {
    it(`${kind}, in ${file}: ${text}`, () => {
      writeTemporary({ [file]: content }, (folder) => {
        const imported = importSource(`${folder}/${file}`, encoding === undefined ? {} : { encoding });
        assert.equal([...importedVerses(imported)][0]?.text, text);
        const said = imported.warnings.map(({ line, warning }) => `${line} ${explainRecord(warning, "en")}`);
        assert.equal(said.length, warnings.length, said.join("\n"));
        for (const [index, expected] of warnings.entries()) assert.match(said[index]!, expected);
        assert.equal(imported.characters.lost, 0);
      });
    });
  }
});

const REFUSED: [kind: string, content: Buffer, sentence: RegExp, encoding?: string][] = [
  [
    "a byte that means nothing",
    Buffer.from("JHN 1:1 a\nJHN 1:2 b\x8d\n", "latin1"),
    /a\.txt:2: .*windows-1252/,
    "latin1",
  ],
  [
    "lines of UTF-8 among others",
    Buffer.concat([bytes("JHN 1:1 čas\n", "windows-1250"), Buffer.from("JHN 1:2 še žaba\n")]),
    /a\.txt:2: .*mixes encodings/,
    "windows-1250",
  ],
  [
    "lines of Windows among UTF-8",
    Buffer.concat([Buffer.from("JHN 1:1 še\n"), bytes("JHN 1:2 žaba\n", "windows-1250")]),
    /a\.txt:2: .*not UTF-8/,
  ],
  [
    "lines that were encoded twice among others",
    Buffer.concat([Buffer.from("JHN 1:1 žaba\n"), ...[2, 3, 4].map((verse) => twice(`JHN 1:${verse} še žaba\n`))]),
    /a\.txt:1: .*line 2 .*encoded twice.*iconv/,
  ],
  ["half a character of UTF-16", utf16(lines("a")).subarray(0, -1), /a\.txt:2: .*UTF-16/],
  [
    "an unknown encoding",
    Buffer.from(lines("\xe8"), "latin1"),
    /"latin-99": utf-8\/16, windows-874\/1250.*iso-8859-1\/2.*euc-jp\/kr are read/,
    "latin-99",
  ],
];

describe("a file is refused with its line for", () => {
  for (const [kind, content, sentence, encoding] of REFUSED) {
    it(kind, () => {
      writeTemporary({ "a.txt": content }, (folder) => {
        refuses(() => importSource(`${folder}/a.txt`, encoding === undefined ? {} : { encoding }), sentence);
      });
    });
  }
});

it("each encoding decodes what it encodes, and none has a letter where Windows has none", () => {
  for (const name of encodingNames()) {
    const encoding = encodingNamed(name);
    if (encoding === undefined) continue;
    const letters = [...encoding.upper].filter((letter) => letter !== "\ufffd");
    assert.equal(new Set(letters).size, letters.length, name);
    assert.ok(letters.length > 90, name);
    assert.equal(encodeBytes(letters.join(""), encoding)?.length, letters.length, name);
  }
});
