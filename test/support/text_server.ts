/** An HTTPS server that offers texts, with a certificate of an authority of its own; needs `openssl`. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { atEnd } from "./at_end.ts";
import { scratchFolder } from "./scratch.ts";

/** A server of texts that listens. */
export interface TextServer {
  /** Such as `https://localhost:40123`. */
  readonly origin: string;
  readonly port: number;
  /** The variables with which a process trusts its authority. */
  readonly trusting: Record<string, string>;
}

/** Starts the server on a free port of 127.0.0.1; its certificate is for `localhost` alone. */
export async function startTextServer(listener: RequestListener): Promise<TextServer> {
  const folder = scratchFolder();
  const file = (name: string) => join(folder, name);
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const make = (...args: string[]) => execFileSync("openssl", ["req", "-x509", ...key, ...args], { stdio: "ignore" });
  make("-keyout", file("ca.key"), "-out", file("ca.pem"), "-subj", "/CN=Preizkusna overitvena agencija");
  const authority = ["-CA", file("ca.pem"), "-CAkey", file("ca.key")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const constraint = ["-addext", "basicConstraints=critical,CA:FALSE"];
  make(...authority, ...subject, ...constraint, "-keyout", file("server.key"), "-out", file("server.pem"));
  const server = createServer(
    { key: readFileSync(file("server.key")), cert: readFileSync(file("server.pem")) },
    listener,
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, port, trusting: { NODE_EXTRA_CA_CERTS: file("ca.pem") } };
}

/** Writes a row of a table of texts. */
export function textRow(
  code: string,
  {
    address,
    bytes = 1000,
    language = "slv",
    rights = "public domain",
    sha256 = "",
  }: {
    address: string;
    bytes?: number;
    language?: string;
    rights?: string;
    sha256?: string;
  },
): string {
  return [code, language, "1882", rights, bytes, address, `Naslov ${code}`, `Vir ${code}.`, sha256].join(" | ");
}

/** Writes a small text under the code of the built-in translation. */
export function writeBuiltIn(corpus: string): void {
  const text = readFileSync("test/fixtures/corpus/sample-EN.txt", "utf8");
  writeFileSync(join(corpus, "KJV.txt"), text.replace("sample-EN", "KJV"));
}
