import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { atEnd } from "../../test/support/at_end.ts";
import { KEY, listening, startProgram } from "../../test/support/process.ts";
import { open } from "../../test/support/raw_http.ts";
import { scratchFolder } from "../../test/support/scratch.ts";
import { NODE_FLAGS } from "../packaging/executable.ts";
import type { ProbeTimes } from "./probe_summary.ts";

const PROBE = fileURLToPath(new URL("probe.ts", import.meta.url));
const MONITOR = fileURLToPath(new URL("turn_monitor.mjs", import.meta.url));
/** The address of the other client. */
const ELSEWHERE = "127.0.0.2";
const VERSE = "/v1/passage?translation=KJV&reference=Jn%203,16";

/** How a service is started. */
export interface TargetOptions {
  readonly flags?: readonly string[];
  /** The heap that Node may use, in MB. */
  readonly heap?: number | undefined;
  /** The folder of the store; a new one unless given. */
  readonly keys?: string;
}

/** Bundles the sources where they have changed, and returns the program as operators run it. */
function bundled(): string {
  execFileSync(process.execPath, ["scripts/ambo.cjs", "version"], { stdio: "ignore" });
  return "scripts/ambo.cjs";
}

/** A turn of the service's event loop that took long. */
export interface LongTurn {
  /** When it had ended, in milliseconds since the Unix epoch. */
  readonly at: number;
  /** Its processor time in milliseconds. */
  readonly taken: number;
}

/** A response to a request that an attack waits for. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
  readonly retryAfter: number;
}

/** A service in a process of its own, and another client that asks it all the time. */
export class Target {
  readonly origin: string;
  readonly key: string;
  /** The one-time link of the first administrator. */
  readonly link: string;
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | string>;
  readonly #probe: ChildProcess;
  readonly #sockets: Socket[] = [];
  readonly #turnsFile: string;

  private constructor(parts: {
    turnsFile: string;
    origin: string;
    key: string;
    link: string;
    child: ChildProcess;
    ended: Promise<number | string>;
  }) {
    const { origin, key, link, child, ended } = parts;
    this.#turnsFile = parts.turnsFile;
    this.origin = origin;
    this.key = key;
    this.link = link;
    this.pid = child.pid!;
    this.#child = child;
    this.#ended = ended;
    this.#probe = fork(PROBE, [origin + VERSE, key, ELSEWHERE], { execArgv: process.execArgv });
    atEnd(() => this.#probe.kill("SIGKILL"));
  }

  static async start({ flags = [], heap, keys = scratchFolder() }: TargetOptions = {}): Promise<Target> {
    const limit = heap === undefined ? [] : [`--max-old-space-size=${heap}`];
    const turnsFile = join(scratchFolder(), "turns");
    writeFileSync(turnsFile, "");
    const program = [...NODE_FLAGS, ...limit, "--import", MONITOR, bundled()];
    const running = startProgram(
      [
        ...([process.execPath, ...program, "serve", "--port", "0"] as const),
        ...["--keys", keys, "--daily-limit", "1000000000", "--log-rate", "0"],
        ...flags,
      ],
      { env: { PATH: process.env.PATH, TURNS_FILE: turnsFile } },
    );
    const origin = new URL(await listening(running)).origin;
    const link = /\/login\?link=\w+/.exec(running.stderr)?.[0] ?? "";
    const { child, ended } = running;
    // A store that was there shows none.
    const key = KEY.exec(running.stderr)?.[0] ?? "";
    return new Target({ origin, key, link, child, ended, turnsFile });
  }

  /** Opens a connection, which ends with the attack. */
  async connect(): Promise<Socket> {
    const socket = await open(this.origin);
    this.#sockets.push(socket);
    return socket;
  }

  /** Opens connections that never read, and sends on each. */
  async hold(count: number, text: string): Promise<Socket[]> {
    const sockets = await Promise.all(Array.from({ length: count }, () => this.connect()));
    for (const socket of sockets) socket.pause().write(text);
    return sockets;
  }

  /** Ends the connections of the attack. */
  release(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }

  /** Sends a request and waits for its answer; a form where there are fields. */
  ask(
    path: string,
    { headers = {}, form }: { headers?: Record<string, string>; form?: Record<string, string> } = {},
  ): Promise<Answer> {
    const body = form === undefined ? "" : String(new URLSearchParams(form));
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    return new Promise((resolve, reject) => {
      const asked = request(
        this.origin + path,
        {
          agent: false,
          localAddress: ELSEWHERE,
          method: form === undefined ? "GET" : "POST",
          headers: {
            ...headers,
            ...(form && { ...type, "Content-Length": Buffer.byteLength(body) }),
          },
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (part) => {
            text += part;
          });
          response.on("error", reject).on("end", () => {
            const { statusCode: status = 0, headers } = response;
            const cookies = (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]!);
            resolve({ status, text, cookies, retryAfter: Number(headers["retry-after"] ?? 0) });
          });
        },
      );
      asked.on("error", reject);
      asked.end(body);
    });
  }

  /** Has the other client begin a phase. */
  beginPhase(): void {
    this.#probe.send("begin");
  }

  /** Waits for what the other client saw since the phase began. */
  async endPhase(): Promise<ProbeTimes> {
    this.#probe.send("report");
    const [report] = await once(this.#probe, "message");
    return report as ProbeTimes;
  }

  /** Reads the resident memory in MB: now, and the most since {@linkcode forgetPeak}. */
  memory(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${this.pid}/status`, "utf8");
    const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]);
    return { now: read("VmRSS") / 1024, peak: read("VmHWM") / 1024 };
  }

  /** Lists the long turns of the event loop so far. */
  longTurns(): LongTurn[] {
    const lines = readFileSync(this.#turnsFile, "utf8").split("\n");
    return lines
      .map((line) => line.split(" ").map(Number))
      .filter(([pid]) => pid === this.pid)
      .map(([, at = 0, taken = 0]) => ({ at, taken }));
  }

  forgetPeak(): void {
    writeFileSync(`/proc/${this.pid}/clear_refs`, "5");
  }

  /** True while the process runs. */
  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Stops the service. @returns The milliseconds that it took. */
  async terminate(): Promise<number> {
    const began = performance.now();
    this.#child.kill("SIGTERM");
    await this.#ended;
    return performance.now() - began;
  }

  /** Ends service and other client at once. */
  async kill(): Promise<void> {
    this.release();
    this.#probe.kill("SIGKILL");
    this.#child.kill("SIGKILL");
    await this.#ended;
  }
}
