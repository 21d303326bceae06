import type { IncomingMessage } from "node:http";
import type { ClientAddresses } from "./client_address.ts";
import { headerValue, Query, type RequestTarget } from "./request.ts";

/** A request on its way through the middleware to its handler, and what is learned of it there. */
export class RequestContext {
  readonly request: IncomingMessage;
  readonly method: string;
  readonly path: string;
  /** The query as it came, percent-encoded. */
  readonly search: string;
  /** The path of the route that was found, for logs and metrics; a path that is none may hold a secret. */
  route = "other";
  /** The code of the error that the response tells. */
  errorCode: string | undefined;
  /** The id of the API key that was used. */
  keyId: string | undefined;
  readonly #clients: ClientAddresses;

  constructor(request: IncomingMessage, { target, clients }: { target: RequestTarget; clients: ClientAddresses }) {
    this.request = request;
    this.method = request.method ?? "";
    this.path = target.path;
    this.search = target.query;
    this.#clients = clients;
  }

  /** Returns the value of a request header; its name in lower case. */
  header(name: string): string | undefined {
    return headerValue(this.request, name);
  }

  /** Reads the query. @throws {URIError} If its percent-encoding is broken or not UTF-8. */
  readQuery(): Query {
    return new Query(this.search);
  }

  /** The address of the client, behind trusted proxies too. */
  get clientAddress(): string {
    return this.#clients.address(this.request);
  }

  /** True where the client's own connection is encrypted. */
  get isEncrypted(): boolean {
    return this.#clients.isSecure(this.request);
  }
}
