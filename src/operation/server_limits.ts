import type { Log } from "../base/log.ts";
import { isLocal, type Place, type ServerLimits } from "../http/mod.ts";
import type { Settings } from "../settings/mod.ts";
import type { ServiceMetrics } from "./service_metrics.ts";
import { Throttled } from "./throttled.ts";

/** Where the settings say to listen. */
export function placeOf(settings: Settings): Place {
  return settings.socket === ""
    ? { host: settings.host, port: settings.port }
    : { path: settings.socket, mode: settings["socket-mode"] };
}

/**
 * What the settings let clients do.
 *
 * @param settings The settings at this moment: some can change while the service runs.
 */
export function serverLimits({
  settings,
  log,
  metrics,
}: {
  settings: () => Settings;
  log: Log;
  metrics: ServiceMetrics | undefined;
}): ServerLimits {
  const fixed = settings();
  const notices = {
    refused: new Throttled((count, address) =>
      log("warning", "Connections turned away: too many from one address", { count, address }),
    ),
    displaced: new Throttled((count, address) =>
      log("warning", "Idle connections displaced: too many in all", { count, address }),
    ),
  };
  return {
    headerTimeout: fixed["header-timeout"],
    requestTimeout: fixed["request-timeout"],
    sendTimeout: fixed["send-timeout"],
    keepAlive: fixed["keep-alive"],
    maxHeaderSize: fixed["max-header-size"],
    maxHeaders: fixed["max-headers"],
    maxUrlLength: fixed["max-url-length"],
    maxBodySize: fixed["max-body-size"],
    maxConnections: fixed["max-connections"],
    maxRequestsPerConnection: fixed["max-requests-per-connection"],
    limitOf: (address) =>
      isLocal(address) || settings()["trusted-proxy"].has(address)
        ? undefined
        : settings()["max-connections-per-address"],
    noticed(event, address) {
      notices[event].add(address);
      metrics?.connectionEvents.add(event);
    },
  };
}
