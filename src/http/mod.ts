/** Serving over HTTP: answers, queries, conditional requests, limits, the server itself. Knows no Bible. */

export { addressGroup } from "./address_group.ts";
export { type Answer, encode, field, type Request, send } from "./answer.ts";
export {
  Clients,
  type Incoming,
  isLocal,
  type ProxyHeader,
  peerAddress,
  readTrustedProxies,
  type TrustedProxies,
  UNIX,
} from "./client_address.ts";
export { type CodedBody, type Coding, Compressor } from "./compression.ts";
export { entityTag, matches } from "./conditional.ts";
export { Cookies } from "./cookies.ts";
export { type Delivery, deliver } from "./delivery.ts";
export type { Place } from "./listen_address.ts";
export { Query, splitTarget } from "./query.ts";
export { endWith, type Refusal } from "./refusal.ts";
export { roomy } from "./roomy_body.ts";
export type { ReadyAnswer } from "./sender.ts";
export {
  type Handlers,
  type Listening,
  type ListenOptions,
  listen,
  type ServerLimits,
  type TlsIdentity,
} from "./server.ts";
export { Turn } from "./turn.ts";
