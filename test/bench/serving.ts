/**
 * Measures whole requests against a bare `node:http` server and against nginx that send the same bytes:
 * `npm run bench -- serving`. In each round all servers take their turn, in an order drawn anew, as the place in it costs
 * more than what is looked for; what counts is the median of the ratios within a round. BASELINE, a folder with another
 * version that has run once, is one more rival.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { NODE_FLAGS } from "../../scripts/packaging/executable.ts";
import { loadTranslation } from "../../src/corpus/mod.ts";
import { atEnd } from "../support/at_end.ts";
import { freePort } from "../support/free_port.ts";
import { missing } from "../support/missing.ts";
import { KEY } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";
import { median, printTable, type ServerProcess, shuffled, spread, startServer } from "./statistics.ts";
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
const { BASELINE } = process.env;
const started = new Map<string, ServerProcess>();
for (const sources of shuffled(BASELINE === undefined ? ["."] : [".", BASELINE])) {
  started.set(sources, await startAmbo(sources));
}
const ambo = started.get(".")!;
const baseline = BASELINE === undefined ? undefined : started.get(BASELINE)!;
const keyOf = (server: ServerProcess) => KEY.exec(server.log())?.[0] ?? "";
const key = keyOf(ambo);
const script = join(folder, "verses.lua");
writeFileSync(script, everyVerseScript());

/** A load, and the processor time that a request took of the server. */
interface Measured extends LoadResult {
  readonly microseconds: number;
}

/** A server of a round; without its process its processor time is not known. */
interface Rival {
  readonly name: string;
  readonly url: string;
  readonly key: string;
  readonly process?: ServerProcess;
}

const rows: string[][] = [];
for (const [name, reference, everyVerse] of CASES) {
  const path = `/passage?translation=KJV&reference=${reference}`;
  const url = ambo.url + path;
  const bare = await startServer(["--import", "tsx", "test/bench/bare_server.ts", url, key]);
  const nginx = await startNginx(url);
  for (const connections of CONNECTIONS) {
    const own: Rival = { name: "Ambo", url, key, process: ambo };
    const rivals: Rival[] = [{ name: "bare node:http", url: bare.url, key, process: bare }];
    if (baseline !== undefined) {
      rivals.push({ name: "BASELINE", url: baseline.url + path, key: keyOf(baseline), process: baseline });
    }
    if (nginx !== undefined && !everyVerse) rivals.push({ name: "nginx", url: nginx.url, key });
    const measure = ({ process, url, key }: Rival): Measured => {
      const before = process?.processorSeconds() ?? Number.NaN;
      const result = load(url, { key, connections, seconds: SECONDS, script: everyVerse ? script : undefined });
      const taken = (process?.processorSeconds() ?? Number.NaN) - before;
      return { ...result, microseconds: (taken * 1e6) / result.requests };
    };
    const measureAll = () => new Map(shuffled([own, ...rivals]).map((server) => [server, measure(server)]));
    measureAll();
    const rounds = Array.from({ length: ROUNDS }, measureAll);
    const ownMedian = (of: (result: Measured) => number) => median(rounds.map((round) => of(round.get(own)!)));
    for (const rival of rivals) {
      const ratios = (of: (result: Measured) => number) =>
        spread(rounds.map((round) => of(round.get(own)!) / of(round.get(rival)!)));
      rows.push([
        name,
        String(connections),
        rival.name,
        ownMedian(({ requestsPerSecond }) => requestsPerSecond).toFixed(0),
        ratios(({ requestsPerSecond }) => requestsPerSecond),
        ratios(({ p50 }) => p50),
        ratios(({ p99 }) => p99),
        ownMedian(({ microseconds }) => microseconds).toFixed(1),
        rival.process === undefined ? "" : ratios(({ microseconds }) => microseconds),
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
  // Until version 1.0.0 it was a module.
  const program = ["scripts/ambo.cjs", "scripts/ambo.mjs"].map((file) => join(sources, file)).find(existsSync)!;
  return startServer([
    ...[...NODE_FLAGS, program, "serve", "--port", "0", "--keys", keys],
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
