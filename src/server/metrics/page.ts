import { createHash, timingSafeEqual } from "node:crypto";
import { type Answer, encode, field, type Request } from "../../http/mod.ts";

/** Figures in the text format of Prometheus. */
export interface Figures {
  toString(): string;
}

/** The figures as a page. */
export function metricsAnswer(metrics: Figures): Answer {
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
  { metrics, token }: { metrics: Figures; token: string },
): Answer {
  const shown = /^bearer +(\S+)$/i.exec(field(request, "authorization") ?? "")?.[1] ?? "";
  if (timingSafeEqual(digest(shown), digest(token))) return metricsAnswer(metrics);
  const headers = ["WWW-Authenticate", 'Bearer realm="metrics"', "Content-Length", "0"];
  return { status: 401, headers: ["Cache-Control", "no-store", ...headers], body: "" };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
