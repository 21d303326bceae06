import { after, type CommonMiddleware } from "../../http/mod.ts";
import type { ServiceMetrics } from "../metrics/mod.ts";
import type { RequestLog } from "../request_log.ts";

/** The observers of requests. */
export interface ObserveOptions {
  readonly requestLog: RequestLog;
  readonly metrics: ServiceMetrics | undefined;
}

/** Tells the log and the metrics of every request once its response is ready to leave. */
export function observe(options: ObserveOptions): CommonMiddleware {
  const { requestLog, metrics } = options;
  return (context, next) => {
    const isLogged = requestLog.shouldRecord();
    if (!isLogged && metrics === undefined) return next(context);
    const began = performance.now();
    return after(next(context), (response) => {
      const { method, route, errorCode, keyId } = context;
      const { status } = response;
      const milliseconds = performance.now() - began;
      if (isLogged) {
        const address = context.clientAddress;
        requestLog.add({ method, route, status, milliseconds, key: keyId, address });
      }
      metrics?.observeRequest({ method, route, status, errorCode, milliseconds });
      return response;
    });
  };
}
