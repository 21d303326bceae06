import {
  ClientAddresses,
  Compressor,
  finalize,
  listen,
  RequestContext,
  Router,
  type RunningServer,
  type ServerConfig,
  type ServerHandlers,
  textResponse,
} from "../../http/mod.ts";
import type { ServiceMetrics } from "./service_metrics.ts";

/** Connections at once: whoever collects metrics needs one. */
const MAX_CONNECTIONS = 20;

/**
 * Serves the metrics on a port of their own, to this machine alone.
 *
 * @throws {Error} If the port is taken.
 */
export function listenForMetrics(
  metrics: ServiceMetrics,
  { port, config }: { port: number; config: ServerConfig },
): Promise<RunningServer> {
  const clients = new ClientAddresses(config);
  const router = new Router().add({
    prefix: "",
    routes: [{ path: "/metrics", get: () => metrics.response() }],
    middleware: [finalize(new Compressor(0))],
    createContext: (request, target) => new RequestContext(request, { target, clients }),
    notFound: () => textResponse(404, ""),
    methodNotAllowed: () => textResponse(405, ""),
  });
  const handlers: ServerHandlers = {
    handle: (request) => router.handle(request),
    onProtocolError: () => ({ status: 400, headers: ["Content-Length", "0"], body: "" }),
    // What is wrong with the system, the service's own port hears too.
    onError() {},
    onConnection() {},
  };
  return listen(handlers, {
    address: { host: "127.0.0.1", port },
    config: {
      get current() {
        return { ...config.current, "max-connections": MAX_CONNECTIONS };
      },
      onChange: (listener) => config.onChange(listener),
    },
  });
}
