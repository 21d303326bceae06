import type { Log } from "../base/log.ts";
import type { RunningServer } from "../http/mod.ts";
import { logProblem, serviceEvent } from "./log_problem.ts";
import type { Part } from "./service_part.ts";
import type { TlsFiles } from "./tls_files.ts";

/** How often the files of the certificate are looked at, in milliseconds. */
const INTERVAL_MS = 10_000;

/** The parts of the certificate's reload. */
export interface CertificateReloadOptions {
  /** Absent where nothing is encrypted. */
  readonly tls: TlsFiles | undefined;
  readonly server: Pick<RunningServer, "setCertificate">;
  readonly log: Log;
}

/** Serves with the certificate of changed files, at a reload and by itself. */
export class CertificateReload implements Part {
  readonly #options: CertificateReloadOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CertificateReloadOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#options.tls === undefined) return;
    this.#timer = setInterval(() => this.reload(), INTERVAL_MS).unref();
  }

  reload(): void {
    const { server, tls, log } = this.#options;
    if (!tls?.haveChanged()) return;
    try {
      server.setCertificate(tls.read());
      log("notice", "Reloaded the certificate");
    } catch (error) {
      logProblem(log, "error", serviceEvent("certificate_kept", {}, error));
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
