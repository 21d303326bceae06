/**
 * SQLite's full-text search, for a Node.js that has `node:sqlite`. It reads the verses of a translation file, then a
 * line of JSON for each command: `{ "build": TOKENIZER }` or `{ "queries": [ … ], "repeat": N }`.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";

const verses = readFileSync(process.argv[2], "utf8")
  .split("\n")
  .filter((line) => /^[0-9A-Z]{3} \d+:\d+\S* /.test(line))
  .map((line) => line.slice(line.indexOf(" ", 4) + 1));

let database;

function build(tokenizer) {
  database?.close();
  const start = performance.now();
  const before = process.cpuUsage();
  database = new DatabaseSync(":memory:");
  database.exec(`CREATE VIRTUAL TABLE verses USING fts5(text, tokenize='${tokenizer}')`);
  const insert = database.prepare("INSERT INTO verses(rowid, text) VALUES (?, ?)");
  database.exec("BEGIN");
  for (const [index, text] of verses.entries()) insert.run(index, text);
  database.exec("COMMIT");
  const { user, system } = process.cpuUsage(before);
  const { page_count: pages } = database.prepare("PRAGMA page_count").get();
  const { page_size: size } = database.prepare("PRAGMA page_size").get();
  return { wall: performance.now() - start, cpu: (user + system) / 1000, bytes: pages * size };
}

function run(queries, repeat) {
  const count = database.prepare("SELECT count(*) AS total FROM verses WHERE verses MATCH ?");
  const page = database.prepare("SELECT rowid FROM verses WHERE verses MATCH ? LIMIT 20");
  return queries.map((query) => {
    let total = 0;
    const start = performance.now();
    for (let round = 0; round < repeat; round++) {
      total = count.get(query).total;
      page.all(query);
    }
    return { total, wall: (performance.now() - start) / repeat };
  });
}

console.log(JSON.stringify({ verses: verses.length }));
for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  const result = command.build === undefined ? run(command.queries, command.repeat) : build(command.build);
  console.log(JSON.stringify(result));
}
