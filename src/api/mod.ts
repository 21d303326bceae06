/** The interface under the base path: key, quota, endpoints, errors. */
export { type ApiAnswer, Api, type ApiParts } from "./api.ts";
export { type ErrorCode, STATUS } from "./errors.ts";
