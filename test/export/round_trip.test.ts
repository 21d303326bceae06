/** Any translation, exported and imported again, has the same verses in every format. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { BOOK_IDS, type BookId } from "../../src/canon/mod.ts";
import { formatTranslation, parseTranslation, type Translation, type Verse } from "../../src/corpus/mod.ts";
import { EXPORT_FORMATS, type ExportFormat, exportTranslation } from "../../src/export/mod.ts";
import { importedVerses, importSource } from "../../src/import/mod.ts";
import { Random } from "../support/random.ts";
import { scratchFolder } from "../support/scratch.ts";

const folder = scratchFolder();

function translationOf(body: readonly string[], language = "slv"): Translation {
  const header = `Ambo-Translation: 2
Code: DEMO
Name: Poskusni <prevod> & "zgled"
Language: ${language}
Copyright: Besedilo je za zgled.
Book: SIR | Sirah | Sirahova modrost
Book: JHN | Jn | Evangelij | Janez, Jan

`;
  const verses = body.filter((line) => !line.startsWith("="));
  const others = header.split("\n").length - 1 + body.length - verses.length;
  const end = `End: ${verses.length} verses, ${others} other lines`;
  return parseTranslation(Buffer.from(`${header}${[...body, end].join("\n")}\n`), "DEMO.txt");
}

function versesOf(translation: Translation): string[] {
  return Array.from({ length: translation.lineCount }, (_, line) =>
    lineOf({ ...translation.label(line), text: translation.text(line) }),
  );
}

function lineOf({ book, chapter, verse, verseEnd, segment, text }: Verse): string {
  return `${book} ${chapter}:${verse}-${verseEnd ?? ""}${segment ?? ""} ${text}`;
}

/** Exports and imports; gives the verses and the warnings. */
function roundTrip(translation: Translation, format: ExportFormat) {
  const file = join(folder, `demo.${format}`);
  const exported = exportTranslation(translation, format);
  writeFileSync(file, exported.text);
  const imported = importSource(file);
  return { ...exported, imported, verses: Array.from(importedVerses(imported), lineOf) };
}

const TEXT = [
  "=1 Prvi del",
  "=2 Začetek",
  "GEN 1:1 ¶ V začetku je bil »zgled« & drug zgled.",
  "GEN 1:2-3 Dve vrstici, ki ju izdaja združi v eno. ¶ In nov odstavek v njej.",
  "GEN 1:4a Prvi del vrstice, 7. del.",
  "GEN 1:4b 2 drugi del: l'eau 'citat' \"drug\".",
  "GEN 1:5",
  "GEN 1:7 Sedma.",
  "GEN 1:6 Šesta, ki stoji za sedmo.",
  "=t Pesem ob začetku.",
  "GEN 2:1 |1 Verz pesmi, |2 zamaknjen verz;",
  "=2 Konec",
  "GEN 2:2 ||1 in nova kitica. |= ¶ Za naslovom sredi vrstice gre proza.",
  "GEN 2:3 |0 Vrstica seznama, |0 in druga.",
  "EST 4:17 Vrstica.",
  "EST 4:17z Del z.",
  "EST 4:17aa Del aa.",
  "EST 4:17bb Del bb.",
  "=3 Pododdelek",
  "=r Iz 1,1",
  "=s Vrtnar:",
  "=a Alef",
  "SIR 1:1 ¶2 Vsa modrost, ||2 še ena.",
  "JHN 1:1 In spet 3:16 in 144.000.",
  "JHN 2:1 Čšž đ ß œ ﬁ 字 אֱלֹהִים 😀.",
];

for (const format of EXPORT_FORMATS) {
  describe(`a translation in ${format}`, () => {
    test("has the same verses when it is imported again, and no warning", () => {
      const translation = translationOf(TEXT);
      const { verses, imported } = roundTrip(translation, format);
      assert.deepEqual(verses, versesOf(translation));
      assert.deepEqual(imported.warnings, []);
    });

    test(`${format === "csv" ? "counts" : "keeps"} the names of its books`, () => {
      const { imported, lost } = roundTrip(translationOf(TEXT), format);
      const { naming } = imported.books.get("JHN")!;
      if (format === "csv") assert.equal(lost.get("own name of a book"), 2);
      else assert.deepEqual([naming.name, naming.abbreviation], ["Evangelij", "Jn"]);
    });

    test("has every book of the canon, in any language", () => {
      for (const language of ["slv", "eng", "lat", "deu", "hrv", "xyz"]) {
        const ids = BOOK_IDS.filter((id) => format !== "osis" || id !== "DNG");
        const translation = translationOf(
          ids.map((id) => `${id} 1:1 Besedilo ${id}.`),
          language,
        );
        assert.deepEqual(roundTrip(translation, format).verses, versesOf(translation), language);
      }
    });

    test("has the same verses of any random text", () => {
      const random = new Random(format.length);
      for (let round = 0; round < 60; round++) {
        const translation = translationOf(randomBody(random));
        const { verses } = roundTrip(translation, format);
        assert.deepEqual(verses, versesOf(translation));
      }
    });
  });
}

