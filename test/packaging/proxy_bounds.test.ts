/** Large, long and slow requests through the examples of a proxy: what Ambo takes, its proxy takes. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { atEnd } from "../support/at_end.ts";
import { corpusOf } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { until } from "../support/until.ts";
import { MULTIPART, multipart, TRANSLATIONS, UPLOAD, usfm } from "../web/uploading.ts";
import { ask, PROXIES, trusting } from "./proxies.ts";

const MB = 1_000_000;

/** Starts a server of our own behind a proxy; gives the port of the proxy. */
async function before(
  proxy: (typeof PROXIES)[number]["proxy"],
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ port: number; stop: () => void }> {
  const upstream = createServer({ maxHeaderSize: 32_768 }, (request, response) => {
    // HAProxy asks, and passes nothing on to a machine that is not ready.
    if (request.url === "/readyz") response.end("ready\n");
    else answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const stop = () => {
    upstream.closeAllConnections();
    upstream.close();
  };
  atEnd(stop);
  const { port } = await proxy.start((upstream.address() as AddressInfo).port);
  return { port, stop };
}

/** Begins to send a form and sends no end of it; gives the answer that comes before. */
async function begun(
  port: number,
  path: string,
  { headers, content }: { headers: Record<string, string>; content: Buffer },
): Promise<{ status: number | undefined; text: string }> {
  const outgoing = request(`https://127.0.0.1:${port}${path}`, {
    ...{ agent: false, method: "POST", ...trusting() },
    headers: { Host: "ambo.example.org", ...headers },
  });
  outgoing.write(content);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  let text = "";
  for await (const piece of response.setEncoding("utf8")) text += piece;
  outgoing.on("error", () => {}).destroy();
  return { status: response.statusCode, text };
}

for (const { name, proxy, skip } of PROXIES) {
  describe(name, { skip }, () => {
    test("passes a Bible of 60 MB on", async () => {
      let received = 0;
      const { port, stop } = await before(proxy, async (incoming, response) => {
        for await (const piece of incoming) received += piece.length;
        response.writeHead(303, { location: UPLOAD }).end();
      });
      try {
        const content = Buffer.alloc(60 * MB, "a");
        const { status, headers } = await ask(port, UPLOAD, { method: "POST", content });
        assert.deepEqual([status, headers.location, received], [303, UPLOAD, 60 * MB]);
      } finally {
        stop();
      }
    });

    test("passes the refusal of an upload of more than 64 MB back, which is Ambo's own", async () => {
      const corpus = corpusOf({}, "test/fixtures/corpus/ZGL.txt");
      const settings = { corpus, "trusted-proxy": "loopback", "public-url": "https://ambo.example.org" };
      const service: Service = await startService({ settings, uploads: true });
      try {
        await service.store.accounts.addUser("vodja", { admin: true });
        const { port } = await proxy.start(Number(new URL(service.origin).port));
        const Cookie = `__Host-ambo-session=${await service.store.signIn.createSession("vodja")}`;
        const form = await ask(port, TRANSLATIONS, { headers: { Cookie } });
        const [, token = ""] = /name="token" value="([^"]+)"/.exec(form.text) ?? [];
        const headers = { Cookie, Origin: "https://ambo.example.org", "Content-Type": MULTIPART };
        const refused = await begun(port, UPLOAD, {
          headers: { ...headers, "Content-Length": `${70 * MB}` },
          content: multipart([
            ["token", token],
            ["file", usfm("prevelika"), "sveto-pismo.usfm"],
          ]),
        });
        assert.equal(refused.status, 413);
        assert.match(refused.text, /64\sMB/, "the refusal is Ambo's, with its limit");
      } finally {
        await service.stop();
      }
    });

    test("passes the longest header and URL that Ambo takes on, and as long a Location back", async () => {
      const service: Service = await startService();
      try {
        const limits = service.config.current;
        const { port } = await proxy.start(Number(new URL(service.origin).port));
        const path = "/v1/passage?translation=ZGL&reference=1%20Mz%201,1&x=".padEnd(limits["max-url-length"], "x");
        const headers = { Authorization: `Bearer ${service.key}` };
        assert.equal((await ask(port, path, { headers })).status, 200, "a URL");
        // What is left to the proxy's own headers and the request line.
        const Cookie = `a=${"b".repeat(limits["max-header-size"] - 1000)}`;
        const short = "/v1/passage?translation=ZGL&reference=1%20Mz%201,1";
        assert.equal((await ask(port, short, { headers: { ...headers, Cookie } })).status, 200, "a cookie");
      } finally {
        await service.stop();
      }
      const location = "/".padEnd(8192, "x");
      const { port, stop } = await before(proxy, (_, response) => response.writeHead(303, { location }).end());
      try {
        assert.equal((await ask(port, "/")).headers.location, location);
      } finally {
        stop();
      }
    });

    test("passes a slow stream on, piece by piece, and a slow answer back", async () => {
      let received = 0;
      let sent = 0;
      const pieces = [1, 2, 3, 4].map((size) => Buffer.alloc(size * 1000, "č"));
      const { port, stop } = await before(proxy, async (incoming, response) => {
        for await (const piece of incoming) received += piece.length;
        for (const piece of pieces) {
          response.write(Buffer.alloc(100_000, piece));
          await until("the client to have a piece", () => sent > 0);
        }
        response.end();
      });
      try {
        const outgoing = request(`https://127.0.0.1:${port}/`, {
          ...{ agent: false, method: "POST", ...trusting() },
          headers: { Host: "ambo.example.org" },
        });
        const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
        let given = 0;
        for (const piece of pieces) {
          outgoing.write(piece);
          given += piece.length;
          await until(`${given} bytes behind the proxy`, () => received === given, 10);
        }
        outgoing.end();
        const [response] = await answered;
        for await (const piece of response) sent += piece.length;
        assert.equal(sent, 400_000);
      } finally {
        stop();
      }
    });
  });
}
