import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { ApiDependencies } from "../api/mod.ts";
import { Throttle } from "../base/concurrency.ts";
import type { Log } from "../base/log.ts";
import { describeError, Problem } from "../base/problem.ts";
import {
  ClientAddresses,
  Compressor,
  type ConnectionEvent,
  catchErrors,
  finalize,
  type ProtocolError,
  peerAddress,
  RequestContext,
  type Response,
  router,
  type ScopeHandler,
  type ServerHandlers,
  scopeHandler,
  toByteString,
} from "../http/mod.ts";
import { SearchIndexCache } from "../search/mod.ts";
import { CREST_PATH, isPrivate, RESTORE_PATH, type StagedUploads, UPLOAD_PATH } from "../upload/mod.ts";
import type { FirstRestore, ServiceOperation, WebDependencies } from "../web/mod.ts";
import { apiScope, protocolErrorHandler } from "./api_pipeline.ts";
import type { KeptCalendar } from "./kept_calendar.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import { GroupCommit } from "./middleware/key_and_quota.ts";
import { opsRoutes, Readiness } from "./ops_routes.ts";
import { observe, RequestLog } from "./server_log.ts";
import type { StoredSettings } from "./stored_settings.ts";

/** The parts of the service. */
export interface AppDependencies extends Omit<ApiDependencies, "calendar" | "clients" | "searchIndexes"> {
  readonly log: Log;
  readonly calendar: KeptCalendar;
  readonly stored: StoredSettings;
  readonly operation: ServiceOperation;
  /** Absent where the store is not in a folder of this machine. */
  readonly restore?: FirstRestore | undefined;
  /** Absent where nothing can be uploaded. */
  readonly uploads?: StagedUploads;
  /** Absent where no metrics are wanted. */
  readonly metrics?: ServiceMetrics | undefined;
}

/** Paths outside of the API that wait for nothing. */
const URGENT = /^\/(?:assets\/|healthz|readyz|metrics)/;

/** The paths of forms with a file. */
const LARGE_FORMS: ReadonlySet<string | undefined> = new Set([UPLOAD_PATH, CREST_PATH, RESTORE_PATH]);

/** The response in place of a page while the pages cannot be loaded. */
const PAGES_UNAVAILABLE: Response = {
  status: 503,
  headers: ["Retry-After", "10", "Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"],
  body: toByteString(
    "Storitev je preobremenjena. Poskusite čez nekaj sekund. | The service is overloaded. Try again soon.\n",
  ),
};

/** The service, put together: answers requests, needs no process and no port. */
export class App implements ServerHandlers {
  readonly #dependencies: WebDependencies & { readonly metrics: ServiceMetrics | undefined };
  readonly #requestLog: RequestLog;
  readonly handle: ServerHandlers["handle"];
  readonly #protocolError: ReturnType<typeof protocolErrorHandler>;
  readonly #readiness: Readiness;
  readonly #connectionFailures: Throttle;
  readonly #connectionEvents: Partial<Record<ConnectionEvent, Throttle>> = {};
  #pages: Promise<ScopeHandler> | undefined;
  #loadedPages: ScopeHandler | undefined;

