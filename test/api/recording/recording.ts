/** The file of the recorded answers: how a request and its answer are written in a line each. */
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { HttpResponse } from "../../support/http_client.ts";

/** A request of the recording. */
export interface RecordedRequest {
  readonly method: string;
  /** The path with its query, of the whole service. */
  readonly target: string;
  /** The key, by name: see `recording.test.ts`. */
  readonly key: string;
  /** `{etag}` is replaced by the entity tag of the answer before. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer as far as it is recorded. */
export interface RecordedAnswer {
  /** Status, headers and cost, which many answers share. */
  readonly head: string;
  /** The entity tag without its quotes, or `-`. */
  readonly etag: string;
  /** The SHA-256 of the body, decoded where it was compressed. */
  readonly body: string;
}

/** Headers that each response has anew, and the tag, which is recorded apart. */
const UNRECORDED = new Set([
  ...["date", "connection", "keep-alive", "transfer-encoding", "content-length"],
  ...["etag", "x-ratelimit-remaining"],
]);

/**
 * Describes an answer.
 *
 * @param quota The requests that it took from the day's quota of its key, and the rest of that.
 */
export function answerOf(reply: HttpResponse, { cost, rest }: { cost: number; rest: number }): RecordedAnswer {
  const remaining = reply.headers["x-ratelimit-remaining"];
  const headers = Object.entries(reply.headers)
    .filter(([name]) => !UNRECORDED.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    // The number itself would change with each request that is put before.
    .concat(`x-ratelimit-remaining: ${remaining === `${rest}` ? "the rest" : remaining}`)
    .sort();
  // Of HEAD the length is all that shows of the body; compressed it depends on the version of Node.
  const isPlain = reply.bytes.length === 0 && reply.headers["content-encoding"] === undefined;
  const length = isPlain ? reply.headers["content-length"] : undefined;
  const lengths = length === undefined || length === "0" ? [] : [`content-length: ${length}`];
  return {
    head: [`${reply.status}`, `cost: ${cost}`, ...headers, ...lengths].join(" | "),
    etag: reply.headers.etag?.replaceAll('"', "") ?? "-",
    body: createHash("sha256").update(decodedBody(reply)).digest("base64url"),
  };
}

/** Returns the body of an answer as it was before compression. */
export function decodedBody({ headers, bytes }: HttpResponse): Buffer {
  if (bytes.length === 0) return bytes;
  if (headers["content-encoding"] === "br") return brotliDecompressSync(bytes);
  return headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
}

const REMARK = `# Requests to the API and their answers: see test/README.md. A line that begins with = names a status with its headers
# and its cost; the others have that name, the entity tag, the SHA-256 of the body, the method, the key, the target, and
# further headers as JSON. A new request is a line "- - - GET ana /v1/...", which the next recording completes.
`;

/** Writes requests and their answers. The name of a head is a part of its hash: a head more is a line more. */
export function formatRecording(answers: ReadonlyMap<RecordedRequest, RecordedAnswer>): string {
  const names = new Map<string, string>();
  const lines = [...answers].map(([request, { head, etag, body }]) => {
    if (!names.has(head)) names.set(head, createHash("sha256").update(head).digest("hex").slice(0, 6));
    return [names.get(head), etag, body, formatRequest(request)].join(" ");
  });
  const heads = [...names].map(([head, name]) => `= ${name} ${head}`);
  return `${REMARK}${[...heads, ...lines].join("\n")}\n`;
}

/** Reads what `formatRecording` wrote. */
export function parseRecording(text: string): Map<RecordedRequest, RecordedAnswer> {
  const heads = new Map<string, string>();
  const answers = new Map<RecordedRequest, RecordedAnswer>();
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [name = "", second = "", third = "", ...rest] = line.split(" ");
    if (name === "=") heads.set(second, [third, ...rest].join(" "));
    else answers.set(parseRequest(rest), { head: heads.get(name) ?? "not recorded", etag: second, body: third });
  }
  return answers;
}

/** Writes a request in a line, without spaces but those between its parts. */
export function formatRequest({ method, target, key, headers }: RecordedRequest): string {
  const more = Object.keys(headers).length === 0 ? "" : ` ${JSON.stringify(headers)}`;
  return `${method} ${key} ${target}${more}`;
}

function parseRequest([method = "", key = "", target = "", ...headers]: string[]): RecordedRequest {
  const more = headers.join(" ");
  return { method, key, target, headers: more === "" ? {} : JSON.parse(more) };
}
