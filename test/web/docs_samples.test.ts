/** The samples of the documentation, each as it is on the page: run against the service that shows it. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { promisify } from "node:util";
import { ENDPOINTS } from "../../src/api/endpoints.ts";
import { missing } from "../support/missing.ts";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const run = promisify(execFile);

/** The end of a program that fails. */
interface Refusal extends Error {
  readonly stdout: string;
  readonly stderr: string;
}

/** The words that each program shows of its answer. */
const SHOWN: Record<string, RegExp> = {
  getTranslations: /ZGL\W+Zgledni prevod/,
  getBooks: /Evangelij po Janezu\W+2\b/,
  getPassage: /Zgledna vrstica 16 3\. poglavja[\s\S]*Jn 3,16 · © Zgledni prevod/,
  searchVerses: /Zgledna vrstica[\s\S]*© Zgledni prevod/,
  getVerseOfTheDay: /Zgledna vrstica[\s\S]*© Zgledni prevod/,
  getCalendar: /2026-10-22[\s\S]*sv\. Janez Pavel II\./,
  getOccasions: /wedding Poroka[\s\S]*commons /,
  getOccasion: /old_testament 1 Mz 1,26-28\.31a[\s\S]*gospel Jn 2,1-11/,
  getReadings: /sv\. Tomaž[\s\S]*Evangelij Jn 20,24-29/,
};

const LANGUAGES: readonly [id: string, file: string, command: string, skip: string | false][] = [
  ["curl", "sample.sh", "sh", missing("sh", "curl")],
  ["node", "sample.mjs", process.execPath, false],
  ["python", "sample.py", "python3", missing("python3")],
  ["php", "sample.php", "php", missing("php")],
];

describe("the samples of the documentation", () => {
  const service = serviceFor({ settings: { "daily-limit": "1000" } });
  let page: string;
  const folder = scratchFolder();
  before(async () => {
    page = (await new WebClient(service).get("/docs/all")).text;
  });

  const sample = (id: string) => decoded(new RegExp(`<pre id="${id}"[^>]*>([^<]*)</pre>`).exec(page)?.[1] ?? "");

  async function output(file: string, text: string, command: string, key: string) {
    const path = join(folder, file);
    writeFileSync(path, text);
    const env = { ...process.env, AMBO_KEY: key, PYTHONIOENCODING: "utf8" };
    const { stdout } = await run(command, [path], { env });
    return stdout;
  }

  for (const [id, file, command, skip] of LANGUAGES) {
    for (const { path, documentation } of ENDPOINTS) {
      const { operation } = documentation;
      test(`${path} in ${id}`, { skip }, async () => {
        const text = sample(`${operation}-${id}`);
        assert.doesNotMatch(text, /ambo_/);
        const shown = await output(file, text, command, service.key);
        if (id === "curl") assert.notEqual(JSON.parse(shown).data, undefined);
        else assert.match(decoded(shown.replaceAll(/<[^>]+>/g, "")), SHOWN[operation]!);
      });
    }

    test(`a wrong key ends a program in ${id}, which does not show it`, { skip }, async () => {
      const text = sample(`getPassage-${id}`);
      if (id === "curl") {
        const { error } = JSON.parse(await output(file, text, command, "ambo_wrong"));
        assert.equal(error.code, "invalid_api_key");
        return;
      }
      await assert.rejects(output(file, text, command, "ambo_wrong"), (error) => {
        assert.doesNotMatch(String(error), /ambo_wrong/);
        return true;
      });
    });
  }

  test("are three clients that ask, and say why they are refused", async (context) => {
    for (const [id, file, command, skip] of LANGUAGES.slice(0, 3)) {
      await context.test(id, { skip }, async () => {
        const text = sample(`client-${id}`);
        assert.doesNotMatch(text, /ambo_/);
        assert.ok(text.split("\n").length <= 32, text);
        const shown = await output(file, text, command, service.key);
        assert.match(shown, /Zgledna vrstica 16 3\. poglavja/);
        assert.match(shown, /© Zgledni prevod/);
        const wrong = text.replace("Jn 3,16", "Jn 3,99");
        await assert.rejects(output(file, wrong, command, service.key), (error: Refusal) => {
          const said = error.stdout + error.stderr;
          assert.match(said, /reference_not_found/);
          assert.match(said, /Jn 3,99/);
          return true;
        });
      });
    }
  });

  test("quote whatever a translation names its books", { skip: LANGUAGES[0]![3] }, async () => {
    const corpus = scratchFolder();
    const name = `J';id;'"$(echo ran)\\`;
    const head = "Ambo-Translation: 1\nCode: A\nName: A\nLanguage: slv\nCopyright: A\n";
    writeFileSync(join(corpus, "A.txt"), `${head}Book: GEN | ${name} | Gn\n\nGEN 1:1 Zgled.\n`);
    const one = await startService({ settings: { corpus, "default-translation": "A" } });
    const { text } = await new WebClient(one).get("/docs/clients");
    const [, client = ""] = /<pre id="client-curl"[^>]*>([^<]*)<\/pre>/.exec(text)!;
    const told = `curl() { printf '%s\\n' "$@"; }\n${decoded(client)}`;
    const given = await output("told.sh", told, "sh", "key");
    assert.ok(given.endsWith(`\nreference=${name} 1,1\n`), given);
    const passage = (await new WebClient(one).get("/docs/passage")).text;
    const [, call = ""] = /<pre id="getPassage-curl"[^>]*>([^<]*)<\/pre>/.exec(passage)!;
    assert.match(decoded(call), /^curl -H "[^"]*" 'http[^']*;id;[^']*'$/);
    const [, program = ""] = /<pre id="client-node"[^>]*>([^<]*)<\/pre>/.exec(text)!;
    assert.ok(decoded(program).includes(JSON.stringify(`${name} 1,1`)));
  });

  test("asks for the key in the shell without leaving it in the history", () => {
    assert.ok(page.includes("<pre>read -rs AMBO_KEY &amp;&amp; export AMBO_KEY</pre>"));
  });

  test("for a passage with printed lines shows their answer", {
    skip: LANGUAGES[0]![3],
  }, async () => {
    const command = /<pre>(curl [^<]*layout=lines[^<]*)<\/pre>/.exec(page)![1]!;
    const shown = JSON.parse(await output("lines.sh", decoded(command), "sh", service.key));
    assert.ok(shown.data.verses[0].lines.length > 0);
  });
});

function decoded(text: string): string {
  const entities: Record<string, string> = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    "#39": "'",
    "#039": "'",
  };
  return text.replaceAll(/&([^;]+);/g, (_, name: string) => entities[name] ?? "?");
}