/** Returns the printed lines of a text, and its headings. */
function printOf(translation: Translation): unknown[] {
  return Array.from({ length: translation.lineCount }, (_, line) => ({
    verse: lineOf({ ...translation.label(line), text: "" }),
    lines: translation.layout(line),
    headings: translation
      .headings({ first: line, last: line })
      .map(({ kind, text, textLine }) => ({ kind, text, textLine })),
  }));
}

for (const format of ["usfm", "osis"] as const) {
  describe(`a printed text in ${format}`, () => {
    test("has the same lines, paragraphs and headings when it is imported again", () => {
      const translation = translationOf(TEXT);
      const { imported } = roundTrip(translation, format);
      const again = formatTranslation(translation.header, importedVerses(imported));
      assert.deepEqual(printOf(parseTranslation(again, "DEMO.txt")), printOf(translation));
    });

    test("has the same print of any random text", () => {
      const random = new Random(format.length + 1);
      for (let round = 0; round < 60; round++) {
        const translation = translationOf(randomBody(random));
        const { imported } = roundTrip(translation, format);
        const again = formatTranslation(translation.header, importedVerses(imported));
        const printed = printOf(parseTranslation(again, "DEMO.txt"));
        for (const [line, print] of printOf(translation).entries()) {
          assert.deepEqual(printed[line], print);
        }
      }
    });
  });
}

const NOTED = `Ambo-Translation: 3
Code: DEMO
Name: Poskusni prevod
Language: slv
Copyright: Besedilo je za zgled.

=2 Naslov
GEN 1:1 ¶ |+V začetku|+ je »b|+il« & zgled.|+|+
+f Opomba naslova, 1 & "tako".
+x Jn 1,1; 1 Mz 1,3
+f Sredi besede.
+f Ob koncu.
+x Ps 33,6
=3 Sredi
GEN 1:2-3 |1 Verz, |2 |+drugi|+ |2 tretji. |= ¶ |+Po naslovu
+f Pred besedo.
+f Za besedo.
+f Za naslovom.
GEN 1:4a Del|+.
+f K delu.
GEN 1:5
+f Nekateri dodajajo vrstico.
GEN 1:6 Konec.
End: 5 verses, 10 notes, 8 other lines
`;

for (const format of ["usfm", "osis"] as const) {
  test(`notes in ${format} come in as they went out, byte for byte`, () => {
    const translation = parseTranslation(Buffer.from(NOTED), "DEMO.txt");
    const { imported } = roundTrip(translation, format);
    assert.equal(formatTranslation(translation.header, importedVerses(imported)).toString(), NOTED);
  });
}

test("what a format cannot carry is counted", () => {
  const translation = translationOf(TEXT);
  const lost = (format: ExportFormat) => Object.fromEntries(exportTranslation(translation, format).lost);
  assert.deepEqual(lost("osis"), { "further name of a book": 2 });
  assert.deepEqual(lost("usfm"), {
    "code, name, language and copyright of the translation": 1,
    "further name of a book": 2,
  });
  assert.deepEqual(lost("zefania"), {
    heading: 8,
    "printed line or paragraph": 10,
    "further name of a book": 2,
    "own name of a book": 1,
  });
});

test("a character that USFM keeps for itself is left out and counted, and the rest stays", () => {
  const translation = parseTranslation(
    Buffer.from("Ambo-Translation: 1\nCode: A\nName: A\nLanguage: eng\nCopyright: A\n\nGEN 1:1 a\\b ~c and//or d.\n"),
    "A.txt",
  );
  const { verses, lost } = roundTrip(translation, "usfm");
  assert.deepEqual(verses, ["GEN 1:1- ab c and/or d."]);
  assert.equal(lost.get("character that USFM keeps for itself"), 3);
});

for (const format of ["usfm", "osis"] as const) {
  test(`angle brackets in headings and notes of ${format} are quotation marks when they come in, and said`, () => {
    const body =
      "=t Pesem <o> češnji\nPSA 1:1 Dobro|+.\n+f Ali: <lepo> & prav.\nEnd: 1 verses, 1 notes, 7 other lines\n";
    const header = NOTED.slice(0, NOTED.indexOf("=2"));
    const { imported } = roundTrip(parseTranslation(Buffer.from(header + body), "DEMO.txt"), format);
    const [verse] = importedVerses(imported);
    assert.equal(verse?.headings?.[0]?.text, "Pesem ‘o’ češnji");
    assert.equal(verse?.notes?.[0]?.text, "Ali: ‘lepo’ & prav.");
    const codes = imported.warnings.map(({ warning }) => warning.code);
    assert.deepEqual(codes, ["brackets_quoted", "brackets_quoted"]);
  });
}

