import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const BYTES = 32;

/**
 * A token for a form, which only the holder of a secret cookie can have been given.
 *
 * It is another one each time, though the same secret accepts them all: it is hidden under random bytes, so that the
 * length of compressed pages tells nothing about it, and so that one form can be told from another.
 *
 * @param secret The session's token, or that of a visitor without a session.
 */
export function formToken(secret: string): string {
  const mask = randomBytes(BYTES);
  const hidden = exclusiveOr(proof(secret), mask);
  return Buffer.concat([mask, hidden]).toString("base64url");
}

/** Whether a token was made for a secret. */
export function isFormToken(token: string, secret: string): boolean {
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
