import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { type ImageFormat, imageFormat } from "./image_format.ts";
import { SettingFault } from "./settings_error.ts";

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

/** Returns the picture that a store keeps in base64; undefined where it is none. */
export function storedImage(base64: string): SiteImage | undefined {
  const bytes = Buffer.from(base64, "base64");
  const format = imageFormat(bytes);
  return format && new SiteImage("stored", bytes, format);
}

/** Reads the picture of a path; undefined where there is none. */
export function siteImage(path: string): SiteImage | undefined {
  if (path === "") return undefined;
  const bytes = readPicture(path);
  const format = imageFormat(bytes);
  if (format === undefined) {
    throw new SettingFault("expected_picture", {});
  }
  if (Math.max(format.width, format.height) > MAX_PIXELS) {
    const { width, height } = format;
    throw new SettingFault("expected_pixels", { max: MAX_PIXELS, width, height });
  }
  return new SiteImage(path, bytes, format);
}

function readPicture(path: string): Buffer {
  let size: number;
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new SettingFault("no_regular_file", {});
    size = stats.size;
    if (size <= MAX_BYTES) return readFileSync(path);
  } catch (cause) {
    throw new SettingFault("unreadable_picture", {}, { cause });
  }
  throw new SettingFault("expected_bytes", { max: MAX_BYTES, size });
}
