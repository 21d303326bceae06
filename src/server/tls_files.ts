import { readFileSync, statSync } from "node:fs";
import type { Certificate } from "../http/mod.ts";

/** The files of a certificate chain and its private key, which others renew while the service runs. */
export class TlsFiles {
  readonly #cert: string;
  readonly #key: string;
  #seen = "";

  constructor({ cert, key }: { cert: string; key: string }) {
    this.#cert = cert;
    this.#key = key;
  }

  /** @throws {Error} If a file cannot be read. */
  read(): Certificate {
    this.#seen = this.#signature();
    return { cert: readPem(this.#cert, "certificate"), key: readPem(this.#key, "private key") };
  }

  /** Tells if a file is another than when they were read last; one that cannot be looked at is another, too. */
  haveChanged(): boolean {
    return this.#signature() !== this.#seen;
  }

  #signature(): string {
    return [this.#cert, this.#key].map(signatureOf).join("\n");
  }
}

function signatureOf(path: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

function readPem(path: string, what: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Error(`Cannot read the ${what} "${path}": ${(cause as Error).message}`, { cause });
  }
}
