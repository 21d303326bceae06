/** Serving over HTTP: requests, routes, middleware, responses, limits, the server itself. Knows no Bible. */
export {
  addressGroup,
  ClientAddresses,
  clientNetworks,
  peerAddress,
  readTrustedProxies,
} from "./client_address.ts";
export { Compressor, copyOf } from "./compression.ts";
export type { ServerHandlers } from "./connection_handler.ts";
export type { ConnectionEvent } from "./connections.ts";
export type { ListenAddress } from "./listen_address.ts";
export { MultipartError, MultipartParser, multipartBoundary } from "./multipart.ts";
export {
  Cookies,
  headerValue,
  type ProtocolError,
  Query,
  type Request,
  RequestContext,
  type RequestTarget,
} from "./request.ts";
export {
  type ByteString,
  entityTag,
  finalizeResponse,
  KeptResponses,
  type Response,
  textResponse,
  toByteString,
  withMaxAge,
} from "./response.ts";

export {
  after,
  type CommonMiddleware,
  catchErrors,
  compose,
  finalize,
  type Handler,
  type Middleware,
  type Route,
  router,
  type Scope,
  type ScopeHandler,
  scopeHandler,
} from "./router.ts";
export { type Certificate, listen, type RunningServer, type ServerConfig } from "./server.ts";
