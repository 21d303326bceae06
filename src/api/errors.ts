/** The HTTP status of every error code of the interface. */
export const STATUS = {
  bad_request: 400,
  invalid_parameter: 400,
  invalid_translation: 400,
  missing_parameter: 400,
  passage_too_long: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  not_found: 404,
  reference_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  uri_too_long: 414,
  rate_limit_exceeded: 429,
  headers_too_large: 431,
  internal_error: 500,
  service_unavailable: 503,
} as const;

/** A machine-readable code of an error body. */
export type ErrorCode = keyof typeof STATUS;

/** A request ends in an error of the interface. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;

  /** @param message For the user, in Slovenian; see `messages.ts`. */
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
