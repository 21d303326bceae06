import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { ImportError } from "../../src/import/mod.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { dropped, lines, readFiles, refuses, warnings } from "./reading.ts";

const read = (text: string) => readFiles(USFM, { "book.usfm": text });

/** The lines of a book of one chapter, given what follows `\c 1`. */
const chapter = (text: string) => lines(read(`\\id GEN\n\\c 1\n${text}`));

describe("USFM: what becomes of the text", () => {
  const cases: [name: string, source: string, expected: string[]][] = [
    ["a paragraph break is one space", "\\p\n\\v 1 one\n\\p\ntwo", ["GEN 1:1 one two"]],
    ["a line of poetry is one space", "\\q1\n\\v 1 one\n\\q2 two", ["GEN 1:1 one two"]],
    ["a break between glued words is kept", "\\q1 \\v 1 one\\q2 two", ["GEN 1:1 one two"]],
    ["a blank line adds nothing", "\\q1 \\v 1 one\n\\b\n\\q1 two", ["GEN 1:1 one two"]],
    ["several verses on one line", "\\p \\v 1 one \\v 2 two", ["GEN 1:1 one", "GEN 1:2 two"]],
    ["no paragraph at all", "\\v 1 one\n\\v 2 two", ["GEN 1:1 one", "GEN 1:2 two"]],
    ["added words stay", "\\p \\v 1 he \\add is\\add* good", ["GEN 1:1 he is good"]],
    ["divine names stay", "\\p \\v 1 the \\nd Lord\\nd*.", ["GEN 1:1 the Lord."]],
    ["words of Jesus stay", "\\p \\v 1 said, \\wj Go.\\wj*", ["GEN 1:1 said, Go."]],
    ["book titles stay", "\\p \\v 1 the \\bk Book\\bk*", ["GEN 1:1 the Book"]],
    ["transliterations stay", "\\p \\v 1 \\tl Talitha\\tl* rise", ["GEN 1:1 Talitha rise"]],
    ["Selah stays", "\\q1 \\v 1 sing. \\qs Selah\\qs*", ["GEN 1:1 sing. Selah"]],
    ["an acrostic letter stays", "\\q1 \\v 1 \\qac A\\qac*lpha", ["GEN 1:1 Alpha"]],
    ["keywords and styles stay", "\\p \\v 1 \\k a\\k* \\bd b\\bd* \\it c\\it*", ["GEN 1:1 a b c"]],
    ["nested markers stay", "\\p \\v 1 \\wj the \\+nd Lord\\+nd* is\\wj*", ["GEN 1:1 the Lord is"]],
    ["nested book title", "\\p \\v 1 \\add in \\+bk Acts\\+bk*\\add*", ["GEN 1:1 in Acts"]],
    ["an unclosed marker ends nowhere", "\\p \\v 1 \\add one\n\\p two", ["GEN 1:1 one two"]],
    ["word attributes go", '\\v 1 \\w one|lemma="x" strong="H1"\\w* two', ["GEN 1:1 one two"]],
    ["the default attribute goes", "\\v 1 \\w one|uno\\w*, two", ["GEN 1:1 one, two"]],
    ["ruby keeps its base", '\\v 1 \\rb one|gloss="o:ne"\\rb* two', ["GEN 1:1 one two"]],
    ["pronunciations go", "\\v 1 one\\pro (wan)\\pro* two", ["GEN 1:1 one two"]],
    ["footnotes go", "\\v 1 one\\f + \\fr 1:1 \\ft note\\f*.", ["GEN 1:1 one."]],
    ["extended and end notes go", "\\v 1 one\\ef + \\ft a\\ef*\\fe + \\ft b\\fe*", ["GEN 1:1 one"]],
    ["cross references go", "\\v 1 one\\x - \\xo 1:1 \\xt Jn 1:1\\x* two", ["GEN 1:1 one two"]],
    ["a note may hold verse numbers", "\\v 1 a\\f + \\ft b \\fv 3\\fv* c\\f* d", ["GEN 1:1 a d"]],
    ["inline references go", "\\q1 \\v 1 one \\rq Ps 1\\rq*", ["GEN 1:1 one"]],
    ["figures go", '\\v 1 one \\fig A|src="a.jpg"\\fig* two', ["GEN 1:1 one two"]],
    ["sidebars go", "\\v 1 one\n\\esb \\ms T\n\\p side\n\\esbe\n\\p two", ["GEN 1:1 one two"]],
    ["milestones go", '\\v 1 \\qt-s |who="Pilate"\\*one\\qt-e\\* two', ["GEN 1:1 one two"]],
    ["own milestones go", '\\v 1 \\zaln-s |x="H1"\\*\\w one|x="1"\\w*\\zaln-e\\*', ["GEN 1:1 one"]],
    ["own characters stay", "\\v 1 one \\zfoo two\\zfoo* three", ["GEN 1:1 one two three"]],
    ["own paragraphs go", "\\v 1 one\n\\zfoo hidden\n\\p two", ["GEN 1:1 one two"]],
    ["numbers of words of ESFM are no text", "\\v 1 one¦12 \\nd two¦13\\nd*, a¦b", ["GEN 1:1 one two, a¦b"]],
    ["no-break spaces are kept", "\\v 1 one~two // three\\~four", ["GEN 1:1 one\u00a0two three\u00a0four"]],
    ["paragraph marks go", "\\v 1 ¶ one", ["GEN 1:1 one"]],
    ["headings go", "\\v 1 one\n\\s1 Head\n\\r (Mk 1)\n\\p\n\\v 2 two", ["GEN 1:1 one", "GEN 1:2 two"]],
    ["a heading within a verse", "\\v 1 one\n\\s Head\n\\p two", ["GEN 1:1 one two"]],
    ["major headings go", "\\ms A\n\\mr B\n\\mt1 C\n\\v 1 one", ["GEN 1:1 one"]],
    ["a verse may follow a heading", "\\s Head\n\\v 1 one", ["GEN 1:1 one"]],
    ["speakers go", "\\sp Friend\n\\q1\n\\v 1 one", ["GEN 1:1 one"]],
    ["acrostic headings go", "\\qa Aleph\n\\q1\n\\v 1 one", ["GEN 1:1 one"]],
    ["an acrostic in a heading goes", "\\s1\n\\tl ALEPH.\\tl*\n\\q1\n\\v 1 one", ["GEN 1:1 one"]],
    ["table cells are words apart", "\\tr \\tc1 \\v 1 a\\tc2 b\\tcr3-4 c", ["GEN 1:1 a b c"]],
    ["table headings go", "\\v 1 one\n\\tr \\th1 Day \\thr2 Sum\n\\tr \\tc1 two", ["GEN 1:1 one two"]],
    ["a verse may begin in a table heading", "\\tr \\th1 \\v 1 a\\tc2 b", ["GEN 1:1 a b"]],
    [
      "milestones that nothing closes go",
      '\\v 1 \\k-s | x-tw="a"\n\\w one|x="1"\\w*\n\\k-e\\* two',
      ["GEN 1:1 one two"],
    ],
    ["lists are text", "\\li1 \\v 1 one\n\\li2 two", ["GEN 1:1 one two"]],
    ["other numbers go", "\\ca 2\\ca*\n\\v 1 \\va 3\\va* \\vp 1b\\vp* one", ["GEN 1:1 one"]],
    ["published chapters go", "\\cp B\n\\cl Chapter\n\\cd About\n\\p\n\\v 1 one", ["GEN 1:1 one"]],
    ["a closing musical note stays", "\\v 1 one\n\\qd For the director", ["GEN 1:1 one For the director"]],
  ];
  for (const [name, source, expected] of cases) {
    it(name, () => assert.deepEqual(chapter(source), expected));
  }
});

