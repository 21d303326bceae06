import type { IncomingMessage } from "node:http";
import { PageError } from "./page_error.ts";

/** More than any form of the pages needs. */
const MOST_BYTES = 8192;
/** Milliseconds in which a form must arrive. */
const DEADLINE = 10_000;

/**
 * Reads the fields of a submitted form.
 *
 * @throws {PageError} 413 if it is too large, 408 if it takes too long, 415 if it is no form, 400 if it breaks off.
 */
export async function readForm(
  request: IncomingMessage,
  deadline = DEADLINE,
): Promise<URLSearchParams> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new PageError(415);
  if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) throw new PageError(413);
  // The client is gone already: no further event will come.
  if (request.destroyed) throw new PageError(400);
  return new URLSearchParams(await readBody(request, deadline));
}

function readBody(request: IncomingMessage, deadline: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (error?: PageError): void => {
      clearTimeout(timer);
      request.off("data", take).off("end", finish).off("close", breakOff).off("error", breakOff);
      if (error instanceof PageError) {
        request.pause();
        reject(error);
      } else {
        resolve(Buffer.concat(chunks).toString("utf8"));
      }
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > MOST_BYTES) finish(new PageError(413));
      else chunks.push(chunk);
    };
    const breakOff = (): void => finish(new PageError(400));
    const timer = setTimeout(() => finish(new PageError(408)), deadline).unref();
    request.on("data", take).on("end", finish).on("close", breakOff).on("error", breakOff);
  });
}
