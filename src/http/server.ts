import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Answer } from "./answer.ts";

/** A server that is listening. */
export interface Listening {
  /** Where it is reached, such as `http://127.0.0.1:8080`. */
  readonly origin: string;
  /**
   * Ends it: no new connections, idle ones closed, answers under way finished until the deadline.
   *
   * @param deadline Milliseconds after which what is left is cut off.
   */
  close(deadline: number): Promise<void>;
}

/** What a server answers with. */
export interface Handlers {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  /** The answer to what Node's parser refuses; `code` is the parser's, such as `HPE_HEADER_OVERFLOW`. */
  readonly refused: (code: string) => Answer;
}

/**
 * Listens on an address.
 *
 * @throws {Error} If the port is taken or may not be used.
 */
export async function listen(
  handlers: Handlers,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer({ keepAlive: true }, handlers.request);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    refuse(socket, handlers.refused(error.code ?? ""));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => {
      reject(new Error(`Cannot listen on ${host} port ${port}: ${error.message}`));
    });
    server.listen({ host, port }, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    origin: `http://${name}:${address.port}`,
    close: (deadline) => close(server, deadline),
  };
}

/** Writes an answer to a connection on which no request could be read, and ends it. */
function refuse(socket: Socket, { status, headers, body }: Answer): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  }
  lines.push("Connection: close", "", typeof body === "string" ? body : body.toString("latin1"));
  socket.end(lines.join("\r\n"), "latin1");
}

async function close(server: Server, deadline: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), deadline);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}
