import { MultipartError, MultipartParser, multipartBoundary } from "../../../../http/mod.ts";
import type { TranslationUploads, UploadSink } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { PageError } from "../../../context/page_error.ts";

/** The longest token of a form, and more. */
const MAX_TOKEN = 256;
/** The most milliseconds that an upload may take. */
const TIME_LIMIT_MS = 1_800_000;
/** About what a form has besides its file, in bytes. */
const FORM_BYTES = 1024;

/** An error of a form with a file that is not taken. */
export class UploadFormError extends Error {
  override readonly name = "UploadFormError";
  readonly problem: "expired_form" | "no_file";

  constructor(problem: UploadFormError["problem"]) {
    super(`Cannot take the form: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Receives a form with a CSRF token and a file, piece by piece. The token stands before the file: without a valid one
 * nothing of the file is kept, and the rest is not read.
 *
 * @throws {UploadFormError | UploadError} If the form or the file is refused.
 * @throws {PageError} 400, 408 or 415 if it is no such form, or does not arrive.
 */
export async function receiveFile(
  context: PageContext,
  uploads: Pick<TranslationUploads, "receive">,
): Promise<UploadSink> {
  const { request } = context;
  const boundary = multipartBoundary(context.header("content-type"));
  if (boundary === undefined) throw new PageError(415);
  if (request.destroyed) throw new PageError(400);
  const form = new ArrivingForm(context, uploads);
  try {
    await readBody(context, new MultipartParser(boundary, form), form);
    return form.wholeFile();
  } catch (error) {
    form.abort();
    throw error instanceof MultipartError ? new PageError(400) : error;
  }
}

/** The parts of the form as they arrive. */
class ArrivingForm {
  readonly #context: PageContext;
  readonly #uploads: Pick<TranslationUploads, "receive">;
  #step: "before" | "token" | "verified" | "file" | "whole" = "before";
  #token: Buffer = Buffer.alloc(0);
  #sink: UploadSink | undefined;
  /** False where the disk should have time. */
  isReady = true;

  constructor(context: PageContext, uploads: Pick<TranslationUploads, "receive">) {
    this.#context = context;
    this.#uploads = uploads;
  }

  part({ name, fileName }: { name: string; fileName: string | undefined }): void {
    if (this.#step === "before") {
      if (name !== "token" || fileName !== undefined) throw new UploadFormError("expired_form");
      this.#step = "token";
      return;
    }
    if (this.#step !== "verified" || name !== "file") throw new PageError(400);
    if (fileName === undefined || fileName === "") throw new UploadFormError("no_file");
    const length = this.#context.header("content-length");
    const bytes = length === undefined ? undefined : Math.max(0, Number(length) - FORM_BYTES);
    this.#sink = this.#uploads.receive({ name: fileName, bytes });
    this.#step = "file";
  }

  data(bytes: Buffer): void {
    if (this.#step === "file") {
      this.isReady = this.#sink!.write(bytes);
      return;
    }
    this.#token = Buffer.concat([this.#token, bytes]);
    if (this.#token.length > MAX_TOKEN) throw new UploadFormError("expired_form");
  }

  partEnd(): void {
    if (this.#step === "file") {
      this.#step = "whole";
      return;
    }
    this.#context.form = new URLSearchParams({ token: this.#token.toString("latin1") });
    if (!this.#context.hasCsrfToken()) throw new UploadFormError("expired_form");
    this.#step = "verified";
  }

  onReady(callback: () => void): void {
    this.#sink?.onDrain(callback);
  }

  /** Returns the file, all of which has arrived. @throws {PageError} 400 if it has not. */
  wholeFile(): UploadSink {
    if (this.#sink === undefined || this.#step !== "whole") throw new PageError(400);
    return this.#sink;
  }

  abort(): void {
    this.#sink?.abort();
  }
}

function readBody({ request, settings }: PageContext, parser: MultipartParser, form: ArrivingForm): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error?: unknown): void => {
      clearTimeout(whole);
      clearTimeout(idle);
      request.off("data", take).off("end", end).off("close", breakOff).off("error", breakOff);
      request.socket.off("end", breakOff);
      if (error === undefined) {
        resolve();
      } else {
        request.pause();
        reject(error);
      }
    };
    const attempt = (action: () => void): void => {
      try {
        action();
      } catch (error) {
        finish(error);
      }
    };
    const take = (chunk: Buffer): void => {
      idle.refresh();
      attempt(() => {
        parser.write(chunk);
        if (form.isReady) return;
        request.pause();
        form.onReady(() => {
          form.isReady = true;
          request.resume();
        });
      });
    };
    const end = (): void => finish(parser.isComplete ? undefined : new PageError(400));
    const breakOff = (): void => finish(new PageError(400));
    const late = (): void => finish(new PageError(408));
    const whole = setTimeout(late, TIME_LIMIT_MS).unref();
    // An upload may take long as long as it goes on.
    const idle = setTimeout(late, settings["request-timeout"]).unref();
    request.on("data", take).on("end", end).on("close", breakOff).on("error", breakOff);
    // A client that leaves half-way may leave its end of the connection open for the response.
    request.socket.on("end", breakOff);
  });
}
