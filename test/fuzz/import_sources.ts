/** Random sources in the formats of publishers, by their structure: what belongs there, and what does not. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chapterLengths, protestantBook } from "../../src/canon/mod.ts";
import { writeDatabase } from "../import/writers/sqlite.ts";
import { type Driver, writeModule } from "../import/writers/sword_module.ts";
import { writeZip } from "../import/writers/zip.ts";
import type { Random } from "../support/random.ts";

/** A source to import. */
export interface FuzzedSource {
  readonly file: string;
  readonly content: Buffer;
}

const PLAIN = "a beseda Gospod je rekel, in bila luč. č ž Ž 1 16 999 » «".split(" ");
const ODD = [
  ..."0 1000 -1 1-3 3,7 4a 2b-3 x1 GEN PSA FRT XXA QQQ Gen.1.1 Ps.3.1-4 1Cor <range> […] ć".split(" "),
  ..."¶ ~ // | \\ \\* < > << >> & &amp; &#381; &#0; &x; <b> </b> <!-- --> ]]> [[EMPTY]] \" ' = ; , : .".split(" "),
  "\u0001",
  "\u001b[2J",
  "\u202e",
  "\ud83d",
  "c\u030c",
  "\u200b",
  "\u2028",
  "\r\n",
  "\n",
  "\t",
];

/** A word, now and then an odd one, a very long one, or one that no text holds. */
function word(random: Random): string {
  if (random.oneIn(3000)) return "\u0000";
  const one = random.pick(random.oneIn(6) ? ODD : PLAIN);
  return random.oneIn(150) ? one.repeat(1 + random.below(3000)) : one;
}

function text(random: Random, most = 6): string {
  return Array.from({ length: random.below(most) }, () => word(random)).join(random.oneIn(3) ? "" : " ");
}

function number(random: Random): string {
  return random.oneIn(12) ? word(random) : String(1 + random.below(40));
}

const MARKERS =
  "id c v p m q q1 q2 q9 b s s1 ms d r mr sp qa h toc1 toc2 toc3 mt f f* fe x x* ft fr xt rq rq* esb esbe w w* nd nd* +nd va va* vp ca fig fig* tr tc1 th1 tc1-2 li1 lit cl rem ide sts zx yy qt-s * cat periph ib v3 c2 pSlovo".split(
    " ",
  );

const TEXT_MARKERS = "v v v p q1 q2 s1 wj nd".split(" ");

/** What follows a marker before its text. */
function argument(random: Random, marker: string): string {
  if (marker === "id") return `${random.pick(["EXO", "PSA", "3JN", "FRT", "XXA"])} `;
  return /^[cv]/.test(marker) ? `${number(random)} ` : "";
}

function usfm(random: Random): string {
  const parts = [`\\id ${random.oneIn(30) ? word(random) : "GEN"} `, "\\c 1 \\p \\v 1 beseda"];
  for (let count = random.below(120); count > 0; count--) {
    const marker = random.pick(random.oneIn(2) ? MARKERS : TEXT_MARKERS);
    const space = random.pick(["\n", " ", "", "\n\n"]);
    parts.push(`${space}\\${marker} ${argument(random, marker)}${text(random)}`);
  }
  return parts.join("");
}

interface Vocabulary {
  readonly root: string;
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  readonly values: readonly string[];
  /** The values of attributes that only some fit; for others it is any. */
  readonly fitting?: Readonly<Record<string, string>>;
  /** Elements between the root and the random content. */
  readonly opening?: string;
}

