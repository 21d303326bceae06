/** What those who run the service ask it, and what it tells them: outside the base path, without an API key. */
export { OpenApiPage } from "./openapi_page.ts";
export { placeOf, serverLimits } from "./server_limits.ts";
