/**
 * Makes clients of the service with the field's generators and tries them: `npm run test:clients`.
 *
 * Spectral and Redocly lint the OpenAPI document of a running service without a finding; openapi-typescript, hey-api and
 * swagger-typescript-api make clients, which compile in strict mode, call every endpoint and meet every kind of error.
 * What this takes is installed into a temporary folder: 300 packages are nothing for `npm ci`.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "../test/support/service.ts";

const folder = mkdtempSync(join(tmpdir(), "ambo-clients-"));
const programs = join(folder, "programs");
const generated = join(programs, "generated");
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

  const types = join(generated, "openapi_typescript.ts");
  installed("openapi-typescript/bin/cli.js", document, "--output", types);
  const heyApi = join(generated, "hey_api");
  installed("@hey-api/openapi-ts/bin/run.js", "-i", document, "-o", heyApi, "-c", "@hey-api/client-fetch");
  const swagger = ["generate", "-p", document, "-o", generated, "-n", "swagger_api.ts"];
  installed("swagger-typescript-api/dist/cli.mjs", ...swagger);

  const clients = ["openapi_fetch", "hey_api", "swagger_typescript_api"];
  const strict = ["--noEmit", "--strict", "--skipLibCheck"];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2023"];
  const files = clients.map((client) => join(programs, `${client}.ts`));
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
} finally {
  await service.stop();
  rmSync(folder, { recursive: true });
}
console.log("All clients are as expected");