const split = (list: string) => list.split(" ");
const XML: Readonly<Record<string, Vocabulary>> = {
  usx: {
    root: "usx",
    opening: '<book code="GEN" style="id"/><chapter number="1" style="c"/>',
    elements: split("para chapter verse char note figure sidebar table row cell ms optbreak book ref x"),
    attributes: split("style number code eid sid strong lemma x"),
    values: split("p q1 s1 d v c f x th1 tc1 nd zx yy GEN PSA 1 2 3-4 7a 999"),
    fitting: { code: "EXO PSA FRT", number: "1 2 3 4 5-6 7a", style: "p q1 q2 s1 d f x nd wj zx" },
  },
  osis: {
    root: "osis",
    opening: '<osisText osisIDWork="A"><div type="book" osisID="Ps">',
    elements: split(
      "header work title rights language div chapter verse p l lg lb w note q seg reference milestone title figure speaker item list divineName rdg x",
    ),
    attributes: split("osisID sID eID type subType n canonical level marker lemma morph osisWork short"),
    values: split(
      "Ps Ps.1 Ps.1.1 Ps.1.2 Ps.1.3-Ps.1.5 Gen.1.1 X.1.1 book colophon section psalm acrostic main selah x-p line crossReference 1 2 x/y",
    ),
  },
  usfx: {
    root: "usfx",
    opening: '<book id="PSA">',
    elements: split("book c v ve p q s d f x w table tr tc id h toc languageCode fig ref periph x"),
    attributes: split("id sfm level style s caller"),
    values: split("PSA GEN QQQ 1 2 3-4 7a q2 s1 zx"),
    fitting: { id: "1 2 3 4 5-6 7a", sfm: "p q1 s1 zx" },
  },
  XMLBIBLE: {
    root: "XMLBIBLE",
    opening: '<BIBLEBOOK bnumber="19" bname="Psalms">',
    elements: split(
      "INFORMATION title identifier rights language BIBLEBOOK CHAPTER VERS CAPTION NOTE XREF BR PROLOG STYLE GRAM REMARK x",
    ),
    attributes: split("bnumber bname bsname cnumber vnumber aix enumber type art biblename"),
    values: split("1 19 66 67 99 Psalms Gen x-p x-nl x-h2 2 3 a"),
    fitting: { bnumber: "1 2 66 67", cnumber: "1 2 3", vnumber: "1 2 3 4 5", enumber: "6 7" },
  },
  verseFile: {
    root: "verseFile",
    elements: split("v x"),
    attributes: split("b c v"),
    values: split("GEN PSA QQQ 1 2 3-4"),
    fitting: { b: "GEN PSA", c: "1 2 3", v: "1 2 3-4 7a" },
  },
  opensong: {
    root: "bible",
    opening: '<b n="Genesis">',
    elements: split("b c v i br note x"),
    attributes: split("n t name"),
    values: split("Genesis Psalms QQQ 1 2 3-4 67"),
    fitting: { n: "1 2 3 4 5-6 7a", t: "2 3" },
  },
  beblia: {
    root: "bible",
    opening: '<book number="19">',
    elements: split("testament book chapter verse x"),
    attributes: split("number name translation status"),
    values: split("1 19 66 67 Psalms Old"),
    fitting: { number: "1 2 3 4 5-6 7a" },
  },
  DBLMetadata: {
    root: "DBLMetadata",
    elements: split(
      "identification name nameLocal abbreviation language iso copyright fullStatement statementContent names long short abbr bookNames book agencies rightsHolder p",
    ),
    attributes: split("id code"),
    values: split("book-gen book-psa GEN slv x"),
  },
  ScriptureText: {
    root: "ScriptureText",
    elements: split("Name FullName Copyright Encoding LanguageIsoCode x"),
    attributes: split("x"),
    values: split("1250 65001"),
  },
  BookNames: {
    root: "BookNames",
    elements: split("book x"),
    attributes: split("code abbr short long"),
    values: split("GEN PSA QQQ Geneza"),
  },
};

