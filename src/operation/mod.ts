/** What those who run the service ask it, and what it tells them: outside the base path, without an API key. */
export { type OperatorAddresses, operatorAddresses } from "./addresses.ts";
export { FailedKeys } from "./failed_keys.ts";
export { Health } from "./health.ts";
export { Observer } from "./observer.ts";
export { mergeSettings } from "./reload.ts";
export { type LoggedRequest, RequestLog, type RequestLogSettings } from "./request_log.ts";
export { connectionFailures, connectionNotices, placeOf, serverLimits } from "./server_limits.ts";
export { type Supervisor, superviseBy } from "./supervisor.ts";
export { Throttled } from "./throttled.ts";
export { TlsFiles } from "./tls_files.ts";
