import { hash } from "node:crypto";

/** A strong entity tag: a hash of the bytes of a body. */
export function entityTag(body: Buffer): string {
  return `"${hash("sha1", body, "base64url")}"`;
}

/**
 * Whether an `If-None-Match` header names an entity tag: RFC 9110, section 13.1.2, weak comparison.
 *
 * @param header The header's value, such as `"abc", W/"def"` or `*`.
 */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === tag);
}