/** Attributes without which an element is refused. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  book: ["code"],
  BIBLEBOOK: ["bnumber"],
  CHAPTER: ["cnumber"],
  VERS: ["vnumber"],
  v: ["b", "c", "v", "id"],
  verse: ["number", "osisID"],
};

function escaped(written: string): string {
  return written.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function xml(random: Random, name: string): string {
  const vocabulary = XML[name]!;
  const { root, elements, attributes, values, fitting = {}, opening = "" } = vocabulary;
  const raw = random.oneIn(12);
  const value = (attribute = "") => {
    const own = Object.hasOwn(fitting, attribute) && !random.oneIn(80);
    const any = random.oneIn(5) ? word(random) : random.pick(values);
    const written = own ? random.pick(split(fitting[attribute]!)) : any;
    return raw ? written : escaped(written.replace(/\p{Cc}|\p{Surrogate}/gu, ""));
  };
  const element = (depth: number): string => {
    const tag = random.pick(elements);
    const written = new Set(Array.from({ length: random.below(4) }, () => random.pick(attributes)));
    for (const one of REQUIRED[tag] ?? []) if (!random.oneIn(80)) written.add(one);
    const start = `<${tag}${Array.from(written, (one) => ` ${one}="${value(one)}"`).join("")}`;
    if (random.oneIn(3)) return `${start}/>`;
    const inner = Array.from({ length: depth > 14 ? 0 : random.below(5) }, () =>
      random.oneIn(2) ? escaped(text(random).replace(/\p{Cc}|\p{Surrogate}/gu, "")) : element(depth + 1),
    );
    return `${start}>${inner.join("")}${random.oneIn(3000) ? "" : `</${tag}>`}`;
  };
  const ends = [...opening.matchAll(/<(\w+)(?![^>]*\/>)[^>]*>/g)].map(([, tag]) => `</${tag}>`);
  const body = Array.from({ length: 2 + random.below(25) }, () => element(0)).join("");
  return `<?xml version="1.0"?><${root}>${opening}${body}${ends.reverse().join("")}</${root}>`;
}

function lines(random: Random): string {
  const line = () =>
    `${random.oneIn(60) ? word(random) : random.pick(["GEN", "Ps", "1 Jn"])} ${number(random)}:${number(random)} ${text(random)}`;
  return Array.from({ length: 1 + random.below(60) }, line).join("\n");
}

function table(random: Random): string {
  const separator = random.pick([",", ";", "\t", "|"]);
  const row = () =>
    [
      random.oneIn(60) ? word(random) : random.pick(["GEN", "1", "Ps"]),
      number(random),
      number(random),
      random.oneIn(2) ? `"${text(random)}"` : text(random),
    ].join(separator);
  const heading = random.oneIn(2) ? `${["book", "chapter", "verse", "text"].join(separator)}\n` : "";
  return heading + Array.from({ length: 1 + random.below(40) }, row).join("\n");
}

const MARKUP = split(
  "<note> </note> <w> <title> </title> <l> <lg> </lg> <q> <RF> <Rf> <TS> <Ts> <CM> <CL> <PP> <Pp> <FI> <sup> </sup> <h2> </h2> <br/> <div>",
);

function sword(random: Random): [string, Buffer][] {
  const texts = new Map<string, string>();
  for (let count = random.below(40); count > 0; count--) {
    const label = `${random.pick(["GEN", "PSA", "JHN"])} ${1 + random.below(3)}:${random.below(9)}`;
    const pieces = Array.from({ length: random.below(8) }, () =>
      random.oneIn(2) ? random.pick(MARKUP) : word(random),
    );
    texts.set(label, random.oneIn(12) ? "=GEN 1:1" : pieces.join(" "));
  }
  const driver = random.pick<Driver>(["zText", "zText4", "rawText", "rawText4"]);
  const fields = {
    SourceType: random.oneIn(20) ? word(random) : random.pick(["OSIS", "ThML", "GBF", "Plaintext"]),
    Encoding: random.oneIn(20) ? word(random) : random.pick(["UTF-8", "UTF-8", "Latin-1", "UTF-16"]),
    ...(random.oneIn(8) && { CompressType: random.pick(["LZSS", "XZ"]) }),
    ...(random.oneIn(12) && { Versification: word(random) }),
    ...(random.oneIn(12) && { DataPath: word(random) }),
    Description: text(random),
    Copyright: text(random),
  };
  const kept = Object.entries(fields).map(([name, value]) => [name, value.replace(/[\r\n]/g, " ")]);
  const files = writeModule(texts, { driver, fields: Object.fromEntries(kept) });
  return files.map(([name, content]) => [name, random.oneIn(25) ? damaged(random, content) : content]);
}

/** Changes, cuts, repeats or doubles some bytes. */
function damaged(random: Random, content: Buffer): Buffer {
  const bytes = Buffer.from(content);
  if (bytes.length === 0) return bytes;
  const [from, to] = [random.below(bytes.length), random.below(bytes.length)].sort((a, b) => a - b);
  switch (random.below(4)) {
    case 0:
      for (let count = 1 + random.below(8); count > 0; count--) {
        bytes[random.below(bytes.length)] = random.pick([0, 0xff, 0x7f, random.below(256)]);
      }
      return bytes;
    case 1:
      return bytes.subarray(0, from);
    case 2:
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    default:
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  }
}

const METADATA = ["DBLMetadata", "ScriptureText", "BookNames"];
const TEXTS = ["usx", "osis", "usfx", "XMLBIBLE", "opensong", "beblia", "verseFile"];

