/**
 * Sends requests damaged by zzuf, Debian's fuzzer: `npm run fuzz:http`, or with a number of requests. It fails where
 * the service responds with a 5xx, shows a key or a stack trace, or no longer serves an honest client.
 */
import { spawnSync } from "node:child_process";
import { open } from "../test/support/raw_http.ts";
import { startService } from "../test/support/service.ts";

const requests = Number(process.argv[2] ?? 5000);
/** Seeds that zzuf makes of one request at a time. */
const SEEDS = 250;
/** Of so many bits one is changed: from a bit a request to a bit a byte. */
const RATIOS = ["0.0005", "0.004", "0.03", "0.1"];
/** Milliseconds to wait for a response. */
const TIMEOUT = 100;

const service = await startService({
  settings: { "daily-limit": "1000000000", "header-timeout": "1", "request-timeout": "1" },
});
const key = `Authorization: Bearer ${service.key}\r\n`;
const SOUND = [
  `GET /v1/passage?translation=ZGL&reference=Jn%203,16 HTTP/1.1\r\nHost: ambo\r\n${key}\r\n`,
  `HEAD /v1/verse-of-the-day?date=2026-12-25 HTTP/1.1\r\nHost: ambo\r\n${key}\r\n`,
  `OPTIONS /v1/translations HTTP/1.1\r\nHost: ambo\r\nOrigin: https://a.example\r\n\r\n`,
  `POST /login HTTP/1.1\r\nHost: ambo\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 16\r\n\r\nname=a&password=`,
  `GET /v1/translations HTTP/1.1\r\nHost: ambo\r\n${key}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: ambo\r\nCookie: session=x\r\nAccept-Encoding: br\r\nIf-None-Match: "x"\r\n\r\n`,
];

function fuzz(text: string, { seed, ratio }: { seed: number; ratio: string }): Buffer {
  const { stdout, stderr, status, error } = spawnSync("zzuf", ["-q", "-s", String(seed), "-r", ratio], {
    input: Buffer.from(text, "latin1"),
  });
  if (status !== 0 || stdout.length === 0) {
    const reason = error?.message ?? `it ended with ${status}: ${stderr}`;
    throw new Error(`Cannot run zzuf (Debian: apt-get install zzuf): ${reason}`);
  }
  return stdout;
}

async function send(bytes: Buffer): Promise<string> {
  const socket = await open(service.origin);
  let answer = "";
  await new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT);
    socket.setEncoding("latin1").on("data", (part) => {
      answer += part;
      resolve();
    });
    socket.once("close", resolve);
    socket.write(bytes);
  });
  socket.destroy();
  return answer;
}

const statuses = new Map<string, number>();
const faults: string[] = [];
for (let sent = 0; sent < requests; ) {
  const batch: Promise<void>[] = [];
  for (let index = 0; index < Math.min(SEEDS, requests - sent); index++) {
    const seed = sent + index;
    const text = SOUND[seed % SOUND.length]!;
    const bytes = fuzz(text, { seed, ratio: RATIOS[Math.floor(seed / SOUND.length) % 4]! });
    batch.push(
      send(bytes).then((answer) => {
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "silence";
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status.startsWith("5")) faults.push(`seed ${seed}: ${status}`);
        if (answer.includes(service.key)) faults.push(`seed ${seed}: the key is in the answer`);
        if (/node:internal|\.ts:\d+/.test(answer)) faults.push(`seed ${seed}: a trace`);
      }),
    );
  }
  await Promise.all(batch);
  sent += batch.length;
  if ((await service.ask("/translations")).status !== 200) faults.push("an honest client waits");
}
const failures = service.log.filter(({ level }) => level === "error");
if (JSON.stringify(service.log).includes(service.key)) faults.push("the key is in the log");
await service.stop();

const seen = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
console.log(`${requests} requests damaged by zzuf; ${seen.join(", ")}`);
console.log(`Faults: ${faults.length}; failures in the log: ${failures.length}`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 || failures.length > 0 ? 1 : 0;
