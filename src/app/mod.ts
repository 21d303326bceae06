/** The service, put together from its rooms. */
export { App, type AppParts } from "./app.ts";
