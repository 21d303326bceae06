/** The real proxies, each with the example that comes with a release. */
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { atEnd } from "../support/at_end.ts";
import { freePort } from "../support/free_port.ts";
import { type HttpResponse, type RequestOptions, sendRequest } from "../support/http_client.ts";
import { missing } from "../support/missing.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

let made: { readonly certificate: string; readonly key: string } | undefined;

/** Makes a certificate as the guide does, once for the tests of a file: its folder goes with them. */
function certificateFiles(): { readonly certificate: string; readonly key: string } {
  if (made !== undefined && existsSync(made.certificate)) return made;
  const folder = scratchFolder();
  made = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "825", "-subj", "/CN=ambo.example.org"],
      ...["-addext", "subjectAltName=DNS:ambo.example.org", "-keyout", made.key, "-out", made.certificate],
    ],
    { stdio: "ignore" },
  );
  return made;
}

/** Starts a proxy, which runs until the tests are over, and waits until it listens. */
async function startProxy(child: ChildProcess, { program, port }: { program: string; port: number }): Promise<void> {
  const ended = new Promise((resolve) => child.once("close", resolve));
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await until(
    `${program} on port ${port}`,
    () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => resolve(socket.destroy() !== undefined));
        socket.once("error", () => resolve(false));
      }),
  );
}

/** Starts a proxy from its example, in front of a port; gives the port of its TLS side and its access log. */
export interface Proxy {
  readonly program: string;
  start(upstream: number): Promise<{ port: number; log: () => string }>;
}

/** The example with the ports, paths and addresses of a test in place of an operator's. */
function example(file: string, replacements: Record<string, string>): string {
  let text = readFileSync(file, "utf8");
  for (const [written, wanted] of Object.entries(replacements)) {
    assert.ok(text.includes(written), `${file} has no "${written}"`);
    text = text.replaceAll(written, wanted);
  }
  return text;
}

/** Returns nginx with one of the examples. */
const nginxWith = (file: string): Proxy => ({
  program: "nginx",
  async start(upstream) {
    const { certificate, key } = certificateFiles();
    const [port, plain] = [await freePort(), await freePort()];
    const folder = scratchFolder();
    const log = join(folder, "access.log");
    const isOfMany = file.includes("machines");
    const site = example(file, {
      ...(isOfMany
        ? Object.fromEntries([1, 2, 3].map((machine) => [`10.0.0.${machine}:8080`, `127.0.0.1:${upstream}`]))
        : {
            "127.0.0.1:8080": `127.0.0.1:${upstream}`,
            "listen 80;": `listen 127.0.0.1:${plain};`,
          }),
      "listen 443 ssl": `listen 127.0.0.1:${port} ssl`,
      "/etc/ambo/tls/certificate.pem": certificate,
      "/etc/ambo/tls/key.pem": key,
      "/var/log/nginx/ambo.log": log,
    });
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off;\nmaster_process off;\nerror_log ${folder}/error.log;\npid ${folder}/pid;\nevents {}\nhttp {\n${places.join("\n")}\n${site}\n}\n`,
    );
    const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]);
    await startProxy(child, { program: "nginx", port });
    return { port, log: () => readFileSync(log, "utf8") };
  },
});

const nginx = nginxWith("scripts/release/nginx.conf");
const nginxOfMany = nginxWith("scripts/release/nginx-machines.conf");

const haproxy: Proxy = {
  program: "haproxy",
  async start(upstream) {
    const { certificate, key } = certificateFiles();
    const port = await freePort();
    const folder = scratchFolder();
    writeFileSync(join(folder, "ambo.pem"), readFileSync(certificate) + readFileSync(key, "utf8"));
    const text = example("scripts/release/haproxy.cfg", {
      "bind :443": `bind 127.0.0.1:${port}`,
      "/etc/haproxy/ambo.pem": join(folder, "ambo.pem"),
      ...Object.fromEntries([1, 2, 3].map((machine) => [`10.0.0.${machine}:8080`, `127.0.0.1:${upstream}`])),
    });
    const path = join(folder, "haproxy.cfg");
    writeFileSync(path, text);
    const child = spawn("haproxy", ["-db", "-f", path]);
    let written = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      written += text;
    });
    await startProxy(child, { program: "haproxy", port });
    return { port, log: () => written };
  },
};

const caddy: Proxy = {
  program: "caddy",
  async start(upstream) {
    const { certificate, key } = certificateFiles();
    const port = await freePort();
    const folder = scratchFolder();
    mkdirSync(join(folder, "home"));
    const site = example("scripts/release/Caddyfile", {
      "127.0.0.1:8080": `127.0.0.1:${upstream}`,
      "\nambo.example.org {": `\n{\n\tadmin off\n\tauto_https disable_redirects\n}\n\nambo.example.org:${port} {\n\tbind 127.0.0.1`,
      "/etc/ambo/tls/certificate.pem": certificate,
      "/etc/ambo/tls/key.pem": key,
    });
    writeFileSync(join(folder, "Caddyfile"), site);
    const child = spawn("caddy", ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], {
      env: { PATH: process.env.PATH, HOME: join(folder, "home") },
    });
    let written = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      written += text;
    });
    await startProxy(child, { program: "caddy", port });
    return { port, log: () => written };
  },
};

/** The proxies with the reason to skip their tests, where they are not installed. */
export const PROXIES = (
  [
    ["nginx", nginx],
    ["nginx before many", nginxOfMany],
    ["haproxy", haproxy],
    ["caddy", caddy],
  ] as const
).map(([name, proxy]) => ({ name, proxy, skip: missing(proxy.program, "openssl") }));

/** The options with which Node trusts the certificate. */
export const trusting = () => ({ ca: readFileSync(certificateFiles().certificate), servername: "ambo.example.org" });

/** Sends a request over TLS, trusting the certificate made for the test alone. */
export function ask(port: number, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const headers = { Host: "ambo.example.org", ...options.headers };
  return sendRequest(`https://127.0.0.1:${port}${path}`, { ...options, headers, node: trusting() });
}
