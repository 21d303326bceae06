/** A proxy before an engine that loses requests, or their answers, and so leaves the sender in doubt. */

import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { endOnce } from "../../support/at_end.ts";

/** The fate of one request. */
export type Fate = "pass" | "lose request" | "lose answer";

/** Starts the proxy. @param fate Decides on each request by its path and body. */
export async function lossyProxy(endpoint: string, fate: (path: string, body: string) => Fate): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const path = incoming.url ?? "/";
    const decided = fate(path, body.toString());
    if (decided === "lose request") return void incoming.socket.destroy();
    const { method, headers } = incoming;
    const forwarded = request(endpoint + path, { method, headers, agent: false }, (answer) => {
      if (decided === "lose answer") {
        answer.resume();
        answer.on("end", () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, {
        "Content-Type": "application/json",
        ...(answer.headers.date && { Date: answer.headers.date }),
      });
      answer.pipe(outgoing);
      outgoing.on("close", () => forwarded.destroy());
    });
    forwarded.on("error", () => incoming.socket.destroy());
    forwarded.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  endOnce(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