/** Makes a text in JSON, whose members are of any level. */
function json(random: Random): string {
  const names = split(
    "books chapters verses name abbrev nr number id book chapter verse text note heading type content x",
  );
  const value = (depth: number): unknown => {
    if (depth > 5 || random.oneIn(4)) {
      return random.pick(["one", "", "Ruth", "3-4", "dve <i>č</i>\\par", 1, 8, 67, null, true]);
    }
    const count = random.below(5);
    if (random.oneIn(3)) return Array.from({ length: count }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: count }, () => [random.pick(names), value(depth + 1)]));
  };
  const verse = (index: number) =>
    random.oneIn(60) ? value(3) : { verse: index + 1, text: random.pick(["čista voda", "a <b>b</b>", "„c“", "&amp;"]) };
  const chapter = (index: number) =>
    random.oneIn(60)
      ? value(2)
      : { chapter: index + 1, verses: Array.from({ length: random.below(4) }, (_, at) => verse(at)) };
  const books = Array.from({ length: 1 + random.below(3) }, () => ({
    name: random.oneIn(20) ? "Qqq" : random.pick(["Ruth", "John", "Rimljanom", "Geneza", "Psalms"]),
    chapters: Array.from({ length: 1 + random.below(3) }, (_, at) => chapter(at)),
  }));
  const rows = () =>
    Array.from({ length: 1 + random.below(20) }, (_, at) => {
      const row = [random.pick(["Ruth", "Geneza", 8, 67]), 1 + random.below(3), at + 1, text(random)] as const;
      return random.oneIn(60) ? value(4) : { book: row[0], chapter: row[1], verse: row[2], text: row[3] };
    });
  const strings = Array.from({ length: 3 }, () => Array.from({ length: 1 + random.below(6) }, () => text(random)));
  switch (random.below(6)) {
    case 0:
      return JSON.stringify(random.oneIn(2) ? rows() : { verses: rows() });
    case 1:
      return JSON.stringify(Object.fromEntries(strings.flat().map((each, at) => [`Ruth 1:${at + 1}`, each])));
    case 2:
      return JSON.stringify([{ name: "Ruth", chapters: strings }]);
    default:
      return JSON.stringify(random.oneIn(2) ? books : { translation: "A", books });
  }
}

const DATABASES = ["demo.SQLite3", "demo.bbl.mybible", "demo.db"];
/** Markup in the verses of programs: MyBible, theWord and MySword, e-Sword. */
const PROGRAM_MARKUP = [
  ...split(
    "<n>[a]</n> <f>[1]</f> <J> </J> <S>12</S> <pb/> <br/> <t> </t> <h>naslov</h> <e> <i> </i> <m>N-N</m> <x>Lk 3,2</x>",
  ),
  ...split(
    "<FI> <Fi> <FR> <Fr> <TS1> <Ts> <CM> <CL> <CI> <PI2> <PF1> <WG12> <WTN-NSM> <RX> <RF> <Rf> <RF q=a> <V 4:5>",
  ),
  ...split(
    "\\par \\cf6 \\cf0 {\\i } \\'9a \\u269? {\\fonttbl{\\f0 Arial;}} {\\super H12} <not>N1</not> <num>G1</num> <red> \\Ne\\",
  ),
];

function marked(random: Random): string {
  const piece = () => (random.oneIn(2) ? random.pick(PROGRAM_MARKUP) : word(random));
  return Array.from({ length: random.below(8) }, piece).join(random.oneIn(2) ? "" : " ");
}

const NUMBERS = [10, 80, 230, 470, 500, 170, 165, 323, 999];

/** The tables of a program with verses, notes and headings, some of them odd. */
function program(random: Random): [name: string, content: Buffer] {
  const few = (most: number) => Array.from({ length: 1 + random.below(most) });
  const place = (numbers: readonly number[]) => [random.pick(numbers), 1 + random.below(3), random.below(6)];
  const value = (text: string) => (random.oneIn(30) ? null : random.oneIn(40) ? 7 : text);
  if (random.oneIn(2)) {
    const rows = few(40).map(() => [...place(NUMBERS), value(marked(random))]);
    const notes = few(6).map(() => [...place(NUMBERS), "[1]", `<p>${text(random)}</p>`]);
    const stories = few(4).map(() => [...place(NUMBERS), marked(random)]);
    const columns = ["book_number", "chapter", "verse"];
    const from = ["book_number", "chapter_number_from", "verse_number_from", "marker", "text"];
    return [
      "a.SQLite3",
      writeDatabase([
        { name: "verses", columns: [...columns, "text"], rows },
        { name: "commentaries", columns: from, rows: notes },
        { name: "stories", columns: [...columns, "title"], rows: stories },
        { name: "info", columns: ["name", "value"], rows: [["description", text(random)]] },
      ]),
    ];
  }
  const numbers = [1, 8, 19, 43, 66, 67, 90];
  const rows = few(40).map(() => [...place(numbers), value(marked(random))]);
  const notes = few(6).map(() => [...place(numbers), "N1", text(random)]);
  const columns = ["Book", "Chapter", "Verse"];
  return [
    random.pick(["a.bblx", "a.bbli", "a.bbl.mybible"]),
    writeDatabase([
      { name: "Bible", columns: [...columns, "Scripture"], rows },
      { name: "Notes", columns: [...columns, "ID", "Note"], rows: notes },
    ]),
  ];
}

