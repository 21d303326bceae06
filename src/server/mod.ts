/** The running service, put together: lifecycle, reload, routes, health, request log, metrics, TLS files, systemd. */
export { App } from "./app.ts";
export { runService } from "./lifecycle.ts";
export type { ProcessIo, Program, ServeContext } from "./process_io.ts";
