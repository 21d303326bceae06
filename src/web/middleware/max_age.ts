import { after, type Handler, type Response } from "../../http/mod.ts";
import type { Visitor } from "../context/visitor.ts";

/** A response that says how long browsers and proxies may keep it; nothing in it is of one visitor. */
export interface KeptResponse extends Response {
  /** Seconds, or until the day of the service ends; others have a header of their own. */
  readonly keptFor?: number | "today" | "never";
  /** True where it is of one host name that a visitor knows the service by: shared caches keep none. */
  readonly isOfOneHost?: boolean;
}

/** Tells browsers and proxies how long they may keep a response. */
export function maxAge<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  return after(next(context), (response: KeptResponse) => {
    const { keptFor } = response;
    if (keptFor === undefined) return response;
    if (keptFor === "never") return withHeader(response, "no-store");
    return withMaxAge(response, keptFor === "today" ? context.secondsOfToday : keptFor);
  });
}

/** The last form of each kept response: within a second all requests get the same, which is completed once. */
const lastSent = new WeakMap<Response, { readonly seconds: number; readonly sent: Response }>();

function withMaxAge(response: KeptResponse, seconds: number): Response {
  const last = lastSent.get(response);
  if (last?.seconds === seconds) return last.sent;
  const scope = response.isOfOneHost === true ? "private" : "public";
  const sent = withHeader(response, `${scope}, max-age=${seconds}`);
  if (response.isKept === true) lastSent.set(response, { seconds, sent });
  return sent;
}

function withHeader(response: Response, value: string): Response {
  return { ...response, headers: [...response.headers, "Cache-Control", value] };
}
