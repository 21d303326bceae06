import { isProblem, Problem } from "../../../../base/problem.ts";
import { MultipartError, MultipartParser, multipartBoundary } from "../../../../http/mod.ts";
import { formatSize } from "../../../../i18n/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import { type StagedUploads, UPLOAD_PATH, type UploadProblem, type UploadSink } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { ExpiredForm, type FormError, PageError, SignedOut } from "../../../context/page_error.ts";
import { readBody } from "../../../middleware/session_and_form.ts";
import { errorOf, fileForm, notice } from "../../../ui/controls.ts";
import { type Html, html, inlineCode, section } from "../../../ui/html.ts";

/** The longest token of a form, and more. */
const MAX_TOKEN = 256;
/** The most milliseconds that an upload may take. */
const TIME_LIMIT_MS = 1_800_000;
/** About what a form has besides its file, in bytes. */
const FORM_BYTES = 1024;

/** A form in which no file was chosen. */
export class NoFile extends Error {
  override readonly name = "NoFile";
}

/**
 * Receives a form with a CSRF token and a file, piece by piece. The token precedes the file: without a valid one
 * nothing of the file is kept, and the rest is not read.
 *
 * @param fields The names of the fields between token and file.
 * @throws {ExpiredForm | NoFile | Problem<"upload">} If the form or the file is refused.
 * @throws {PageError} 400, 408 or 415 if it is no such form, or does not arrive.
 */
export async function receiveFile(
  context: PageContext,
  uploads: Pick<StagedUploads, "receive">,
  fields: readonly string[] = [],
): Promise<UploadSink> {
  const { request, settings } = context;
  const boundary = multipartBoundary(context.header("content-type"));
  if (boundary === undefined) throw new PageError(415);
  if (request.destroyed) throw new PageError(400);
  const form = new ArrivingForm(context, { uploads, fields });
  try {
    const parser = new MultipartParser(boundary, form);
    const take = (piece: Buffer): void => {
      parser.write(piece);
      if (form.isReady) return;
      request.pause();
      form.sink?.onDrain(() => {
        form.isReady = true;
        request.resume();
      });
    };
    // An upload may take long as long as it goes on.
    await readBody(request, { deadline: TIME_LIMIT_MS, idle: settings["request-timeout"], take });
    if (!parser.isComplete || form.sink === undefined || !form.isWhole) throw new PageError(400);
    return form.sink;
  } catch (error) {
    form.sink?.abort();
    throw error instanceof MultipartError ? new PageError(400) : error;
  }
}

/** Returns the uploads. @throws {PageError} 404 where nothing can be uploaded. */
export function uploadsOf({ services: { uploads } }: PageContext): StagedUploads {
  if (uploads === undefined) throw new PageError(404);
  return uploads;
}

/** Checks the right again: it may have gone while the file arrived. */
export function requireAdministrator(context: PageContext): void {
  context.browserSession.refresh();
  if (context.session === undefined) throw new SignedOut();
  if (!context.user.admin) throw new PageError(403);
}

/** The parts of the form as they arrive. */
class ArrivingForm {
  readonly #context: PageContext;
  readonly #uploads: Pick<StagedUploads, "receive">;
  /** The fields that precede the file, the token first. */
  readonly #fields: string[];
  #value: Buffer = Buffer.alloc(0);
  /** The file, once it has begun. */
  sink: UploadSink | undefined;
  /** True once all of the file has arrived. */
  isWhole = false;
  /** False where the disk should have time. */
  isReady = true;

  constructor(
    context: PageContext,
    { uploads, fields }: { uploads: Pick<StagedUploads, "receive">; fields: readonly string[] },
  ) {
    this.#context = context;
    this.#uploads = uploads;
    this.#fields = ["token", ...fields];
  }

  part({ name, fileName }: { name: string; fileName: string | undefined }): void {
    const [expected] = this.#fields;
    if (expected !== undefined) {
      if (name !== expected || fileName !== undefined) throw new ExpiredForm();
      return;
    }
    if (this.sink !== undefined || name !== "file") throw new PageError(400);
    if (fileName === undefined || fileName === "") throw new NoFile();
    const length = this.#context.header("content-length");
    const bytes = length === undefined ? undefined : Math.max(0, Number(length) - FORM_BYTES);
    this.sink = this.#uploads.receive({ name: fileName, bytes });
  }

  data(bytes: Buffer): void {
    if (this.sink !== undefined) {
      this.isReady = this.sink.write(bytes);
      return;
    }
    this.#value = Buffer.concat([this.#value, bytes]);
    if (this.#value.length > MAX_TOKEN) throw new ExpiredForm();
  }

  partEnd(): void {
    if (this.sink !== undefined) {
      this.isWhole = true;
      return;
    }
    this.#context.form.set(this.#fields.shift()!, this.#value.toString("latin1"));
    if (!this.#context.hasCsrfToken()) throw new ExpiredForm();
    this.#value = Buffer.alloc(0);
  }
}

/** Renders the form to upload a translation, or why that cannot be done. */
export function uploadSection(context: PageContext, error?: FormError): Html | undefined {
  const { uploads } = context.services;
  if (uploads === undefined) return undefined;
  const { t } = context;
  const obstacle = uploads.obstacle();
  const { state } = uploads;
  const readOnly = `${explain(new Problem("upload.read_only", {}), context.language)}.`;
  return section("add", t("admin_upload.add"), "card")`${
    obstacle !== undefined
      ? html`<p>${inlineCode(obstacle === "off" ? t("admin_upload.off") : readOnly)}</p>`
      : html`${state.kind === "pending" && notice("status", html`<p>${t("admin_upload.waiting", { file: state.upload.fileName })} <a href="${UPLOAD_PATH}">${t("admin_upload.to_preview")}</a></p>`)}
<p>${inlineCode(t("admin_upload.lead"))}</p>
${fileForm(context, {
  path: UPLOAD_PATH,
  label: t("admin_upload.file"),
  hint: t("admin_upload.limit", { size: formatSize(context.language, context.settings["upload-limit"]) }),
  submit: t("admin_upload.submit"),
  error: errorOf(error, "file"),
})}`
  }`;
}

/** The statuses of files that are not taken. */
const STATUSES: Readonly<Partial<Record<UploadProblem, number>>> = {
  busy: 409,
  gone: 409,
  too_large: 413,
  disk_full: 507,
  read_only: 503,
};

/** Returns the message for a file or download that was not taken. @throws The error, if it is another. */
export function uploadErrorOf(context: PageContext, error: unknown): FormError {
  if (error instanceof NoFile) {
    return { status: 400, message: context.t("admin_upload.no_file"), field: "file" };
  }
  if (isProblem(error, "download")) return { status: 409, message: `${explain(error, context.language)}.` };
  if (!isProblem(error, "upload")) throw error;
  return {
    status: STATUSES[error.code] ?? 500,
    message: `${explain(error, context.language)}.`,
    ...(error.code === "too_large" && { field: "file" }),
  };
}
