/**
 * Runs the service under mixed load and looks at its memory: `npm run soak:service [SECONDS]`, 120 unless given. Then
 * holds 2,000 connections open, half of them dribbling, and measures what that costs ordinary requests.
 *
 * Exits with 1 where memory grew after warm-up, a response was a failure, or the median latency more than doubled.
 */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../test/bench/statistics.ts";
import { listening, shownKey, start } from "../test/support/process.ts";
import { scratchFolder } from "../test/support/scratch.ts";

const SECONDS = Number(process.argv[2] ?? 120);
const WORKERS = 16;
const CONNECTIONS = 2000;
/** The part of the time after which memory must not grow. */
const WARM_UP = 0.4;
const MEGABYTE = 1 << 20;

const service = start([
  ...["serve", "--port", "0", "--keys", scratchFolder(), "--daily-limit", "1000000000"],
  ...["--log-rate", "0", "--failed-keys", "1000000", "--max-requests-per-connection", "500"],
]);
const address = await listening(service);
const key = shownKey(service);
// From here on the log is long: it is counted and not kept.
let logged = service.stderr.length;
service.child.stderr!.removeAllListeners("data").on("data", (text) => {
  logged += text.length;
});
const { port } = new URL(address);

let faults = 0;
const counts = new Map<number, number>();
const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });

/** Sends a request; returns the milliseconds it took. */
function ask(path: string, more: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const headers = { "X-API-Key": key, ...more };
    request(`http://127.0.0.1:${port}${path}`, { agent, headers }, (reply) => {
      const status = reply.statusCode ?? 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status >= 500) faults++;
      reply.resume();
      reply.on("end", () => resolve(performance.now() - began));
    })
      .on("error", () => {
        faults++;
        resolve(performance.now() - began);
      })
      .end();
  });
}

const passage = (reference: string) => `/v1/passage?translation=KJV&reference=${encodeURIComponent(reference)}`;

/** Sends one request of a mixture: verses, chapters, days, errors, pages, compressed or conditional. */
async function mixed(number: number): Promise<void> {
  switch (number % 12) {
    case 0:
      await ask(passage(`Ps ${(number % 150) + 1}`), { "Accept-Encoding": "br" });
      break;
    case 1:
      await ask(passage(`1 Mz ${(number % 50) + 1}`), { "Accept-Encoding": "gzip" });
      break;
    case 2:
      await ask(`/v1/verse-of-the-day?date=20${10 + (number % 80)}-0${1 + (number % 9)}-15`);
      break;
    case 3:
      await ask(passage(`Xyz ${number}`));
      break;
    case 4:
      await ask("/v1/translations", { "X-API-Key": `wrong ${number}` });
      break;
    case 5:
      await ask("/login");
      break;
    case 6:
      await ask("/readyz");
      break;
    case 7:
      await broken(number);
      break;
    default:
      await ask(passage(`Jn ${(number % 21) + 1},${(number % 25) + 1}-${(number % 25) + 3}`));
  }
}

/** Sends half a request or none at all, and closes the connection. */
async function broken(number: number): Promise<void> {
  const socket = await open();
  socket.write(number % 2 ? "nonsense\r\n\r\n" : "GET /v1/passage HTTP/1.1\r\nHost: a\r\nX-A");
  await sleep(2);
  socket.destroy();
}

function open(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.once("connect", () => resolve(socket));
    socket.once("close", () => resolve(socket));
  });
}

/** Reads the resident memory of the service in bytes. */
function memory(): number {
  const status = readFileSync(`/proc/${service.child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024;
}

async function load(): Promise<{ samples: number[]; requests: number }> {
  const samples: number[] = [];
  const end = Date.now() + SECONDS * 1000;
  let requests = 0;
  const worker = async () => {
    while (Date.now() < end) await mixed(requests++);
  };
  const observer = async () => {
    while (Date.now() < end) {
      await sleep(1000);
      samples.push(memory());
    }
  };
  await Promise.all([observer(), ...Array.from({ length: WORKERS }, worker)]);
  return { samples, requests };
}

/** Measures the median latency of requests sent one after another, in milliseconds. */
async function latency(): Promise<number> {
  const values: number[] = [];
  for (let count = 0; count < 3000; count++) values.push(await ask(passage("Jn 3,16")));
  return median(values);
}

/** Opens connections that send nothing, or a byte now and then. */
async function hold(): Promise<{ release: () => void; held: () => number }> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const head = "GET /v1/passage HTTP/1.1\r\nHost: ambo\r\nX-Slow: ";
  const dribblers = sockets.slice(0, CONNECTIONS / 2);
  for (const socket of dribblers) socket.write(head);
  let turn = 0;
  const timer = setInterval(() => {
    turn++;
    for (const [index, socket] of dribblers.entries()) {
      if (index % 10 === turn % 10 && socket.writable) socket.write("x");
    }
  }, 50);
  return {
    release() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
    held: () => sockets.filter(({ writable }) => writable).length,
  };
}

const { samples, requests } = await load();
const warm = samples.slice(Math.floor(samples.length * WARM_UP));
const half = Math.floor(warm.length / 2);
const [earlier, later] = [median(warm.slice(0, half)), median(warm.slice(half))];
const growth = (later - earlier) / MEGABYTE;

await latency();
const before = [await latency(), await latency()];
const { release, held } = await hold();
const during = await latency();
const stillHeld = held();
release();
const after = await latency();
const alone = median([...before, after]);

service.child.kill("SIGTERM");
const code = await service.ended;
agent.destroy();

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${requests} mixed requests in ${SECONDS} s; ${statuses.join(", ")}; faults: ${faults}`);
console.log(
  `Memory: median ${megabytes(earlier)} in the first half after warm-up, ${megabytes(later)} in the second ` +
    `(${growth >= 0 ? "+" : ""}${growth.toFixed(1)} MB)`,
);
console.log(
  `Median latency: ${alone.toFixed(3)} ms alone, ${during.toFixed(3)} ms beside ${stillHeld} connections ` +
    `held open, half of them dribbling (${(during / alone).toFixed(2)} times)`,
);
console.log(`Log: ${megabytes(logged)}; exit code ${code}`);
process.exit(faults > 0 || code !== 0 || growth > 10 || during > 2 * alone ? 1 : 0);
