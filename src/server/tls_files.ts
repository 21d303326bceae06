import { readFileSync, statSync } from "node:fs";
import { Problem } from "../base/problem.ts";
import type { Certificate } from "../http/mod.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    /** The reasons for which the service cannot begin, beside those of store, address and first user. */
    readonly service: {
      readonly unreadable_certificate: { readonly path: string };
      readonly unreadable_private_key: { readonly path: string };
      readonly no_translation: { readonly folder: string };
    };
  }
}

/** The files of a certificate chain and its private key, which others renew while the service runs. */
export class TlsFiles {
  readonly #cert: string;
  readonly #key: string;
  #seen = "";

  constructor({ cert, key }: { cert: string; key: string }) {
    this.#cert = cert;
    this.#key = key;
  }

  /** @throws {Problem} If a file cannot be read. */
  read(): Certificate {
    this.#seen = this.#signature();
    return {
      cert: readPem(this.#cert, "unreadable_certificate"),
      key: readPem(this.#key, "unreadable_private_key"),
    };
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

function readPem(path: string, code: "unreadable_certificate" | "unreadable_private_key"): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Problem("service", code, { path }, { cause });
  }
}
