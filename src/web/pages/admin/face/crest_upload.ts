import { isProblem, Problem } from "../../../../base/problem.ts";
import { imageFormat } from "../../../../config/mod.ts";
import type { Response } from "../../../../http/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import type { UploadSink } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { PageError } from "../../../context/page_error.ts";
import { redirect } from "../../../ui/page.ts";
import { NoFile, receiveFile } from "../translations/receive.ts";
import { CREST_BOUNDS, FACE_PATH, facePage } from "./face_page.ts";

const { pixels: MAX_PIXELS, max: MAX_BYTES } = CREST_BOUNDS;
/** The beginning of a photograph as phones keep it: HEIC, or AVIF. */
const PHONE_PHOTOGRAPH = /^.{4}ftyp(?:he[iv][a-z]|mif1|msf1|avif)/s;

/** Receives a picture and stores it. */
export async function receiveCrest(context: PageContext): Promise<Response> {
  const { t } = context;
  const refuse = (status: number, message: string) => facePage(context, { status, message, field: "file" });
  if (context.services.face.fixedBy("site-image") !== undefined) throw new PageError(403);
  const file = new PictureSink();
  try {
    await receiveFile(context, { receive: ({ bytes }) => file.begin(bytes) });
    context.refreshSession();
    if (!context.user.admin) throw new PageError(403);
    const bytes = file.bytes();
    if (PHONE_PHOTOGRAPH.test(bytes.toString("latin1", 0, 16))) return refuse(400, t("admin_face.unreadable"));
    await context.services.face.saveCrest(checkedCrest(bytes));
  } catch (error) {
    if (error instanceof NoFile) return refuse(400, t("admin_face.no_file"));
    if (isProblem(error, "settings")) {
      return refuse(400, t("admin_face.unusable_file", { reason: explain(error, context.language) }));
    }
    if (isProblem(error, "upload")) return refuse(413, `${explain(error, context.language)}.`);
    throw error;
  }
  return redirect(context, `${FACE_PATH}?done=crest`);
}

/**
 * Returns a picture that can be the crest.
 *
 * @throws {Problem<"settings">} `expected_png` if it is no PNG, `expected_pixels` if a side is too long.
 */
function checkedCrest(bytes: Buffer): Buffer {
  const { type, width, height } = imageFormat(bytes) ?? {};
  if (type !== "image/png" || width === undefined || height === undefined) {
    throw new Problem("settings.expected_png", {});
  }
  if (Math.max(width, height) > MAX_PIXELS) {
    throw new Problem("settings.expected_pixels", { max: MAX_PIXELS, width, height });
  }
  return bytes;
}

/** Keeps a picture in memory as it arrives. */
class PictureSink implements UploadSink {
  readonly #pieces: Buffer[] = [];
  #length = 0;

  /** @throws {Problem<"upload">} `too_large`, as the next. */
  begin(bytes = 0): this {
    if (bytes > MAX_BYTES) throw new Problem("upload.too_large", { max: MAX_BYTES });
    return this;
  }

  write(bytes: Buffer): boolean {
    this.#length += bytes.length;
    if (this.#length > MAX_BYTES) throw new Problem("upload.too_large", { max: MAX_BYTES });
    this.#pieces.push(Buffer.from(bytes));
    return true;
  }

  onDrain(): void {}

  async finish(): Promise<void> {}

  abort(): void {}

  bytes(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}