test("a book that OSIS has no id for is left out, its verses counted", () => {
  const { verses, lost } = roundTrip(translationOf(["GEN 1:1 A.", "DNG 1:1 B."]), "osis");
  assert.deepEqual(verses, ["GEN 1:1- A."]);
  assert.equal(lost.get("verse of a book that OSIS has no id for"), 1);
});

/** Signs that a format may take for its own, and what looks like markup. */
const ODD =
  "# ## ~ a~ // \\ <i> </i> <b> <x> <word> << >> < > &amp; &lt; &nbsp; & {a} { } [ ] [1] [[EMPTY]] <range> - — * ** _ $ $$$ % = + ' \" „ “ » « , ; 1 12 3,16 3:16 1. (a) \u00ad a\u00adb \u200b a\u200bb \u2060 \u00a0 \u202f \ufeff א\u200f e\u0301 😀 null \\w \\f ]]> <!-- --> <note> <RF> <Rf> vrt Bog. Š \u2028 † &#35; Gen".split(
    " ",
  );

test("a text of odd signs that was imported is the same in every format, or it is said", () => {
  const random = new Random(17);
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const text = () =>
    escaped(
      Array.from({ length: 1 + random.below(6) }, () => random.pick(ODD) + (random.oneIn(4) ? "" : " ")).join(""),
    );
  const file = join(folder, "odd.osis.xml");
  for (let round = 0; round < 100; round++) {
    const verses = ["Gen.1.1", "Gen.1.2"].map(
      (id) => `<verse osisID="${id}">${text()}<note>${text()}</note> ${text()} in</verse>`,
    );
    const chapter = `<chapter osisID="Gen.1"><title>${text()}</title>${verses.join("")}</chapter>`;
    const psalm = `<div type="book" osisID="Ps"><chapter osisID="Ps.3"><verse osisID="Ps.3.1">Slavi ${text()}</verse></chapter></div>`;
    writeFileSync(
      file,
      `<osis><osisText osisIDWork="A"><div type="book" osisID="Gen">${chapter}</div>${psalm}</osisText></osis>`,
    );
    const { header } = translationOf(["GEN 1:1 Vrt."]);
    const translation = parseTranslation(formatTranslation(header, importedVerses(importSource(file))), "DEMO.txt");
    for (const format of EXPORT_FORMATS) {
      const { verses: again, imported, lost } = roundTrip(translation, format);
      // What is left out, or read otherwise, is said.
      if (lost.has("character that USFM keeps for itself") || imported.warnings.length > 0) continue;
      const texts = (lines: string[]) => lines.filter((line) => !/^PSA.* $/.test(line));
      assert.deepEqual(texts(again), texts(versesOf(translation)), `${format}, round ${round}`);
      if (format !== "usfm" && format !== "osis") continue;
      const beside = Array.from(importedVerses(imported), ({ notes = [], headings = [] }) => [
        notes.map(({ text }) => text),
        headings.map(({ text }) => text),
      ]);
      const before = Array.from({ length: translation.lineCount }, (_, line) => [
        translation.ownNotes(line).map(({ text }) => text),
        translation.headings({ first: line, last: line }).map(({ text }) => text),
      ]);
      assert.deepEqual(beside, before.slice(0, beside.length), `${format}, round ${round}`);
    }
  }
});

const WORDS = "vrt drevo, je & in « » \"a\" 'b' 12 3-4 5a č 字 — … (x) [y] * # % ; : !".split(" ");
const MARKS = ["¶", "|1", "|2", "||1", "|0", "¶1"];

function randomBody(random: Random): string[] {
  const lines: string[] = [];
  const text = () => {
    let result = random.pick(WORDS);
    for (let count = random.below(8); count > 0; count--) {
      if (random.oneIn(6)) result += ` ${random.pick(MARKS)}`;
      result += ` ${random.pick(WORDS)}`;
    }
    return random.oneIn(3) ? `${random.pick(MARKS)} ${result}` : result;
  };
  for (const book of ["GEN", "PSA", "SIR", "JHN", "JUD"] as BookId[]) {
    for (let chapter = 1; chapter < 3; chapter++) {
      for (let verse = 1; verse < 9; verse++) {
        const label = `${book} ${chapter}:${verse}`;
        const kind = verse === 1 ? 7 : random.below(8);
        // A psalm title is at the beginning of a chapter, a heading before a text.
        const signs = [...(verse === 1 ? "123tars" : "123ars")];
        if (kind > 0 && random.oneIn(5)) {
          lines.push(`=${random.pick(signs)} Naslov & ${random.below(9)}`);
        }
        if (kind === 0) lines.push(label);
        else if (kind === 1) lines.push(`${label}-${++verse} ${text()}`);
        else if (kind === 2) lines.push(`${label}a ${text()}`, `${label}b ${text()}`);
        else lines.push(`${label} ${text()}`);
      }
    }
  }
  return lines;
}
