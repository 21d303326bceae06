/**
 * Makes clients of the service with the field's generators and tries them: `npm run test:clients`.
 *
 * Spectral and Redocly lint the OpenAPI document of a running service without a finding; openapi-typescript, hey-api and
 * swagger-typescript-api make clients, which compile in strict mode, call every endpoint and meet every kind of error. So
 * do clients that are made of the document of 0.2.0; those of today find the members that came since.
 * What this takes is installed into a temporary folder: 300 packages are nothing for `npm ci`.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "../test/support/service.ts";

const CLIENTS = ["openapi_fetch", "hey_api", "swagger_typescript_api"];
const folder = mkdtempSync(join(tmpdir(), "ambo-clients-"));
const document = join(folder, "openapi.json");
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, stdio: "inherit" });
const installed = (program: string, ...args: string[]) =>
  run(process.execPath, join(folder, "node_modules", program), ...args);

cpSync("scripts/clients", folder, { recursive: true });
run("npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error");
const service = await startService({
  settings: { corpus: "corpus", "default-translation": "KJV", "daily-limit": "1000" },
});
const baseUrl = `${service.origin}/v1`;
try {
  const { body } = await service.askRaw("/openapi.json");
  writeFileSync(document, JSON.stringify({ ...body, servers: [{ url: baseUrl }] }, null, 2));
  writeFileSync(join(folder, ".spectral.yaml"), 'extends: ["spectral:oas"]\n');
  installed("@stoplight/spectral-cli/dist/index.js", "lint", "--fail-severity=hint", document);
  installed("@redocly/cli/bin/cli.js", "lint", "--extends=recommended-strict", document);

  await tryClients("programs", [...CLIENTS, "grown"], document);
  // The document of 0.2.0, without its words and examples.
  const { servers: _, ...earlier } = JSON.parse(readFileSync("scripts/clients/openapi_0_2_0.json", "utf8"));
  const then = join(folder, "earlier.json");
  writeFileSync(then, JSON.stringify({ ...earlier, servers: [{ url: baseUrl }] }));
  cpSync("scripts/clients/programs", join(folder, "earlier"), { recursive: true });
  for (const name of CLIENTS) {
    const program = join(folder, "earlier", `${name}.ts`);
    // In it every parameter was a string.
    writeFileSync(program, readFileSync(program, "utf8").replace("limit: 3", 'limit: "3"'));
  }
  await tryClients("earlier", CLIENTS, then);
} finally {
  await service.stop();
  rmSync(folder, { recursive: true });
}
console.log("All clients are as expected");

/** Makes the clients of a document beside some programs, compiles the programs and runs them. */
async function tryClients(programs: string, names: readonly string[], document: string): Promise<void> {
  const generated = join(folder, programs, "generated");
  const types = join(generated, "openapi_typescript.ts");
  installed("openapi-typescript/bin/cli.js", document, "--output", types);
  const heyApi = join(generated, "hey_api");
  installed("@hey-api/openapi-ts/bin/run.js", "-i", document, "-o", heyApi, "-c", "@hey-api/client-fetch");
  const swagger = ["generate", "-p", document, "-o", generated, "-n", "swagger_api.ts"];
  installed("swagger-typescript-api/dist/cli.mjs", ...swagger);

  const strict = ["--noEmit", "--strict", "--skipLibCheck"];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2023"];
  const files = names.map((name) => join(folder, programs, `${name}.ts`));
  installed(
    "typescript/bin/tsc",
    ...[...strict, ...modules, "--allowImportingTsExtensions", "--types", "node"],
    ...files,
  );
  for (const file of files) {
    const program = ["--import", "tsx", file, baseUrl, service.key];
    // Beside this process, in which the service runs.
    const [code] = await once(spawn(process.execPath, program, { stdio: "inherit" }), "exit");
    if (code !== 0) throw new Error(`The client ${file} failed`);
  }
}
