import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { type ImageFormat, imageFormat } from "./image_format.ts";

/** Every visitor loads the picture, and messengers show none that is larger. */
const MAX_BYTES = 1_000_000;
const MAX_PIXELS = 4096;

/** The picture of a service: a crest or a photograph. */
export class SiteImage implements ImageFormat {
  readonly type: ImageFormat["type"];
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  /** A hash of the bytes, as it can stand in a path. */
  readonly digest: string;
  readonly #path: string;

  constructor(path: string, bytes: Buffer, { type, width, height }: ImageFormat) {
    this.#path = path;
    this.bytes = bytes;
    this.type = type;
    this.width = width;
    this.height = height;
    this.digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 12);
  }

  /** Names file and content: another picture in the same file is another value. */
  toString(): string {
    return `${this.#path} ${this.digest}`;
  }
}

/** Reads the picture of a path; undefined where there is none. */
export function siteImage(path: string): SiteImage | undefined {
  if (path === "") return undefined;
  const bytes = readPicture(path);
  const format = imageFormat(bytes);
  if (format === undefined) {
    throw new Error("expected a PNG, JPEG or WebP picture, which the file is not");
  }
  if (Math.max(format.width, format.height) > MAX_PIXELS) {
    throw new Error(
      `expected at most ${MAX_PIXELS} pixels a side, and the picture has ${format.width} × ${format.height}`,
    );
  }
  return new SiteImage(path, bytes, format);
}

function readPicture(path: string): Buffer {
  let size: number;
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new Error("it is no regular file");
    size = stats.size;
    if (size <= MAX_BYTES) return readFileSync(path);
  } catch (error) {
    throw new Error(`cannot read the file: ${(error as Error).message}`);
  }
  throw new Error(
    `expected at most ${MAX_BYTES} bytes, and the file has ${size}: save it smaller, such as 1200 pixels wide`,
  );
}
