import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal.ts";

/** How large a request may be. */
export interface RequestLimits {
  readonly maxUrlLength: number;
  readonly maxHeaders: number;
  readonly maxBodySize: number;
}

/** What a look at the head of a request shows. */
export type Finding = Refusal | "has_body" | undefined;

/** Looks at what Node's parser lets through: lengths, the one `Host` that HTTP/1.1 asks for, and whether there is a body. */
export function check(
  { url = "", rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage,
  { maxUrlLength, maxHeaders, maxBodySize }: RequestLimits,
): Finding {
  if (url.length > maxUrlLength) return "uri_too_long";
  if (rawHeaders.length > 2 * maxHeaders) return "headers_too_large";
  let hosts = 0;
  let hasBody = false;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === "host") hosts++;
        break;
      case 14:
        if (name.toLowerCase() === "content-length") {
          const length = Number(rawHeaders[index + 1]);
          if (length > maxBodySize) return "content_too_large";
          hasBody ||= length > 0;
        }
        break;
      case 17:
        hasBody ||= name.toLowerCase() === "transfer-encoding";
        break;
    }
  }
  // What says no version is HTTP/0.9; on the host see RFC 9112, section 3.2.
  if (httpVersionMajor !== 1) return "bad_request";
  if (hosts > 1 || (hosts === 0 && httpVersionMinor === 1)) return "bad_request";
  return hasBody ? "has_body" : undefined;
}
