/**
 * Measures what an embed costs the service, against a verse by the API: `npm run bench -- embed`. Processor time of the
 * service a response, by what the system says of its process; rounds alternate, and the ratios of neighbours count.
 */
import { join } from "node:path";
import { KEY } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
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

if (!hasWrk()) {
  console.error("This benchmark needs wrk (Debian: apt-get install wrk)");
  process.exit(1);
}
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
