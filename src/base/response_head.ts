import type { ClientRequest, IncomingMessage } from "node:http";

/**
 * Waits for the head of a response. Every end of the request settles it: an error, a connection that closes without
 * one, and `101 Switching Protocols`, after which there is no body: its response is destroyed.
 *
 * @throws {Error} The system's; of a connection that closed the code is `ECONNRESET`.
 */
export function responseHead(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once("response", resolve);
    sent.once("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response.destroy());
    });
    sent.on("error", reject);
    sent.once("close", () => reject(Object.assign(new Error("socket hang up"), { code: "ECONNRESET" })));
  });
}
