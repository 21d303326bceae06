/** The interface under the base path: key, quota, endpoints, errors. */
export { ApiContext, type ApiDependencies } from "./context.ts";
export type { Endpoint } from "./endpoint.ts";
export { endpointHandler } from "./endpoint_handler.ts";
export { ENDPOINTS } from "./endpoints.ts";
export {
  EXPOSED_HEADERS,
  errorResponse,
  JSON_TYPE,
  METHODS,
  protocolApiError,
  VARY,
} from "./error_response.ts";
export { ApiError, type ErrorCode, STATUS } from "./errors.ts";
