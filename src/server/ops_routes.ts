import { createHash } from "node:crypto";
import type { ApiDependencies } from "../api/mod.ts";
import type { ApiDescription, CurrentDescription } from "../api/openapi/mod.ts";
import { oncePer } from "../base/bounded_map.ts";
import type { Library, Translation } from "../corpus/mod.ts";
import { entityTag, type RequestContext, type Response, type Route, textResponse } from "../http/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import type { Store } from "../store/mod.ts";
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

  response(): Response | Promise<Response> {
    if (this.isStopping) return textResponse(503, "the service stops\n");
    if (this.#options.library.loading !== undefined) {
      return textResponse(503, "the translations are being loaded\n");
    }
    const now = this.#options.now();
    if (Math.abs(now - this.#checkedAt) >= HOLDS_MS) {
      this.#checkedAt = now;
      this.#check();
    }
    return this.#checking === undefined ? this.#result() : this.#checking.then(() => this.#result());
  }

  #result(): Response {
    return this.#problem === undefined ? textResponse(200, "ready\n") : textResponse(503, `${this.#problem}\n`);
  }

  #check(): void {
    const { library, store } = this.#options;
    const own = this.#ownProblem();
    const problem = own === undefined ? store.problem(() => hashOf(library.translations())) : own;
    if (!(problem instanceof Promise)) {
      this.#problem = said(problem);
      return;
    }
    this.#checking ??= problem
      .catch((error: unknown) => error)
      .then((found) => {
        this.#problem = said(found);
        this.#checking = undefined;
      });
  }

  #ownProblem(): string | undefined {
    const { library, counts } = this.#options;
    const [translation] = library.translations();
    if (translation === undefined) return "no translation is loaded";
    if (!hasReadableVerse(translation)) return "a verse cannot be read";
    return counts.isHealthy ? undefined : "the counts cannot be written";
  }
}

function said(problem: unknown): string | undefined {
  return typeof problem === "string" || problem === undefined ? problem : explain(problem, "en");
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
