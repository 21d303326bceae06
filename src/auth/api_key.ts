import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** The prefix of every API key, by which secret scanners recognise one. */
const PREFIX = "ambo_";
/** 33 characters of base62 hold 196.4 bits. */
const SECRET_LENGTH = 33;
/** 62 to the sixth is more than 2 to the 32nd: six characters hold any CRC-32. */
const CHECK_LENGTH = 6;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const KEY_PATTERN = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH}}$`);

/** Generates an API key: prefix, 196 random bits in base62, and the check characters. */
export function newKey(): string {
  const body = PREFIX + randomBase62(SECRET_LENGTH);
  return body + checkCharacters(body);
}

/** Checks the shape and the check characters of an API key, which finds typing errors. */
export function isWellFormedKey(text: string): boolean {
  if (!KEY_PATTERN.test(text)) return false;
  const body = text.slice(0, -CHECK_LENGTH);
  return text.endsWith(checkCharacters(body));
}

/** Computes the CRC-32 of a text as six characters of base62, the most significant first. */
function checkCharacters(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let place = 0; place < CHECK_LENGTH; place++) {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/**
 * Generates random base62 characters, each equally likely. Bytes of 248 and more are dropped: 256 is no multiple of 62,
 * so they would make the first eight characters likelier.
 */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length + 8)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}
