import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import { endSentence, explain } from "../i18n/problems/mod.ts";

/** The HTTP status of every error code of the API, in the order of the documentation. */
export const STATUS = {
  bad_request: 400,
  invalid_translation: 400,
  missing_parameter: 400,
  invalid_parameter: 400,
  passage_too_long: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  reference_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  content_too_large: 413,
  uri_too_long: 414,
  rate_limit_exceeded: 429,
  headers_too_large: 431,
  internal_error: 500,
  service_unavailable: 503,
} as const;

/** A machine-readable code of an error body. */
export type ErrorCode = keyof typeof STATUS;

type ApiProblem = ProblemCode<"api">;

/** The codes of error bodies for errors of other codes that are about no parameter. */
const ERROR_CODES: Readonly<Partial<Record<ApiProblem, ErrorCode>>> = {
  unknown_api_key: "invalid_api_key",
  mistyped_api_key: "invalid_api_key",
  loading: "service_unavailable",
  no_texts: "service_unavailable",
  unknown_path_value: "not_found",
};

/** An error that is answered with an error of the API. */
export class ApiError<Code extends ApiProblem = ApiProblem> extends Problem<"api", Code> {
  override readonly name = "ApiError";

  constructor(code: Code, values: ProblemValues<"api", Code>, options?: ErrorOptions) {
    super(`api.${code}`, values, options);
  }

  /** The code in the body of the response. */
  get errorCode(): ErrorCode {
    const code: ApiProblem = this.code;
    return code in STATUS ? (code as ErrorCode) : (ERROR_CODES[code] ?? "invalid_parameter");
  }

  /** The message in the body of the response, in Slovenian. */
  get sentence(): string {
    return endSentence(explain(this, "sl"));
  }
}
