import { newKey, randomBase62 } from "../auth/mod.ts";
import type { Log } from "../base/log.ts";
import { isProblem, Problem } from "../base/problem.ts";
import { pagesUrl, reachable, type Settings } from "../config/mod.ts";
import { exampleReference, type Library } from "../corpus/mod.ts";
import { type Language, translator } from "../i18n/mod.ts";
import type { Store } from "../store/mod.ts";
import { type FreeText, readFreeTexts } from "../upload/mod.ts";
import type { ServeContext } from "./process_io.ts";

/** The new service, and where its link and key are shown. */
interface FirstStart extends Pick<ServeContext, "language" | "report" | "reported" | "settings"> {
  /** The origin it listens on, such as `http://127.0.0.1:8080` or `unix:/run/ambo.sock`. */
  readonly origin: string;
  readonly library: Library;
  readonly log: Log;
}

/** The name of the first user. */
const FIRST_USER = "admin";
const LINK_LENGTH = 32;

/**
 * On an empty store: shows a sign-in link and a key, once, and then makes the first user, an administrator, with them.
 *
 * @throws {Problem} If they cannot be shown, or the user cannot be made: a service that no one can sign in to.
 */
export async function welcome(
  store: Store,
  { origin, library, language, report, reported, settings, log }: FirstStart,
): Promise<void> {
  const { accounts } = store;
  if (!accounts.users().next().done) return;
  const publicUrl = pagesUrl(settings, origin);
  const [link, key] = [randomBase62(LINK_LENGTH), newKey()];
  const [translation] = library.translations();
  const tryIt = (code: string, reference: string) => {
    const target = `${settings["base-path"]}/passage?translation=${code}&reference=${encodeReference(reference)}`;
    return ["", `  ${t("first_start.try_it")}`, `  ${curlLine(origin, { target, key })}`];
  };
  const t = translator(language);
  const offered = offeredText(settings, { library, language, log });
  const width = t("first_start.sign_in").length;
  for (const line of [
    t("first_start.made", { user: FIRST_USER }),
    "",
    `  ${t("first_start.sign_in")}  ${publicUrl ?? ""}/login?link=${link}`,
    ...(publicUrl === null ? [`  ${t("first_start.unknown_address")}`] : []),
    `  ${t("first_start.key").padEnd(width)}  ${key}`,
    ...(translation === undefined ? [] : tryIt(translation.code, exampleReference(translation))),
    ...(offered === undefined
      ? []
      : ["", `  ${t("first_start.free_text", { name: offered.code, title: offered.title, bytes: offered.bytes })}`]),
    "",
  ]) {
    report(line);
  }
  try {
    await reported();
  } catch (cause) {
    throw new Problem("first_start.cannot_show", {}, { cause });
  }
  try {
    await accounts.addUser(FIRST_USER, { admin: true });
    await store.signIn.createLink(FIRST_USER, link);
    await accounts.issueKey(FIRST_USER, key);
  } catch (cause) {
    if (isProblem(cause, "accounts") && cause.code === "name_taken") {
      report(t("first_start.made_elsewhere", { user: FIRST_USER }));
      return;
    }
    throw new Problem("first_start.cannot_make", { user: FIRST_USER }, { cause });
  }
}

/** Returns a text in the language of the run, where no translation is in it; undefined where there is none to download. */
function offeredText(
  { downloads, texts }: Settings,
  { library, language, log }: { library: Library; language: Language; log: Log },
): FreeText | undefined {
  const code = translator(language)("language.iso_639");
  const isThere = library.translations().some((translation) => translation.language === code);
  if (downloads === "off" || isThere) return undefined;
  try {
    return readFreeTexts(texts).texts.find((text) => text.language === code);
  } catch (error) {
    log("warning", error);
    return undefined;
  }
}

/** Writes a reference into an address that is between single quotes, and leaves it readable. */
function encodeReference(reference: string): string {
  return encodeURIComponent(reference).replaceAll("%2C", ",").replaceAll("'", "%27");
}

/** A line for a shell on the same machine. */
function curlLine(origin: string, { target, key }: { target: string; key: string }): string {
  const header = `-H 'Authorization: Bearer ${key}'`;
  if (!origin.startsWith("unix:")) return `curl ${header} '${reachable(origin)}${target}'`;
  const path = origin.slice("unix:".length).replaceAll("'", "'\\''");
  return `curl --unix-socket '${path}' ${header} 'http://localhost${target}'`;
}
