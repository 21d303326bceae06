/** The interface under the base path: key, quota, endpoints, errors. */

export {
  EXPOSED_HEADERS,
  errorResponse,
  JSON_TYPE,
  METHODS,
  protocolApiError,
  VARY,
} from "./answer.ts";
export { ApiContext, type ApiDependencies, endpointRoutes } from "./context.ts";
export { descriptions, type Endpoint, type ObjectSchema, pathsOf, type Schema } from "./endpoint.ts";
export { ENDPOINTS } from "./endpoints.ts";
export { ApiError, type ErrorCode, STATUS } from "./errors.ts";
