/** The samples of the documentation, each as it is on the page: run against the service that shows it. */
import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
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
  findReferences: /Jn 3,16/,
  getOccasions: /wedding Poroka[\s\S]*commons /,
  getOccasion: /old_testament 1 Mz 1,26-28\.31a[\s\S]*gospel Jn 2,1-11/,
  getReadings: /sv\. Tomaž[\s\S]*Evangelij Jn 20,24-29/,
};

/** A language of samples: what runs one, and what runs several in turn, each between lines of `=====`. */
interface SampleLanguage {
  readonly id: string;
  readonly file: string;
  readonly command: string;
  readonly inTurn: readonly string[];
  readonly skip: string | false;
}

const NODE = String.raw`for (const file of process.argv.slice(1)) { await import(file); console.log("\n====="); }`;
const PYTHON = String.raw`import runpy, sys
for file in sys.argv[1:]: runpy.run_path(file, run_name="__main__"); print("\n=====", flush=True)`;
const PHP = String.raw`foreach (array_slice($argv, 1) as $file) { include $file; echo "\n=====\n"; }`;
const LANGUAGES: readonly SampleLanguage[] = [
  {
    id: "curl",
    file: "sample.sh",
    command: "sh",
    inTurn: ["-c", 'for file; do sh "$file"; printf "\n=====\n"; done', "sh"],
    skip: missing("sh", "curl"),
  },
  {
    id: "node",
    file: "sample.mjs",
    command: process.execPath,
    inTurn: ["--input-type=module", "-e", NODE, "--"],
    skip: false,
  },
  { id: "python", file: "sample.py", command: "python3", inTurn: ["-c", PYTHON], skip: missing("python3") },
  { id: "php", file: "sample.php", command: "php", inTurn: ["-r", PHP, "--"], skip: missing("php") },
];

function missingPythonModules(...names: readonly string[]): string | false {
  const { status } = spawnSync("/usr/bin/python3", ["-c", `import ${names.join(", ")}`]);
  return status === 0 ? false : `needs python3 with ${names.join(" and ")}`;
}

