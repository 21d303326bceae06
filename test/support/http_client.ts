import { request } from "node:http";
import { type RequestOptions as NodeOptions, request as secureRequest } from "node:https";

/** A response as tests look at it. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed JSON, where the body is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body
  readonly body: any;
}

/** Options of a request. */
export interface RequestOptions {
  readonly key?: string | undefined;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** The body to send. */
  readonly content?: string | Uint8Array;
  /** Further options of Node, such as the certificate to trust. */
  readonly node?: NodeOptions;
}

/** Sends a request on a connection of its own. */
export function sendRequest(
  url: string,
  { key, method = "GET", headers = {}, content = "", node = {} }: RequestOptions,
): Promise<HttpResponse> {
  const credentials = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  const options = { agent: false, ...node, method, headers: { ...credentials, ...headers } };
  return new Promise((resolve, reject) => {
    const send = url.startsWith("https:") ? secureRequest : request;
    const outgoing = send(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString("utf8");
        const { "content-type": type = "", "content-encoding": coding } = incoming.headers;
        const isJson = type.startsWith("application/json") && coding === undefined;
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers as HttpResponse["headers"],
          bytes,
          text,
          body: isJson && text !== "" ? JSON.parse(text) : undefined,
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(content);
  });
}
