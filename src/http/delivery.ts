import type { IncomingHttpHeaders } from "node:http";
import type { Answer } from "./answer.ts";
import type { Compressor } from "./compression.ts";
import { entityTag, matches } from "./conditional.ts";

/** What may be done with a body on its way. */
export interface Delivery {
  /** The headers of the request that tell in which form the body is wanted. */
  readonly asked: Pick<IncomingHttpHeaders, "accept-encoding" | "if-none-match">;
  /** Undefined where the body is to leave as it is. */
  readonly compressor: Compressor | undefined;
  /** Whether the client may keep the body and ask later whether it is still right. */
  readonly isKept: boolean;
  /** The entity tag of the body, where it is known. */
  readonly tag?: string;
}

/**
 * Completes an answer: compressed where that is allowed and asked for, and without the body where the client has it.
 *
 * @param answer With neither `Content-Length` nor `ETag`.
 */
export function deliver(
  answer: Answer,
  { asked, compressor, isKept, tag: known }: Delivery,
): Answer {
  const { status, body } = answer;
  const headers = [...answer.headers];
  const mayCode = compressor?.covers(body.length) === true;
  if (!isKept && !mayCode) return withBody(answer, body);
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  const plainTag = known ?? entityTag(bytes);
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
