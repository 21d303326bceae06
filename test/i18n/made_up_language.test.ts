/** Another language of the interface is a catalogue and its row in the list: pages, switch, header, flag, completion. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { build } from "esbuild";
import { importMeta } from "../../scripts/import_meta.mjs";
import { en } from "../../src/i18n/en.ts";
import { CATALOGUES } from "../../src/i18n/language.ts";
import { until } from "../support/until.ts";

const FOLDER = resolve("dist/made_up_language");
const PROGRAM = join(FOLDER, "program", "main.js");
const ENVIRONMENT = { PATH: process.env.PATH, AMBO_CORPUS: resolve("test/fixtures/corpus") };

/** Returns the messages of a language whose every word is `xx`, but for addresses, locale data and placeholders. */
function madeUpCatalogue(): string {
  const messages = Object.entries<string>(en).map(([key, message]) => {
    if (key === "language.name") return [key, "Xanto"];
    if (key.startsWith("language.") || message.startsWith("/") || message.includes("{")) return [key, message];
    return [key, message.replace(/\p{L}+/gu, "xx")];
  });
  return `export const eo = ${JSON.stringify(Object.fromEntries(messages), null, 2)};\n`;
}

before(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync("src", join(FOLDER, "src"), { recursive: true });
  for (const name of ["package.json", "tsconfig.json"]) cpSync(name, join(FOLDER, name));
  symlinkSync(resolve("node_modules"), join(FOLDER, "node_modules"));
  writeFileSync(join(FOLDER, "src/i18n/eo.ts"), madeUpCatalogue());
  const list = join(FOLDER, "src/i18n/language.ts");
  const names = Object.keys(CATALOGUES).join(", ");
  const text = readFileSync(list, "utf8");
  assert.ok(text.includes(`{ ${names} }`));
  writeFileSync(list, `import { eo } from "./eo.ts";\n${text.replace(`{ ${names} }`, `{ ${names}, eo }`)}`);
  // Bundled once, since it is started three times.
  await build({
    ...{ absWorkingDir: FOLDER, entryPoints: ["src/main.ts"], outdir: join(FOLDER, "program"), splitting: true },
    ...{ bundle: true, platform: "node", format: "esm", target: "node20.20", charset: "utf8" },
    plugins: [importMeta],
  });
});

after(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Runs a command of the copied program. */
function run(...args: string[]): string {
  return spawnSync(process.execPath, [PROGRAM, ...args], { cwd: FOLDER, env: ENVIRONMENT, encoding: "utf8" }).stdout;
}

describe("a made-up language", () => {
  test("is a language of the command line and its completion", () => {
    assert.match(run("help", "--lang", "eo"), /^xx xx/m);
    assert.match(run("completion", "bash"), /\beo\b/);
  });

  test("has pages by ?lang= and Accept-Language, and is in the switch of the others", async () => {
    const server = spawn(process.execPath, [PROGRAM, "serve", "--port", "0", "--keys", join(FOLDER, "keys")], {
      cwd: FOLDER,
      env: ENVIRONMENT,
    });
    const ended = new Promise((done) => server.once("exit", done));
    try {
      let output = "";
      server.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
      await until("the address of the service", () => output.includes("Listening on"));
      const [origin = ""] = /(?<=Listening on )http:\/\/[\d.:]+/.exec(output) ?? [];
      const page = async (path: string, language = "") =>
        (await fetch(origin + path, { headers: { "Accept-Language": language } })).text();
      assert.match(await page("/?lang=eo"), /<html lang="eo">.*<h2[^>]*>[^<]*xx/s);
      assert.match(await page("/", "eo, sl;q=0.5"), /<html lang="eo">/);
      assert.match(await page("/", "sl"), /lang="eo" hreflang="eo"[^>]*>Xanto</);
      assert.match(await page("/?lang=qq", "en"), /<html lang="en">/);
    } finally {
      server.kill();
      await ended;
    }
  });
});
