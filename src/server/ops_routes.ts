import { createHash } from "node:crypto";
import { readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ApiDependencies } from "../api/mod.ts";
import type { ApiDescription, CurrentDescription } from "../api/openapi/mod.ts";
import { oncePer } from "../base/bounded_map.ts";
import type { Log } from "../base/log.ts";
import { type Config, settingsText } from "../config/mod.ts";
import type { Library, Translation } from "../corpus/mod.ts";
import { entityTag, type RequestContext, type Response, type Route, textResponse } from "../http/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import { packService } from "../store/backup/mod.ts";
import type { Store } from "../store/mod.ts";
import { readTranslations } from "../upload/mod.ts";
import { VERSION } from "../version.ts";
import type { ServiceOperation, ServiceWarning } from "../web/mod.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";

/** The parts that the operation routes answer from. */
interface OpsOptions extends ApiDependencies {
  readonly readiness: Readiness;
  readonly metrics: ServiceMetrics | undefined;
}

/** Makes the routes for operators: outside the base path, without an API key. */
export function opsRoutes(options: OpsOptions): Route<RequestContext>[] {
  const { config, readiness, metrics } = options;
  const token = config.current["metrics-token"];
  const routes: Route<RequestContext>[] = [
    { path: "/openapi.json", get: openApiHandler(options) },
    { path: "/healthz", get: () => textResponse(200, "ok\n") },
    { path: "/readyz", get: () => readiness.response() },
  ];
  if (metrics !== undefined && token !== "") {
    routes.push({ path: "/metrics", get: ({ request }) => metrics.respond(request, token) });
  }
  return routes;
}

/** Makes the handler of `/openapi.json`. Few ask for the document, and the service starts sooner without it. */
function openApiHandler(dependencies: ApiDependencies): () => Promise<Response> {
  let current: CurrentDescription | undefined;
  let last: { readonly description: ApiDescription; readonly body: Buffer; readonly etag: string } | undefined;
  return async () => {
    const { CurrentDescription } = await import("../api/openapi/mod.ts");
    current ??= new CurrentDescription(dependencies);
    const description = await current.get();
    if (last?.description !== description) {
      const body = Buffer.from(JSON.stringify(description.document, null, 2));
      last = { description, body, etag: entityTag(body) };
    }
    return {
      status: 200,
      headers: [
        ["Access-Control-Allow-Origin", "*"],
        ["Cache-Control", "no-cache"],
        ["Content-Type", "application/json; charset=utf-8"],
      ].flat(),
      body: last.body,
      etag: last.etag,
      cacheable: true,
      compressible: true,
    };
  };
}

/** The parts that readiness depends on. */
interface ReadinessOptions {
  readonly library: Library;
  readonly store: Pick<Store, "problem">;
  /** `isHealthy` is true if the last counts could be written. */
  readonly counts: { readonly isHealthy: boolean };
  readonly now: () => number;
}

/** How long a result holds, in milliseconds: a probe a second is enough, however many ask. */
const HOLDS_MS = 1000;

/** Checks for `/readyz` that a verse can be read and the store lets the service serve. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #problem: string | undefined;
  #checking: Promise<void> | undefined;
  /** True once the service stops: a balancer is to ask another machine. */
  isStopping = false;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  async response(): Promise<Response> {
    if (this.isStopping) return textResponse(503, "the service stops\n");
    if (this.#options.library.loading !== undefined) {
      return textResponse(503, "the translations are being loaded\n");
    }
    const now = this.#options.now();
    if (Math.abs(now - this.#checkedAt) >= HOLDS_MS) {
      this.#checkedAt = now;
      this.#checking ??= this.#check().finally(() => {
        this.#checking = undefined;
      });
    }
    await this.#checking;
    return this.#problem === undefined ? textResponse(200, "ready\n") : textResponse(503, `${this.#problem}\n`);
  }

  async #check(): Promise<void> {
    const { library, store } = this.#options;
    const problem = this.#ownProblem() ?? store.problem(() => hashOf(library.translations()));
    const found = await Promise.resolve(problem).catch((error: unknown) => error);
    this.#problem = found === undefined || typeof found === "string" ? found : explain(found, "en");
  }

  #ownProblem(): string | undefined {
    const { library, counts } = this.#options;
    const [translation] = library.translations();
    if (translation === undefined) return "no translation is loaded";
    if (!hasReadableVerse(translation)) return "a verse cannot be read";
    return counts.isHealthy ? undefined : "the counts cannot be written";
  }
}

