/** Every error that people are told of has a code, and every code a sentence in each language. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { Problem, type ProblemCode, type ProblemRoom } from "../../src/base/problem.ts";
import { en } from "../../src/i18n/en.ts";
import type { Language, MessageKey } from "../../src/i18n/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { runnable } from "../support/process.ts";

/** Error classes whose sentence no one reads: a form that is no multipart is answered with the page of its status. */
const FOR_DEVELOPERS: ReadonlySet<string> = new Set(["MultipartError"]);

test("every error class of a room is a problem", async () => {
  const rooms = readdirSync("src", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "base")
    .map(({ name }) => name);
  const others: string[] = [];
  for (const room of rooms) {
    const module = await import(pathToFileURL(runnable(`src/${room}/mod.ts`).at(-1)!).href);
    for (const [name, value] of Object.entries(module as Record<string, unknown>)) {
      const isError = typeof value === "function" && value.prototype instanceof Error;
      if (!isError || FOR_DEVELOPERS.has(name)) continue;
      if (!((value as { prototype: unknown }).prototype instanceof Problem)) {
        others.push(`${room}: ${name}`);
      }
    }
  }
  assert.deepEqual(others, []);
});

/** Codes without a message: one of these does not compile. */
type Unwritten = { [Room in ProblemRoom]: Exclude<`${Room}.${ProblemCode<Room>}`, MessageKey> }[ProblemRoom];
const unwritten: [Unwritten] extends [never] ? true : Unwritten = true;
void unwritten;

/** Typical values of sentences by their names; where a room or a code means something else by a name, its own below. */
const TYPICAL: Readonly<Record<string, unknown>> = {
  until: "2026-11-25T11:00:00.000Z",
  ...{
    account: 7,
    accounts: "accounts",
    address: "127.0.0.1:8080",
    archive: "A.zip",
    aside: "A.damaged",
  },
  ...{
    block: 3,
    book: "GEN",
    byte: 7,
    bytes: 5_000_000,
    call: "addUser",
    chapter: 3,
    chapters: [1, 2, 3],
  },
  ...{
    characters: 90_000,
    choices: ["K1", "K2"],
    code: "KJV",
    codes: ["KJV", "CHR"],
    command: "user",
  },
  ...{
    count: 5,
    dataPath: "modules/x",
    date: "2026-12-25",
    days: 400,
    driver: "RawLD",
    earlier: "ambo.conf:2",
  },
  ...{
    element: "verse",
    encoding: "windows-1250",
    end: 4,
    endpoint: "etcd1:2379",
    endpoints: "etcd1:2379",
  },
  ...{
    entity: "&amp2;",
    excerpt: "\\\\x",
    expected: 12,
    faults: [],
    field: "Name",
    fields: ["Code"],
  },
  ...{
    file: "A.txt",
    first: 1,
    folder: "corpus",
    format: "USFM",
    formats: ["OSIS", "USFM"],
    found: "?",
  },
  ...{
    foundOthers: 4,
    foundVerses: 90,
    free: 8081,
    from: "2027-01-02",
    guess: "--port",
    height: 3,
    host: "127.0.0.1",
  },
  ...{
    id: "XYZ",
    key: "ambo/a",
    kind: "user",
    known: 2,
    label: "Gen 1:1",
    last: 9,
    length: 7000,
    limit: 1000,
  },
  ...{
    line: "ambo key issue",
    lines: 3,
    markup: "usfm",
    max: 500,
    maxAbbreviation: 20,
    maxName: 90,
    maxNames: 9,
  },
  ...{
    message: "E1",
    method: "POST",
    min: 1,
    module: "SloKJV",
    most: 366,
    name: "Ana",
    names: ["A", "B"],
    number: 7,
  },
  ...{
    of: "changes",
    offset: 400,
    one: "--tls-cert",
    open: "chapter",
    operand: "A",
    operands: ["A", "B"],
  },
  ...{
    option: "--port",
    other: "--tls-key",
    others: 3,
    own: "Europe/Ljubljana",
    owner: "ambo",
    packed: 100,
  },
  ...{
    parent: "/srv",
    part: "Xyz",
    path: "A.txt",
    percent: 90,
    place: "Gen 3",
    port: 8080,
    position: 0,
    prefix: "ambo",
  },
  ...{
    process: 4242,
    purpose: "p9",
    query: "-",
    quota: 4_294_967_296,
    readings: ["Mt 1,2", "Mt 1.2"],
    reference: "Mt 1,2",
  },
  ...{
    references: "Mt 1",
    role: "r9",
    root: "ambo/",
    row: 3,
    said: "E9",
    seconds: 5,
    setting: "keys",
    size: 900,
  },
  ...{
    source: "--port",
    stated: 6,
    status: 500,
    style: "q9",
    suggestions: ["Mt"],
    testament: "ot",
    text: "Xyz",
  },
  ...{
    than: "more",
    to: "2027-01-01",
    translation: "CHR",
    type: "Z9",
    usage: "counts",
    user: "Ana",
    value: "x",
  },
  ...{
    variable: "AMBO_PROT",
    verse: "Gen 1,1",
    verses: 2,
    version: 9,
    width: 4,
    words: ["add", "link"],
  },
  ...{
    written: "X",
    years: [1900, 2100],
    zone: "Europe/Vienna",
    books: ["1CO", "2CO"],
    bookName: "Matej",
  },
};

