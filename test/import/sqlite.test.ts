/** Databases: the scan beside the program of SQLite itself, damaged ones, and what is refused. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it, test } from "node:test";
import { BOOK_IDS, isProtestant, protestantBook } from "../../src/canon/mod.ts";
import { importSource } from "../../src/import/mod.ts";
import { bookByNumber } from "../../src/import/source_labels.ts";
import { SqliteDatabase, SqliteError } from "../../src/import/sqlite/database.ts";
import { Random } from "../support/random.ts";
import { scratchFolder } from "../support/scratch.ts";
import { lines, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { writeDatabase } from "./writers/sqlite.ts";
import { writeZip } from "./writers/zip.ts";

const FIXTURE = "test/fixtures/import/demo.SQLite3";
const hasProgram = spawnSync("sqlite3", ["-version"]).status === 0;
const withProgram = { skip: hasProgram ? false : "the program sqlite3 is not installed" };

/** Makes a database with the program of SQLite. */
function database(sql: string, name = "a.SQLite3"): string {
  const file = join(scratchFolder(), name);
  const { status, stderr } = spawnSync("sqlite3", [file], { input: sql, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return file;
}

const VERSES = "create table verses(book_number numeric, chapter numeric, verse numeric, text text);";
const verse = (text: string, number = 1) => `insert into verses values(10,1,${number},${text});`;
const texts = (file: string) => lines(importSource(file));

test(
  "databases of VerseVIEW, of the Bible Database and of phones have names of columns of their own",
  withProgram,
  () => {
    const rows = (table: string, number: number) =>
      [1, 2].map((each) => `insert into ${table} values(${number},1,${each},'Črta ${each}.');`).join("\n");
    const schemas = [
      ["words(bookNum int, chNum int, verseNum int, word text)", 8],
      ["bible(Book int, Chapter int, Versecount int, verse text)", 7],
      ["verses(book_id int, chapter_no int, verse_no int, verse_text text)", 8],
      ["verses(book_id int, chapter int, number int, text text)", 8],
    ] as const;
    for (const [index, [schema, number]] of schemas.entries()) {
      const [table = ""] = schema.split("(");
      const file = database(`create table ${schema};\n${rows(table, number)}`, `columns${index}.db`);
      assert.deepEqual(texts(file), ["RUT 1:1 Črta 1.", "RUT 1:2 Črta 2."], schema);
    }
  },
);

describe("the scan of tables", withProgram, () => {
  const long = (bytes: number) => `replace(hex(zeroblob(${bytes})), '00', 'čaj ')`;
  const numbers = [0, 1, -1, 127, 128, -129, 32_768, 8_388_608, 2_147_483_648, 140_737_488_355_328, -(2 ** 52), 1.5];
  const ODD = `
    create table odd("First one" INTEGER PRIMARY KEY, 'b' text, [c, d] numeric default 5, e blob, check (b <> ','));
    ${numbers.map((value) => `insert into odd(b, [c, d], e) values(null, ${value}, x'00ff');`).join("\n")}
    insert into odd(b) values('');
    ${[10, 100, 460, 480, 500, 1000, 4000, 5000, 70_000].map((bytes) => `insert into odd(b) values(${long(bytes)});`).join("\n")}
    delete from odd where "First one" in (3, 15);
    insert into odd("First one", b) values(1099511627776, 'ž');
    alter table odd add column later text default 'x';
    insert into odd(b, later) values('š', 'č');
    create index odd_b on odd(b);`;
  const PRAGMAS = [
    "",
    "page_size=512",
    "page_size=1024",
    "page_size=65536",
    'encoding="UTF-16le"',
    'encoding="UTF-16be"',
  ];
  for (const pragma of PRAGMAS) {
    it(`gives the rows that the program of SQLite gives: ${pragma || "as it is"}`, () => {
      const many = `with recursive n(x) as (select 1 union all select x + 1 from n where x < 3000)
        insert into odd(b) select 'vrstica ' || x from n;`;
      const file = database(`pragma ${pragma || "page_size=4096"};${ODD}${many}`);
      const columns = '"First one", b, "c, d", hex(e)';
      const { stdout } = spawnSync("sqlite3", ["-json", file, `select ${columns} from odd`], {
        encoding: "utf8",
        maxBuffer: 1 << 26,
      });
      const expected = (JSON.parse(stdout) as Record<string, unknown>[]).map((row) => Object.values(row));
      const scanned = new SqliteDatabase(readFileSync(file), () => {}).rows("odd", ["first one", "b", "c, d", "e"]);
      const rows = [...scanned].map(([id, b, c, e]) => [
        Number(id),
        b,
        c,
        e instanceof Uint8Array ? Buffer.from(e).toString("hex").toUpperCase() : "",
      ]);
      assert.equal(rows.length, expected.length);
      assert.deepEqual(rows, expected);
    });
  }
});

describe("tables of no known program", withProgram, () => {
  const TEXT = ["GEN 1:1 Čez goro.", "GEN 1:2 Žetev.", "EXO 1:1 V hiši."];
  const rows = (values: string) =>
    `values(${values.replaceAll("A", "'Čez goro.'").replaceAll("B", "'Žetev.'").replaceAll("C", "'V hiši.'")});`;
  const TABLES: [name: string, sql: string][] = [
    [
      "names and numbers of books",
      `create table asv_bible(id integer primary key, book_name text, book_number int, chapter int, verse int, text text);
       insert into asv_bible ${rows("1,'Geneza',1,1,1,A),(2,'Geneza',1,1,2,B),(3,'Eksodus',2,1,1,C")}`,
    ],
    [
      "ids of a table of books",
      `create table Verse(id integer primary key, book_id int, chapter_number int, verse_number int, verse_text text);
       create table Books(id integer primary key, book_name text, book_id int);
       insert into Verse ${rows("1,101,1,1,A),(2,101,1,2,B),(3,102,1,1,C")}
       insert into Books values(1,'Geneza',101),(2,'Eksodus',102);`,
    ],
    [
      "columns of e-Sword in a table of another name",
      `create table kjv(Book int, Chapter int, Verse int, Scripture text); insert into kjv ${rows("1,1,1,A),(1,1,2,B),(2,1,1,C")}`,
    ],
    [
      "ids of books",
      `create table verses(book text, chapter int, verse int, text text); insert into verses ${rows("'GEN',1,1,A),('GEN',1,2,B),('EXO',1,1,C")}`,
    ],
  ];
  for (const [name, sql] of TABLES) {
    it(`have ${name}`, () => {
      const translation = importSource(database(sql));
      assert.deepEqual([lines(translation), warnings(translation), translation.characters.lost], [TEXT, [], 0]);
    });
  }
  it("have bridges whose last verse is in a column of its own", () => {
    for (const [first, last] of [
      ["verse", "verse_end"],
      ["start_verse", "end_verse"],
    ]) {
      const sql = `create table verses(version text, book int, chapter int, ${first} int, ${last} int, text text);
        insert into verses values('A',1,1,1,2,'Ena.'),('A',1,1,3,3,'Tri.'),('A',1,1,4,null,'Štiri.');`;
      assert.deepEqual(lines(importSource(database(sql))), ["GEN 1:1-2 Ena.", "GEN 1:3 Tri.", "GEN 1:4 Štiri."]);
    }
  });
  it("have columns that are left out, which is counted and said", () => {
    const sql =
      "create table bible(b int, c int, v int, t text, remark text); insert into bible values(1,1,1,'Čez.','Ali žito.');";
    const translation = importSource(database(sql));
    assert.deepEqual(warnings(translation), ['undefined: the column "remark" is left out']);
    assert.deepEqual([translation.characters.leftOut, translation.characters.lost], [7, 0]);
  });
  it("are refused with two texts, in two tables or in one", () => {
    const two = ["one", "two"].map(
      (each) => `create table ${each}(b,c,v,t); insert into ${each} values(1,1,1,'Čez.');`,
    );
    refuses(() => importSource(database(two.join(""))), /its tables one and two have one each/);
    const columns = "create table verses(book,chapter,verse,kjv,web); insert into verses values(1,1,1,'Čez.','Over.');";
    refuses(() => importSource(database(columns)), /^[^:]*: Cannot find verses in the database/);
    const mixed =
      "create table verses(translation_id int, book_id int, chapter int, verse int, text text); insert into verses values(1,1,1,1,'Čez.'),(2,1,1,1,'Over.');";
    refuses(() => importSource(database(mixed)), /several translations at once: the verse is there in "1" and in "2"/);
  });
});

describe("a table without row numbers", withProgram, () => {
  const KEYS: [key: string, pragma: string][] = [
    ["primary key(chapter, book_number, verse desc)", "page_size=512"],
    ["primary key(book_number, chapter, verse)", "page_size=4096"],
    ['constraint k primary key ("verse", [chapter], book_number collate nocase, verse)', 'encoding="UTF-16be"'],
    ["unique(text), primary key(text, verse, chapter)", "page_size=1024"],
  ];
  for (const [key, pragma] of KEYS) {
    it(`gives the rows that the program of SQLite gives: ${key}, ${pragma}`, () => {
      const file = database(`pragma ${pragma};
        create table verses(book_number integer, chapter integer, verse integer, text text, ${key}) without rowid;
        with recursive n(x) as (select 1 union all select x + 1 from n where x < 2500)
        insert into verses select 10 * (1 + x % 7), 1 + x % 50, x, x || ' ' || substr(replace(hex(zeroblob(3000)), '00', 'čaj '), 1,
        case x % 100 when 0 then 9000 else x % 700 end) from n; delete from verses where verse % 11 = 0;`);
      const { stdout } = spawnSync("sqlite3", ["-json", file, "select * from verses order by verse"], {
        encoding: "utf8",
        maxBuffer: 1 << 26,
      });
      const expected = (JSON.parse(stdout) as Record<string, unknown>[]).map((row) => Object.values(row));
      const rows = [
        ...new SqliteDatabase(readFileSync(file), () => {}).rows("verses", ["book_number", "chapter", "verse", "text"]),
      ];
      assert.ok(expected.length > 2000);
      assert.deepEqual(
        rows.sort((a, b) => Number(a[2]) - Number(b[2])),
        expected,
      );
    });
  }
  it("is a text as any other, and so are its books", () => {
    const sql = `create table books(long_name text, short_name text, book_number integer primary key) without rowid;
      create table verses(text text, verse, chapter, book_number, primary key(book_number, chapter, verse)) without rowid;
      insert into books values('Janez','Jn',500),('Ruta','Rut',80);
      insert into verses values('Tri.',1,3,500),('Dve.',2,1,80),('Ena.',1,1,80);`;
    assert.deepEqual(texts(database(sql)), ["RUT 1:1 Ena.", "RUT 1:2 Dve.", "JHN 3:1 Tri."]);
  });
  it("with a page that holds itself is refused", () => {
    const file = database(`pragma page_size=512;
      create table verses(book_number, chapter, verse, text, primary key(book_number, chapter, verse)) without rowid;
      with recursive n(x) as (select 1 union all select x + 1 from n where x < 900) insert into verses select 10, 1, x, 'beseda' from n;`);
    const bytes = readFileSync(file);
    const root = 512;
    assert.equal(bytes[root], 2);
    bytes.writeUInt32BE(2, root + 8);
    writeFileSync(file, bytes);
    refuses(() => texts(file), /its tree of pages is damaged/);
  });
});

/** A connection to SQLite in Node itself, which Node has from 22 on. */
interface Connection {
  prepare(sql: string): { all(): Record<string, unknown>[] };
}
const builtIn = await import("node:sqlite" as string).catch(() => undefined);

describe("the scan beside node:sqlite", {
  skip: builtIn === undefined ? "this Node has no node:sqlite" : false,
}, () => {
  const odd = writeDatabase([
    { name: "numbers", columns: ["a", "b"], rows: Array.from({ length: 3000 }, (_, index) => [index - 1500, null]) },
    { name: "texts", columns: ["a"], rows: Array.from({ length: 500 }, (_, index) => ["čaj ".repeat(index % 200)]) },
    { name: "blank", columns: ["a"], rows: [] },
  ]);
  const names = [FIXTURE, ...["demo.bbl.mybible", "demo.db"].map((name) => `test/fixtures/import/${name}`)];
  const folder = process.env.AMBO_DATABASES;
  if (folder !== undefined) names.push(...readdirSync(folder).map((name) => join(folder, name)));
  for (const name of ["made by the test", ...names]) {
    it(name, () => {
      const file = name === "made by the test" ? join(scratchFolder(), "odd.db") : name;
      if (file !== name) writeFileSync(file, odd);
      const { DatabaseSync } = builtIn as { DatabaseSync: new (path: string, options: object) => Connection };
      const connection = new DatabaseSync(file, { readOnly: true });
      const scan = new SqliteDatabase(readFileSync(file), () => {});
      const tables = connection.prepare("select name from sqlite_master where type = 'table'").all();
      assert.ok(scan.tables.length > 0);
      assert.deepEqual(
        scan.tables,
        tables.map((row) => String(row.name).toLowerCase()),
      );
      for (const table of scan.tables) {
        const columns = connection.prepare(`select * from pragma_table_info('${table}')`).all();
        const wanted = columns.map((column) => String(column.name).toLowerCase());
        const expected = connection.prepare(`select * from "${table}" order by rowid`).all().map(Object.values);
        const found = [...scan.rows(table, wanted)].map((row) =>
          row.map((value) => (Buffer.isBuffer(value) ? new Uint8Array(value) : value)),
        );
        assert.deepEqual(found, expected, table);
      }
    });
  }
});

describe("a database of verses", withProgram, () => {
  it("has its verses in order, whatever the order of the rows", () => {
    assert.deepEqual(texts(database(VERSES + verse("'Dve.'", 2) + verse("'Ena.'"))), ["GEN 1:1 Ena.", "GEN 1:2 Dve."]);
  });
  it("may keep its texts as bytes", () => {
    assert.deepEqual(texts(database(VERSES + verse("cast('Žetev.' as blob)"))), ["GEN 1:1 Žetev."]);
  });
  it("is that of a book by its name, where name and number contradict", () => {
    const books =
      "create table books(book_number, short_name, long_name); insert into books values(10, 'x', 'Rimljanom');";
    const translation = importSource(database(VERSES + books + verse("'Ena.'")));
    assert.deepEqual(lines(translation), ["ROM 1:1 Ena."]);
    assert.deepEqual(warnings(translation), [
      'undefined: "10" is Gen, but the name "Rimljanom" is Rom: the name is taken',
    ]);
  });
  it("has ids of rows for its books, which are no numbers of them", () => {
    const rows = "insert into A_verses values(1,1,1,'Ena.'),(1,1,2,'Dve.'),(2,1,1,'Tri.');";
    const scrollmapper = `create table A_books(id integer primary key, name text);
      insert into A_books values(1,'Matthew'),(2,'Mark');
      create table A_verses(book_id, chapter, verse, text);${rows}`;
    const openLp = `create table metadata("key" text, value text); insert into metadata values('name','Poskus');
      create table book(id integer primary key, book_reference_id, name); insert into book values(1,40,'Matej'),(2,41,'Marko');
      create table verse(id integer primary key, book_id, chapter, verse, text);
      ${rows.replace("A_verses", "verse(book_id, chapter, verse, text)")}`;
    for (const sql of [scrollmapper, openLp]) {
      const translation = importSource(database(sql));
      assert.deepEqual(lines(translation), ["MAT 1:1 Ena.", "MAT 1:2 Dve.", "MRK 1:1 Tri."]);
      assert.deepEqual(warnings(translation), []);
      if (sql === openLp) assert.equal(translation.metadata.name, "Poskus");
    }
  });
  it("has the numbers or the names of books at its verses", () => {
    for (const [ruth, john] of [
      ["8", "43"],
      ["'Ruth'", "'Janez'"],
    ]) {
      const sql = `create table verses(id integer primary key, book, chapter, verse, text);
        insert into verses(book, chapter, verse, text) values(${john},1,1,'Tri.'),(${ruth},1,2,'Dve.'),(${ruth},1,1,'Ena.');`;
      assert.deepEqual(texts(database(sql)), ["RUT 1:1 Ena.", "RUT 1:2 Dve.", "JHN 1:1 Tri."]);
    }
  });
  it("of MyBible with a book that no canon has, is read without that, which is named", () => {
    const books =
      "create table books(book_number, short_name, long_name); insert into books values(10, 'Gen', 'Genesis'),(905, 'Xq', 'Zgodovinski pregled'),(906, 'Ma', '1 Macabees');";
    const sql = `${VERSES}${books}${verse("'Ena.'")}insert into verses values(905,1,1,'Dve.'),(905,1,2,'Tri.');`;
    const translation = importSource(database(sql));
    assert.deepEqual(lines(translation), ["GEN 1:1 Ena."]);
    assert.deepEqual(warnings(translation), [
      "undefined: book 905 Zgodovinski pregled is not in the canon: its 2 verses are left out",
    ]);
    refuses(() => importSource(database(`${sql}insert into verses values(906,1,1,'x');`)), /"1 Macabees" is: did you/);
  });
  it("of a number that none knows is left out, with a warning", () => {
    const translation = importSource(database(`${VERSES}${verse("'Ena.'")}insert into verses values(999,1,1,'x');`));
    assert.deepEqual([lines(translation).length, translation.warnings.length], [1, 1]);
  });
  it("is refused where it is that of another program, or holds several texts", () => {
    refuses(
      () => texts(database("create table urls(id integer primary key, url text);")),
      /expected the tables of MyBible.*found urls/,
    );
    const several =
      "create table a_verses(book_id, chapter, verse, text); create table b_verses(book_id, chapter, verse, text);";
    refuses(() => texts(database(several)), /its tables a_verses and b_verses have one each/);
  });
  it("is refused while changes are in a log beside it, and not for its mode alone", () => {
    const file = database(`pragma journal_mode=wal;${VERSES}${verse("'Ena.'")}`);
    assert.deepEqual(texts(file), ["GEN 1:1 Ena."]);
    writeFileSync(`${file}-wal`, "changes");
    refuses(() => texts(file), /changes that it does not have yet are in "a\.SQLite3-wal"/);
    refuses(() => texts(join(file, "..")), /changes that it does not have yet are in "a\.SQLite3-wal"/);
    writeFileSync(`${file}-wal`, "");
    assert.deepEqual(texts(file), ["GEN 1:1 Ena."]);
  });
});

describe("notes beside a text", withProgram, () => {
  const notes = (file: string) => {
    const translation = importSource(file);
    const [first] = [...translation.books.values()].flatMap(({ verses }) => verses);
    assert.equal(translation.characters.lost, 0);
    return { text: first?.text, notes: first?.notes?.map(({ text }) => text) ?? [], translation };
  };
  const FOOTNOTES = `create table commentaries(book_number numeric, chapter_number_from numeric, verse_number_from numeric,
    chapter_number_to numeric, verse_number_to numeric, marker text, text text);
    insert into commentaries values(10,1,1,1,1,'[1]','<p>Ali: <i>prva</i>.<br/>Tako <a href=''B:10 1:2''>drugi</a>.</p>');`;

  it("are in a database of MyBible of the same name, in a folder or a zip", () => {
    const text = readFileSync(database(VERSES + verse("'Ena<f>[1]</f> in <f>[2]</f>dve.'"), "A.SQLite3"));
    const beside = readFileSync(database(FOOTNOTES, "A.commentaries.SQLite3"));
    const words = readFileSync(
      database("create table dictionary(topic text, definition text);", "A.dictionary.SQLite3"),
    );
    const files = { "A.SQLite3": text, "A.commentaries.SQLite3": beside, "A.dictionary.SQLite3": words };
    const zip = { "a.zip": writeZip(Object.entries(files)) };
    for (const [written, source] of [
      [files, ""],
      [zip, "a.zip"],
    ] as const) {
      writeTemporary(written, (folder) => {
        const { text: verse, notes: kept, translation } = notes(join(folder, source));
        assert.deepEqual([verse, kept], ["Ena in dve.", ["Ali: prva. Tako drugi."]]);
        assert.deepEqual([...translation.dropped], [["note sign", 1]]);
        assert.deepEqual(
          translation.warnings.map(({ file, warning }) => [file, warning.code]),
          [["A.dictionary.SQLite3", "file_not_recognised"]],
        );
      });
    }
  });
  it("are asked for where a text of MyBible has their signs and comes alone", () => {
    const { translation } = notes(database(VERSES + verse("'Ena<f>[1]</f> in <f>[2]</f>dve.'"), "A.SQLite3"));
    assert.deepEqual(warnings(translation), [
      'undefined: MyBible keeps the words of the notes in another file: import "A.SQLite3" and "A.commentaries.SQLite3" together, in a folder or a zip',
    ]);
  });
  it("have the sign of another, or none: each is kept in turn or counted", () => {
    const more = (words: string, marker: string) => `insert into commentaries values(10,1,1,1,1,${marker},'${words}');`;
    const beside = FOOTNOTES + more("Druga.", "'[1]'") + more("Tri.", "null") + more("Štiri.", "null");
    const files = {
      "A.SQLite3": readFileSync(database(VERSES + verse("'Ena<f>[1]</f> in <f>[1]</f>dve.'"), "A.SQLite3")),
      "A.commentaries.SQLite3": readFileSync(database(beside, "A.commentaries.SQLite3")),
    };
    writeTemporary(files, (folder) => {
      const { notes: kept, translation } = notes(folder);
      assert.deepEqual(kept, ["Ali: prva. Tako drugi.", "Druga."]);
      assert.deepEqual([...translation.dropped], [["footnote", 2]]);
      assert.equal(translation.characters.leftOut, "1TriŠtiri1".length);
    });
  });
  it("are in a table of e-Sword, and counted where no verse refers to them", () => {
    const file = database(
      `create table Bible(Book int, Chapter int, Verse int, Scripture text);
      create table Notes(Book int, Chapter int, Verse int, ID text, Note text);
      insert into Bible values(1,1,1,'Ena<not>N1</not> <num>H1</num>in dve.'), (1,1,2,'Tri.');
      insert into Notes values(1,1,1,'N1','Ali: prva.'), (1,1,2,'N1','Brez znaka.');`,
      "a.bbli",
    );
    const { text, notes: kept, translation } = notes(file);
    assert.deepEqual([text, kept], ["Ena in dve.", ["Ali: prva."]]);
    assert.deepEqual(
      [...translation.dropped],
      [
        ["word attributes", 1],
        ["footnote", 1],
      ],
    );
  });
  it("are headings of MyBible, with markup", () => {
    const stories = "create table stories(book_number, chapter, verse, order_if_several, title);";
    const heading = "insert into stories values(10,1,1,0,'Rodovnik (<x>Lk 3,23</x>)');";
    const [first] = importSource(database(VERSES + verse("'Ena.'") + stories + heading)).books.get("GEN")?.verses ?? [];
    assert.deepEqual(first?.headings, [{ kind: "section", text: "Rodovnik (Lk 3,23)", offset: 0 }]);
  });
});

describe("damage", () => {
  const sound = readFileSync(FIXTURE);
  const read = (bytes: Buffer) => {
    const scan = new SqliteDatabase(bytes, () => {});
    return scan.tables.flatMap((table) => [...scan.rows(table, scan.columns(table))]);
  };
  const changed = (at: number, ...values: number[]) => {
    const bytes = Buffer.from(sound);
    for (const [index, value] of values.entries()) bytes.writeUInt8(value, at + index);
    return bytes;
  };
  const pageOf = (bytes: Buffer, type: number) => {
    for (let at = 1024; at < bytes.length; at += 1024) if (bytes[at] === type) return at;
    return -1;
  };
  it("is none in the fixture", () => assert.equal(read(sound).length, 12 + 3 + 3 + 1));

  it("is a page that points to itself, one that is not there, a text of 2 GB by its header", () => {
    const leaf = pageOf(sound, 0x0d);
    const number = leaf / 1024 + 1;
    const loop = changed(leaf, 0x05, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number);
    assert.throws(() => read(loop), new SqliteError("page"));
    assert.throws(() => read(changed(leaf, 0x05, 0, 0, 0, 0, 0, 0, 0, 0x7f, 0, 0, 1)), new SqliteError("page"));
    const cell = leaf + sound.readUInt16BE(leaf + 8);
    assert.throws(() => read(changed(cell, 0x88, 0x80, 0x80, 0x80, 0x00)), new SqliteError("record"));
    assert.throws(() => read(sound.subarray(0, 1024 * 3)), new SqliteError("page"));
    assert.throws(() => read(changed(16, 0x03)), new SqliteError("header"));
    assert.throws(() => read(changed(0, 0x00)), new SqliteError("header"));
  });

  it("never does more than a refusal or another content", () => {
    const random = new Random(20_261_128);
    let refused = 0;
    for (let round = 0; round < 1500; round++) {
      const bytes = Buffer.from(sound);
      for (let count = 1 + random.below(20); count > 0; count--) {
        bytes[random.below(bytes.length)] = random.pick([0, 1, 5, 13, 0x7f, 0x80, 0xff, random.below(256)]);
      }
      try {
        assert.ok(read(random.oneIn(10) ? bytes.subarray(0, random.below(bytes.length)) : bytes).length < 10_000);
      } catch (error) {
        assert.ok(error instanceof SqliteError, String(error));
        refused += 1;
      }
    }
    assert.ok(refused > 500, `${refused}`);
  });
});

const myBibleBook = (number: number) => bookByNumber("mybible", number);

test("MyBible's numbers have every book of the Protestant canon in its order", () => {
  const numbers = Array.from({ length: 1000 }, (_, number) => number).filter((number) => myBibleBook(number));
  const books = numbers.map((number) => myBibleBook(number)!).filter(isProtestant);
  assert.deepEqual(
    books,
    BOOK_IDS.filter(isProtestant).sort((a, b) => order(a) - order(b)),
  );
  assert.deepEqual([170, 180, 270, 280, 320, 462, 464].map(myBibleBook), [
    "TOB",
    "JDT",
    "WIS",
    "SIR",
    "BAR",
    "1MA",
    "2MA",
  ]);
});

function order(book: string): number {
  return Array.from({ length: 66 }, (_, index) => protestantBook(index + 1)).indexOf(book as never);
}
