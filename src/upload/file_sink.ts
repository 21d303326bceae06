import { createWriteStream, type WriteStream } from "node:fs";
import { Problem } from "../base/problem.ts";
import type { UploadSink } from "./upload_state.ts";

/** Checks whether an error of the system says that the disk is full. */
export function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Writes an upload to the disk as it arrives. */
export class FileSink implements UploadSink {
  readonly #stream: WriteStream;
  readonly #limit: number;
  readonly #onAbort: () => void;
  readonly #onFinish: () => void;
  #written = 0;
  #error: Problem<"upload"> | undefined;
  #isOver = false;
  #drained = () => {};

  constructor(
    path: string,
    { limit, onAbort, onFinish }: { limit: number; onAbort: () => void; onFinish: () => void },
  ) {
    this.#limit = limit;
    this.#onAbort = onAbort;
    this.#onFinish = onFinish;
    this.#stream = createWriteStream(path, { flags: "wx", mode: 0o600 });
    this.#stream.on("drain", () => this.#drained());
    this.#stream.on("error", (cause) => {
      this.#error = new Problem(isFull(cause) ? "upload.disk_full" : "upload.read_only", {}, { cause });
      this.#drained();
    });
  }

  write(bytes: Buffer): boolean {
    if (this.#error !== undefined) throw this.#error;
    this.#written += bytes.length;
    if (this.#written > this.#limit) throw new Problem("upload.too_large", { max: this.#limit });
    return this.#stream.write(bytes);
  }

  onDrain(callback: () => void): void {
    this.#drained = callback;
    // A stream that has ended drains no more.
    if (this.#isOver || this.#error !== undefined) callback();
  }

  async finish(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (this.#stream.closed) return resolve();
      this.#stream.once("close", resolve);
      this.#stream.end();
    });
    if (this.#error !== undefined) throw this.#error;
    if (this.#isOver) throw new Problem("upload.busy", {});
    this.#isOver = true;
    this.#onFinish();
  }

  abort(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stream.destroy();
    // A piece that waits for room waits no longer.
    this.#drained();
    this.#onAbort();
  }
}
