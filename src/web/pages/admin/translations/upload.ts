import { Problem } from "../../../../base/problem.ts";
import type { Response } from "../../../../http/mod.ts";
import { type ImportFields, UPLOAD_PATH, type UploadSink } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { redirect } from "../../../ui/page.ts";
import { TRANSLATIONS_PATH } from "./edit_page.ts";
import { previewPage, refusedPage, workingPage } from "./preview_page.ts";
import { receiveFile, requireAdministrator, uploadErrorOf, uploadsOf } from "./receive.ts";
import { translationsPage } from "./translations_page.ts";

/** How long a response waits for a file to be read, in milliseconds: most take less. */
const PATIENCE_MS = 25_000;

/** Responds with what becomes of the upload. */
export function uploadPage(context: PageContext): Response {
  const { state } = uploadsOf(context);
  switch (state.kind) {
    case "pending":
      return previewPage(context, state.upload);
    case "refused":
      return refusedPage(context, state);
    case "working":
    case "downloading":
      return workingPage(context, state);
    case "receiving":
      return redirect(context, TRANSLATIONS_PATH);
    case "idle": {
      // An import that took longer than the response to its confirmation ends here.
      const { imported } = state;
      const isThere = imported !== undefined && context.services.library.get(imported);
      return isThere ? redirectToImported(context, imported) : redirect(context, TRANSLATIONS_PATH);
    }
  }
}

function redirectToImported(context: PageContext, code: string): Response {
  return redirect(context, `${TRANSLATIONS_PATH}?${new URLSearchParams({ done: "import", code })}`);
}

/** Receives a file, and shows what is in it. */
export async function receiveUpload(context: PageContext): Promise<Response> {
  const uploads = uploadsOf(context);
  let sink: UploadSink;
  try {
    sink = await receiveFile(context, uploads);
  } catch (error) {
    return translationsPage(context, uploadErrorOf(context, error));
  }
  try {
    requireAdministrator(context);
    await sink.finish();
  } catch (error) {
    sink.abort();
    return translationsPage(context, uploadErrorOf(context, error));
  }
  await uploads.settled(PATIENCE_MS);
  return redirect(context, UPLOAD_PATH);
}

/** Puts the upload in force, or forgets it. */
export async function confirmUpload(context: PageContext): Promise<Response> {
  const uploads = uploadsOf(context);
  const { state } = uploads;
  const id = context.field("id");
  if (context.field("action") === "discard") {
    const isMeant =
      state.kind === "refused" ||
      (state.kind === "pending" && state.upload.id === id) ||
      ((state.kind === "working" || state.kind === "downloading") && state.id === id);
    if (isMeant) {
      uploads.discard();
      await uploads.settled(PATIENCE_MS);
    }
    return redirect(context, `${TRANSLATIONS_PATH}?done=discard`);
  }
  const fields = statedFields(context);
  const replace = context.field("replace") === "yes";
  const isPending = state.kind === "pending" && state.upload.id === id;
  const code = fields.code || (isPending && state.upload.preview.metadata.code) || "";
  const isThere = context.services.library.translations().some((one) => one.code === code);
  const isSeen = context.field("compared") === code;
  if (isThere && !(replace && isSeen) && isPending) {
    const { t } = context;
    const error = replace
      ? { status: 409, message: t("admin_upload.must_see") }
      : { status: 409, message: t("admin_upload.must_replace", { code }), field: "replace" };
    return previewPage(context, { ...state.upload, stated: fields }, error);
  }
  // The same form again: what it began goes on, or is done.
  if ((state.kind === "working" || state.kind === "idle") && state.id === id) return redirect(context, UPLOAD_PATH);
  const confirmed = uploads.confirm(id, { fields, replace }).then(
    (imported) => ({ imported, error: undefined }),
    (error: unknown) => ({ imported: undefined, error }),
  );
  const soon = await Promise.race([confirmed, uploads.settled(PATIENCE_MS).then(() => undefined)]);
  const done = soon ?? (uploads.state.kind === "working" ? undefined : await confirmed);
  if (done?.error !== undefined) return translationsPage(context, uploadErrorOf(context, done.error));
  return done?.imported === undefined ? redirect(context, UPLOAD_PATH) : redirectToImported(context, done.imported);
}

/** Responds with the form as it was typed, where its upload still waits. */
export function typedUploadPage(context: PageContext, error: FormError): Response | Promise<Response> {
  const { state } = uploadsOf(context);
  if (state.kind === "pending" && state.upload.id === context.field("id")) {
    return previewPage(context, { ...state.upload, stated: statedFields(context) }, error);
  }
  return translationsPage(context, uploadErrorOf(context, new Problem("upload.gone", {})));
}

function statedFields(context: PageContext): ImportFields {
  const names = ["code", "name", "language", "copyright", "part"];
  return Object.fromEntries(names.map((name) => [name, context.field(name).trim()]));
}
