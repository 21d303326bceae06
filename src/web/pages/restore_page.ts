import { isProblem, Problem } from "../../base/problem.ts";
import type { Response } from "../../http/mod.ts";
import { formatDateTime, formatSize } from "../../i18n/mod.ts";
import { StoreRefused, StoreUncertain } from "../../store/mod.ts";
import { RESTORE_PATH } from "../../upload/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { type FormError, PageError } from "../context/page_error.ts";
import type { FirstRestore, RestoredBackup, StagedBackup } from "../context/services.ts";
import { buttonForm, notice } from "../ui/controls.ts";
import { type Html, html, inlineCode } from "../ui/html.ts";
import { redirect, titledPage } from "../ui/page.ts";
import { NoFile, receiveFile } from "./admin/translations/receive.ts";
import { invalidLinkPage, oneTimeLinkPage } from "./login.ts";

export const CONFIRM_PATH = `${RESTORE_PATH}/confirm`;

/** Receives a backup, which waits then to be confirmed. */
export async function receiveBackup(context: PageContext): Promise<Response> {
  const restore = restoreOf(context);
  const link = () => context.field("link");
  try {
    const sink = await receiveFile(context, { receive: (file) => restore.receive(link(), file) }, ["link"]);
    await sink.finish();
  } catch (error) {
    if (isProblem(error, "accounts")) return invalidLinkPage(context);
    return oneTimeLinkPage(context, link(), { restore: refusalOf(context, error) });
  }
  return redirect(context, `${RESTORE_PATH}?${new URLSearchParams({ link: link() })}`);
}

/** Responds with the content of the backup that waits. */
export function previewBackup(context: PageContext): Response {
  const link = context.parameter("link") ?? "";
  const backup = restoreOf(context).staged(link);
  if (backup === undefined) return redirect(context, `/login?${new URLSearchParams({ link })}`);
  const { t } = context;
  const user = context.services.store.signIn.link(link)?.user ?? "";
  return titledPage(
    context,
    { title: t("restore.preview"), policy: "secret", kind: "narrow" },
    html`${contentList(context, backup)}
${!backup.canSignIn && notice("alert", inlineCode(t("restore.no_sign_in")))}
<p>${t("restore.effect", { name: user })}</p>
${buttonForm(context, `${CONFIRM_PATH}?link=${link}`, { fields: { link, id: backup.id }, label: t("restore.confirm") })}
<p><a href="/login?link=${link}">${t("restore.back")}</a></p>`,
  );
}

function contentList(context: PageContext, backup: StagedBackup): Html {
  const { t } = context;
  const row = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;
  const { administrators, kept, translations } = backup;
  const isWhole = translations.length > 0 || backup.hasSettings;
  return html`<dl class="facts">
${row(t("restore.file"), backup.fileName)}${row(t("restore.made"), formatDateTime(context, backup.made * 1000))}${row(t("restore.users"), String(backup.users))}${row(t("restore.administrators"), administrators.join(", ") || "–")}${row(t("restore.days"), String(backup.days))}${row(t("restore.translations"), translations.join(", ") || "–")}
</dl>
${!isWhole && html`<p>${t("restore.plain")}</p>`}
${kept.length > 0 && html`<p>${t("restore.kept", { codes: kept })}</p>`}`;
}

/** Restores the backup that waits, and responds with what is to be done. */
export async function confirmBackup(context: PageContext): Promise<Response> {
  const link = context.field("link");
  try {
    return restoredPage(context, await restoreOf(context).confirm(link, context.field("id")));
  } catch (error) {
    if (isProblem(error, "accounts")) return invalidLinkPage(context);
    return oneTimeLinkPage(context, link, { restore: refusalOf(context, error) });
  }
}

function restoredPage(context: PageContext, { made, settings, settingsFile: file }: RestoredBackup): Response {
  const { t } = context;
  return titledPage(
    context,
    { title: t("restore.done"), policy: "secret", kind: "narrow" },
    html`<p class="lead">${t("restore.done_lead", { moment: formatDateTime(context, made * 1000) })}</p>
<p><a class="button" href="/login">${t("restore.sign_in")}</a></p>
${
  settings !== "" &&
  html`<h2>${t("restore.settings")}</h2>
<p>${inlineCode(t("restore.settings_lead"))}</p>
<pre tabindex="0"><code>${settings}</code></pre>
${file && html`<p>${inlineCode(t("restore.settings_file", { file }))}</p>`}`
}`,
  );
}

function restoreOf(context: PageContext): FirstRestore {
  const { restore } = context.services;
  if (restore === undefined) throw new PageError(404);
  return restore;
}

/** The messages of files that are no sound backup, by the codes of what is wrong with them. */
const FAULTS = {
  no_backup: "no_backup",
  other_file_of_ambo: "no_backup",
  newer_backup: "newer",
  newer_format: "newer",
  incomplete_backup: "cut",
  Z_BUF_ERROR: "cut",
  ERR_BUFFER_TOO_LARGE: "too_large",
} as const;

/** Returns why a backup is not taken. @throws The error, if it is another. */
function refusalOf(context: PageContext, error: unknown): FormError {
  const { t, language, settings } = context;
  const refuse = (status: number, message: string): FormError => ({ status, message, field: "file" });
  if (error instanceof NoFile) return refuse(400, t("restore.no_file"));
  if (error instanceof StoreUncertain) return { status: 503, message: t("restore.uncertain") };
  if (isProblem(error, "upload") && error.code === "gone") return { status: 409, message: t("restore.gone") };
  const size = formatSize(language, settings["upload-limit"]);
  if (isProblem(error, "upload") && error.code === "too_large") return refuse(413, t("restore.too_large", { size }));
  if (isProblem(error, "upload") || isProblem(error, "corpus")) {
    return { status: 507, message: t("restore.cannot_write") };
  }
  if (!isProblem(error, "store")) throw error;
  if (!(error instanceof StoreRefused)) return { status: 503, message: t("restore.cannot_write") };
  const fault = codesOf(error)
    .map((code) => FAULTS[code as keyof typeof FAULTS])
    .find((name) => name !== undefined);
  const message = fault === "too_large" ? t("restore.too_large", { size }) : t(`restore.${fault ?? "damaged"}`);
  return refuse(fault === "too_large" ? 413 : 400, message);
}

/** Returns the codes of an error and of those behind it. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = error instanceof Problem ? error.code : String((error as NodeJS.ErrnoException).code);
  return [code, ...codesOf(error.cause)];
}
