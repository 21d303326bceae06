import type { IncomingHttpHeaders } from "node:http";
import { type Answer, type Compressor, entityTag, matches } from "../http/mod.ts";

/** What may be done with a body on its way. */
export interface Delivery {
  /** The headers of the request. */
  readonly asked: IncomingHttpHeaders;
  /** Undefined where the body is to leave as it is. */
  readonly compressor: Compressor | undefined;
  /** Whether the browser may keep the body and ask later whether it is still right. */
  readonly isKept: boolean;
}

/**
 * Completes an answer: compressed where that is allowed and asked for, and without the body where the browser has it.
 *
 * @param answer With neither `Content-Length` nor `ETag`.
 */
export function deliver(answer: Answer, { asked, compressor, isKept }: Delivery): Answer {
  const { status, body } = answer;
  const headers = [...answer.headers];
  const mayCode = compressor?.covers(body.length) === true;
  if (!isKept && !mayCode) return withBody(answer, body);
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  const plainTag = entityTag(bytes);
  if (mayCode) headers.push("Vary", "Accept-Encoding");
  const accepted = asked["accept-encoding"];
  const coded = mayCode ? compressor.code(bytes, { tag: plainTag, accepted }) : undefined;
  const tag = coded?.tag ?? plainTag;
  if (isKept) headers.push("ETag", tag);
  if (isKept && status === 200 && matches(asked["if-none-match"], tag)) {
    return { status: 304, headers, body: "" };
  }
  if (coded === undefined) return withBody({ status, headers, body }, body);
  headers.push("Content-Encoding", coded.coding);
  return withBody({ status, headers, body }, coded.body);
}

function withBody({ status, headers }: Answer, body: string | Buffer): Answer {
  return { status, headers: [...headers, "Content-Length", String(body.length)], body };
}
