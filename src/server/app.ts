import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Api, type ApiAnswer } from "../api/mod.ts";
import type { InterfaceFacts } from "../api/openapi/mod.ts";
import { describe } from "../base/describe_error.ts";
import type { Log } from "../base/log.ts";
import type { Settings } from "../config/mod.ts";
import type { Library } from "../corpus/mod.ts";
import {
  type Answer,
  Clients,
  Compressor,
  type Handlers,
  type Refusal,
  type ServerLimits,
  send,
  splitTarget,
} from "../http/mod.ts";
import type { Store } from "../store/mod.ts";
import { VERSION } from "../version.ts";
import type { Pages } from "../web/mod.ts";
import { CountedAnswers } from "./api_handler.ts";
import type { ServiceMetrics } from "./metrics/service_metrics.ts";
import { Observer } from "./observer.ts";
import { type OperatorAddresses, operatorAddresses } from "./ops_routes.ts";
import { RequestLog, type RequestLogSettings } from "./request_log.ts";
import { connectionFailures, connectionNotices, serverLimits } from "./server_limits.ts";

/** What the service is made of. */
export interface AppParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly library: Library;
  readonly now: () => number;
  readonly log: Log;
  /** Figures for monitoring, where they are wanted. */
  readonly metrics?: ServiceMetrics | undefined;
}

/** Where nothing is known but that something failed. */
const FAILED: Answer = { status: 500, headers: ["Content-Length", "0"], body: "" };

/** Compressed pages that are kept, in bytes. */
const PAGES_CACHE = 2 << 20;

/** The service, put together: takes requests, needs no process and no port. */
export class App {
  readonly #parts: AppParts;
  #settings: Settings;
  #library: Library;
  #clients: Clients;
  #api: Api;
  #pages: Promise<Pages> | undefined;
  readonly #compressor: Compressor;
  readonly #answers: CountedAnswers;
  readonly #requestLog: RequestLog;
  readonly #observer: Observer;
  /** The addresses for those who run the service. */
  readonly #operation: OperatorAddresses;
  /** What a server answers with. */
  readonly handlers: Handlers;
  readonly #noticed: ServerLimits["noticed"];

