/** The text of the fixtures in every wrapping, line end, version and module: always the same verses. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { importSource } from "../../src/import/mod.ts";
import { lines } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { type Driver, type ModuleOptions, writeModule } from "./writers/sword_module.ts";
import { writeZip } from "./writers/zip.ts";

const FIXTURES = "test/fixtures/import";
const SOURCES = [
  "usfm",
  "usx",
  "container.osis.xml",
  "milestone.osis.xml",
  "demo.usfx.xml",
  "demo.zefania.xml",
  "demo.vpl.txt",
  "demo.csv",
  "demo.tsv",
  "bible_nlp",
];

type Files = Record<string, Buffer>;

/** The files of a fixture, by the names that they have in a folder. */
function filesOf(source: string): Files {
  const path = join(FIXTURES, source);
  if (!statSync(path).isDirectory()) return { [source]: readFileSync(path) };
  return Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(join(path, name))]));
}

function mapFiles(files: Files, change: (text: string) => string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(change(bytes.toString()))]),
  );
}

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes]));
}

/** What publishers put beside a text. */
const BESIDE: Files = {
  "source/a/copyright.htm": Buffer.from("<html><body>Pravice</body></html>"),
  "source/a/keys.asc": Buffer.from("-----BEGIN-----"),
  "source/logo.png": Buffer.from("89504e470d0a1a0a00", "hex"),
  "source/__MACOSX/._x": Buffer.from([0, 5, 22, 7]),
};

const decomposed = (text: string) => text.replace(/[čšžČŠŽ]/g, (letter) => letter.normalize("NFD"));

const WRAPPINGS: readonly (readonly [name: string, wrap: (files: Files) => Files])[] = [
  ["in a folder", (files) => inFolder("source", files)],
  ["in a folder of a folder, other files beside it", (files) => ({ ...inFolder("source/a", files), ...BESIDE })],
  ["in a zip archive", (files) => ({ source: writeZip(Object.entries(files)) })],
  [
    "in a folder of a zip archive, stored, with a comment",
    (files) => ({
      source: writeZip(Object.entries({ ...inFolder("a/b", files) }), {
        stored: true,
        comment: "x",
      }),
    }),
  ],
  [
    "with carriage returns",
    (files) =>
      inFolder(
        "source",
        mapFiles(files, (text) => text.replaceAll("\n", "\r\n")),
      ),
  ],
  [
    "with carriage returns alone",
    (files) =>
      inFolder(
        "source",
        mapFiles(files, (text) => text.replaceAll("\n", "\r")),
      ),
  ],
  [
    "with byte-order marks",
    (files) =>
      inFolder(
        "source",
        mapFiles(files, (text) => `\ufeff${text}`),
      ),
  ],
  ["with letters apart from their marks", (files) => inFolder("source", mapFiles(files, decomposed))],
];

