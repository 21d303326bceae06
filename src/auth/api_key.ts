import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** What every API key begins with, so that a scanner for leaked secrets knows one when it sees it. */
const PREFIX = "ambo_";
/** 33 characters of base62 hold 196.4 bits. */
const SECRET_LENGTH = 33;
/** 62 to the sixth is more than 2 to the 32nd: six characters hold any CRC-32. */
const CHECK_LENGTH = 6;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH}}$`);

/** A new API key: prefix, 196 bits of randomness in base62, and the check characters. */
export function newKey(): string {
  const body = PREFIX + randomBase62(SECRET_LENGTH);
  return body + checkCharacters(body);
}

/**
 * Whether a text can be an API key at all: its shape and its check characters are right.
 *
 * A typing error is told from a revoked key by this, without a look-up.
 */
export function isWellFormedKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const body = text.slice(0, -CHECK_LENGTH);
  return text.endsWith(checkCharacters(body));
}

/** The CRC-32 of a text as six characters of base62, the most significant first. */
function checkCharacters(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let place = 0; place < CHECK_LENGTH; place++) {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** Characters of base62, each equally likely: bytes from 248 up would favour the first eight and are thrown away. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length + 8)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}
