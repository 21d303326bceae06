import { spawn } from "node:child_process";

/** Tells whoever supervises the service how it is, after systemd's protocol; see `sd_notify(3)`. */
export interface Supervisor {
  /** The service answers requests; from now on it also gives signs of life, where those are wanted. */
  ready(status: string): void;
  /** The service is ending. */
  stopping(): void;
}

/** What a supervisor is reached with. */
export interface SupervisorParts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The number of the service's own process. */
  readonly pid: number;
  /** Takes the fault where a message cannot be delivered; told once. */
  readonly failed: (fault: string) => void;
}

/** Signs of life in the time in which systemd wants one. */
const SIGNS_PER_WATCHDOG = 3;

/**
 * The supervisor that the environment names, or one that hears nothing where it names none.
 *
 * Messages are datagrams to a Unix socket, which Node cannot send. Every system with systemd has the program
 * `systemd-notify` that can, abstract sockets included; the unit must let it speak (`NotifyAccess=all`). A sign of
 * life is sent from the event loop, so one that hangs sends none.
 */
export function superviseBy({ environment, pid, failed }: SupervisorParts): Supervisor {
  if (!environment.NOTIFY_SOCKET) return { ready() {}, stopping() {} };
  const courier = new Courier(environment, failed);
  const interval = signInterval(environment, pid);
  let signs: NodeJS.Timeout | undefined;
  return {
    ready(status) {
      courier.send(["READY=1", `STATUS=${status}`]);
      if (interval !== undefined && signs === undefined) {
        signs = setInterval(() => courier.send(["WATCHDOG=1"]), interval).unref();
      }
    },
    stopping() {
      clearInterval(signs);
      courier.send(["STOPPING=1"]);
    },
  };
}

/** Milliseconds between two signs of life, or undefined where none are wanted of this process. */
function signInterval(
  environment: SupervisorParts["environment"],
  pid: number,
): number | undefined {
  const { WATCHDOG_USEC: time, WATCHDOG_PID: addressee } = environment;
  if (addressee !== undefined && addressee !== String(pid)) return undefined;
  const microseconds = Number(time);
  if (time === undefined || !Number.isSafeInteger(microseconds) || microseconds <= 0)
    return undefined;
  return Math.max(1, microseconds / 1000 / SIGNS_PER_WATCHDOG);
}

/** Hands messages to `systemd-notify`, one after the other so that none overtakes another. */
class Courier {
  readonly #environment: SupervisorParts["environment"];
  readonly #failed: (fault: string) => void;
  readonly #waiting: string[][] = [];
  #busy = false;
  #told = false;

  constructor(environment: SupervisorParts["environment"], failed: (fault: string) => void) {
    this.#environment = environment;
    this.#failed = failed;
  }

  send(message: string[]): void {
    this.#waiting.push(message);
    if (!this.#busy) this.#next();
  }

  #next(): void {
    const message = this.#waiting.shift();
    this.#busy = message !== undefined;
    if (message === undefined) return;
    const child = spawn("systemd-notify", message, {
      env: this.#environment,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    let fault: string | undefined;
    child.once("error", (error) => {
      fault = error.message;
      // A program that could not be started does not always close.
      if (child.pid === undefined) this.#over(fault);
    });
    child.once("close", (code, signal) => {
      if (child.pid === undefined) return;
      this.#over(code === 0 ? fault : said.trim() || `it ended with ${code ?? signal}`);
    });
  }

  #over(fault: string | undefined): void {
    if (fault !== undefined && !this.#told) {
      this.#told = true;
      this.#failed(`Cannot reach the supervisor with systemd-notify: ${fault}`);
    }
    this.#next();
  }
}