describe("the samples of the documentation", () => {
  const service = serviceFor({ settings: { "daily-limit": "1000" } });
  let page: string;
  const folder = scratchFolder();
  before(async () => {
    const client = new WebClient(service);
    page = (await client.get("/docs/all")).text + (await client.get("/docs/recipes")).text;
  });

  const sample = (id: string) => decoded(new RegExp(`<pre id="${id}"[^>]*>([^<]*)</pre>`).exec(page)?.[1] ?? "");

  async function output(file: string, text: string, command: string, key: string) {
    const path = join(folder, file);
    writeFileSync(path, text);
    const { stdout } = await run(command, [path], { env: envOf(key) });
    return stdout;
  }

  for (const { id, file, command, inTurn, skip } of LANGUAGES) {
    test(`of each endpoint in ${id} show its answer`, { skip }, async () => {
      const operations = ENDPOINTS.map(({ documentation: { operation } }) => operation);
      const paths = operations.map((operation) => {
        const text = sample(`${operation}-${id}`);
        assert.doesNotMatch(text, /ambo_/);
        const path = join(folder, `${operation}_${file}`);
        writeFileSync(path, text);
        return path;
      });
      const { stdout } = await run(command, [...inTurn, ...paths], { env: envOf(service.key) });
      const shown = stdout.split("\n=====\n");
      for (const [index, operation] of operations.entries()) {
        if (id === "curl") assert.notEqual(JSON.parse(shown[index]!).data, undefined, operation);
        else assert.match(decoded(shown[index]!.replaceAll(/<[^>]+>/g, "")), SHOWN[operation]!);
      }
    });

    test(`a wrong key ends a program in ${id}, which does not show it`, { skip }, async () => {
      const text = sample(`getPassage-${id}`);
      if (id === "curl") {
        const { error } = JSON.parse(await output(file, text, command, "ambo_wrong"));
        assert.equal(error.code, "invalid_api_key");
        return;
      }
      await assert.rejects(output(file, text, command, "ambo_wrong"), (error: Refusal) => {
        const said = `${error}${error.stdout}${error.stderr}`;
        assert.doesNotMatch(said, /ambo_wrong/);
        assert.match(said, /invalid_api_key: Ključ API ni veljaven/);
        return true;
      });
    });
  }

  test("are three clients that ask, and say why they are refused", async (context) => {
    for (const { id, file, command, skip } of LANGUAGES.slice(0, 3)) {
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

  test("a recipe for cron saves the verse, and keeps it where the next answer is an error", {
    skip: LANGUAGES[0]!.skip,
  }, () => {
    const home = scratchFolder();
    const [script, target] = [join(home, "ambo-verse"), join(home, "verse.json")];
    const runAs = (key: string) => {
      writeFileSync(join(home, ".ambo-key"), `${key}\n`);
      return run("sh", [script, target], { env: { ...process.env, HOME: home } });
    };
    writeFileSync(script, sample("recipe-cron"));
    return runAs(service.key)
      .then(() => assert.match(JSON.parse(readFileSync(target, "utf8")).data.reference, /^\S.* \d+,\d+/))
      .then(() => assert.rejects(runAs("ambo_wrong"), ({ stderr }: Refusal) => /invalid_api_key/.test(stderr)))
      .then(() => assert.match(readFileSync(target, "utf8"), /"verses":/));
  });

  test("a recipe for Home Assistant has the reference as its state, and the card shows the text", {
    skip: missingPythonModules("yaml", "jinja2"),
  }, async () => {
    // Home Assistant's REST sensor: a template for the state, members at a path as attributes, which the card reads.
    const program = `
import json, os, sys, urllib.request, yaml, jinja2
yaml.SafeLoader.add_constructor("!secret", lambda loader, node: secrets[loader.construct_scalar(node)])
secrets = yaml.safe_load(sys.argv[2].replace("ambo_…", os.environ["AMBO_KEY"]))
[rest] = yaml.safe_load(sys.argv[1])["rest"]
[sensor] = rest["sensor"]
answer = json.load(urllib.request.urlopen(urllib.request.Request(rest["resource"], headers=rest["headers"])))
render = lambda text, **names: jinja2.Template(text).render(**names)
state = render(sensor["value_template"], value_json=answer)
assert sensor["json_attributes_path"] == "$.data" and 0 < len(state) <= 255
attributes = {name: answer["data"][name] for name in sensor["json_attributes"]}
print(render(yaml.safe_load(sys.argv[3])["content"], states=lambda _: state, state_attr=lambda _, name: attributes[name]))`;
    const parts = ["home-assistant", "home-assistant-secret", "home-assistant-card"].map((id) =>
      sample(`recipe-${id}`),
    );
    const { stdout } = await run("/usr/bin/python3", ["-c", program, ...parts], { env: envOf(service.key) });
    assert.match(stdout, /Zgledna vrstica[\s\S]*\([^()]+ \d+,\d+\S*;\s+© Zgledni prevod; [^()]+\)/);
  });

  test("a recipe for WordPress is a frame that the service answers", async () => {
    const [, address = ""] = /src="([^"]+)"/.exec(sample("recipe-wordpress")) ?? [];
    const { status, text } = await new WebClient(service).get(new URL(address).pathname);
    assert.equal(status, 200);
    assert.match(text, /Zgledna vrstica/);
  });

  test("quote whatever a translation names its books", { skip: LANGUAGES[0]!.skip }, async () => {
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
    skip: LANGUAGES[0]!.skip,
  }, async () => {
    const command = /<pre>(curl [^<]*layout=lines[^<]*)<\/pre>/.exec(page)![1]!;
    const shown = JSON.parse(await output("lines.sh", decoded(command), "sh", service.key));
    assert.ok(shown.data.verses[0].lines.length > 0);
  });
});

const envOf = (key: string) => ({ ...process.env, AMBO_KEY: key, PYTHONIOENCODING: "utf8" });

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
