import type { DayClock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { messageOf } from "../base/message_of.ts";
import { pagesUrl, type Settings } from "../config/mod.ts";
import { type Library, prepareVocabularies } from "../corpus/mod.ts";
import { type Listening, listen } from "../http/mod.ts";
import { type HeldStore, holdStore } from "../store/control/mod.ts";
import { VERSION } from "../version.ts";
import { App } from "./app.ts";
import type { MetricsParts, ServiceMetrics } from "./metrics/service_metrics.ts";
import type { ServeContext } from "./process_io.ts";
import { mergeSettings } from "./reload.ts";
import type { ServedTranslations } from "./served_translations.ts";
import { placeOf } from "./server_limits.ts";
import { type Supervisor, superviseBy } from "./systemd_notifier.ts";
import { TlsFiles } from "./tls_files.ts";
import { welcome } from "./welcome.ts";

/** How often the files of the certificate are looked at, in milliseconds. */
const TLS_INTERVAL = 10_000;

/** How long the pages and the names of books wait to be made ready unless somebody needs them, in milliseconds. */
const READYING_DELAY = 250;

/** What is there before the service runs. */
export interface ServiceParts {
  readonly context: ServeContext;
  /** The settings that are in force; a reload exchanges them. */
  readonly live: { settings: Settings };
  readonly clock: DayClock;
  readonly log: Log;
  readonly translations: ServedTranslations;
  readonly library: Library;
}

/** What the service has opened, to be closed when it ends. */
interface Opened {
  readonly app: App;
  readonly held: HeldStore;
  readonly server: Listening;
  readonly tls: TlsFiles | undefined;
  readonly metrics: ServiceMetrics | undefined;
}

/** The service as it runs: follows signals, settings, translations and certificates until it is told to stop. */
export class RunningService {
  readonly #parts: ServiceParts;
  readonly #opened: Opened;
  readonly #ends: (() => void)[] = [];

  private constructor(parts: ServiceParts, opened: Opened) {
    this.#parts = parts;
    this.#opened = opened;
  }

  /**
   * Opens the store and listens.
   *
   * @throws {Error} If another process has the store, the address is taken, or a file of TLS is no good.
   */
  static async open(parts: ServiceParts): Promise<RunningService> {
    const { context, live, clock, log, library } = parts;
    const { settings } = live;
    const tls = tlsFilesOf(settings);
    const identity = tls?.read();
    let opened: Opened | undefined;
    const metrics = await metricsOf(settings, {
      library: () => opened?.app.library ?? library,
      connections: () => opened?.server.connections ?? 0,
      process: context.processStats ?? (() => ({ residentBytes: 0, cpuSeconds: 0, startedAt: 0 })),
      version: VERSION,
    });
    const held = await holdStore(settings.keys, {
      clock,
      config: {
        get current() {
          return live.settings;
        },
      },
      publicUrl: () => pagesUrl(live.settings, opened?.server.origin),
      warn: (message) => log("warning", message),
      onSync: (milliseconds) => metrics?.storeSyncs.observe(milliseconds / 1000),
    });
    const { store } = held;
    try {
      const app = new App({ settings, store, library, now: clock.now, log, metrics });
      const place = placeOf(settings);
      const server = await listen(app.handlers, { place, limits: app.limits, tls: identity });
      opened = { app, held, server, tls, metrics };
      return new RunningService(parts, opened);
    } catch (error) {
      await held.close();
      throw error;
    }
  }

  /** Serves until the process is told to stop, then puts everything away. */
  async run(): Promise<void> {
    const { live, log } = this.#parts;
    const { app, held, server } = this.#opened;
    try {
      await this.#begin();
      // Whoever hears that it is there may tell it to stop at once.
      const stopped = this.#stopped();
      const supervisor = this.#announce();
      // After the announcement: other programs wait for that, and for the interface, not for pages.
      const readying = setTimeout(() => {
        void prepareVocabularies(app.library.translations());
        void app.loadPages();
      }, READYING_DELAY).unref();
      this.#ends.push(() => clearTimeout(readying));
      await stopped;
      log("notice", "Ending");
      supervisor.stopping();
    } finally {
      for (const end of this.#ends) end();
      await server.close(live.settings["drain-deadline"]);
      await held.close();
    }
    log("notice", "Ended");
  }

  /** Everything that goes on beside the answering of requests. */
  async #begin(): Promise<void> {
    const { context, live, translations, library } = this.#parts;
    const { held, server, tls, metrics } = this.#opened;
    const { settings } = live;
    this.#warnOfDefault();
    if (metrics !== undefined && settings["metrics-port"] !== undefined) {
      await this.#listenForMetrics(metrics, settings["metrics-port"]);
    }
    const { origin } = server;
    const publicUrl = pagesUrl(settings, origin);
    const basePath = settings["base-path"];
    await welcome(held.store, { origin, basePath, publicUrl, library, report: context.report });
    translations.watch(this.#look, settings["watch-interval"]);
    this.#ends.push(() => translations.watch(this.#look, 0));
    if (tls !== undefined) {
      const timer = setInterval(this.#renewCertificate, TLS_INTERVAL).unref();
      this.#ends.push(() => clearInterval(timer));
    }
  }

  async #listenForMetrics(metrics: ServiceMetrics, port: number): Promise<void> {
    const figures = await metrics.listen({ port, limits: this.#opened.app.limits });
    this.#ends.push(() => void figures.close(0));
    this.#parts.log("notice", "Figures for Prometheus", { address: `${figures.origin}/metrics` });
  }

  /** Tells whoever started the service that it is there. */
  #announce(): Supervisor {
    const { context, log, library } = this.#parts;
    const { environment, program, print } = context;
    const supervisor = superviseBy({
      environment,
      pid: program.pid,
      failed: (fault) => log("error", fault),
    });
    const listening = `Listening on ${this.#address}`;
    print(listening);
    const translations = library.translations().length;
    log("notice", "Serving", { address: this.#address, translations, version: VERSION });
    supervisor.ready(listening);
    return supervisor;
  }

  /** Follows signals; resolves at the first that tells the service to stop. A second one cuts off what is left. */
  #stopped(): Promise<void> {
    let stops = 0;
    return new Promise((resolve) => {
      this.#parts.context.onSignal((signal) => {
        if (signal === "reload") return this.#reload();
        stops++;
        if (stops > 1) this.#opened.server.cutOff();
        resolve();
      });
    });
  }

  #reload(): void {
    const { context, live, log, translations } = this.#parts;
    const { app, server } = this.#opened;
    log("notice", "Reloading");
    try {
      const next = context.readSettings().settings;
      live.settings = mergeSettings(live.settings, { next, log });
      app.reconfigure(live.settings);
      server.follow(app.limits);
      translations.watch(this.#look, live.settings["watch-interval"]);
    } catch (error) {
      log("error", `Cannot reload the settings, the old ones stay: ${messageOf(error)}`);
    }
    this.#renewCertificate();
    this.#look();
  }

  readonly #look = (): void => this.#parts.translations.renew(this.#opened.app, this.#parts.log);

  readonly #renewCertificate = (): void => {
    const { server, tls } = this.#opened;
    const { log } = this.#parts;
    if (!tls?.haveChanged()) return;
    try {
      server.renewCertificate(tls.read());
      log("notice", "The certificate was taken up anew");
    } catch (error) {
      log("error", `Cannot take up the certificate, the old one stays: ${messageOf(error)}`);
    }
  };

  #warnOfDefault(): void {
    const { live, log } = this.#parts;
    const { app } = this.#opened;
    const code = live.settings["default-translation"];
    if (app.library.get(code) !== undefined) return;
    log(
      "warning",
      `The default translation ${code} is not there; the verse of the day is taken from ${app.defaultTranslation}`,
    );
  }

  get #address(): string {
    return `${this.#opened.server.origin}${this.#parts.live.settings["base-path"]}`;
  }
}

function tlsFilesOf(settings: Settings): TlsFiles | undefined {
  const { "tls-cert": cert, "tls-key": key } = settings;
  return cert === "" ? undefined : new TlsFiles({ cert, key });
}

/** The figures for monitoring, where somebody wants them. */
async function metricsOf(
  settings: Settings,
  parts: MetricsParts,
): Promise<ServiceMetrics | undefined> {
  if (settings["metrics-port"] === undefined && settings["metrics-token"] === "") return undefined;
  const { ServiceMetrics } = await import("./metrics/mod.ts");
  return new ServiceMetrics(parts);
}
