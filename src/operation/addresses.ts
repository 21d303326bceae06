import type { InterfaceFacts } from "../api/mod.ts";
import type { Answer, Compressor, Request } from "../http/mod.ts";
import { Health, type HealthParts } from "./health.ts";
import { guardedMetricsAnswer } from "./metrics_page.ts";
import { OpenApiPage } from "./openapi_page.ts";
import type { ServiceMetrics } from "./service_metrics.ts";

/** What the addresses for those who run the service are made of. */
export interface AddressParts extends HealthParts {
  /** What the OpenAPI document is made from at this moment. */
  readonly facts: () => InterfaceFacts;
  readonly compressor: Compressor;
  readonly metrics: ServiceMetrics | undefined;
  /** Opens `/metrics`; empty where it is not to be there. */
  readonly token: string;
}

/** What answers at each address, by path. */
export type OperatorAddresses = ReadonlyMap<string, (request: Request) => Answer>;

/** The addresses for those who run the service: they can be read, and nothing else. */
export function operatorAddresses(parts: AddressParts): OperatorAddresses {
  const { facts, compressor, metrics, token } = parts;
  const openApi = new OpenApiPage(facts, compressor);
  const health = new Health(parts);
  const answers: [path: string, answer: (request: Request) => Answer][] = [
    ["/openapi.json", (request) => openApi.answer(request)],
    ["/healthz", () => health.alive()],
    ["/readyz", () => health.ready()],
  ];
  if (metrics !== undefined && token !== "") {
    answers.push(["/metrics", (request) => guardedMetricsAnswer(request, { metrics, token })]);
  }
  return new Map(answers.map(([path, answer]) => [path, onlyReading(answer)]));
}

function onlyReading(answer: (request: Request) => Answer): (request: Request) => Answer {
  return (request) =>
    request.method === "GET" || request.method === "HEAD" ? answer(request) : WRONG_METHOD;
}

const WRONG_METHOD: Answer = {
  status: 405,
  headers: ["Allow", "GET, HEAD", "Content-Length", "0"],
  body: "",
};
