import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { KEY, listening, startProgram } from "../../test/support/process.ts";

/** The user that the program runs as. */
export interface Caller {
  readonly uid: number;
  readonly gid: number;
}

/** A service that runs. */
export interface OfflineService {
  /** The key that its start printed, or nothing. */
  readonly key: string;
  passage(translation: string, reference: string, key: string): Promise<OfflineAnswer>;
  /** Ends it; gives its exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** The first verse of an answer, and what is left of the day. */
export interface OfflineAnswer {
  readonly reference: string;
  readonly text: string;
  readonly remaining: number;
}

/** The program in its folder, with nothing in its environment. */
export class Offline {
  static readonly LIMIT = 1_000_000;
  readonly #program: string;
  readonly #place: { cwd: string; env: Record<string, string>; uid?: number; gid?: number };

  constructor(options: { program: string; folder: string; caller: Caller | undefined }) {
    this.#program = options.program;
    this.#place = { cwd: options.folder, env: {}, ...options.caller };
  }

  /** Runs a command to its end. */
  run(args: readonly string[]): SpawnSyncReturns<string> {
    return spawnSync(this.#program, args, { ...this.#place, encoding: "utf8" });
  }

  /** Starts the service and waits until it listens. */
  async serve(): Promise<OfflineService> {
    const args = ["serve", "--port", "0", "--daily-limit", String(Offline.LIMIT)];
    const running = startProgram([this.#program, ...args], this.#place);
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
): Promise<OfflineAnswer> {
  const query = new URLSearchParams({ translation, reference });
  const reply = await fetch(`${address}/passage?${query}`, { headers: { "X-API-Key": key } });
  const body = await reply.text();
  if (reply.status !== 200)
    throw new Error(`${reference} in ${translation}: ${reply.status} ${body}`);
  const [verse] = JSON.parse(body).data.verses;
  return { ...verse, remaining: Number(reply.headers.get("x-ratelimit-remaining")) };
}