  constructor(parts: AppParts) {
    const { settings, now, log, metrics } = parts;
    this.#parts = parts;
    this.#settings = settings;
    this.#library = parts.library;
    this.#clients = clientsOf(settings);
    this.#compressor = new Compressor(settings["compression-cache"]);
    this.#api = this.#makeApi();
    this.#requestLog = new RequestLog(log, requestLogSettings(settings));
    this.#observer = new Observer({ clients: () => this.#clients, log: this.#requestLog, metrics });
    this.#answers = new CountedAnswers({
      api: () => this.#api,
      settings: () => this.#settings,
      clients: () => this.#clients,
      store: parts.store,
      observer: this.#observer,
      metrics,
      now,
      log,
    });
    this.#operation = operatorAddresses({
      facts: () => this.interfaceFacts,
      compressor: this.#compressor,
      library: () => this.#library,
      folder: settings.keys,
      isStoreWell: () => this.#answers.isStoreWell,
      now,
      metrics,
      token: settings["metrics-token"],
    });
    this.handlers = {
      request: (request, response) => this.#handle(request, response),
      refused: (refusal, connection) => this.#refuse(refusal, connection),
      failed: connectionFailures(log),
    };
    this.#noticed = connectionNotices({ log, metrics });
  }

  /** What a server lets clients do, by the settings at this moment. */
  get limits(): ServerLimits {
    return serverLimits(this.#settings, this.#noticed);
  }

  /** Serves other translations from now on. */
  exchange(library: Library): void {
    this.#library = library;
    this.#parts.metrics?.reloads.add();
  }

  /**
   * Follows other settings from now on, those that can change while the service runs. The server is to be given the
   * {@linkcode limits} anew.
   */
  reconfigure(settings: Settings): void {
    this.#settings = settings;
    this.#clients = clientsOf(settings);
    this.#requestLog.configure(requestLogSettings(settings));
    this.#api = this.#makeApi();
  }

  /** The translations that are served. */
  get library(): Library {
    return this.#library;
  }

  /** The code of the translation of the verse of the day: the configured one, else the first there is. */
  get defaultTranslation(): string {
    const code = this.#settings["default-translation"];
    const translation = this.#library.get(code) ?? this.#library.translations()[0];
    return translation?.code ?? code;
  }

  /** What the OpenAPI document is made from at this moment. */
  get interfaceFacts(): InterfaceFacts {
    return {
      basePath: this.#settings["base-path"],
      dailyLimit: this.#settings["daily-limit"],
      maxVerses: this.#settings["max-verses"],
      defaultTranslation: this.defaultTranslation,
      library: this.#library,
      date: this.#parts.store.today().date,
      showsText: this.#settings.reader === "open",
      version: VERSION,
    };
  }

  #makeApi(): Api {
    const { store, now, log } = this.#parts;
    return new Api({
      store,
      now,
      library: () => this.#library,
      basePath: this.#settings["base-path"],
      dailyLimit: this.#settings["daily-limit"],
      maxVerses: this.#settings["max-verses"],
      allowOrigin: this.#settings["allow-origin"],
      defaultTranslation: () => this.defaultTranslation,
      compressor: this.#compressor,
      failed: (error) => log("error", "A request failed", { error: describe(error) }),
    });
  }

  /**
   * Loads the pages. The interface does not wait for them: it is what other programs wait for when the service starts.
   */
  loadPages(): Promise<Pages> {
    this.#pages ??= this.#makePages();
    return this.#pages;
  }

  async #makePages(): Promise<Pages> {
    const { Pages } = await import("../web/mod.ts");
    const { store, now, log, settings } = this.#parts;
    return new Pages({
      store,
      now,
      library: () => this.#library,
      timeZone: settings.timezone,
      basePath: settings["base-path"],
      dailyLimit: () => this.#settings["daily-limit"],
      maxVerses: () => this.#settings["max-verses"],
      defaultTranslation: () => this.defaultTranslation,
      interfaceFacts: () => this.interfaceFacts,
      publicUrl: () => this.#settings["public-url"],
      signUp: () => this.#settings["sign-up"],
      reader: () => this.#settings.reader,
      readerLimit: () => this.#settings["reader-limit"],
      // Not that of the interface: pages with forms, each another, would push its answers out.
      compressor: new Compressor(Math.min(settings["compression-cache"], PAGES_CACHE)),
      clients: () => this.#clients,
      failed: (error) => log("error", "A page failed", { error: describe(error) }),
    });
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const { path } = splitTarget(request.url ?? "");
    if (this.#api.owns(path)) {
      this.#answers.take(request, response);
      return;
    }
    const operate = this.#operation.get(path);
    this.#observeEnd(request, { response, route: operate === undefined ? "other" : path });
    void this.#attend(response, async () => {
      if (operate !== undefined) send(response, await operate(request));
      else await (await this.loadPages()).handle(request, response);
    });
  }

  /** Does what a request outside the interface asks for. What nobody foresaw is told to the log and ends no service. */
  async #attend(response: ServerResponse, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#parts.log("error", "A request failed", { error: describe(error) });
      if (response.headersSent) response.destroy();
      else send(response, FAILED);
    }
  }

  #refuse(refusal: Refusal, { remoteAddress }: Socket): ApiAnswer {
    const answer = this.#api.refused(refusal);
    const { status, code } = answer;
    this.#observer.refused({ remoteAddress }, { status, code });
    return answer;
  }

  /** Has the observer see a page leave. */
  #observeEnd(
    request: IncomingMessage,
    { response, route }: { response: ServerResponse; route: string },
  ): void {
    const began = performance.now();
    response.once("finish", () => {
      const wanted = this.#observer.wants();
      if (wanted === undefined) return;
      const { statusCode: status } = response;
      const milliseconds = performance.now() - began;
      this.#observer.answered(request, wanted, { route, status, milliseconds });
    });
  }
}

function clientsOf(settings: Settings): Clients {
  return new Clients({ trusted: settings["trusted-proxy"], header: settings["proxy-header"] });
}

function requestLogSettings(settings: Settings): RequestLogSettings {
  return { level: settings["log-level"], rate: settings["log-rate"] };
}
