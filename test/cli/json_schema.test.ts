/** What `--json` prints, against its schemas, in every language and in the help. */
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Ajv } from "ajv";
import { allCommands } from "../../src/cli/mod.ts";
import { ambo, linesOf } from "../support/command.ts";
import { heldStore } from "../support/held_store.ts";
import { local } from "../support/local_store.ts";
import { scratchFolder } from "../support/scratch.ts";
import { SCHEMAS } from "./schemas.ts";

const folder = scratchFolder();
const keys = join(folder, "keys");
const corpus = join(folder, "corpus");
cpSync("test/fixtures/corpus", corpus, { recursive: true });
const backup = join(folder, "backup");
const source = join(folder, "a.usfm");
writeFileSync(source, "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\\f + \\ft o\\f*\n\\v 2-3 Dva.\n\\v 3 Tri.\n");
const STATED = "--code POSKUS --name N --language slv --copyright C";

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
const tested = new Set<string>();

/** Runs `ambo LINE --json`, checks what it prints against the schema and returns it. */
async function json(line: string, { code = 0, store = keys } = {}) {
  const variables = { AMBO_KEYS: store, AMBO_CORPUS: corpus, AMBO_DEFAULT_TRANSLATION: "ZGL" };
  const outcome = await ambo([...line.split(" "), "--json"], { variables });
  assert.equal(outcome.code, code, outcome.stderr);
  const printed = linesOf(outcome.stdout);
  assert.equal(printed.length, 1, "one line");
  const value = JSON.parse(printed[0]!);
  const shape = Object.keys(SCHEMAS).find((name) => line === name || line.startsWith(`${name} `));
  assert.ok(shape !== undefined, `no schema for \`ambo ${line}\``);
  tested.add(shape);
  const fits: boolean = ajv.validate(SCHEMAS[shape]!, value);
  assert.ok(fits, `${line}: ${ajv.errorsText()}`);
  return value;
}

describe("--json", () => {
  const lines = [
    ...["config", "version", "check", "calendar --year 2027", "search besedilo"],
    ...["user add ana", "user link ana", "key issue ana", "key list", "user list"],
    ...["verse --date 2026-12-25", "readings --date 2026-12-24", "readings --date 2027-03-25"],
    ...["parse Jn_3,16", "parse Jn", "key revoke ana", "key list", "usage", "store check"],
    ...["store repair", `backup ${backup}`],
  ];
  for (const line of lines) {
    test(`of \`ambo ${line.replace(folder, "…")}\` fits its schema`, async () => {
      await json(line);
    });
  }

  test("of usage counts the requests", async () => {
    const { store, close } = await heldStore(keys);
    const account = store.accountOfKey(await store.accounts.issueKey("ana"))!;
    local(store).consume(account);
    local(store).commit();
    await close();
    const [today] = await json("usage ana");
    assert.equal(today.requests, 1);
  });

  test("of restore and of import say what was made", async () => {
    const other = join(folder, "other");
    const { files, made } = await json(`restore ${backup}`, { store: other });
    assert.ok(files >= 1 && Date.parse(made) <= Date.now());
    const imported = await json(`import ${source} ${STATED}`);
    const { code, file, verses, merged, dropped, warnings, service, isDefault } = imported;
    assert.deepEqual([code, file, verses, merged], ["POSKUS", join(corpus, "POSKUS.txt"), 2, 1]);
    assert.deepEqual(dropped, []);
    assert.deepEqual([warnings.length, service, isDefault], [1, "none", false]);
  });

  test("of a damaged store names what is lost", async () => {
    const path = join(keys, "accounts.log");
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(path, bytes);
    const [file] = await json("store check", { code: 1 });
    assert.equal(file.state, "damaged");
    const [repaired] = await json("store repair");
    assert.equal(repaired.name, "accounts.log");
  });

  test("has a schema for each command that has the flag, and each was tried", async () => {
    const commands = (await allCommands()).filter(({ options }) => options?.json !== undefined);
    for (const { name } of commands) {
      const shapes = Object.keys(SCHEMAS).filter((shape) => shape.split(" ")[0] === name);
      assert.ok(shapes.length > 0, `no schema for ${name}`);
    }
    const untried = Object.keys(SCHEMAS).filter((shape) => !tested.has(shape));
    assert.deepEqual(untried, [], "to be tried by a line above");
  });

  test("the help of a command names the members that its schema wants", async () => {
    for (const { name, options } of await allCommands()) {
      const help = options?.json?.shape;
      if (help === undefined) continue;
      for (const [shape, schema] of Object.entries(SCHEMAS)) {
        if (shape.split(" ")[0] !== name) continue;
        const { items, required = [] } = schema as {
          items?: { required: string[] };
          required?: string[];
        };
        if (name === "calendar" || name === "config") continue;
        for (const member of items?.required ?? required) {
          assert.match(help, new RegExp(`\\b${member}\\b`), `${shape}: ${member}`);
        }
      }
    }
  });

  test("beside a backup on standard output makes no sense", async () => {
    const { code, stderr } = await ambo(["backup", "-", "--json", "--keys", keys]);
    assert.equal(code, 2);
    assert.match(stderr, /Cannot print JSON beside a backup/);
  });
});
