/** The OpenAPI document of the interface. Of those who start, only the few who ask for it load it. */
export type { OpenApiDocument, OpenApiOperation } from "./document.ts";
export { areSameFacts, type InterfaceFacts, openApiDocument } from "./openapi.ts";
