import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const BYTES = 32;

/**
 * Creates a CSRF token for the holder of a secret cookie.
 *
 * It differs each time, though the same secret accepts them all: it is masked with random bytes, so that the length of
 * compressed pages tells nothing about it, and so that one form can be told from another.
 *
 * @param secret The token of the session, or of a browser without a session.
 */
export function csrfToken(secret: string): string {
  const mask = randomBytes(BYTES);
  const hidden = exclusiveOr(proof(secret), mask);
  return Buffer.concat([mask, hidden]).toString("base64url");
}

/** Reports whether a token was made for a secret. */
export function isCsrfToken(token: string, secret: string): boolean {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * BYTES) return false;
  const shown = exclusiveOr(bytes.subarray(BYTES), bytes.subarray(0, BYTES));
  return timingSafeEqual(shown, proof(secret));
}

function proof(secret: string): Buffer {
  return createHmac("sha256", secret).update("form token").digest();
}

function exclusiveOr(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ other[index]!));
}
