import { hash } from "node:crypto";
import { type Compressor, type ContentEncoding, preferredEncoding } from "./compression.ts";
import { headerValue, type Request } from "./request.ts";
import type { Response } from "./response.ts";

const CODING = "Accept-Encoding";
/** The length up to which copying a body costs less than another piece to write, in bytes. */
const MAX_TEXT_LENGTH = 4096;

/**
 * Completes a response for a request: compressed where that is allowed and asked for, 304 where the client has the body
 * already, without a body for `HEAD`; with `Content-Length`, `ETag`, `Vary` and `Content-Encoding` as they follow.
 */
export function finalizeResponse(
  response: Response,
  { request, compressor }: { request: Request; compressor: Compressor },
): Response {
  const form = response.isKept && request.method === "GET" ? formFor(request) : undefined;
  if (form === undefined) return complete(response, { request, compressor });
  let known = forms.get(response);
  if (known === undefined) {
    known = {};
    forms.set(response, known);
  }
  known[form] ??= inOnePiece(complete(response, { request, compressor }));
  return known[form];
}

/** The form that a request wants a body in. */
type BodyForm = ContentEncoding | "identity";

/** The completed forms of responses that are kept. */
const forms = new WeakMap<Response, { [F in BodyForm]?: Response }>();

/** Returns the form that a request wants; undefined where it asks if it has the body already. */
function formFor({ rawHeaders }: Request): BodyForm | undefined {
  let accepted: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length !== 15 && name.length !== 13) continue;
    const lower = name.toLowerCase();
    if (lower === "if-none-match") return undefined;
    if (lower === "accept-encoding") accepted ??= rawHeaders[index + 1]!;
  }
  return accepted === undefined ? "identity" : (preferredEncoding(accepted) ?? "identity");
}

/**
 * Makes a text of a short body, one character a byte, which Node writes together with the head. A long one is a buffer,
 * of which nothing is copied.
 */
function inOnePiece({ status, headers, body }: Response): Response {
  const isText = typeof body === "string";
  if (body.length > MAX_TEXT_LENGTH) {
    return { status, headers, body: isText ? Buffer.from(body, "latin1") : body };
  }
  return { status, headers, body: isText ? body : body.toString("latin1") };
}

function complete(response: Response, { request, compressor }: { request: Request; compressor: Compressor }): Response {
  const { status, headers, body, vary = "", cacheable = false, compressible = false } = response;
  const mayCompress = compressible !== false && compressor.covers(body.length);
  const fields = [...headers];
  if (mayCompress) fields.push("Vary", vary === "" ? CODING : `${vary}, ${CODING}`);
  else if (vary !== "") fields.push("Vary", vary);
  if (status === 204) return { status, headers: fields, body };
  if (!cacheable && !mayCompress) return withLength(response, { request, headers: fields });
  const plainTag = response.etag ?? entityTag(body);
  const compressed = mayCompress
    ? compressor.compress(body, {
        etag: plainTag,
        accepted: headerValue(request, "accept-encoding"),
        keep: cacheable,
        isBest: compressible === "best",
      })
    : undefined;
  const etag = compressed?.etag ?? plainTag;
  if (cacheable) {
    fields.push("ETag", etag);
    if (status === 200 && matchesEtag(headerValue(request, "if-none-match"), etag)) {
      return { status: 304, headers: fields, body: "" };
    }
  }
  if (compressed === undefined) return withLength(response, { request, headers: fields });
  fields.push("Content-Encoding", compressed.encoding);
  return withLength({ status, headers: fields, body: compressed.body }, { request, headers: fields });
}

function withLength(
  { status, body }: Response,
  { request, headers }: { request: Request; headers: string[] },
): Response {
  headers.push("Content-Length", String(body.length));
  return { status, headers, body: request.method === "HEAD" ? "" : body };
}

/** Returns a strong entity tag: a hash of a body. */
export function entityTag(body: string | Buffer): string {
  return `"${hash("sha1", body, "base64url")}"`;
}

/**
 * Compares an `If-None-Match` header with an entity tag: RFC 9110, section 13.1.2, weak comparison.
 *
 * @param header The header's value, such as `"abc", W/"def"` or `*`.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