/** Returns a database, sound or with some of its bytes changed. */
function database(random: Random): [name: string, content: Buffer] {
  if (random.oneIn(2)) {
    const [name, bytes] = program(random);
    return [name, random.oneIn(3) ? damaged(random, bytes) : bytes];
  }
  const name = random.pick(DATABASES);
  const bytes = readFileSync(`test/fixtures/import/${name}`);
  return [name, random.oneIn(3) ? bytes : damaged(random, bytes)];
}

let lengths: number | undefined;

/** A theWord module of the New Testament, whose first lines are odd; now and then a line is missing. */
function theWord(random: Random): string {
  lengths ??= Array.from({ length: 27 }, (_, index) => chapterLengths(protestantBook(40 + index)!)!)
    .flat()
    .reduce((sum, verses) => sum + verses, 0);
  const count = lengths - (random.oneIn(8) ? 1 : 0);
  const made = Array.from({ length: count }, (_, index) =>
    index < 40 ? marked(random).replace(/[\r\n\u2028]/g, " ") : "beseda",
  );
  return `${made.join("\n")}\n\nshort.title=ABC\nabout=${text(random)}\n`;
}

/** The Unbound Bible's table, or that of Bible SuperSearch. */
function columned(random: Random): string {
  const isUnbound = random.oneIn(2);
  const separator = isUnbound ? "\t" : "|";
  const columns = isUnbound
    ? "#name\tPoskus\n#columns\torig_book_index\torig_chapter\torig_verse\ttext\n"
    : "# Columns: book|chapter|verse|text\n";
  const books = isUnbound ? ["01O", "40N", "67A", "41A", "99O"] : ["1", "43", "67"];
  const row = () => [random.pick(books), number(random), number(random), marked(random)].join(separator);
  return columns + Array.from({ length: 1 + random.below(40) }, row).join("\n");
}

/** Verses with their numbers in brackets, under names of books. */
function headed(random: Random): string {
  const line = () =>
    random.oneIn(6)
      ? `# ${random.pick(["Genesis", "1. Mojzesova knjiga", "Chapter 2", "Qqq", word(random)])}`
      : `[${number(random)}:${number(random)}] ${marked(random)}`;
  return ["# Ruth", "[1:1] beseda", ...Array.from({ length: random.below(40) }, line)].join("\n");
}

/** SWORD's text of a module: lines of keys, then markup on some lines. */
function imp(random: Random): string {
  const key = () =>
    random.pick([
      "[ Module Heading ]",
      `I John ${number(random)}:${number(random)}`,
      `Gen ${number(random)}:0`,
      word(random),
    ]);
  const entry = () => `$$$${key()}\n${Array.from({ length: random.below(4) }, () => marked(random)).join("\n")}\n`;
  return `$$$Genesis 1:1\nbeseda\n${Array.from({ length: random.below(40) }, entry).join("")}`;
}

function oneFile(random: Random): [name: string, content: string | Buffer] {
  switch (random.below(16)) {
    case 7:
    case 8:
      return database(random);
    case 9:
      return ["a.txt", columned(random)];
    case 10:
      return [random.pick(["a.md", "a.txt"]), headed(random)];
    case 11:
      return random.oneIn(6) ? ["a.nt", theWord(random)] : ["a.txt", lines(random)];
    case 0:
      return ["a.txt", random.oneIn(2) ? imp(random) : lines(random)];
    case 5:
    case 6:
      return ["a.json", json(random)];
    case 1:
      return ["a.csv", table(random)];
    case 2:
    case 3:
    case 4:
      return ["a.usfm", usfm(random)];
    default:
      return ["a.xml", xml(random, random.pick(TEXTS))];
  }
}

function archive(random: Random): Buffer {
  const files: [string, string | Buffer][] = random.oneIn(3)
    ? sword(random)
    : Array.from({ length: 1 + random.below(4) }, (_, index) => {
        const [name, content] = oneFile(random);
        return [random.oneIn(20) ? word(random) : `${index}/${name}`, content];
      });
  if (random.oneIn(2)) files.push(["metadata.xml", xml(random, random.pick(METADATA))]);
  return writeZip(files, { stored: random.oneIn(3) });
}

/** Makes a source; most are read, some are refused. */
export function fuzzedSource(random: Random): FuzzedSource {
  let [file, content]: [string, Buffer] = ["a.zip", Buffer.alloc(0)];
  if (random.oneIn(3)) content = archive(random);
  else {
    const [name, written] = oneFile(random);
    [file, content] = [name, Buffer.from(written as string)];
    if (random.oneIn(20)) [file, content] = [`${name}.gz`, gzipSync(content)];
  }
  return { file, content: random.oneIn(10) ? damaged(random, content) : content };
}