describe("USFM: verse labels", () => {
  const cases: [name: string, source: string, expected: string[]][] = [
    ["merged", "\\v 3-4 text", ["GEN 1:3-4 text"]],
    ["merged with a dash", "\\v 3–4 text", ["GEN 1:3-4 text"]],
    ["merged in writing from right to left", "\\v 3\u200f-4 text", ["GEN 1:3-4 text"]],
    ["lettered", "\\v 4a one \\v 4b two", ["GEN 1:4a one", "GEN 1:4b two"]],
    ["left out", "\\v 1 one \\v 2 \\v 3 three", ["GEN 1:1 one", "GEN 1:2", "GEN 1:3 three"]],
    ["left out but for a note", "\\v 1 \\f + \\ft gone\\f*\n\\v 2 two", ["GEN 1:1", "GEN 1:2 two"]],
    ["moved", "\\v 2 two \\v 1 one", ["GEN 1:2 two", "GEN 1:1 one"]],
    ["double spaces within markers", "\\v  1  one", ["GEN 1:1 one"]],
    ["no space before the text", "\\v 1\\nd Lord\\nd*", ["GEN 1:1 Lord"]],
    ["a line end after the number", "\\v 1\n\\nd Lord\\nd*", ["GEN 1:1 Lord"]],
    ["no space after the marker", "\\v1 one", ["GEN 1:1 one"]],
    ["twice: both texts are kept", "\\v 1 one \\v 1 two", ["GEN 1:1 one two"]],
    ["in a bridge and alone", "\\v 1-2 one \\v 2 two", ["GEN 1:1-2 one two"]],
    ["a bridge over verses that are there", "\\v 1 a \\v 3 b \\v 1-4 c", ["GEN 1:1-2 a c", "GEN 1:3 b"]],
    ["verse 0 is none", "\\v 0 Title \\v 1 one", ["GEN 1:1 one"]],
    ["a bridge from 0 is verse 1", "\\v 0-1 one \\v 2 two", ["GEN 1:1 one", "GEN 1:2 two"]],
    ["a bridge from 0 on", "\\v 0-2 one", ["GEN 1:1-2 one"]],
    ["a list of verses apart", "\\v 1-2,4 one \\v 3 two", ["GEN 1:1-2 one", "GEN 1:3 two"]],
    ["bridges that overlap", "\\v 1-2 one \\v 2-3 two", ["GEN 1:1-3 one two"]],
  ];
  for (const [name, source, expected] of cases) {
    it(name, () => assert.deepEqual(chapter(source), expected));
  }

  it("names the line of a verse that comes twice", () => {
    const translation = read("\\id GEN\n\\c 1\n\\v 1 one\n\\v 1 two\n\\v 2 three");
    assert.deepEqual(warnings(translation), ["4: Gen 1,1 comes twice: the second text is put after the first"]);
  });
});

