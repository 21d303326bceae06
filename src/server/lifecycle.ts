import { DayClock } from "../base/clock.ts";
import { createLog } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { Config, engineOf, pagesUrl, type Settings, statedSettings } from "../config/mod.ts";
import { type Library, prepareVocabularies } from "../corpus/mod.ts";
import { type ListenAddress, listen, type RunningServer } from "../http/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import { prepareNames } from "../search/mod.ts";
import { holdStore } from "../store/control/mod.ts";
import { StagedUploads } from "../upload/mod.ts";
import { DATE, VERSION } from "../version.ts";
import { App } from "./app.ts";
import { BackupRestore } from "./first_restore.ts";
import { welcome } from "./first_start.ts";
import { KeptCalendar } from "./kept_calendar.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import { rememberingLog, serviceOperation } from "./ops_routes.ts";
import { type ServeContext, writesToJournal } from "./process_io.ts";
import { certificateReload, settingsReload, TlsFiles, textsCheck, translationsReload } from "./reload.ts";
import { ServedTranslations } from "./served_translations.ts";
import { countLost } from "./server_log.ts";
import { every, type Part, Parts } from "./service_part.ts";
import { StoredSettings } from "./stored_settings.ts";
import { announcement } from "./systemd_notifier.ts";

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

/** Serves the metrics on a port of their own, where one is set; starting fails if the port is taken. */
function metricsPort({ metrics, config, log }: Pick<Opened, "metrics"> & Pick<ServiceOptions, "config" | "log">): Part {
  let server: RunningServer | undefined;
  return {
    async start() {
      const port = config.current["metrics-port"];
      if (metrics === undefined || port === undefined) return;
      const { listenForMetrics } = await import("./metrics/mod.ts");
      server = await listenForMetrics(metrics, { port, config });
      log("notice", new Problem("event.metrics", {}), { address: `${server.origin}/metrics` });
    },
    stop: () => server?.close(0),
  };
}

/** How long the pages and the names of books wait to be made ready unless a request needs them, in milliseconds. */
const DELAY_MS = 250;
/** The same for the names of passages, which take the processor for nearly half a second. */
const NAMES_DELAY_MS = 3000;

/**
 * Makes the pages and the names of books ready, somewhat later than the service: other programs wait for the
 * announcement, and for the API.
 */
export function warmUp(app: Pick<App, "loadPages" | "onError">, library: Library): Part {
  const prepare = async (): Promise<void> => {
    await Promise.all([prepareVocabularies(library.translations()), app.loadPages()]);
  };
  // The first search of a Slovenian text would hold up others for the table of word forms, and wait for the names.
  const prepareSearch = async (): Promise<void> => {
    if (library.translations().some(({ language }) => language === "slv")) await prepareNames();
  };
  let timers: NodeJS.Timeout[] = [];
  return {
    start() {
      // What could not be prepared is made when it is first needed.
      const later = (work: () => Promise<void>, delay: number) =>
        setTimeout(() => void work().catch((error) => app.onError(error)), delay).unref();
      timers = [later(prepare, DELAY_MS), later(prepareSearch, NAMES_DELAY_MS)];
    },
    stop: () => timers.forEach(clearTimeout),
  };
}

/** How long a balancer may take to see in `/readyz` that this machine stops, while it is served on, in milliseconds. */
const BALANCER_NOTICE_MS = 2000;

/** Makes the parts of the service that are there before it runs. @throws {Problem} If no translation is sound. */
function makeParts(context: ServeContext) {
  const config = new Config(context.settings);
  const { corpus, timezone, "default-translation": first } = config.current;
  context.setTimeZone?.(timezone);
  const clock = new DayClock(timezone, Date.now, { isOfProcess: context.setTimeZone !== undefined });
  const { log, warnings } = rememberingLog(
    createLog(
      countLost(context.report, () => log),
      {
        ...{ config, now: clock.now },
        // People read text, programs JSON.
        explain: (event, format) => explain(event, format === "text" ? context.language : "en"),
      },
    ),
    clock.now,
  );
  // Where no one named the folder it may be absent, as long as a translation is built in.
  const optional = context.sources.get("corpus") === "default";
  const translations = new ServedTranslations(corpus, { first, optional, log });
  return { context, config, clock, log, warnings, translations };
}

type ServiceOptions = ReturnType<typeof makeParts>;

/** The store and the server, open, and what is between them. */
type Opened = Awaited<ReturnType<typeof open>>;

/**
 * Opens the store, listens, and serves until a signal to stop; then closes everything.
 *
 * @throws {Error} If no translation is sound, another process has the store, the address is taken, or a TLS file is unusable.
 */
export async function runService(context: ServeContext): Promise<void> {
  const options = makeParts(context);
  const opened = await open(options);
  const { log } = options;
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let stops = 0;
  const follow = (): void =>
    context.onSignal((signal) => {
      if (signal === "reload") {
        log("notice", new Problem("event.reloading", {}));
        return parts.reload();
      }
      // A second signal to stop cuts off what is left.
      if (stops++ > 0) opened.server.destroyConnections();
      stop();
    });
  const parts: Parts = new Parts(partsOf(options, opened, { start: follow }));
  await parts.start();
  await stopped;
  log("notice", new Problem("event.stopping", {}));
  await parts.stop();
  log("notice", new Problem("event.stopped", {}));
}

