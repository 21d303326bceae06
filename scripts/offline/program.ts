import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { KEY, listening, startProgram } from "../../test/support/process.ts";
import { until } from "../../test/support/until.ts";
import type { BoundedMemory } from "./bounded_memory.ts";

/** The user that the program runs as. */
export interface ProcessUser {
  readonly uid: number;
  readonly gid: number;
}

/** A running service. */
export interface OfflineService {
  /** The key that its start printed, or an empty text. */
  readonly key: string;
  passage(translation: string, reference: string, key: string): Promise<OfflineResponse>;
  /** Stops it; resolves with its exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** The first verse of a response, and what is left of the quota. */
export interface OfflineResponse {
  readonly reference: string;
  readonly text: string;
  readonly remaining: number;
}

/** The program in its folder, with nothing in its environment. */
export class OfflineProgram {
  static readonly LIMIT = 1_000_000;
  readonly #program: string;
  readonly #options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number };

  readonly #memory: BoundedMemory | undefined;

  constructor(options: {
    program: string;
    folder: string;
    user: ProcessUser | undefined;
    memory: BoundedMemory | undefined;
  }) {
    this.#program = options.program;
    this.#memory = options.memory;
    this.#options = { cwd: options.folder, env: {}, ...options.user };
  }

  /** Runs a command to its end. */
  run(args: readonly string[]): SpawnSyncReturns<string> {
    return spawnSync(this.#program, args, { ...this.#options, encoding: "utf8" });
  }

  /** Starts the service and waits until it listens. */
  async serve(): Promise<OfflineService> {
    const args = ["serve", "--port", "0", "--daily-limit", String(OfflineProgram.LIMIT)];
    // A shell that waits to be put into the group becomes the program.
    const shell = ["/bin/sh", "-c", 'kill -STOP $$; exec "$@"', "sh"] as const;
    const running = startProgram([...shell, this.#program, ...args], this.#options);
    const { pid = 0 } = running.child;
    await until("the shell", () => / T /.test(readFileSync(`/proc/${pid}/stat`, "utf8")));
    this.#memory?.add(pid);
    running.child.kill("SIGCONT");
    const address = await listening(running);
    return {
      key: KEY.exec(running.stderr)?.[0] ?? "",
      passage: (translation, reference, key) => ask(address, { translation, reference, key }),
      end: (signal) => {
        running.child.kill(signal);
        return running.ended;
      },
    };
  }
}

async function ask(
  address: string,
  { translation, reference, key }: { translation: string; reference: string; key: string },
): Promise<OfflineResponse> {
  const query = new URLSearchParams({ translation, reference });
  const reply = await fetch(`${address}/passage?${query}`, { headers: { "X-API-Key": key } });
  const body = await reply.text();
  if (reply.status !== 200) throw new Error(`${reference} in ${translation}: ${reply.status} ${body}`);
  const [verse] = JSON.parse(body).data.verses;
  return { ...verse, remaining: Number(reply.headers.get("x-ratelimit-remaining")) };
}
