import { MEANING } from "../errors.ts";
import type { OpenApiDocument, OpenApiOperation } from "./document.ts";

/** The tag of the operations for operators. */
export const OPS_TAG = { name: "operation", description: "For those who run the service." };

/**
 * Returns the paths for operators. They are outside the base path and need no API key.
 *
 * @param publicUrl The address of the service; empty where it is not set.
 */
export function opsPaths(publicUrl: string): OpenApiDocument["paths"] {
  const page = (description: string, type: string) => ({
    description,
    content: { [type]: { schema: { type: type === "application/json" ? "object" : "string" } } },
  });
  const operation = (
    operationId: string,
    summary: string,
    { description, responses }: Pick<OpenApiOperation, "description" | "responses">,
  ) => ({
    servers: [{ url: publicUrl || "/" }],
    get: {
      ...{ operationId, tags: [OPS_TAG.name], summary, description, security: [] },
      responses: { ...responses, 400: { description: MEANING.bad_request } },
    },
  });
  return {
    "/healthz": operation("getHealth", "Whether the service is alive", {
      description: "Answers as long as the process does.",
      responses: { 200: page("It is alive.", "text/plain") },
    }),
    "/readyz": operation("getReadiness", "Whether the service can answer", {
      description:
        "Reads a verse and looks whether the store can be written; where machines share a store, also whether this one " +
        "serves the same translations as most.",
      responses: {
        200: page("It can answer.", "text/plain"),
        503: page("It cannot: the body says what is wrong.", "text/plain"),
      },
    }),
    "/metrics": operation("getMetrics", "Figures for monitoring", {
      description:
        "In the text format of Prometheus. Off unless the operator switched it on: on a port of its own, or here for " +
        "the bearer of a token.",
      responses: {
        200: page("The figures.", "text/plain"),
        401: { description: "The token is missing or wrong." },
        404: { description: "It is off." },
      },
    }),
    "/openapi.json": operation("getInterface", "This document", {
      description: "OpenAPI 3.1, made from the tables that the service itself works with.",
      responses: { 200: page("The document.", "application/json") },
    }),
  };
}
