import type { Log } from "../base/log.ts";
import { Throttled } from "../base/throttle.ts";
import type { Settings } from "../config/mod.ts";
import { type Handlers, isLocal, type Place, type ServerLimits } from "../http/mod.ts";
import type { ServiceMetrics } from "./metrics/service_metrics.ts";

/** Where the settings say to listen. */
export function placeOf(settings: Settings): Place {
  return settings.socket === ""
    ? { host: settings.host, port: settings.port }
    : { path: settings.socket, mode: settings["socket-mode"] };
}

/** Tells the log and the figures of connections that were turned away or displaced. */
export function connectionNotices({
  log,
  metrics,
}: {
  log: Log;
  metrics: ServiceMetrics | undefined;
}): ServerLimits["noticed"] {
  const notices = {
    refused: new Throttled((count, address) =>
      log("warning", "Connections turned away: too many from one address", { count, address }),
    ),
    crowded_out: new Throttled((count, address) =>
      log("warning", "Connections turned away: too many in all, and all busy", { count, address }),
    ),
    displaced: new Throttled((count, address) =>
      log("warning", "Idle connections displaced: too many in all", { count, address }),
    ),
  };
  return (event, address) => {
    notices[event].add(address);
    metrics?.connectionEvents.add(event);
  };
}

/** Tells the log of connections that the system could not hand over. */
export function connectionFailures(log: Log): Handlers["failed"] {
  const failures = new Throttled((count, error) =>
    log("error", "Connections could not be taken", { count, error }),
  );
  return ({ message }) => failures.add(message);
}

/** What the settings let clients do. */
export function serverLimits(settings: Settings, noticed: ServerLimits["noticed"]): ServerLimits {
  return {
    headerTimeout: settings["header-timeout"],
    requestTimeout: settings["request-timeout"],
    sendTimeout: settings["send-timeout"],
    keepAlive: settings["keep-alive"],
    maxHeaderSize: settings["max-header-size"],
    maxHeaders: settings["max-headers"],
    maxUrlLength: settings["max-url-length"],
    maxBodySize: settings["max-body-size"],
    maxConnections: settings["max-connections"],
    maxRequestsPerConnection: settings["max-requests-per-connection"],
    limitOf: (address) =>
      isLocal(address) || settings["trusted-proxy"].has(address)
        ? undefined
        : settings["max-connections-per-address"],
    noticed,
  };
}
