import { execFile } from "node:child_process";
import { Mutex } from "../base/concurrency.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { translator } from "../i18n/mod.ts";
import { VERSION } from "../version.ts";
import { type ServeContext, writesToJournal } from "./process_io.ts";
import type { Part } from "./service_part.ts";

/** The parts of the announcement. */
interface AnnouncementOptions
  extends Pick<ServeContext, "environment" | "language" | "outputWidth" | "print" | "printed" | "program"> {
  /** Such as `http://127.0.0.1:8080/v1`. */
  readonly address: string;
  readonly log: Log;
}

/** Announces that the service listens, by a line of output and to systemd; and to systemd that it stops. */
export function announcement(options: AnnouncementOptions): Part {
  const { address, environment, language, log, outputWidth, print, printed, program } = options;
  const onError = (cause: unknown): void => log("error", new Problem("event.systemd_unreachable", {}, { cause }));
  const notifier = new SystemdNotifier({ environment, pid: program.pid, onError });
  return {
    start() {
      const listening = translator(language)("service.listening", { address });
      // Programs wait for the words that they have always got.
      const isForPeople = outputWidth > 0 || writesToJournal(environment);
      print(isForPeople ? listening : `Listening on ${address}`);
      printed().catch((error: NodeJS.ErrnoException) => {
        // The service goes on where that output is closed.
        if (error.code !== "EPIPE") log("error", new Problem("event.output_unwritten", {}, { cause: error }));
      });
      log("notice", new Problem("event.serving", {}), { address, version: VERSION });
      notifier.ready(listening);
    },
    stop: () => notifier.stopping(),
  };
}

/** How systemd is reached. */
interface SystemdNotifierOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The number of the service's own process. */
  readonly pid: number;
  /** Takes the reason why a message cannot be delivered; called once. */
  readonly onError: (reason: unknown) => void;
}

/** Pings in the time in which systemd wants one. */
const PINGS_PER_WATCHDOG = 3;

/**
 * Reports the state of the service to systemd by `sd_notify(3)`; does nothing where the environment names no systemd.
 *
 * Messages are datagrams to a Unix socket, which Node cannot send. Every system with systemd has the program
 * `systemd-notify` that can, abstract sockets included; the unit must let it speak (`NotifyAccess=all`). Watchdog pings
 * are sent from the event loop, so one that hangs sends none.
 */
export class SystemdNotifier {
  readonly #options: SystemdNotifierOptions;
  readonly #mutex = new Mutex();
  #hasFailed = false;
  #pings: NodeJS.Timeout | undefined;

  constructor(options: SystemdNotifierOptions) {
    this.#options = options;
  }

  /** Notifies systemd that the service answers requests, and begins watchdog pings where those are wanted. */
  ready(status: string): void {
    this.#send(["READY=1", `STATUS=${status}`]);
    const interval = pingInterval(this.#options);
    if (this.#isActive && interval !== undefined && this.#pings === undefined) {
      this.#pings = setInterval(() => this.#send(["WATCHDOG=1"]), interval).unref();
    }
  }

  /** Notifies systemd that the service is ending. */
  stopping(): void {
    clearInterval(this.#pings);
    this.#send(["STOPPING=1"]);
  }

  get #isActive(): boolean {
    return Boolean(this.#options.environment.NOTIFY_SOCKET);
  }

  /** Hands a message to `systemd-notify`, one after the other so that none overtakes another. */
  #send(message: string[]): void {
    if (!this.#isActive) return;
    void this.#mutex.run(() => this.#notify(message));
  }

  #notify(message: string[]): Promise<void> {
    const { environment: env, onError } = this.#options;
    return new Promise((resolve) => {
      execFile("systemd-notify", message, { env }, (error, _output, said) => {
        if (error !== null && !this.#hasFailed) {
          this.#hasFailed = true;
          onError(said.trim() || (typeof error.code === "string" ? error : `exit ${error.code ?? error.signal}`));
        }
        resolve();
      });
    });
  }
}

/** Returns the milliseconds between two watchdog pings; undefined where none are wanted of this process. */
function pingInterval({ environment, pid }: SystemdNotifierOptions): number | undefined {
  const { WATCHDOG_USEC: time, WATCHDOG_PID: addressee } = environment;
  if (addressee !== undefined && addressee !== String(pid)) return undefined;
  const microseconds = Number(time);
  if (time === undefined || !Number.isSafeInteger(microseconds) || microseconds <= 0) {
    return undefined;
  }
  return Math.max(1, microseconds / 1000 / PINGS_PER_WATCHDOG);
}
