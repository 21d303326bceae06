/** Starts a service on a free port with its own folder, and sends requests to it. */

import { before } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import type { Level, Log } from "../../src/base/log.ts";
import type { Config, SettingName } from "../../src/config/mod.ts";
import { type Library, openLibrary } from "../../src/corpus/mod.ts";
import { listen } from "../../src/http/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { SearchIndexCache } from "../../src/search/mod.ts";
import { KeptCalendar } from "../../src/server/kept_calendar.ts";
import { ServiceMetrics } from "../../src/server/metrics/mod.ts";
import { App } from "../../src/server/mod.ts";
import { serviceOperation } from "../../src/server/ops_routes.ts";
import { StoredSettings } from "../../src/server/stored_settings.ts";
import { openStore, type Store } from "../../src/store/mod.ts";
import { StagedUploads } from "../../src/upload/mod.ts";
import { VERSION } from "../../src/version.ts";
import { endOnce } from "./at_end.ts";
import { configOf, reconfigure } from "./config.ts";
import { type HttpResponse, type RequestOptions, sendRequest } from "./http_client.ts";
import { fromNoon } from "./noon.ts";
import { PROGRAM } from "./process.ts";
import { scratchFolder } from "./scratch.ts";

/** A running service. */
export interface Service {
  readonly origin: string;
  readonly store: Store;
  readonly app: App;
  readonly clock: DayClock;
  readonly config: Config;
  readonly library: Library;
  readonly calendar: KeptCalendar;
  readonly searchIndexes: SearchIndexCache;
  /** Puts other values of reloadable settings in force, as a SIGHUP does. */
  reconfigure(settings: Record<string, string>): void;
  /** A key of the user `ana`, who is there from the start. */
  readonly key: string;
  readonly log: { level: Level; message: string; fields: Parameters<Log>[2] }[];
  /** Requests a path below the base path, with the key of `ana` unless another or none is given. */
  ask(path: string, options?: RequestOptions): Promise<HttpResponse>;
  /** Requests any path of the server. */
  askRaw(path: string, options?: RequestOptions): Promise<HttpResponse>;
  stop(): Promise<void>;
}

/** Options of a service. */
export interface ServiceOptions {
  /** Settings as flags would give them. */
  readonly settings?: Record<string, string>;
  /** The time; about noon unless given. */
  readonly now?: () => number;
  /** True where administrators may upload translations, which are then imported by processes of their own. */
  readonly uploads?: boolean;
  /** The milliseconds for which an upload waits to be confirmed. */
  readonly pendingTime?: number;
  /** True to keep metrics. */
  readonly metrics?: boolean;
  /** The folder of the store; a new one, unless given. */
  readonly keys?: string;
  /** A key of `ana` from an earlier start on the same folder. */
  readonly key?: string;
  /** A store in place of that of a folder. */
  readonly store?: Store;
  /** The cost of a password; little unless given, as most tests are not about it. See `StoreOptions`. */
  readonly passwordCost?: number;
}

/**
 * Starts a service, on the translations of `test/fixtures/corpus` unless the settings say otherwise; the end of the test
 * file stops it.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const keys = options.keys ?? scratchFolder();
  const config = configOf({
    corpus: "test/fixtures/corpus",
    keys,
    "default-translation": "ZGL",
    ...options.settings,
  });
  const settings = config.current;
  const now = options.now ?? fromNoon;
  const clock = new DayClock(settings.timezone, now);
  const { passwordCost = 4 } = options;
  const onWrite = (milliseconds: number) => metrics?.storeWrites.observe(milliseconds / 1000);
  const store = options.store ?? (await openStore(keys, { clock, config, passwordCost, onWrite }));
  if (store.accounts.user("ana") === undefined) {
    await store.accounts.recordSiteId();
    await store.accounts.addUser("ana");
  }
  const key = options.key ?? (await store.accounts.issueKey("ana"));
  const log: Service["log"] = [];
  const { library } = openLibrary(settings.corpus);
  const searchIndexes = new SearchIndexCache(settings["search-memory"]);
  const metrics = options.metrics
    ? new ServiceMetrics({
        library,
        processStats: () => ({
          residentBytes: process.memoryUsage.rss(),
          cpuSeconds: 1,
          startedAt: 1,
        }),
        version: VERSION,
      })
    : undefined;
  const record: Log = (level, event, fields) => {
    log.push({
      ...{ level, fields },
      // Made when a test asks, as the log of the service makes that of requests once.
      get message() {
        return explain(event, "en");
      },
    });
  };
  const uploads = options.uploads
    ? new StagedUploads({
        ...{ config, now, log: record, environment: process.env },
        program: { node: process.execPath, file: PROGRAM.at(-1)!, nodeFlags: PROGRAM.slice(0, -1) },
        reload: () => library.replace(openLibrary(settings.corpus).library.translations()),
        ...(options.pendingTime !== undefined && { pendingTime: options.pendingTime }),
      })
    : undefined;
  const calendar = new KeptCalendar({ config, store, now, log: record });
  const parts = { config, store, library, now, log: record };
  const sources = new Map(Object.keys(options.settings ?? {}).map((name) => [name as SettingName, `--${name}`]));
  // Tests choose it on the pages.
  sources.delete("default-translation");
  const app = new App({
    ...{ ...parts, clock, calendar, metrics, stored: new StoredSettings({ ...parts, sources }) },
    operation: serviceOperation(parts),
    ...(uploads !== undefined && { uploads }),
  });
  const server = await listen(app, { address: { host: "127.0.0.1", port: 0 }, config });
  if (metrics !== undefined) metrics.server = server;
  const { origin } = server;
  const askRaw = (path: string, options: RequestOptions = {}) => sendRequest(`${origin}${path}`, options);
  return {
    origin,
    store,
    app,
    clock,
    config,
    calendar,
    library,
    searchIndexes,
    reconfigure: (changes) => reconfigure(config, changes),
    key,
    log,
    askRaw,
    ask: (path, options = {}) => askRaw(settings["base-path"] + path, { key, ...options }),
    stop: endOnce(async () => {
      uploads?.close();
      await server.close(1000);
      await store.close();
    }),
  };
}

/** Starts a service before the tests of a suite; it has nothing until then. */
export function serviceFor(options?: ServiceOptions): Service {
  const service = {} as Service;
  before(async () => {
    Object.assign(service, await startService(options));
  });
  return service;
}
