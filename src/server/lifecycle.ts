import type { DayClock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { type Config, engineOf, pagesUrl, type Settings } from "../config/mod.ts";
import { type Library, prepareVocabularies } from "../corpus/mod.ts";
import { type ListenAddress, listen, type RunningServer } from "../http/mod.ts";
import { stemmerOf } from "../search/mod.ts";
import { type HeldStore, holdStore } from "../store/control/mod.ts";
import { StagedUploads } from "../upload/mod.ts";
import { VERSION } from "../version.ts";
import type { ServiceWarning } from "../web/mod.ts";
import { App } from "./app.ts";
import { DefaultTranslation } from "./default_translation.ts";
import { Face } from "./face.ts";
import { welcome } from "./first_start.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import { Operations } from "./operation.ts";
import { type ServeContext, writesToJournal } from "./process_io.ts";
import { CertificateReload, SettingsReload, TlsFiles, TranslationsReload } from "./reload.ts";
import type { ServedTranslations } from "./served_translations.ts";
import { logProblem } from "./server_log.ts";
import { type Part, Parts } from "./service_part.ts";
import { Announcement } from "./systemd_notifier.ts";

/** Makes the metrics, where someone wants them. */
async function createMetrics(
  config: Config,
  { processStats, library }: Pick<ServeContext, "processStats"> & { readonly library: Library },
): Promise<ServiceMetrics | undefined> {
  const { "metrics-port": port, "metrics-token": token } = config.current;
  if (port === undefined && token === "") return undefined;
  const { ServiceMetrics } = await import("./metrics/mod.ts");
  return new ServiceMetrics({
    library,
    processStats: processStats ?? (() => ({ residentBytes: 0, cpuSeconds: 0, startedAt: 0 })),
    version: VERSION,
  });
}

/** The parts of the metrics' own port. */
interface MetricsPortOptions {
  readonly metrics: ServiceMetrics | undefined;
  readonly config: Config;
  readonly log: Log;
}

/** Serves the metrics on a port of their own, where one is set. */
class MetricsPort implements Part {
  readonly #options: MetricsPortOptions;
  #server: RunningServer | undefined;

  constructor(options: MetricsPortOptions) {
    this.#options = options;
  }

  /** @throws {Error} If the port is taken. */
  async start(): Promise<void> {
    const { metrics, config, log } = this.#options;
    const port = config.current["metrics-port"];
    if (metrics === undefined || port === undefined) return;
    const { listenForMetrics } = await import("./metrics/mod.ts");
    this.#server = await listenForMetrics(metrics, { port, config });
    log("notice", "Metrics for Prometheus", { address: `${this.#server.origin}/metrics` });
  }

  async stop(): Promise<void> {
    await this.#server?.close(0);
  }
}

/** How long the pages and the names of books wait to be made ready unless someone needs them, in milliseconds. */
const DELAY_MS = 250;

/**
 * Makes the pages and the names of books ready, somewhat later than the service: other programs wait for the
 * announcement, and for the API.
 */
class WarmUp implements Part {
  readonly #app: App;
  readonly #library: Library;
  #timer: NodeJS.Timeout | undefined;

  constructor(app: App, library: Library) {
    this.#app = app;
    this.#library = library;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      void this.#prepare();
    }, DELAY_MS).unref();
  }

  async #prepare(): Promise<void> {
    await Promise.all([prepareVocabularies(this.#library.translations()), this.#app.loadPages()]);
    // The first search of a Slovenian text would hold up others for the table of word forms.
    if (this.#library.translations().some(({ language }) => language === "slv")) stemmerOf("slv");
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** How long a balancer may take to see in `/readyz` that this machine stops, while it is served on, in milliseconds. */
const BALANCER_NOTICE_MS = 2000;

/** The parts of the running service that are there before it runs. */
interface ServiceOptions {
  readonly context: ServeContext;
  readonly config: Config;
  readonly clock: DayClock;
  readonly log: Log;
  /** The last warnings of the log. */
  readonly warnings: readonly ServiceWarning[];
  readonly translations: ServedTranslations;
}

/** The store and the server, open, and what is between them. */
interface Opened {
  readonly app: App;
  readonly defaultTranslation: DefaultTranslation;
  readonly face: Face;
  readonly held: HeldStore;
  readonly server: RunningServer;
  readonly tls: TlsFiles | undefined;
  readonly metrics: ServiceMetrics | undefined;
  readonly uploads: StagedUploads;
  /** The translations and the default one among them, which a changed folder reloads without the others. */
  readonly served: Part;
}

/** The service as it runs: starts its parts, reloads them at SIGHUP, and stops them at a signal. */
export class RunningService {
  readonly #options: ServiceOptions;
  readonly #opened: Opened;

  private constructor(options: ServiceOptions, opened: Opened) {
    this.#options = options;
    this.#opened = opened;
  }

  /**
   * Opens the store and listens.
   *
   * @throws {Error} If another process has the store, the address is taken, or a file of TLS is no good.
   */
  static async open(options: ServiceOptions): Promise<RunningService> {
    return new RunningService(options, await open(options));
  }

  /** Serves until a signal to stop, then closes everything. */
  async run(): Promise<void> {
    const { log } = this.#options;
    let stop = (): void => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const reload = (): void => {
      log("notice", "Reloading");
      parts.reload();
    };
    const signals: Part = { start: () => this.#onSignal({ reload, stop }) };
    const parts: Parts = new Parts(this.#parts(signals));
    await parts.start();
    await stopped;
    log("notice", "Stopping");
    await parts.stop();
    log("notice", "Stopped");
  }

  /** Lists the parts: they start and reload in this order, and stop in the opposite one. */
  #parts(signals: Part): Part[] {
    const { config, context, log, translations } = this.#options;
    const { app, held, metrics, server, served, uploads } = this.#opened;
    const address = server.origin + config.current["base-path"];
    return [
      { stop: () => held.close() },
      { stop: () => this.#stopServing() },
      { stop: () => uploads.close() },
      new MetricsPort({ metrics, config, log }),
      { start: () => greet(this.#options, this.#opened) },
      new SettingsReload({ ...this.#opened, config, log, readSettings: context.readSettings }),
      new CertificateReload({ ...this.#opened, log }),
      // A signal may come as soon as it says that it listens.
      signals,
      new Announcement({ ...context, address, log }),
      served,
      this.#opened.face,
      new WarmUp(app, translations.library),
    ];
  }

  #stopServing(): Promise<void> {
    const { current } = this.#options.config;
    const { app, server } = this.#opened;
    app.announceStop();
    return server.close(current["drain-deadline"], engineOf(current) && BALANCER_NOTICE_MS);
  }

  /** Follows signals. A second one to stop cuts off what is left. */
  #onSignal({ reload, stop }: { reload: () => void; stop: () => void }): void {
    let stops = 0;
    this.#options.context.onSignal((signal) => {
      if (signal === "reload") return reload();
      if (stops++ > 0) this.#opened.server.destroyConnections();
      stop();
    });
  }
}

async function open(options: ServiceOptions): Promise<Opened> {
  const { config, context, clock, log, warnings, translations } = options;
  const { library } = translations;
  const { current } = config;
  const tls = tlsFilesOf(current);
  const certificate = tls?.read();
  const metrics = await createMetrics(config, { ...context, library });
  let server: RunningServer | undefined;
  const held = await holdStore(current.keys, {
    clock,
    config,
    engine: engineOf(current),
    publicUrl: () => pagesUrl(config.current, server?.origin),
    served: () => ({
      ...translations.folder,
      defaultTranslation: config.current["default-translation"],
    }),
    warn: (warning) => logProblem(log, "warning", warning),
    onWrite: (milliseconds) => metrics?.storeWrites.observe(milliseconds / 1000),
    onSync: (milliseconds) => metrics?.storeSyncs.observe(milliseconds / 1000),
    onSizes: (sizes) => {
      if (metrics !== undefined) metrics.engineSizes = sizes;
    },
  });
  const { store } = held;
  try {
    const { sources } = context;
    const defaultTranslation = new DefaultTranslation({ config, store, sources, library, log });
    const face = new Face({ config, store, sources, log });
    const reload = (): void => served.reload();
    const following = { translations, config, metrics, log, onChange: reload };
    const served = new Parts([new TranslationsReload(following), defaultTranslation]);
    const uploads = new StagedUploads({ config, log, now: clock.now, ...context, reload });
    const shared = { config, store, library, log, metrics, defaultTranslation, face, uploads };
    const operation = new Operations({ config, store, now: clock.now, read: context, warnings });
    const app = new App({ ...shared, operation, now: clock.now });
    server = await listen(app, { address: listenAddressOf(current), config, tls: certificate });
    if (metrics !== undefined) metrics.server = server;
    return { app, defaultTranslation, face, held, server, tls, metrics, uploads, served };
  } catch (error) {
    await held.close();
    throw error;
  }
}

/** Makes the first user, where someone sees the key; says how it is made where the journal would keep it. */
async function greet(
  { config, context, log, translations }: ServiceOptions,
  { held, server: { origin } }: Opened,
): Promise<void> {
  const { current } = config;
  const { store } = held;
  // Later a visitor would be the first who needs it.
  if (store.accounts.users().next().done) await store.accounts.recordSiteId();
  if (!writesToJournal(context.environment)) {
    const publicUrl = pagesUrl(current, origin);
    const { library } = translations;
    await welcome(store, {
      ...context,
      origin,
      basePath: current["base-path"],
      publicUrl,
      library,
      settings: current,
      log,
    });
  } else if (store.accounts.users().next().done) {
    log("notice", "There is no user yet: `ambo user add NAME --admin` makes one");
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
