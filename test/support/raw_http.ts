/** Talks to a server byte by byte, as no HTTP client would. */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A response as it came over the wire. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The code of an API error. */
  readonly code: string | undefined;
}

/** The bytes and responses that came back on a connection. */
export interface Exchange {
  readonly answers: readonly RawResponse[];
  /** Everything that came, one character a byte. */
  readonly text: string;
  /** True where the server closed the connection. */
  readonly isClosed: boolean;
}

/** When a connection is given up. */
export interface ExchangeOptions {
  /** How long to wait for more once the server is silent, in milliseconds; long where so many answers must come. */
  readonly patience?: number;
  /** Milliseconds between the parts. */
  readonly pause?: number;
  /** Ends as soon as this many answers are there. */
  readonly answers?: number;
}

/** Opens a connection to a server, such as `http://127.0.0.1:8080` or `unix:/run/ambo.sock`. */
export function open(origin: string, from: { localAddress?: string } = {}): Promise<Socket> {
  const where = origin.startsWith("unix:")
    ? { path: origin.slice("unix:".length) }
    : { port: Number(new URL(origin).port), host: "127.0.0.1", ...from };
  return new Promise((resolve, reject) => {
    const socket = connect(where);
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.off("error", reject);
      socket.on("error", () => {});
      resolve(socket);
    });
  });
}

/** Writes bytes, part after part, and reads until the server closes the connection or is silent. */
export async function exchange(
  origin: string,
  parts: string | readonly (string | Buffer)[],
  {
    answers = Number.POSITIVE_INFINITY,
    patience = Number.isFinite(answers) ? 15_000 : 400,
    pause = 0,
  }: ExchangeOptions = {},
): Promise<Exchange> {
  const socket = await open(origin);
  const chunks: Buffer[] = [];
  const text = () => Buffer.concat(chunks).toString("latin1");
  let isClosed = false;
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    // On a busy machine the first answer takes its time.
    timer = setTimeout(finish, chunks.length === 0 ? Math.max(patience, 15_000) : patience);
  };
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    if (Number.isFinite(answers) && parse(text()).length >= answers) finish();
    else wait();
  });
  socket.on("close", () => {
    isClosed = true;
    finish();
  });
  for (const part of typeof parts === "string" ? [parts] : parts) {
    if (socket.writable) socket.write(typeof part === "string" ? Buffer.from(part, "latin1") : part);
    if (pause > 0) await sleep(pause);
  }
  wait();
  await finished;
  clearTimeout(timer);
  socket.destroy();
  return { answers: parse(text()), text: text(), isClosed };
}

/** Parses the responses to requests of which none is a `HEAD`. */
export function parse(text: string): RawResponse[] {
  const answers: RawResponse[] = [];
  let rest = text;
  while (rest !== "") {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) break;
    const [line = "", ...fields] = rest.slice(0, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) \S/.exec(line)?.[1]);
    if (!status) throw new Error(`This is no status line: ${JSON.stringify(line)}`);
    const headers: Record<string, string> = {};
    for (const field of fields) {
      const colon = field.indexOf(":");
      headers[field.slice(0, colon).toLowerCase()] = field.slice(colon + 1).trim();
    }
    const hasBody = status !== 204 && status !== 304;
    const length = hasBody ? Number(headers["content-length"]) : 0;
    if (Number.isNaN(length)) throw new Error(`No length: ${JSON.stringify(rest.slice(0, end))}`);
    if (rest.length < end + 4 + length) break;
    const body = Buffer.from(rest.slice(end + 4, end + 4 + length), "latin1").toString("utf8");
    const isPlain = headers["content-encoding"] === undefined && body !== "";
    const isJson = isPlain && headers["content-type"]?.startsWith("application/json");
    answers.push({
      status,
      headers,
      body,
      code: isJson ? JSON.parse(body).error?.code : undefined,
    });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
