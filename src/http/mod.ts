/** Serving over HTTP: answers, queries, conditional requests, the server itself. Knows no Bible. */
export { type Answer, encode, field, type Request, send } from "./answer.ts";
export {
  Clients,
  type Incoming,
  type ProxyHeader,
  readTrustedProxies,
  type TrustedProxies,
  UNIX,
} from "./client_address.ts";
export { entityTag, matches } from "./conditional.ts";
export { Query, splitTarget } from "./query.ts";
export { type Handlers, type Listening, listen } from "./server.ts";
export { Turn } from "./turn.ts";