/** Reads the first verse that a translation does not leave out. */
function hasReadableVerse(translation: Translation): boolean {
  try {
    for (let line = 0; line < translation.lineCount; line++) {
      if (!translation.isLeftOut(line)) return translation.text(line) !== "";
    }
  } catch {
    // What cannot be read is no verse.
  }
  return false;
}

/** Hashes a translation, once as long as it is in memory. */
const hashOfOne = oncePer(({ header, bytes }: Translation) =>
  createHash("sha256")
    .update(JSON.stringify([header, ...header.books]))
    .update(bytes)
    .digest("hex"),
);

/** Hashes a set of translations: it is the same where all their files are. */
function hashOf(translations: readonly Translation[]): string {
  const all = createHash("sha256");
  for (const translation of translations) all.update(hashOfOne(translation));
  return all.digest("hex");
}

/** The setting of the store with the time of the last backup. */
const LAST_BACKUP = "last-backup";
/** The last warnings that are remembered. */
const MAX_WARNINGS = 20;

/** The parts of the operation. */
export interface OperationOptions {
  readonly config: Config;
  readonly store: Pick<Store, "backup" | "settings" | "setSetting">;
  readonly translations?: { readonly faults: readonly Error[] };
  readonly now: () => number;
  /** Returns what was set, by setting; nothing without it. */
  readonly stated?: () => Readonly<Record<string, string>>;
  readonly warnings?: readonly ServiceWarning[];
}

/** Returns the state of the running service as administrators see it, and the maker of a backup of all of it. */
export function serviceOperation({
  config,
  store,
  translations = { faults: [] },
  now,
  stated = () => ({}),
  warnings = [],
}: OperationOptions): ServiceOperation {
  return {
    fileFaults: () => translations.faults,
    facts() {
      const { keys, corpus } = config.current;
      const last = Number(store.settings.get(LAST_BACKUP));
      return {
        version: VERSION,
        storeBytes: sizeOf(keys, /\.(log|day)$/),
        corpusBytes: sizeOf(corpus, /\.txt$/),
        freeBytes: freeOn(keys),
        lastBackup: Number.isFinite(last) && last > 0 ? last : undefined,
        warnings,
      };
    },
    async backup() {
      const settings = stated();
      const packed = await packService(store.backup(), {
        settings: settingsText(settings),
        translations: readTranslations(config.current.corpus, { isNamed: settings.corpus !== undefined }),
      });
      // A full disk is why it may be wanted.
      await store.setSetting(LAST_BACKUP, String(now())).catch(() => {});
      return packed;
    },
  };
}

/** Returns a log that remembers the last warnings and errors. */
export function rememberingLog(log: Log, now: () => number): { log: Log; warnings: readonly ServiceWarning[] } {
  const warnings: ServiceWarning[] = [];
  return {
    warnings,
    log: (level, event, fields) => {
      if (level === "warning" || level === "error") {
        if (warnings.length === MAX_WARNINGS) warnings.shift();
        warnings.push({ at: now(), event });
      }
      log(level, event, fields);
    },
  };
}

/** Sums the lengths of the files of a folder; 0 where they cannot be seen. */
function sizeOf(folder: string, names: RegExp): number {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => names.test(name))
      .reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
  } catch {
    return 0;
  }
}

function freeOn(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
