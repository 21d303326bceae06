import type { InterfaceFacts } from "../api/openapi/mod.ts";
import type { Answer, Compressor, Request } from "../http/mod.ts";
import { Health, type HealthParts } from "./health.ts";
import type { ServiceMetrics } from "./metrics/service_metrics.ts";
import type { OpenApiPage } from "./openapi_page.ts";

/** What the addresses for those who run the service are made of. */
export interface AddressParts extends HealthParts {
  /** What the OpenAPI document is made from at this moment. */
  readonly facts: () => InterfaceFacts;
  readonly compressor: Compressor;
  readonly metrics: ServiceMetrics | undefined;
  /** Opens `/metrics`; empty where it is not to be there. */
  readonly token: string;
}

type Answering = (request: Request) => Answer | Promise<Answer>;

/** What answers at each address, by path. */
export type OperatorAddresses = ReadonlyMap<string, Answering>;

/** The addresses for those who run the service: they can be read, and nothing else. */
export function operatorAddresses(parts: AddressParts): OperatorAddresses {
  const { facts, compressor, metrics, token } = parts;
  let openApi: Promise<OpenApiPage> | undefined;
  // Few ask for it, and the service starts sooner without it.
  const loadOpenApi = async () => {
    const { OpenApiPage } = await import("./openapi_page.ts");
    return new OpenApiPage(facts, compressor);
  };
  const health = new Health(parts);
  const answers: [path: string, answer: Answering][] = [
    [
      "/openapi.json",
      async (request) => {
        openApi ??= loadOpenApi();
        return (await openApi).answer(request);
      },
    ],
    ["/healthz", () => health.alive()],
    ["/readyz", () => health.ready()],
  ];
  if (metrics !== undefined && token !== "") {
    answers.push(["/metrics", (request) => metrics.answer(request, token)]);
  }
  return new Map(answers.map(([path, answer]) => [path, onlyReading(answer)]));
}

function onlyReading(answer: Answering): Answering {
  return (request) =>
    request.method === "GET" || request.method === "HEAD" ? answer(request) : WRONG_METHOD;
}

const WRONG_METHOD: Answer = {
  status: 405,
  headers: ["Allow", "GET, HEAD", "Content-Length", "0"],
  body: "",
};
