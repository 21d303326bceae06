import type { Response } from "../../../../http/mod.ts";
import { type ImportFields, UPLOAD_PATH, type UploadSink } from "../../../../upload/mod.ts";
import { adminUpload } from "../../../i18n/texts/admin_upload.ts";
import { redirect } from "../../../page.ts";
import type { PageContext } from "../../../page_context.ts";
import { PageError } from "../../../page_error.ts";
import type { PageRoute } from "../../../page_route.ts";
import { expiredFormPage } from "../../error_page.ts";
import { translationsPage } from "../translations_page.ts";
import { previewPage, refusedPage, workingPage } from "./preview_page.ts";
import { receiveFile, UploadFormError } from "./receive.ts";
import { uploadErrorOf } from "./upload_section.ts";

/** How long a response waits for a file to be read, in milliseconds: most take less. */
const PATIENCE_MS = 25_000;
const TRANSLATIONS = "/admin/translations";

/** The routes of bringing in a translation. */
export const uploadRoutes: readonly PageRoute[] = [
  {
    path: UPLOAD_PATH,
    access: "administrator",
    parameters: {},
    get: uploadPage,
    post: receiveUpload,
    readsBody: true,
  },
  { path: `${TRANSLATIONS}/import`, access: "administrator", parameters: {}, post: confirmUpload },
];

/** Responds with what becomes of the upload. */
function uploadPage(context: PageContext): Response {
  const { state } = uploadsOf(context);
  switch (state.kind) {
    case "pending":
      return previewPage(context, state.upload);
    case "refused":
      return refusedPage(context, state);
    case "working":
      return workingPage(context, state);
    default:
      return redirect(context, TRANSLATIONS);
  }
}

/** Receives a file, and shows what is in it. */
async function receiveUpload(context: PageContext): Promise<Response> {
  const uploads = uploadsOf(context);
  let sink: UploadSink;
  try {
    sink = await receiveFile(context, uploads);
  } catch (error) {
    if (error instanceof UploadFormError && error.problem === "expired_form") {
      return expiredFormPage(context);
    }
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
async function confirmUpload(context: PageContext): Promise<Response> {
  const uploads = uploadsOf(context);
  const { state } = uploads;
  const id = context.field("id");
  if (context.field("action") === "discard") {
    if (state.kind === "refused" || (state.kind === "pending" && state.upload.id === id)) {
      uploads.discard();
    }
    return redirect(context, `${TRANSLATIONS}?done=discard`);
  }
  const fields = statedFields(context);
  const replace = context.field("replace") === "yes";
  const isPending = state.kind === "pending" && state.upload.id === id;
  const code = fields.code || (isPending && state.upload.preview.metadata.code) || "";
  const isThere = context.services.library.translations().some((one) => one.code === code);
  if (isThere && !replace && isPending) {
    const message = context.in(adminUpload).mustReplace(code);
    return previewPage(context, { ...state.upload, stated: fields }, { status: 409, message });
  }
  let imported: string | undefined;
  let error: unknown;
  const confirmed = uploads.confirm(id, { fields, replace }).then(
    (code) => {
      imported = code;
    },
    (reason) => {
      error = reason;
    },
  );
  await Promise.race([confirmed, uploads.settled(PATIENCE_MS)]);
  if (uploads.state.kind !== "working") await confirmed;
  if (error !== undefined) return translationsPage(context, uploadErrorOf(context, error));
  if (imported === undefined) return redirect(context, UPLOAD_PATH);
  return redirect(
    context,
    `${TRANSLATIONS}?${new URLSearchParams({ done: "import", code: imported })}`,
  );
}

/** Checks the right again: it may have gone while the file arrived. */
function requireAdministrator(context: PageContext): void {
  context.refreshSession();
  if (!context.user.admin) throw new PageError(403);
}

function uploadsOf(context: PageContext) {
  const { uploads } = context.services;
  if (uploads === undefined) throw new PageError(404);
  return uploads;
}

function statedFields(context: PageContext): ImportFields {
  const read = (name: string) => context.field(name).trim();
  return {
    code: read("code"),
    name: read("name"),
    language: read("language"),
    copyright: read("copyright"),
  };
}
