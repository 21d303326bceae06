/**
 * Measures what an embed costs the service, against a verse by the API: `npm run bench -- embed`. First the service alone,
 * from request to response in one process; then with Node's server and the system, by what that says of the process that
 * wrk asks. Processor time a response; rounds alternate, and the ratios of neighbours count.
 */
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { KEY } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startService } from "../support/service.ts";
import { median, printTable, type ServerProcess, spread, startServer } from "./statistics.ts";
import { hasWrk, type LoadOptions, load } from "./wrk.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const CONNECTIONS = 32;
const SECONDS = 1;
const VERSE = "/passage?translation=KJV&reference=Jn%203,16";
const EMBEDS = [
  "/embed/verse",
  "/embed/readings?date=2026-05-31",
  "/embed/passage?reference=Jn%203,16",
  "/embed/passage?reference=Ps%20119&theme=dark&accent=ffcc00",
  "/embed.js",
];
const SENDERS: [name: string, headers: string[]][] = [
  ["a program", []],
  ["a browser", ["Accept-Encoding: gzip, deflate, br", "Cookie: ambo-language=sl"]],
];

/** Responses in one measurement, and how many are made at once, as in a turn of the event loop. */
const MADE = 64_000;
const AT_ONCE = 32;

if (!hasWrk()) {
  console.error("This benchmark needs wrk (Debian: apt-get install wrk)");
  process.exit(1);
}
await printOwnWork();
const rows: string[][] = [];
for (const path of EMBEDS) {
  for (const [sender, headers] of SENDERS) {
    // A service of its own, as an address has no more than a million embeds a day.
    const folder = scratchFolder();
    const ambo = await startServer([
      ...["--import", "tsx", "src/main.ts", "serve", "--port", "0", "--keys", join(folder, "keys")],
      ...["--daily-limit", "900000000", "--reader-limit", "1000000"],
    ]);
    const key = KEY.exec(ambo.log())?.[0] ?? "";
    const options = { connections: CONNECTIONS, seconds: SECONDS, headers };
    const embed = () => microseconds(ambo, new URL(path, ambo.url).href, options);
    const api = () => microseconds(ambo, ambo.url + VERSE, { ...options, key });
    embed();
    api();
    const pairs = Array.from({ length: ROUNDS }, () => [embed(), api()] as const);
    await ambo.stop();
    rows.push([
      `\`${path}\``,
      sender,
      median(pairs.map(([own]) => own)).toFixed(1),
      median(pairs.map(([, other]) => other)).toFixed(1),
      spread(pairs.map(([own, other]) => own / other)),
    ]);
  }
}
printTable(["embed", "asked by", "µs", "µs of a verse by the API", "ratio"], rows);

/** Loads an address. @returns The processor time of the service a response, in microseconds. */
function microseconds(server: ServerProcess, url: string, options: LoadOptions): number {
  const before = server.processorSeconds();
  const { requests } = load(url, options);
  return ((server.processorSeconds() - before) * 1e6) / requests;
}

/** Prints the work of the service alone: neither sockets nor the neighbours' noise are in it. */
async function printOwnWork(): Promise<void> {
  const service = await startService({
    settings: {
      ...{ corpus: "corpus", "default-translation": "KJV", "log-level": "error" },
      ...{ "daily-limit": "900000000", "reader-limit": "1000000" },
    },
  });
  await service.askRaw("/embed.js");
  const make = async (url: string, headers: string[]): Promise<number> => {
    const request = {
      ...{ method: "GET", url, rawHeaders: ["Host", "127.0.0.1:8080", ...headers], headers: {} },
      socket: { remoteAddress: "127.0.0.1" },
    } as unknown as IncomingMessage;
    const before = process.cpuUsage();
    for (let count = 0; count < MADE; count += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => service.app.handle(request)));
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MADE;
  };
  const rows: string[][] = [];
  for (const path of EMBEDS.slice(0, 3)) {
    const pairs: [number, number][] = [];
    for (let round = 0; round < 5; round++) {
      const own = await make(path, ["Accept-Encoding", "gzip, deflate, br"]);
      pairs.push([own, await make(`/v1${VERSE}`, ["X-API-Key", service.key])]);
    }
    rows.push([
      `\`${path}\``,
      median(pairs.map(([own]) => own)).toFixed(2),
      median(pairs.map(([, other]) => other)).toFixed(2),
      spread(pairs.map(([own, other]) => own / other)),
    ]);
  }
  await service.stop();
  printTable(["embed, in process", "µs", "µs of a verse by the API", "ratio"], rows);
}