  /** Answers an unexpected error. */
  readonly #fail = (error: unknown): Response => {
    const fields = { error: describeError(error) };
    this.#dependencies.log("error", new Problem("event.request_failed", { kind: "other" }), fields);
    return { status: 500, headers: [], body: "" };
  };

  constructor(options: AppDependencies) {
    const { config, log, metrics } = options;
    // What a client elsewhere claims is no news.
    const clients = new ClientAddresses(config, (address, header) => {
      if (isPrivate(address)) log("warning", new Problem("event.proxy_ignored", { address, header }));
      return isPrivate(address);
    });
    const compressor = new Compressor(config.current["compression-cache"]);
    const searchIndexes = new SearchIndexCache(config.current["search-memory"]);
    config.onChange(() => searchIndexes.setLimit(config.current["search-memory"]));
    const requestLog = new RequestLog(log, config);
    const dependencies = { ...options, feasts: options.calendar, metrics, clients, compressor, searchIndexes };
    const groupCommit = new GroupCommit({ ...dependencies });
    const readiness = new Readiness({ ...dependencies, now: options.clock.now, counts: groupCommit });
    const pipeline = { ...dependencies, requestLog, groupCommit };
    this.#dependencies = dependencies;
    this.#requestLog = requestLog;
    this.#readiness = readiness;
    this.#protocolError = protocolErrorHandler(pipeline);
    this.handle = router(
      scopeHandler(apiScope(pipeline)),
      scopeHandler<RequestContext>({
        prefix: "",
        routes: opsRoutes({ ...dependencies, readiness }),
        middleware: [observe(pipeline), finalize(compressor), catchErrors(this.#fail)],
        createContext: (request, target) => new RequestContext(request, { target, clients }),
        methodNotAllowed: (_, allow) => ({ status: 405, headers: ["Allow", allow], body: "" }),
      }),
      (request, target) => {
        // Once the pages are there, nothing is waited for.
        if (this.#loadedPages !== undefined) return this.#loadedPages(request, target);
        return this.loadPages().then(
          (pages) => pages(request, target)!,
          (error) => {
            this.onError(error);
            return PAGES_UNAVAILABLE;
          },
        );
      },
    );
    this.#connectionFailures = new Throttle((count, error) =>
      log("error", new Problem("event.connections_failed", {}), { count, error }),
    );
  }

  /** Pages, feeds and documents wait for the API, the files of pages and what operators ask. */
  mayWait({ method, url = "" }: IncomingMessage): boolean {
    if (method !== "GET" && method !== "HEAD") return false;
    const basePath = this.#dependencies.config.current["base-path"];
    const isApi = url.startsWith(basePath) && url[basePath.length] === "/";
    return !isApi && !URGENT.test(url);
  }

  takesLargeBody({ method, url }: IncomingMessage): boolean {
    return method === "POST" && LARGE_FORMS.has(url?.split("?", 1)[0]);
  }

  /** Says from now on that it is not ready, while it goes on answering. */
  announceStop(): void {
    this.#readiness.isStopping = true;
  }

  /**
   * Loads the pages. The API does not wait for them: it is what other programs wait for when the service starts.
   *
   * @throws {Error} If a file of them cannot be opened; then they are loaded anew the next time.
   */
  loadPages(): Promise<ScopeHandler> {
    this.#pages ??= import("../web/mod.ts").then(
      ({ pagesHandler }) => {
        this.#loadedPages = pagesHandler(this.#dependencies, [
          observe({ requestLog: this.#requestLog, metrics: this.#dependencies.metrics }),
        ]);
        return this.#loadedPages;
      },
      (error) => {
        this.#pages = undefined;
        throw error;
      },
    );
    return this.#pages;
  }

  onProtocolError(error: ProtocolError, connection: Socket): Response {
    const { code, ...response } = this.#protocolError(error);
    const { metrics } = this.#dependencies;
    const { status } = response;
    const request = { method: "-", route: "-", status, milliseconds: 0 };
    if (this.#requestLog.shouldRecord()) {
      const address = peerAddress(connection);
      this.#requestLog.add({ ...request, key: undefined, address });
    }
    metrics?.observeRequest({ ...request, errorCode: code });
    return response;
  }

  onError(error: unknown): void {
    this.#connectionFailures.add(describeError(error));
  }

  onConnection(event: ConnectionEvent, address: string): void {
    this.#connectionEvents[event] ??= new Throttle((count, address) => {
      const { log } = this.#dependencies;
      log("warning", new Problem("event.connections_limited", { event }), { count, address });
    });
    this.#connectionEvents[event].add(address);
    this.#dependencies.metrics?.connectionEvents.add(event);
  }
}
