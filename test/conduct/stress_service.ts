import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listen } from "../../src/http/mod.ts";
import { atEnd } from "../support/at_end.ts";
import { local } from "../support/local_store.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startService } from "../support/service.ts";
import { type Resource, type StressCounts, type StressKey, stress } from "./stress_clients.ts";

const KEYS = 4;

/** How long and on which texts the service is put under stress. */
export interface StressRun {
  readonly seconds: number;
  /** Of each kind. */
  readonly clients: number;
  readonly settings?: Record<string, string>;
  /** The passages that are asked for, as queries. */
  readonly passages: readonly string[];
  /** Serves HTTPS beside it; needs `openssl`. */
  readonly hasTls: boolean;
}

/** The outcome for a key. */
export interface CountedKey extends StressKey {
  readonly counted: number;
}

/** Puts a service under stress by clients of all kinds. @throws {AssertionError} At a wrong byte or a lost answer. */
export async function runStress(
  run: StressRun,
): Promise<{ counts: StressCounts; keys: readonly CountedKey[]; failures: readonly unknown[] }> {
  const { seconds, clients, settings = {}, passages, hasTls } = run;
  // With one public URL pages are the same over HTTP and HTTPS.
  const limits = {
    "daily-limit": "1000000000",
    "max-requests-per-connection": "1000000",
    "public-url": "https://ambo.example",
  };
  const service = await startService({ settings: { ...limits, ...settings } });
  const { store, origin, app, config } = service;
  const names = Array.from({ length: KEYS }, (_, index) => `client ${index}`);
  const keys: StressKey[] = [];
  for (const name of names) {
    await store.accounts.addUser(name);
    keys.push({ key: await store.accounts.issueKey(name), sent: 0, answered: 0 });
  }
  const paths = [
    ...passages.map((query) => `/v1/passage?${query}`),
    ...["/v1/translations", "/v1/verse-of-the-day", "/", "/docs", "/openapi.json", "/healthz"],
  ];
  const resources: Resource[] = [];
  for (const path of paths) {
    const headers = { Host: "ambo.example", "X-API-Key": service.key };
    const { status, text } = await service.askRaw(path, { headers });
    if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
    resources.push({ path, isCounted: path.startsWith("/v1/"), body: Buffer.from(text) });
  }
  const secure = hasTls
    ? await listen(app, { address: { host: "127.0.0.1", port: 0 }, config, tls: certificate() })
    : undefined;
  atEnd(() => secure?.close(0));
  const tlsOrigin = secure?.origin;
  const counts = await stress({ origin, tlsOrigin, resources, keys, seconds, clients });
  await local(store).commit();
  const counted = keys.map((key, index) => ({
    ...key,
    counted: store.used(store.accountOfUser(names[index]!)!),
  }));
  await secure?.close(1000);
  await service.stop();
  return { counts, keys: counted, failures: service.log.filter(({ level }) => level === "error") };
}

/** Makes a certificate that no one trusts. */
function certificate(): { cert: Buffer; key: Buffer } {
  const folder = scratchFolder();
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "2", "-subj", "/CN=localhost", "-keyout", key, "-out", cert],
    ],
    { stdio: "ignore" },
  );
  return { cert: readFileSync(cert), key: readFileSync(key) };
}
