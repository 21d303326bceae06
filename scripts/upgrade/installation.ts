import assert from "node:assert/strict";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listening, type Running, startProgram } from "../../test/support/process.ts";
import { scratchFolder } from "../../test/support/scratch.ts";

/** The outcome of a command. */
interface Outcome {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running service. */
export interface Serving {
  readonly origin: string;
  readonly running: Running;
  stop(): Promise<void>;
}

/** The settings of the installation as its operator wrote them, which no upgrade changes. */
const SETTINGS = ["daily-limit = 4000", "site-name = Župnija za preizkus", "reader = open"];

/** A folder with settings, store and translations, on which one version of the program or another works. */
export class Installation {
  readonly folder: string;
  /** The path of the single file that works on it. */
  program: string;

  private constructor(folder: string, program: string) {
    this.folder = folder;
    this.program = program;
  }

  /** Makes one without a store, with further settings. */
  static make(program: string, settings: readonly string[] = []): Installation {
    const installation = new Installation(scratchFolder(), program);
    mkdirSync(installation.corpus);
    const folders = [`corpus = ${installation.corpus}`, `keys = ${installation.keys}`];
    writeFileSync(installation.settings, `${[...folders, ...SETTINGS, ...settings].join("\n")}\n`);
    return installation;
  }

  /** Copies it as it is, with further settings. */
  copy(settings: readonly string[] = []): Installation {
    const other = Installation.make(this.program, settings);
    for (const part of ["corpus", "keys"])
      cpSync(join(this.folder, part), join(other.folder, part), { recursive: true });
    return other;
  }

  get settings(): string {
    return join(this.folder, "ambo.conf");
  }

  get corpus(): string {
    return join(this.folder, "corpus");
  }

  get keys(): string {
    return join(this.folder, "keys");
  }

  /** Runs a command of the program to its end, whatever becomes of it. */
  async try(command: readonly string[], flags: readonly string[] = []): Promise<Outcome> {
    return await outcomeOf(this.#start([...command, "--settings", this.settings, ...flags]));
  }

  /** Restores a backup of a store into its own, which is empty. */
  async restore(backup: string, ...flags: string[]): Promise<void> {
    const { code, stderr } = await outcomeOf(this.#start(["restore", backup, "--keys", this.keys, ...flags]));
    assert.equal(code, 0, stderr);
  }

  /** Runs a command that has to succeed; returns what it prints. */
  async run(...command: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.try(command);
    assert.equal(code, 0, `ambo ${command.join(" ")}: ${stderr}`);
    return stdout;
  }

  /** Starts the service, which has to listen. */
  async serve(...flags: string[]): Promise<Serving> {
    const running = this.#start(["serve", "--port", "0", "--settings", this.settings, ...flags]);
    const { origin } = new URL(await listening(running));
    const stop = async () => {
      running.child.kill("SIGTERM");
      assert.equal(await running.ended, 0, running.stderr);
    };
    return { origin, running, stop };
  }

  #start(args: readonly string[]): Running {
    const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
    return startProgram([process.execPath, resolve(this.program), ...args], { env, cwd: this.folder });
  }
}

async function outcomeOf(running: Running): Promise<Outcome> {
  const code = await running.ended;
  return { code, stdout: running.stdout, stderr: running.stderr };
}
