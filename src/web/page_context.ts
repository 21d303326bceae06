import type { IncomingMessage } from "node:http";
import { BrowserSession, formToken, isFormToken, type Session } from "../auth/mod.ts";
import { addressGroup, Cookies, Query, splitTarget } from "../http/mod.ts";
import type { UserView } from "../store/mod.ts";
import { isLanguage, type Language, preferredLanguage, type Texts } from "./i18n/language.ts";
import { originOf } from "./origin.ts";
import { PageError } from "./page_error.ts";
import type { Site } from "./site.ts";

const LANGUAGE_COOKIE = "language";
const YEAR = 365 * 86_400;

/** One request for a page: what it asks for, who asks, in which language, and the cookies of the answer. */
export class Visit {
  readonly site: Site;
  readonly headers: IncomingMessage["headers"];
  readonly method: string;
  readonly path: string;
  /** Empty where it could not be read. */
  readonly query: Query;
  readonly hasReadableQuery: boolean;
  readonly language: Language;
  /** By what the client is told from others. */
  readonly client: string;
  readonly isSecure: boolean;
  /** The fields of the submitted form. */
  form = new URLSearchParams();
  readonly #search: string;
  readonly #cookies: Cookies;
  readonly #browserSession: BrowserSession<UserView>;
  #hasForm = false;

  constructor(request: IncomingMessage, site: Site) {
    const { path, query } = splitTarget(request.url ?? "");
    this.site = site;
    this.headers = request.headers;
    this.method = request.method ?? "";
    this.path = path;
    this.#search = query;
    const parameters = readQuery(query);
    this.query = parameters ?? new Query("");
    this.hasReadableQuery = parameters !== undefined;
    const clients = site.clients();
    this.client = addressGroup(clients.address(request));
    this.isSecure = site.publicUrl().startsWith("https:") || clients.isSecure(request);
    this.#cookies = new Cookies(request.headers.cookie, { isSecure: this.isSecure });
    this.#browserSession = new BrowserSession(this.#cookies, site.store.signIn);
    this.language = this.#chooseLanguage();
  }

  /** The headers that set the cookies of the answer. */
  get cookieHeaders(): readonly string[] {
    return this.#cookies.headers;
  }

  /** Who is signed in; undefined if nobody is. */
  get session(): Session<UserView> | undefined {
    return this.#browserSession.current;
  }

  /** Looks anew at who is signed in: while a form was arriving, the session may have ended or a right been taken. */
  refreshSession(): void {
    this.#browserSession.refresh();
  }

  /** Whether the answer is for this browser alone. */
  get isPersonal(): boolean {
    return this.session !== undefined || this.method === "POST" || this.#hasForm;
  }

  /** Where the service is reached, such as `https://ambo.example.org`. */
  get origin(): string {
    const { isSecure } = this;
    return originOf(this.headers, { publicUrl: this.site.publicUrl(), isSecure });
  }

  /** The address of the interface, such as `https://ambo.example.org/v1`. */
  get interfaceAddress(): string {
    return this.origin + this.site.basePath;
  }

  /** The user who is signed in. @throws {PageError} 403 if nobody is; the routes see to it before. */
  get user(): UserView {
    if (this.session === undefined) throw new PageError(403);
    return this.session.user;
  }

  /** The texts in the language of the visit. */
  in<T>(texts: Texts<T>): T {
    return texts[this.language];
  }

  /**
   * What is shown, in another language: an address relative to its own. A path may be anybody's words, and one like
   * `//other.example/` would lead away.
   */
  inLanguage(language: Language): string {
    const parameters = new URLSearchParams(this.#search);
    parameters.set("lang", language);
    return `?${parameters}`;
  }

  /** A field of the form as it was typed; empty where it is missing. */
  field(name: string): string {
    return this.form.get(name) ?? "";
  }

  /** A token for the forms of the answer. */
  formToken(): string {
    this.#hasForm = true;
    return formToken(this.#browserSession.ensureSecret());
  }

  /** Whether the form was made for this browser, and for this sign-in. */
  hasFormToken(): boolean {
    const { secret } = this.#browserSession;
    return secret !== undefined && isFormToken(this.field("token"), secret);
  }

  /** Signs a user in: a new session in place of the one before. */
  signIn(name: string): Promise<void> {
    return this.#browserSession.begin(name);
  }

  /** Ends the session. */
  signOut(): Promise<void> {
    return this.#browserSession.end();
  }

  #chooseLanguage(): Language {
    const asked = this.query.get("lang");
    if (isLanguage(asked)) {
      this.#cookies.set(LANGUAGE_COOKIE, asked, { maxAge: YEAR });
      return asked;
    }
    const kept = this.#cookies.get(LANGUAGE_COOKIE);
    return isLanguage(kept) ? kept : preferredLanguage(this.headers["accept-language"]);
  }
}

function readQuery(text: string): Query | undefined {
  try {
    return new Query(text);
  } catch {
    return undefined;
  }
}
