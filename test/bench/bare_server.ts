/**
 * A bare `node:http` server that sends the bytes and headers that another server sent for an address.
 *
 * `node --import tsx test/bench/bare_server.ts URL KEY`, or without arguments a server of one word.
 */
import { createServer } from "node:http";

const [url, key] = process.argv.slice(2);
let headers: string[] = [];
let body = Buffer.from("Ambo");
if (url !== undefined && key !== undefined) {
  const reply = await fetch(url, { headers: { "X-API-Key": key, "Accept-Encoding": "identity" } });
  body = Buffer.from(await reply.arrayBuffer());
  // Node adds these itself, to every answer of either server.
  const own = new Set(["date", "connection", "keep-alive", "content-length"]);
  headers = [...reply.headers].filter(([name]) => !own.has(name)).flat();
}
headers.push("Content-Length", String(body.length));
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  console.log(`Listening on http://127.0.0.1:${(server.address() as { port: number }).port}`);
});
