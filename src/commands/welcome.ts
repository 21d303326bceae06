import type { Library } from "../corpus/mod.ts";
import type { Store } from "../store/mod.ts";

/** Where the new service is reached. */
export interface Addresses {
  /** Of the interface, such as `http://127.0.0.1:8080/v1`. */
  readonly address: string;
  /** Of the pages, such as `http://127.0.0.1:8080`. */
  readonly publicUrl: string;
}

/** The name of the first user. */
const FIRST_USER = "admin";

/**
 * On an empty store: makes the first user, an administrator, with a key and a sign-in link, and says so once.
 *
 * @param report Takes the lines; what they tell is stored nowhere and never shown again.
 */
export async function welcome(
  store: Store,
  {
    address,
    publicUrl,
    library,
    report,
  }: Addresses & { library: Library; report: (line: string) => void },
): Promise<void> {
  const { accounts } = store;
  if (!accounts.users().next().done) return;
  await accounts.addUser(FIRST_USER, { admin: true });
  const link = await store.signIn.createLink(FIRST_USER);
  const key = await accounts.issueKey(FIRST_USER);
  const code = library.translations()[0]?.code ?? "";
  for (const line of [
    `This is a new store: the user "${FIRST_USER}" was made. What follows is shown this once.`,
    "",
    `  Sign in and choose a password:  ${publicUrl}/login?link=${link}`,
    `  API key:                        ${key}`,
    "",
    "  Try it:",
    `  curl -H 'Authorization: Bearer ${key}' '${address}/passage?translation=${code}&reference=Jn%203,16'`,
    "",
  ]) {
    report(line);
  }
}
