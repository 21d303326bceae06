import type { IncomingMessage } from "node:http";

/** Why a request is turned down before its path is looked at. */
export type ProtocolError =
  | "bad_request"
  | "method_not_allowed"
  | "request_timeout"
  | "content_too_large"
  | "uri_too_long"
  | "headers_too_large";

/** The size that a request may have. */
export interface RequestLimits {
  readonly "max-url-length": number;
  readonly "max-headers": number;
  readonly "max-body-size": number;
}

/**
 * Checks what Node's parser lets through: lengths, and the one `Host` that HTTP/1.1 asks for.
 *
 * @returns Undefined where nothing is wrong, `has_body` where the request has a body besides.
 */
export function checkRequest(
  { url = "", rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage,
  limits: RequestLimits,
): ProtocolError | "has_body" | undefined {
  if (url.length > limits["max-url-length"]) return "uri_too_long";
  if (rawHeaders.length > 2 * limits["max-headers"]) return "headers_too_large";
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
          if (length > limits["max-body-size"]) return "content_too_large";
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

/** An error that Node's parser tells of a request that it could not read. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The bytes that it was reading. */
  readonly rawPacket?: Buffer;
}

/** Names why Node's parser gave up; undefined where the connection broke, and nobody is there to be told. */
export function protocolErrorOf(
  { code = "", rawPacket }: ParserError,
  limits: RequestLimits,
): ProtocolError | undefined {
  switch (code) {
    case "ECONNRESET":
    case "EPIPE":
      return undefined;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return "request_timeout";
    case "HPE_HEADER_OVERFLOW":
      return hasLongLine(rawPacket, limits["max-url-length"]) ? "uri_too_long" : "headers_too_large";
    default:
      return "bad_request";
  }
}

/** Tells if the bytes begin with a request line whose address is too long: then that is what overflowed. */
function hasLongLine(packet: Buffer | undefined, maxUrlLength: number): boolean {
  if (packet === undefined || !/^[A-Z]+ /.test(packet.toString("latin1", 0, 20))) return false;
  const end = packet.indexOf("\n");
  return end < 0 || end > maxUrlLength;
}
