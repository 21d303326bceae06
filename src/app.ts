import type { IncomingMessage, ServerResponse } from "node:http";
import { Api, type ApiAnswer, type InterfaceFacts } from "./api/mod.ts";
import type { Log } from "./base/log.ts";
import type { Library } from "./corpus/mod.ts";
import { Clients, type Handlers, type ServerLimits, send, splitTarget, Turn } from "./http/mod.ts";
import { OpenApiPage, serverLimits } from "./operation/mod.ts";
import type { Settings } from "./settings/mod.ts";
import type { Store } from "./store/mod.ts";
import { VERSION } from "./version.ts";
import { Pages } from "./web/mod.ts";

/** What the service is made of. */
export interface AppParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly library: Library;
  readonly now: () => number;
  readonly log: Log;
}

/** The service, put together: takes requests, needs no process and no port. */
export class App {
  readonly #parts: AppParts;
  readonly #api: Api;
  readonly #pages: Pages;
  readonly #turn: Turn<ApiAnswer>;
  readonly #openApi: OpenApiPage;
  #library: Library;
  readonly #clients: Clients;
  /** What a server is to be given. */
  readonly handlers: Handlers;
  readonly limits: ServerLimits;

  constructor(parts: AppParts) {
    const { settings, store, now, log } = parts;
    this.#parts = parts;
    this.#library = parts.library;
    this.#api = new Api({
      store,
      now,
      library: () => this.#library,
      basePath: settings["base-path"],
      dailyLimit: settings["daily-limit"],
      maxVerses: settings["max-verses"],
      allowOrigin: settings["allow-origin"],
      defaultTranslation: () => this.defaultTranslation,
      failed: (error) => log("error", "A request failed", { error: describe(error) }),
    });
    this.#clients = new Clients({
      trusted: settings["trusted-proxy"],
      header: settings["proxy-header"],
    });
    this.#pages = new Pages({
      store,
      now,
      library: () => this.#library,
      timeZone: settings.timezone,
      basePath: settings["base-path"],
      dailyLimit: settings["daily-limit"],
      maxVerses: settings["max-verses"],
      defaultTranslation: () => this.defaultTranslation,
      publicUrl: settings["public-url"],
      signUp: settings["sign-up"],
      reader: settings.reader,
      readerLimit: settings["reader-limit"],
      clients: () => this.#clients,
      failed: (error) => log("error", "A page failed", { error: describe(error) }),
    });
    this.#turn = new Turn(
      () => store.commit(),
      (answer, error) => {
        log("error", "Cannot write the counts", { error: describe(error) });
        return this.#api.uncommitted(answer);
      },
    );
    this.#openApi = new OpenApiPage(() => this.interfaceFacts);
    this.handlers = {
      request: (request, response) => this.#handle(request, response),
      refused: (refusal) => this.#api.refused(refusal),
    };
    this.limits = serverLimits(() => this.#parts.settings, log);
  }

  /** Serves other translations from now on. */
  exchange(library: Library): void {
    this.#library = library;
  }

  /** The code of the translation of the verse of the day: the configured one, else the first there is. */
  get defaultTranslation(): string {
    const code = this.#parts.settings["default-translation"];
    const translation = this.#library.get(code) ?? this.#library.translations()[0];
    return translation?.code ?? code;
  }

  /** What the OpenAPI document is made from at this moment. */
  get interfaceFacts(): InterfaceFacts {
    const { settings, store } = this.#parts;
    return {
      basePath: settings["base-path"],
      dailyLimit: settings["daily-limit"],
      maxVerses: settings["max-verses"],
      defaultTranslation: this.defaultTranslation,
      library: this.#library,
      date: store.today().date,
      version: VERSION,
    };
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const { path } = splitTarget(request.url ?? "");
    if (this.#api.owns(path)) this.#turn.add(response, this.#api.handle(request));
    else if (path === "/openapi.json") send(response, this.#openApi.answer(request));
    else void this.#pages.handle(request, response);
  }
}

/** An error for the log: where it was thrown helps those who mend it. */
function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
