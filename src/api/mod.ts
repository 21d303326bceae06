/** The interface under the base path: key, quota, endpoints, errors. */

export {
  ApiContext,
  type ApiDependencies,
  EXPOSED_HEADERS,
  endpointRoutes,
  errorResponse,
  JSON_TYPE,
  METHODS,
  protocolApiError,
  VARY,
} from "./context.ts";

export { type Endpoint, maxAgeOf, pathsOf, unknownPath } from "./endpoint.ts";
export { ENDPOINTS } from "./endpoints.ts";
export { ApiError, type ErrorCode, STATUS } from "./errors.ts";
export { descriptions, type ObjectSchema, type Schema } from "./schemas.ts";
