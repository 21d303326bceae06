import type { Log } from "../base/log.ts";
import { explain } from "../i18n/problems/mod.ts";
import { VERSION } from "../version.ts";
import type { ProcessIo } from "./process_io.ts";
import type { Part } from "./service_part.ts";
import { SystemdNotifier } from "./systemd_notifier.ts";

/** The parts of the announcement. */
export interface AnnouncementOptions extends Pick<ProcessIo, "environment" | "program" | "print" | "printed"> {
  /** Such as `http://127.0.0.1:8080/v1`. */
  readonly address: string;
  readonly log: Log;
}

/** Tells whoever started the service, by a line and by systemd, that it listens; and systemd that it stops. */
export class Announcement implements Part {
  readonly #options: AnnouncementOptions;
  readonly #notifier: SystemdNotifier;

  constructor(options: AnnouncementOptions) {
    this.#options = options;
    const { environment, program, log } = options;
    const onError = (message: string): void => log("error", message);
    this.#notifier = new SystemdNotifier({ environment, pid: program.pid, onError });
  }

  start(): void {
    const { address, log, print, printed } = this.#options;
    const listening = `Listening on ${address}`;
    print(listening);
    printed().catch((error: NodeJS.ErrnoException) => {
      // The service goes on where nobody reads that.
      if (error.code === "EPIPE") return;
      log("error", `Cannot write to standard output: ${explain(error, "en")}`);
    });
    log("notice", "Serving", { address, version: VERSION });
    this.#notifier.ready(listening);
  }

  stop(): void {
    this.#notifier.stopping();
  }
}
