/**
 * Measures whole requests against a bare `node:http` server and against nginx that send the same bytes:
 * `npm run bench -- serving`. Rounds alternate between the servers; what counts is the median of the ratios of
 * neighbouring rounds. BASELINE, a folder with another version that has run once, is one more rival.
 */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { NODE_FLAGS } from "../../scripts/packaging/executable.ts";
import { loadTranslation } from "../../src/corpus/mod.ts";
import { atEnd } from "../support/at_end.ts";
import { freePort } from "../support/free_port.ts";
import { missing } from "../support/missing.ts";
import { KEY } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";
import { median, printTable, type ServerProcess, spread, startServer } from "./statistics.ts";
import { hasWrk, type LoadResult, load } from "./wrk.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SECONDS = 1;
const CASES: [name: string, reference: string, everyVerse: boolean][] = [
  ["one verse", "Jn%203,16", false],
  ["one verse, each time another", "Jn%203,16", true],
  ["a long chapter (Ps 119)", "Ps%20119", false],
];
/** `CONNECTIONS="1 32"` measures with those numbers of connections. */
const CONNECTIONS = (process.env.CONNECTIONS ?? "1 32 256").split(" ").map(Number);

if (!hasWrk()) {
  console.error("This benchmark needs wrk (Debian: apt-get install wrk)");
  process.exit(1);
}
const folder = scratchFolder();
const ambo = await startAmbo(".");
const key = KEY.exec(ambo.log())?.[0] ?? "";
const { BASELINE } = process.env;
const baseline = BASELINE === undefined ? undefined : await startAmbo(BASELINE);
const script = join(folder, "verses.lua");
writeFileSync(script, everyVerseScript());

/** A load, and the processor time that a request took of the server. */
interface Measured extends LoadResult {
  readonly microseconds: number;
}

const rows: string[][] = [];
for (const [name, reference, everyVerse] of CASES) {
  const path = `/passage?translation=KJV&reference=${reference}`;
  const url = ambo.url + path;
  const bare = await startServer(["--import", "tsx", "test/bench/bare_server.ts", url, key]);
  const nginx = await startNginx(url);
  for (const connections of CONNECTIONS) {
    const options = { key, connections, seconds: SECONDS, script: everyVerse ? script : undefined };
    const rivals: [string, string, ServerProcess?][] = [["bare node:http", bare.url, bare]];
    if (baseline !== undefined) rivals.push(["BASELINE", baseline.url + path, baseline]);
    if (nginx !== undefined && !everyVerse) rivals.push(["nginx", nginx.url]);
    const measure = (server: ServerProcess | undefined, address: string): Measured => {
      const before = server?.processorSeconds() ?? Number.NaN;
      const ownKey = server === baseline && server !== undefined ? KEY.exec(server.log())?.[0] : key;
      const result = load(address, { ...options, key: ownKey });
      const taken = (server?.processorSeconds() ?? Number.NaN) - before;
      return { ...result, microseconds: (taken * 1e6) / result.requests };
    };
    for (const [rival, rivalUrl, process] of rivals) {
      measure(ambo, url);
      measure(process, rivalUrl);
      const pairs: [Measured, Measured][] = [];
      for (let round = 0; round < ROUNDS; round++) {
        pairs.push([measure(ambo, url), measure(process, rivalUrl)]);
      }
      const own = (of: (result: Measured) => number) => median(pairs.map(([own]) => of(own)));
      const ratios = (of: (result: Measured) => number) => spread(pairs.map(([own, other]) => of(own) / of(other)));
      rows.push([
        name,
        String(connections),
        rival,
        own(({ requestsPerSecond }) => requestsPerSecond).toFixed(0),
        ratios(({ requestsPerSecond }) => requestsPerSecond),
        ratios(({ p50 }) => p50),
        ratios(({ p99 }) => p99),
        own(({ microseconds }) => microseconds).toFixed(1),
        process === undefined ? "" : ratios(({ microseconds }) => microseconds),
      ]);
    }
  }
  await bare.stop();
  await nginx?.stop();
}
await ambo.stop();
await baseline?.stop();
printTable(
  [
    "answer",
    "connections",
    "against",
    "requests a second",
    "throughput ratio",
    "p50 ratio",
    "p99 ratio",
    "µs of the processor",
    "ratio",
  ],
  rows,
);

/** Starts the program of a folder of sources, with a store of its own. */
function startAmbo(sources: string): Promise<ServerProcess> {
  const keys = join(folder, sources === "." ? "keys" : "baseline");
  return startServer([
    ...[...NODE_FLAGS, join(sources, "scripts/ambo.mjs"), "serve", "--port", "0", "--keys", keys],
    ...["--corpus", resolve("corpus"), "--daily-limit", "900000000"],
  ]);
}

/** Makes a script that requests all verses of the translation one after the other, none twice in a round. */
function everyVerseScript(): string {
  const kjv = loadTranslation("corpus/KJV.txt");
  const paths = Array.from({ length: kjv.lineCount }, (_, line) => {
    const { book, chapter, verse } = kjv.label(line);
    const reference = encodeURIComponent(`${kjv.book(book)!.abbreviation} ${chapter},${verse}`);
    return `"/v1/passage?translation=KJV&reference=${reference}"`;
  });
  return `local paths = { ${paths.join(", ")} }
local next = 0
function request()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end
`;
}

/** Starts nginx, where it is installed, with the body of an address as a file. */
async function startNginx(url: string): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  if (missing("nginx")) return undefined;
  const root = scratchFolder();
  mkdirSync(join(root, "files"));
  const reply = await fetch(url, { headers: { "X-API-Key": key, "Accept-Encoding": "identity" } });
  writeFileSync(join(root, "files", "passage"), Buffer.from(await reply.arrayBuffer()));
  const own = /^(date|connection|keep-alive|content-length|etag|content-type|last-modified|server)$/;
  const headers = [...reply.headers].filter(([name]) => !own.test(name));
  const port = await freePort();
  const configuration = join(root, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 1024; }
http {
  access_log off; default_type "application/json; charset=utf-8"; keepalive_requests 100000000;
  client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/fastcgi;
  uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi; open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${root}/files; chunked_transfer_encoding off;
    ${headers.map(([name, value]) => `add_header "${name}" "${value}";`).join("\n    ")}
  }
}
user root;
`,
  );
  const child = spawn("nginx", ["-c", configuration, "-p", root], { stdio: "ignore" });
  atEnd(() => child.kill("SIGKILL"));
  const address = `http://127.0.0.1:${port}/passage`;
  await until("nginx", () =>
    fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
  return {
    url: address,
    stop: () =>
      new Promise((resolve) => {
        child.on("close", () => resolve());
        child.kill("SIGQUIT");
      }),
  };
}
