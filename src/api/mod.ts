/** The interface under the base path: key, quota, endpoints, errors. */

export {
  ApiContext,
  type ApiDependencies,
  EXPOSED_HEADERS,
  endpointRoutes,
  errorResponse,
  METHODS,
  protocolApiError,
  VARY,
} from "./answer.ts";
export { ApiError, type ErrorCode, STATUS } from "./api_error.ts";
export { type Endpoint, maxAgeOf, pathsOf, unknownPath } from "./endpoint.ts";
export { ENDPOINTS, translationsEndpoint } from "./endpoints.ts";
export { descriptions, type ObjectSchema, type Schema } from "./schemas.ts";