const MISSING = { kind: "verse", book: "PSA", chapter: 23, verse: 7, last: 6 };

const OWN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  import: { position: { file: "A.txt", line: 3 }, fields: ["code", "name"], field: "name" },
  "import/invalid_language": { language: "x" },
  "import/sword_versification": { known: ["KJV"] },
  "store/pieces_missing": { found: 3 },
  "store/shortened_file": { found: 400 },
  "import/document": { kind: "pdf" },
  "import/xml_unfinished": { part: "comment" },
  passage: { missing: MISSING, book: "PSA" },
  reference: { text: "Xyz 1", position: 0, end: 3, books: ["PSA"] },
  "reference/ambiguous_book": { books: ["1CO", "2CO"] },
  "reference/no_such_number": { books: ["1CO", "2CO"] },
  "corpus/at": { line: 3 },
  "event/connections_limited": { event: "flooded" },
  "service/unreadable_certificate": { path: "A.pem" },
};

/** Sentences that are nothing but a cause or a message, or a word of a format: the same in both languages. */
const SAME = new Set([
  ...["api/invalid_query", "api/reference_not_found", "api/passage_too_long", "settings/faults"],
  ...["upload/unforeseen", "store/engine_failed", "store/engine_said", "store/engine_compacted"],
  ...["store/engine_token_ended", "store/engine_authentication_failed", "store/engine_without_users"],
  ...["store/engine_user_empty", "store/engine_common_name", "corpus/at"],
]);

const ENGLISH = new RegExp(
  `(?<!\\p{L})(?:${"the an and are cannot is not no file of with from there this that which has have give than must by was were expected found user key".split(" ").join("|")})(?!\\p{L})`,
  "iu",
);

/** Takes out of a sentence what is written the same in every language: values in quotes, code, flags and paths. */
function proseOf(sentence: string): string {
  return sentence
    .replace(/`[^`]*`|»[^«]*«|“[^”]*”|"[^"]*"|<[^>]*>/g, "")
    .replace(/--[\w-]+|\w+=\S+|[\w./-]*[./_][\w./-]+/g, "");
}

/** Drives a code through `explain`, with a cause of the system behind it. */
function said(room: string, code: string, language: Language): string {
  const values = { ...TYPICAL, ...OWN[room], ...OWN[`${room}/${code}`] };
  const cause = Object.assign(new Error("EACCES"), { code: "EACCES", errno: -13 });
  return explain(new Problem(`${room}.${code}` as never, values as never, { cause }), language);
}

/** The rooms that have problems, and the messages that are parts of others. */
const ROOMS = new Set(
  "accounts api book_list command corpus usage passage query reference backup_file secrets settings store event export export_lost import import_dropped import_warning upload http service".split(
    " ",
  ),
);
const PARTS = /^(?:passage\.no_|first_start\.)/;
const CODES = Object.keys(en)
  .filter((key) => ROOMS.has(key.split(".")[0]!) && !PARTS.test(key))
  .map((key) => key.split(".") as [room: string, code: string]);

for (const [room, code] of CODES) {
  const name = `${room}/${code}`;
  test(`${name} has a sentence in each language`, () => {
    const [sl, en] = [said(room, code, "sl"), said(room, code, "en")];
    for (const sentence of [sl, en]) {
      assert.doesNotMatch(sentence, /undefined|\[object|NaN|\{"|\}$|\.$/, sentence);
      assert.ok(!sentence.includes(name) && !/\b[a-z]+_[a-z]+\b/.test(proseOf(sentence)), sentence);
    }
    if (!SAME.has(name)) assert.notEqual(sl, en);
    assert.doesNotMatch(proseOf(sl), ENGLISH, sl);
  });
}

test("the system's errors are in Slovenian by their code", () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  assert.equal(explain(error, "en"), "ENOSPC: no space left on device, write");
  assert.match(explain(error, "sl"), /na disku ni več prostora/);
  assert.match(explain(Object.assign(error, { code: "EODD" }), "sl"), /EODD/);
});