describe("USFM: books and chapters", () => {
  it("passes over prose before the id", () => {
    assert.deepEqual(lines(read("Some prose.\n\\id GEN x\n\\c 1\n\\v 1 one")), ["GEN 1:1 one"]);
  });
  it("reads several books in one file", () => {
    const text = "\\id EXO\n\\c 1\n\\v 1 two\n\\id GEN\n\\c 1\n\\v 1 one";
    assert.deepEqual(lines(read(text)), ["GEN 1:1 one", "EXO 1:1 two"]);
  });
  it("takes a book of one chapter without its chapter", () => {
    const translation = read("\\id JUD\n\\p\n\\v 1 one");
    assert.deepEqual(lines(translation), ["JUD 1:1 one"]);
    assert.deepEqual(warnings(translation), []);
  });
  it("warnings a longer book without its chapter", () => {
    const translation = read("\\id GEN\n\\p\n\\v 1 one");
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.match(warnings(translation)[0] ?? "", /^3: Gen: a verse before the first chapter/);
  });
  it("takes spaces within a chapter marker", () => {
    assert.deepEqual(lines(read("\\id GEN\n\\c  6\n\\p\n\\v  1 one")), ["GEN 6:1 one"]);
  });
  it("names books by their short name, abbreviation and other names", () => {
    const translation = read(
      "\\id JHN\n\\h Janez\n\\toc1 Evangelij po Janezu\n\\toc2 Janez\n\\toc3 Jn\n\\mt Evangelij\n\\c 1\n\\v 1 one",
    );
    assert.deepEqual(translation.books.get("JHN")?.naming, {
      name: "Janez",
      abbreviation: "Jn",
      alternates: ["Evangelij po Janezu"],
    });
  });
  it("takes the first of several headers", () => {
    const translation = read("\\id JHN\n\\h Janez\n\\h1 Sveti Janez\n\\c 1\n\\v 1 one");
    assert.deepEqual(translation.books.get("JHN")?.naming, { name: "Janez" });
  });
  it("names a book by its header where it has no other name", () => {
    const translation = read("\\id JHN\n\\h Janez\n\\c 1\n\\v 1 one");
    assert.deepEqual(translation.books.get("JHN")?.naming, { name: "Janez" });
  });
  it("leaves front matter, introductions and remarks behind", () => {
    const translation = read(
      "\\id FRT\n\\mt Title\n\\p Hello\n\\id GEN\n\\ide UTF-8\n\\rem note\n\\is Intro\n\\ip About\n\\c 1\n\\v 1 one",
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.deepEqual(dropped(translation), {
      "front and back matter": 1,
      remark: 2,
      introduction: 2,
    });
  });
  it("counts books outside of the canon as such, and says how much is left out with them", () => {
    const translation = read(
      "\\id JSA\n\\c 1\n\\v 1 one\n\\v 2 two\n\\id 4BA\n\\h Baruch\n\\id GLO\n\\p x\n\\id GEN\n\\c 1\n\\v 1 one",
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.deepEqual(dropped(translation), {
      "book outside of the canon": 2,
      "front and back matter": 1,
    });
    assert.deepEqual(warnings(translation), ["1: book JSA is not in the canon: its 2 verses are left out"]);
  });
  it("rejects an unknown book, with file and line", () => {
    refuses(() => read("\n\\id XYZ\n\\c 1\n\\v 1 one"), /^book\.usfm:2: Cannot tell which book "XYZ" is: /);
  });
  it("rejects a name that begins as an id does: Judges is not Jude", () => {
    for (const name of ["Judges", "JUDITH", "GENć"]) {
      refuses(
        () => read(`\\id ${name}\n\\c 1\n\\v 1 one`),
        `book.usfm:1: Cannot tell which book "${name}" is: expected a USFM book id such as GEN`,
      );
    }
    assert.deepEqual(lines(read("\\id gen-SSP\n\\c 1\n\\v 1 one")), ["GEN 1:1 one"]);
  });
  it("rejects two files that claim one book", () => {
    const book = "\\id GEN\n\\c 1\n\\v 1 one";
    assert.throws(
      () => readFiles(USFM, { "a.sfm": book, "b.sfm": book }),
      (error) => {
        assert.ok(error instanceof ImportError);
        assert.equal(
          explain(error, "en"),
          'b.sfm:3: Gen 1,1: Cannot import book "GEN": it is claimed by a.sfm and by b.sfm',
        );
        return true;
      },
    );
  });
  it("takes a book with a file a chapter", () => {
    const chapter = (number: number) => `\\id GEN\n\\c ${number}\n\\v 1 ${number}.`;
    const files = { "01.usfm": chapter(1), "10.usfm": chapter(10), "2.usfm": chapter(2) };
    assert.deepEqual(lines(readFiles(USFM, files)), ["GEN 1:1 1.", "GEN 2:1 2.", "GEN 10:1 10."]);
  });
  it("takes a byte-order mark and carriage returns", () => {
    assert.deepEqual(lines(read("\ufeff\\id GEN\r\n\\c 1\r\n\\p\r\n\\v 1 one\r\n\\v 2 two\r\n")), [
      "GEN 1:1 one",
      "GEN 1:2 two",
    ]);
  });
});

describe("USFM: what is wrong in a file", () => {
  it("ends a note that is never closed with its line", () => {
    const translation = read("\\id GEN\n\\c 1\n\\v 1 one\\f + \\ft note\n\\q2 two\n\\v 2 a\\f + \\ft b\\f* c");
    assert.deepEqual(lines(translation), ["GEN 1:1 one two", "GEN 1:2 a c"]);
    assert.deepEqual(warnings(translation), ["3: \\f is never closed: it is taken to end with its line"]);
    assert.equal(translation.warningCount, 1);
  });
  it("lets no note reach over a verse, a chapter or a book", () => {
    const translation = read(
      "\\id GEN\n\\c 1\n\\v 1 one\\f + \\ft a\n\\v 2 two\\f*\n\\v 3 x\\x + b\n\\c 2\n\\v 1 y\\x*\\ef + c\n\\id EXO\n\\c 1\n\\v 1 z\\ef*",
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one", "GEN 1:2 two", "GEN 1:3 x", "GEN 2:1 y", "EXO 1:1 z"]);
    assert.equal(translation.warningCount, 3);
  });
  it("lets no sidebar reach over a verse, a chapter, a book or another sidebar", () => {
    const translation = read(
      "\\id GEN\n\\c 1\n\\v 1 one\n\\esb\n\\p side\n\\v 2 two\n\\esb a\n\\esb b\n\\esbe\n\\p three\n\\esb c\n\\v3 four\n\\esbe\n\\esb d\n\\c 2\n\\v 1 five\n\\esbe\n\\esb e\n\\id EXO\n\\c 1\n\\v 1 six\n\\esbe",
    );
    assert.deepEqual(lines(translation), [
      "GEN 1:1 one side",
      "GEN 1:2 two a three c",
      "GEN 1:3 four d",
      "GEN 2:1 five e",
      "EXO 1:1 six",
    ]);
    assert.deepEqual(warnings(translation)[0], "4: \\esb is never closed: only its marker is left out");
    assert.equal(translation.warnings[0]?.times, 5);
  });
  it("keeps the text of an unknown marker and says so", () => {
    const translation = read("\\id GEN\n\\c 1\n\\v 1 one\n\\foo two");
    assert.deepEqual(lines(translation), ["GEN 1:1 one two"]);
    assert.match(warnings(translation)[0] ?? "", /^4: the style "foo" is unknown/);
  });
  it("keeps the text between unknown markers and says so, once for each of them", () => {
    const translation = read("\\id GEN\n\\c 1\n\\v 1 \\zfoo one\\zfoo*\n\\v 2 \\zfoo two\\zfoo* \\foo x\\foo*");
    assert.deepEqual(lines(translation), ["GEN 1:1 one", "GEN 1:2 two x"]);
    assert.deepEqual(warnings(translation), [
      "3: \\zfoo … \\zfoo* is unknown: its text is taken for verse text",
      "4: \\foo … \\foo* is unknown: its text is taken for verse text",
    ]);
  });
  it("takes no part of a number that is too large, and says so", () => {
    const translation = read("\\id GEN\n\\c 1\n\\v 1 one\n\\v 1000 two\n\\c 1000\n\\v 2 three");
    assert.deepEqual(lines(translation), ["GEN 1:1 one two", "GEN 1:2 three"]);
    assert.match(warnings(translation).join("\n"), /^4: a verse without a number \("1000"\).*\n5: a chapter/);
  });
  it("makes a heading of text before the first verse and says so", () => {
    const translation = read("\\id GEN\n\\c 1\n\\p lost words\n\\v 1 one");
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.match(warnings(translation)[0] ?? "", /^3: text before the first verse is kept as a heading: "lost words"/);
  });
  it("divides a marker of a line from the text that is glued to it, and says so", () => {
    const translation = read("\\id GEN\n\\c 1\n\\q1 \\v 1 one\n\\q2two\n\\s1Head\n\\p three");
    assert.deepEqual(lines(translation), ["GEN 1:1 one two three"]);
    assert.deepEqual(warnings(translation), [
      "4: \\q2 has no space between it and its text",
      "5: \\s1 has no space between it and its text",
    ]);
  });
  it("warnings a label that names verses apart", () => {
    assert.deepEqual(warnings(read("\\id GEN\n\\c 1\n\\v 1,3 one")), [
      "3: the label names verses that do not follow one another: all of the text is kept at the first",
    ]);
  });
  it("serves no dash of a range whose end is missing, and says so", () => {
    const translation = read("\\id GEN\n\\c 1\n\\v 6- one\n\\v 7\u2013\\nd two\\nd*\n\\v 8-9- three\n\\v 10 - four");
    assert.deepEqual(lines(translation), ["GEN 1:6 one", "GEN 1:7 two", "GEN 1:8-9 three", "GEN 1:10 - four"]);
    assert.deepEqual(warnings(translation), [
      "3: the label begins a range that has no end: the text is kept at the verses that it names",
    ]);
    assert.equal(translation.warningCount, 3);
  });
  it("reads a range with spaces around its dash, and says so, where the next verse is behind it", () => {
    const translation = read(
      "\\id GEN\n\\c 1\n\\v 1 - 2 one\n\\v 3 \u20135 two\n\\v 6- 7 three\n\\v 8 - 12 men\n\\v 9 four",
    );
    assert.deepEqual(lines(translation), [
      "GEN 1:1-2 one",
      "GEN 1:3-5 two",
      "GEN 1:6-7 three",
      "GEN 1:8 - 12 men",
      "GEN 1:9 four",
    ]);
    assert.deepEqual(warnings(translation), [
      '3: "1 - 2" is taken for the label of a range of verses',
      '4: "3 \u20135" is taken for the label of a range of verses',
      '5: "6- 7" is taken for the label of a range of verses',
    ]);
    assert.equal(translation.characters.lost, 0);
  });
  it("reads a list with spaces around its comma so too", () => {
    const translation = read(
      "\\id GEN\n\\c 1\n\\v 1, 2 one\n\\v 3 , 4 two\n\\v 5a - 6 three\n\\v 7, 8 men\n\\v 8 four\n\\v 9 , so",
    );
    assert.deepEqual(
      lines(translation),
      ["1-2 one", "3-4 two", "5-6 three", "7 8 men", "8 four", "9 , so"].map((line) => `GEN 1:${line}`),
    );
    assert.deepEqual([translation.warningCount, translation.characters.lost], [3, 0]);
  });
  it("takes the book from the name of a file without a line of its id, and says so", () => {
    const file = "\\c 1\n\\p\n\\v 1 one";
    const files = { "21ECCBSB.usfm": file, "d/22-SNGeng-web.SFM": file, "08_Ruth.usfm": file, "651JNA.sfm": file };
    const translation = readFiles(USFM, files);
    assert.deepEqual([...translation.books.keys()], ["RUT", "ECC", "SNG", "1JN"]);
    assert.deepEqual(warnings(translation), ["1: the book is taken from the name of the file: ECC, SNG, Ruth, 1JN"]);
  });
  it("says which books have no verse, and are left out", () => {
    const translation = readFiles(USFM, {
      "a.usfm": "\\id GEN\n\\c 1\n\\p\n\\v 1 one",
      "b.usfm": "\\id EXO\n\\h Exodus\n\\c 1",
    });
    assert.deepEqual(warnings(translation), ["undefined: Exod: there is no verse: the book is left out"]);
  });
  it("lets no bar or backslash through", () => {
    const translation = read("\\id GEN\n\\c 1\n\\v 1 one | two \\ three \\nd Lord\\nd* | \\p four");
    assert.deepEqual(lines(translation), ["GEN 1:1 one two three Lord four"]);
  });
});
