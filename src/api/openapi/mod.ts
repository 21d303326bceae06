/** The OpenAPI document. It is loaded when it is first asked for, which few services ever are. */
export { openApiDocument } from "./openapi.ts";
