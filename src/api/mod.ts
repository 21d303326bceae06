/** The interface under the base path: key, quota, endpoints, errors. */
export { Api, type ApiAnswer, type ApiParts } from "./api.ts";
export { type ErrorCode, STATUS } from "./errors.ts";
export { messages, shorten } from "./messages.ts";