describe("importSource() reads the same verses", () => {
  for (const source of SOURCES) {
    const expected = lines(importSource(join(FIXTURES, source)));
    for (const [name, wrap] of WRAPPINGS) {
      it(`of ${source} ${name}`, () => {
        writeTemporary(wrap(filesOf(source)), (folder) => {
          const imported = importSource(join(folder, "source"));
          assert.deepEqual(lines(imported), expected);
          assert.deepEqual(imported.warnings, []);
        });
      });
    }
  }

  for (const source of SOURCES.filter((name) => name.includes("."))) {
    it(`of ${source} gzipped`, () => {
      const expected = lines(importSource(join(FIXTURES, source)));
      const packed = gzipSync(readFileSync(join(FIXTURES, source)));
      writeTemporary({ [`${source}.gz`]: packed }, (folder) => {
        assert.deepEqual(lines(importSource(join(folder, `${source}.gz`))), expected);
      });
    });
  }

  it("of USFM 2 and USFM 3", () => {
    const older = mapFiles(filesOf("usfm"), (text) =>
      text
        .replace(/\|[^\\\n]*(?=\\w\*)/g, "")
        .replace(/\\fig [^\\]*\\fig\*/g, "\\fig Studenec|studenec.jpg|col||Zgled|Studenec|1,6\\fig*")
        .replace(/\\zaln-[se][^*]*\*/g, "")
        .replaceAll("\\+", "\\"),
    );
    assert.doesNotMatch(Object.values(older).join(""), /="|-s|\\\+/);
    writeTemporary(older, (folder) => {
      assert.deepEqual(lines(importSource(folder)), lines(importSource(join(FIXTURES, "usfm"))));
    });
  });

  it("of USX 2 and USX 3", () => {
    const older = mapFiles(filesOf("usx"), (text) =>
      text
        .replace(/<(?:verse|chapter) eid="[^"]*" ?\/>/g, "")
        .replace(/ sid="[^"]*"/g, "")
        .replace('<usx version="3.0">', '<usx version="2.5">'),
    );
    assert.doesNotMatch(Object.values(older).join(""), / [se]id=/);
    writeTemporary(older, (folder) => {
      assert.deepEqual(lines(importSource(folder)), lines(importSource(join(FIXTURES, "usx"))));
    });
  });
});

/** The text as a module has it, place by place, with what each markup can say. */
const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OSIS: {
    RUT: '<title type="main">Vrtnar</title><p>O knjigi je malo znanega.</p>',
    "RUT 1:0": '<chapter osisID="Ruth.1" sID="c1"/>',
    "RUT 1:1":
      '<div type="x-milestone" subType="x-preverse" sID="p1"/><title>Vrtnar odide</title><div type="x-milestone" subType="x-preverse" eID="p1"/><l sID="l1"/>Ko je v dolini <transChange type="added">zmanjkalo</transChange> vode,<note n="a"><catchWord>zmanjkalo</catchWord>: <rdg>usahnilo</rdg></note><l eID="l1"/><l sID="l2"/>je vrtnar odšel v hribe.<l eID="l2"/>',
    "RUT 1:2":
      'Žena mu je rekla: »Vzemi <w lemma="strong:H0001">vrč</w><milestone type="x-p" marker="¶"/>in vrni se še pred nočjo.« In šel je.<note type="crossReference">Ps 3,1</note>',
    "PSA 3:1": '<title type="psalm" canonical="true">Vrtnarjeva pesem. Ob suši.</title>',
    "PSA 3:2":
      '<title type="acrostic" canonical="true">Alef</title><lg><l>Zemlja čaka,</l><l>nebo molči,</l></lg><lg><l><divineName>Gospod</divineName> pa šteje kaplje.</l></lg><l type="selah">Sela</l>',
    "JHN 1:1":
      'Učitelj je vstal in rekel: <q who="Jesus" marker="">»Voda je dar. <transChange type="added">Ne zapiraj</transChange> studenca.«</q>',
    "JHN 1:3": 'Kdor zajema, zajema za vse.<div type="colophon" sID="k"/>Konec.<div type="colophon" eID="k"/>',
  },
  ThML: {
    "RUT 1:1":
      '<div class="sechead">Vrtnar odide</div>Ko je v dolini <i>zmanjkalo</i> vode,<note position="foot">Ali: usahnilo.</note><br />je vrtnar od&scaron;el v hribe.',
    "RUT 1:2":
      'Žena mu je rekla: &raquo;Vzemi <sync type="Strongs" value="H0001" />vrč<p/>in vrni se še pred nočjo.&laquo; In šel je.<scripRef passage="Ps 3:1">Ps 3,1</scripRef>',
    "PSA 3:2": "Zemlja čaka,<br/>nebo molči,<br/><small>Gospod</small> pa šteje kaplje. Sela",
    "JHN 1:1": 'Učitelj je vstal in rekel: <font color="#ff0000">»Voda je dar. <i>Ne zapiraj</i> studenca.«</font>',
  },
  GBF: {
    "RUT 1:1":
      "<TS>Vrtnar odide<Ts>Ko je v dolini <FI>zmanjkalo<Fi> vode,<RF>Ali: usahnilo.<Rf><CL>je vrtnar odšel v hribe.",
    "RUT 1:2": "Žena mu je rekla: »Vzemi vrč<WH0001><CM>in vrni se še pred nočjo.« In šel je.<RX>Ps 3,1<Rx>",
    "PSA 3:2": "Zemlja čaka,<CL>nebo molči,<CL>Gospod pa šteje kaplje. Sela",
    "JHN 1:1": "Učitelj je vstal in rekel: <FR>»Voda je dar. <FI>Ne zapiraj<Fi> studenca.«<Fr>",
  },
  Plaintext: {},
};

/** What a module cannot say: pieces of verses, and verses that are counted and left out. */
const EXPECTED = readFileSync(`${FIXTURES}/expected.txt`, "utf8")
  .trimEnd()
  .split("\n")
  .filter((line) => !/^\S+ \d+:\d+[a-z] /.test(line) && line !== "RUT 1:5");

/** Every verse as it is served, but for those that a markup writes in its own way. */
function placesIn(markup: string): Map<string, string> {
  const places = new Map(Object.entries(MODULES[markup] ?? {}));
  for (const line of EXPECTED) {
    const [, first = "", last, text = ""] = /^(\S+ \d+:\d+)(?:-(\d+))? (.*)$/.exec(line) ?? [];
    if (!places.has(first)) places.set(first, text);
    if (last !== undefined) places.set(first.replace(/\d+$/, last), `=${first}`);
  }
  return places;
}

describe("importSource() reads the same verses from every SWORD module", () => {
  const DRIVERS: readonly Driver[] = ["zText", "zText4", "rawText", "rawText4"];
  for (const markup of Object.keys(MODULES)) {
    for (const driver of DRIVERS) {
      it(`${driver} with ${markup}`, () => {
        const options: ModuleOptions = {
          driver,
          versification: "Vulg",
          block: "chapter",
          fields: { SourceType: markup },
        };
        const files = writeModule(placesIn(markup), options);
        writeTemporary({ "a.zip": writeZip(files), ...toFiles("a", files) }, (folder) => {
          for (const source of ["a.zip", "a"]) {
            const imported = importSource(join(folder, source));
            assert.deepEqual(lines(imported), EXPECTED);
            assert.deepEqual(imported.warnings, []);
          }
        });
      });
    }
  }
});

function toFiles(folder: string, files: readonly (readonly [string, Buffer])[]): Files {
  return inFolder(folder, Object.fromEntries(files));
}
