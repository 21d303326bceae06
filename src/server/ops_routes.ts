import type { ApiDescription, CurrentDescription } from "../api/description/mod.ts";
import type { ApiDependencies } from "../api/mod.ts";
import type { RequestContext, Response, Route } from "../http/mod.ts";
import { entityTag, textResponse } from "../http/mod.ts";
import type { Readiness } from "./health.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";

/** The parts that the operation routes answer from. */
export interface OpsOptions extends ApiDependencies {
  readonly readiness: Readiness;
  readonly metrics: ServiceMetrics | undefined;
}

/** Makes the routes for those who run the service: outside the base path, without an API key. */
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
    const { CurrentDescription } = await import("../api/description/mod.ts");
    const { openApiDocument } = await import("../api/openapi/mod.ts");
    current ??= new CurrentDescription(dependencies);
    const description = await current.get();
    if (last?.description !== description) {
      const document = openApiDocument(description);
      const body = Buffer.from(JSON.stringify(document, null, 2));
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
