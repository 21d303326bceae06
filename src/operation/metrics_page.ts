import { createHash, timingSafeEqual } from "node:crypto";
import { type Answer, encode, field, type Request } from "../http/mod.ts";
import type { ServiceMetrics } from "./service_metrics.ts";

/** The figures as a page. */
export function metricsAnswer(metrics: ServiceMetrics): Answer {
  const body = encode(metrics.toString());
  return {
    status: 200,
    headers: [
      "Content-Type",
      "text/plain; version=0.0.4; charset=utf-8",
      "Cache-Control",
      "no-store",
      "Content-Length",
      String(body.length),
    ],
    body,
  };
}

/** `/metrics` on the service's own port: the figures for the bearer of a token, 401 for others. */
export function guardedMetricsAnswer(
  request: Request,
  { metrics, token }: { metrics: ServiceMetrics; token: string },
): Answer {
  const shown = /^bearer +(\S+)$/i.exec(field(request, "authorization") ?? "")?.[1] ?? "";
  if (timingSafeEqual(digest(shown), digest(token))) return metricsAnswer(metrics);
  const headers = ["WWW-Authenticate", 'Bearer realm="metrics"', "Content-Length", "0"];
  return { status: 401, headers: ["Cache-Control", "no-store", ...headers], body: "" };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