/** Lists the parts: they start and reload in this order, and stop in the opposite one. */
function partsOf(options: ServiceOptions, opened: Opened, signals: Part): Part[] {
  const { clock, config, context, log, translations } = options;
  const { app, calendar, held, restore, server, served, uploads } = opened;
  const { "base-path": basePath } = config.current;
  return [
    { stop: () => held.close() },
    {
      stop() {
        app.announceStop();
        return server.close(config.current["drain-deadline"], engineOf(config.current) && BALANCER_NOTICE_MS);
      },
    },
    { stop: () => uploads.close() },
    restore ?? {},
    metricsPort({ ...opened, config, log }),
    { start: () => greet(options, opened) },
    { start: () => checkClock(options) },
    settingsReload({ ...opened, config, log, readSettings: context.readSettings }),
    textsCheck({ uploads, log }),
    certificateReload({ ...opened, log, now: clock.now }),
    // A signal may come as soon as it says that it listens.
    signals,
    announcement({ ...context, address: server.origin + basePath, log }),
    served,
    // A changed file is looked for, and feasts that another machine's administrator stored.
    { ...every(2000, () => calendar.reload()), reload: () => calendar.reload() },
    warmUp(app, translations.library),
  ];
}

/** Returns the settings that a restart would take; those of the start where a file says something wrong now. */
function statedNow(context: ServeContext): Record<string, string> {
  try {
    return statedSettings(context.readSettings());
  } catch {
    return statedSettings(context);
  }
}

async function open(options: ServiceOptions) {
  const { config, context, clock, log, warnings, translations } = options;
  const { library } = translations;
  const { current } = config;
  const { "tls-cert": cert, "tls-key": key } = current;
  const tls = cert === "" ? undefined : new TlsFiles({ cert, key });
  const certificate = tls?.read();
  const metrics = await createMetrics(config, { ...context, library });
  let server: RunningServer | undefined;
  let stored: StoredSettings | undefined;
  const stated = () => statedNow(context);
  const held = await holdStore(current.keys, {
    clock,
    config,
    engine: engineOf(current),
    publicUrl: () => pagesUrl(config.current, server?.origin),
    served: () => ({
      ...translations.folder,
      defaultTranslation: config.current["default-translation"],
      settings: stated(),
    }),
    follow: () => stored?.follow(),
    warn: (warning) => log("warning", warning),
    onWrite: (milliseconds) => metrics?.storeWrites.observe(milliseconds / 1000),
    onSync: (milliseconds) => metrics?.storeSyncs.observe(milliseconds / 1000),
    onSizes: (sizes) => {
      if (metrics !== undefined) metrics.engineSizes = sizes;
    },
  });
  const { store } = held;
  try {
    const { sources } = context;
    const choices = new StoredSettings({ config, store, sources, library, log });
    stored = choices;
    const calendar = new KeptCalendar({ config, store, log });
    const reload = (): void => served.reload();
    const following = { translations, config, metrics, log, onChange: reload };
    // A changed folder reloads these without the others.
    const served = new Parts([translationsReload(following), choices]);
    const uploads = new StagedUploads({
      config,
      log,
      now: clock.now,
      ...context,
      reload,
      makeDefault: (code) => choices.bring(code),
    });
    const shared = { config, store, library, log, metrics, stored: choices, calendar, uploads };
    const operation = serviceOperation({ config, store, translations, now: clock.now, stated, warnings });
    const restore = store.isReplaceable
      ? new BackupRestore({ config, store, log, now: clock.now, onRestored: () => followRestored() })
      : undefined;
    const followRestored = async (): Promise<void> => {
      await choices.refresh();
      reload();
      calendar.reload();
    };
    const app = new App({ ...shared, operation, restore, clock });
    server = await listen(app, { address: listenAddressOf(current), config, tls: certificate });
    if (metrics !== undefined) metrics.server = server;
    return { app, calendar, stored: choices, held, server, tls, metrics, uploads, restore, served };
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
  const { store } = held;
  // Recorded at the first start: later the first to need it may be a visitor, whose request must not write it.
  if (store.accounts.users().next().done) await store.accounts.recordSiteId();
  if (!writesToJournal(context.environment)) {
    const { library } = translations;
    await welcome(store, { ...context, settings: config.current, origin, library, log });
  } else if (store.accounts.users().next().done) {
    log("notice", new Problem("event.no_user", {}));
  }
}

/** Warns of a clock without a battery: it begins in 1970 until a time server answers. */
function checkClock({ clock, log }: ServiceOptions): void {
  const { date } = clock.today();
  if (date < DATE) log("warning", new Problem("event.early_clock", { date, made: DATE }));
}

function listenAddressOf(settings: Settings): ListenAddress {
  return settings.socket === ""
    ? { host: settings.host, port: settings.port }
    : { path: settings.socket, mode: settings["socket-mode"] };
}
