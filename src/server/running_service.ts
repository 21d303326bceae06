import type { DayClock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { type Config, engineOf, pagesUrl, type Settings } from "../config/mod.ts";
import { prepareVocabularies } from "../corpus/mod.ts";
import { type ListenAddress, listen, type RunningServer } from "../http/mod.ts";
import { type HeldStore, holdStore } from "../store/control/mod.ts";
import { StagedUploads } from "../upload/mod.ts";
import { VERSION } from "../version.ts";
import { App } from "./app.ts";
import { DefaultTranslation } from "./default_translation.ts";
import { welcome } from "./first_start.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import { type ServeContext, writesToJournal } from "./process_io.ts";
import { Reload } from "./reload.ts";
import type { ServedTranslations } from "./served_translations.ts";
import { SystemdNotifier } from "./systemd_notifier.ts";
import { TlsFiles } from "./tls_files.ts";

/** How often the files of the certificate are looked at, in milliseconds. */
const TLS_INTERVAL_MS = 10_000;
/** How often a default translation that another machine's administrator chose is looked for, in milliseconds. */
const CHOICE_INTERVAL_MS = 10_000;
/** How long the pages and the names of books wait to be made ready unless somebody needs them, in milliseconds. */
const WARM_UP_DELAY_MS = 250;

/** The parts of the running service. */
export interface ServiceOptions {
  readonly context: ServeContext;
  readonly config: Config;
  readonly clock: DayClock;
  readonly log: Log;
  readonly translations: ServedTranslations;
}

/** The open parts of the service, to be closed when it ends. */
interface Opened {
  readonly app: App;
  readonly defaultTranslation: DefaultTranslation;
  readonly held: HeldStore;
  readonly server: RunningServer;
  readonly tls: TlsFiles | undefined;
  readonly metrics: ServiceMetrics | undefined;
  readonly uploads: StagedUploads;
}

/** The service as it runs: follows signals, settings, translations and certificates until it is told to stop. */
export class RunningService {
  readonly #options: ServiceOptions;
  readonly #opened: Opened;
  readonly #reload: Reload;
  readonly #cleanups: (() => void)[] = [];
  /** The default translation that was found missing, and warned of. */
  #missingDefault: string | undefined;

  private constructor(options: ServiceOptions, opened: Opened) {
    this.#options = options;
    this.#opened = opened;
    const { readSettings } = options.context;
    this.#reload = new Reload({ ...options, ...opened, readSettings });
  }

  /**
   * Opens the store and listens.
   *
   * @throws {Error} If another process has the store, the address is taken, or a file of TLS is no good.
   */
  static async open(options: ServiceOptions): Promise<RunningService> {
    const { config, clock, log, translations } = options;
    const { library } = translations;
    const tls = tlsFilesOf(config.current);
    const certificate = tls?.read();
    const metrics = await createMetrics(options);
    let server: RunningServer | undefined;
    const held = await holdStore(config.current.keys, {
      clock,
      config,
      engine: engineOf(config.current),
      publicUrl: () => pagesUrl(config.current, server?.origin),
      served: () => ({
        ...translations.folder,
        defaultTranslation: config.current["default-translation"],
      }),
      warn: (message) => log("warning", message),
      onSync: (milliseconds) => metrics?.storeSyncs.observe(milliseconds / 1000),
    });
    const { store } = held;
    try {
      const { sources } = options.context;
      const defaultTranslation = new DefaultTranslation({ config, store, sources });
      let service: RunningService | undefined;
      const uploads = new StagedUploads({
        ...{ config, log, now: clock.now, ...options.context },
        reload: () => service?.reloadTranslations(),
      });
      const shared = { config, store, library, log, metrics, defaultTranslation, uploads };
      const app = new App({ ...shared, now: clock.now });
      const address = listenAddressOf(config.current);
      server = await listen(app, { address, config, tls: certificate });
      if (metrics !== undefined) metrics.server = server;
      const opened = { app, defaultTranslation, held, server, tls, metrics, uploads };
      service = new RunningService(options, opened);
      return service;
    } catch (error) {
      await held.close();
      throw error;
    }
  }

  /** Serves until the process is told to stop, then closes everything. */
  async run(): Promise<void> {
    const { config, log, translations } = this.#options;
    const { app, held, server, uploads } = this.#opened;
    try {
      await this.#start();
      // Whoever hears that it listens may tell it to stop at once.
      const stopped = this.#stopped();
      const notifier = this.#announce();
      // After the announcement: other programs wait for that, and for the API, not for pages.
      const warmUp = setTimeout(() => {
        void prepareVocabularies(translations.library.translations());
        void app.loadPages();
      }, WARM_UP_DELAY_MS).unref();
      this.#cleanups.push(() => clearTimeout(warmUp));
      await stopped;
      log("notice", "Stopping");
      notifier.stopping();
    } finally {
      for (const cleanup of this.#cleanups) cleanup();
      uploads.close();
      await server.close(config.current["drain-deadline"]);
      await held.close();
    }
    log("notice", "Stopped");
  }

  /** Starts everything that goes on beside the answering of requests. */
  async #start(): Promise<void> {
    const { context, config, translations } = this.#options;
    const { defaultTranslation, held, server, tls, metrics } = this.#opened;
    const { current } = config;
    const { library } = translations;
    if (metrics !== undefined && current["metrics-port"] !== undefined) {
      await this.#listenForMetrics(metrics, current["metrics-port"]);
    }
    const { origin } = server;
    const publicUrl = pagesUrl(current, origin);
    const basePath = current["base-path"];
    if (!writesToJournal(context.environment)) {
      await welcome(held.store, { ...context, origin, basePath, publicUrl, library });
    } else if (held.store.accounts.users().next().done) {
      this.#options.log("notice", "There is no user yet: `ambo user add NAME --admin` makes one");
    }
    const reload = (): void => this.reloadTranslations();
    translations.watch(reload, current["watch-interval"]);
    this.#cleanups.push(
      config.onChange(() => translations.watch(reload, config.current["watch-interval"])),
      () => translations.watch(reload, 0),
    );
    const follow = setInterval(() => {
      // A store that is out of reach is told of elsewhere.
      defaultTranslation.refresh().catch(() => {});
    }, CHOICE_INTERVAL_MS).unref();
    this.#cleanups.push(() => clearInterval(follow));
    if (tls !== undefined) {
      const timer = setInterval(() => this.#reload.certificate(), TLS_INTERVAL_MS).unref();
      this.#cleanups.push(() => clearInterval(timer));
    }
  }

  /** Serves the translations of changed files. */
  reloadTranslations(): void {
    this.#reload.translations();
    this.#warnOfDefault();
  }

  async #listenForMetrics(metrics: ServiceMetrics, port: number): Promise<void> {
    const { config, log } = this.#options;
    const { listenForMetrics } = await import("./metrics/mod.ts");
    const server = await listenForMetrics(metrics, { port, config });
    this.#cleanups.push(() => void server.close(0));
    log("notice", "Metrics for Prometheus", { address: `${server.origin}/metrics` });
  }

  /** Tells whoever started the service that it listens. */
  #announce(): SystemdNotifier {
    const { context, log, translations } = this.#options;
    const { environment, program, print, printed } = context;
    const notifier = new SystemdNotifier({
      environment,
      pid: program.pid,
      onError: (message) => log("error", message),
    });
    const listening = `Listening on ${this.#address}`;
    print(listening);
    printed().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") {
        log("error", `Cannot write to standard output: ${error.message}`);
      }
    });
    log("notice", "Serving", { address: this.#address, version: VERSION });
    const tellLoaded = (): void => {
      const { length } = translations.library.translations();
      log("notice", "Loaded all translations", { translations: length });
      this.#warnOfDefault();
    };
    void (translations.library.loading ?? Promise.resolve()).then(tellLoaded);
    notifier.ready(listening);
    return notifier;
  }

  /** Follows signals; resolves at the first that tells the service to stop. A second one cuts off what is left. */
  #stopped(): Promise<void> {
    let stops = 0;
    return new Promise((resolve) => {
      this.#options.context.onSignal((signal) => {
        if (signal === "reload") return this.#reload.all();
        stops++;
        if (stops > 1) this.#opened.server.destroyConnections();
        resolve();
      });
    });
  }

  #warnOfDefault(): void {
    const { config, log, translations } = this.#options;
    const { chosen, setBy } = this.#opened.defaultTranslation;
    // Without a choice another one is no surprise.
    if (chosen === undefined && setBy === undefined) return;
    const code = config.current["default-translation"];
    const isThere = translations.library.get(code) !== undefined;
    const isKnown = isThere || this.#missingDefault === code;
    this.#missingDefault = isThere ? undefined : code;
    if (isKnown) return;
    const other = translations.library.getDefault(code)?.code;
    log(
      "warning",
      `The default translation ${code} is not there; the verse of the day is taken from ${other}`,
    );
  }

  get #address(): string {
    return `${this.#opened.server.origin}${this.#options.config.current["base-path"]}`;
  }
}

function tlsFilesOf(settings: Settings): TlsFiles | undefined {
  const { "tls-cert": cert, "tls-key": key } = settings;
  return cert === "" ? undefined : new TlsFiles({ cert, key });
}

function listenAddressOf(settings: Settings): ListenAddress {
  return settings.socket === ""
    ? { host: settings.host, port: settings.port }
    : { path: settings.socket, mode: settings["socket-mode"] };
}

/** Makes the metrics, where somebody wants them. */
async function createMetrics({
  config,
  context,
  translations,
}: ServiceOptions): Promise<ServiceMetrics | undefined> {
  const { "metrics-port": port, "metrics-token": token } = config.current;
  if (port === undefined && token === "") return undefined;
  const { ServiceMetrics } = await import("./metrics/mod.ts");
  return new ServiceMetrics({
    library: translations.library,
    processStats:
      context.processStats ?? (() => ({ residentBytes: 0, cpuSeconds: 0, startedAt: 0 })),
    version: VERSION,
  });
}
