import { AccountError, newKey, randomBase62 } from "../auth/mod.ts";
import { messageOf } from "../base/errors.ts";
import { reachable, UNKNOWN_ADDRESS } from "../config/mod.ts";
import { exampleReference, type Library } from "../corpus/mod.ts";
import type { Store } from "../store/mod.ts";
import type { ProcessIo } from "./process_io.ts";

/** The addresses of the new service. */
export interface Addresses {
  /** The origin it listens on, such as `http://127.0.0.1:8080` or `unix:/run/ambo.sock`. */
  readonly origin: string;
  /** The path that the API begins with, such as `/v1`. */
  readonly basePath: string;
  /** The address of the pages for people, such as `http://127.0.0.1:8080`; null where that is not known. */
  readonly publicUrl: string | null;
}

/** The name of the first user. */
const FIRST_USER = "admin";
const LINK_LENGTH = 32;

/**
 * On an empty store: shows a sign-in link and a key, once, and then makes the first user, an administrator, with them.
 *
 * @throws {Error} If they cannot be shown, or the user cannot be made: a service that nobody can sign in to.
 */
export async function welcome(
  store: Store,
  {
    origin,
    basePath,
    publicUrl,
    library,
    report,
    reported,
  }: Addresses & { library: Library } & Pick<ProcessIo, "report" | "reported">,
): Promise<void> {
  const { accounts } = store;
  if (!accounts.users().next().done) return;
  const [link, key] = [randomBase62(LINK_LENGTH), newKey()];
  const [translation] = library.translations();
  const reference = translation === undefined ? "" : exampleReference(translation);
  const query = `translation=${translation?.code}&reference=${encode(reference)}`;
  const target = `${basePath}/passage?${query}`;
  for (const line of [
    `This is a new store: the user "${FIRST_USER}" was made. What follows is shown this once.`,
    "",
    `  Sign in and choose a password:  ${publicUrl ?? ""}/login?link=${link}`,
    ...(publicUrl === null ? [`  ${UNKNOWN_ADDRESS}`] : []),
    `  API key:                        ${key}`,
    "",
    "  Try it:",
    `  ${curlLine(origin, { target, key })}`,
    "",
  ]) {
    report(line);
  }
  try {
    await reported();
  } catch (cause) {
    throw new Error(
      `Cannot show the key of the first user: ${messageOf(cause)}. No user was made; the next start makes one`,
      { cause },
    );
  }
  try {
    await accounts.addUser(FIRST_USER, { admin: true });
    await store.signIn.createLink(FIRST_USER, link);
    await accounts.issueKey(FIRST_USER, key);
  } catch (cause) {
    if (cause instanceof AccountError && cause.problem === "name_taken") {
      report(
        `Another machine made the user "${FIRST_USER}" at the same time: what it shows holds, what is shown above is void.`,
      );
      return;
    }
    throw new Error(
      `Cannot make the first user: ${messageOf(cause)}. What was shown is void: start again, or run \`ambo user link ${FIRST_USER}\` if there is one`,
      { cause },
    );
  }
}

/** Writes a reference into an address that stands between single quotes, and leaves it readable. */
function encode(reference: string): string {
  return encodeURIComponent(reference).replaceAll("%2C", ",").replaceAll("'", "%27");
}

/** A line for a shell on the same machine. */
function curlLine(origin: string, { target, key }: { target: string; key: string }): string {
  const header = `-H 'Authorization: Bearer ${key}'`;
  if (!origin.startsWith("unix:")) return `curl ${header} '${reachable(origin)}${target}'`;
  const path = origin.slice("unix:".length).replaceAll("'", "'\\''");
  return `curl --unix-socket '${path}' ${header} 'http://localhost${target}'`;
}
