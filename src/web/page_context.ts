import type { IncomingMessage } from "node:http";
import { BrowserSession, csrfToken, isCsrfToken, type Session } from "../auth/mod.ts";
import type { Settings } from "../config/mod.ts";
import { addressGroup, Cookies, Query, RequestContext, type RequestTarget } from "../http/mod.ts";
import type { UserView } from "../store/mod.ts";
import { isLanguage, type Language, preferredLanguage, type Texts } from "./i18n/language.ts";
import { originOf } from "./origin.ts";
import { PageError } from "./page_error.ts";
import type { PageParameters } from "./page_parameters.ts";
import { queryString } from "./query_string.ts";
import {
  formatPreferences,
  parsePreferences,
  type ReaderPreferences,
} from "./reader_preferences.ts";
import type { WebServices } from "./services.ts";
import { absoluteUrl, type Site, siteOf } from "./site.ts";

const LANGUAGE_COOKIE = "language";
const READER_COOKIE = "reader";
const YEAR = 365 * 86_400;

/** The part of a request that texts are chosen and written for. */
export type TextContext = Pick<PageContext, "language" | "settings" | "in">;

/** A request for a page: who asks, in which language, with which form, and the cookies of the response. */
export class PageContext extends RequestContext {
  readonly services: WebServices;
  readonly headers: IncomingMessage["headers"];
  readonly hasReadableQuery: boolean;
  readonly language: Language;
  /** The address, or network, that identifies the client. */
  readonly client: string;
  readonly isSecure: boolean;
  /** The fields of the submitted form. */
  form = new URLSearchParams();
  /** The parameters of the page; none where there is no page. */
  knownParameters: PageParameters = {};
  /** Empty where it could not be read. */
  readonly #query: Query;
  /** The parameters that the page has read, and its links may repeat. */
  readonly #repeatable = new Map<string, string>();
  readonly #cookies: Cookies;
  readonly #browserSession: BrowserSession<UserView>;
  #hasForm = false;

  constructor(
    request: IncomingMessage,
    { target, services }: { target: RequestTarget; services: WebServices },
  ) {
    super(request, { target, clients: services.clients });
    this.services = services;
    this.headers = request.headers;
    const query = this.#readableQuery();
    this.#query = query ?? new Query("");
    this.hasReadableQuery = query !== undefined;
    this.client = addressGroup(this.clientAddress);
    this.isSecure = this.settings["public-url"].startsWith("https:") || this.isEncrypted;
    this.#cookies = new Cookies(request.headers.cookie, { isSecure: this.isSecure });
    this.#browserSession = new BrowserSession(this.#cookies, services.store.signIn);
    this.language = this.#chooseLanguage();
  }

  /** The settings that are in force. */
  get settings(): Settings {
    return this.services.config.current;
  }

  /** The face of the service. */
  get site(): Site {
    return siteOf(this.settings);
  }

  /** The code of the translation that is shown where none was chosen. */
  get defaultTranslation(): string {
    const code = this.settings["default-translation"];
    return this.services.library.getDefault(code)?.code ?? code;
  }

  /** The choices of the reader that the browser has kept. */
  get preferences(): ReaderPreferences {
    return parsePreferences(this.#cookies.get(READER_COOKIE));
  }

  /** Has the browser keep other choices of the reader. */
  keepPreferences(changes: Partial<ReaderPreferences>): void {
    const value = formatPreferences({ ...this.preferences, ...changes });
    this.#cookies.set(READER_COOKIE, value, { maxAge: YEAR });
  }

  /** The code of the translation to read in where the URL names none: the reader's, else the default. */
  get usualTranslation(): string {
    const { translation = "" } = this.preferences;
    return this.services.library.get(translation)?.code ?? this.defaultTranslation;
  }

  /** The headers that set the cookies of the response. */
  get cookieHeaders(): readonly string[] {
    return this.#cookies.headers;
  }

  /** The session of the browser; undefined if nobody is signed in. */
  get session(): Session<UserView> | undefined {
    return this.#browserSession.current;
  }

  /** Reads the session again: it may have ended, or lost a right, while a form arrived. */
  refreshSession(): void {
    this.#browserSession.refresh();
  }

  /** True where the browser shows a session or a one-time link, known or not. */
  get mayHaveSecret(): boolean {
    return this.#browserSession.isClaimed || this.#query.get("link") !== undefined;
  }

  /** True where the response is for this browser alone. */
  get isPersonal(): boolean {
    return this.session !== undefined || this.method === "POST" || this.#hasForm;
  }

  /** Returns the absolute URL of a path; undefined without `--public-url`. See {@linkcode absoluteUrl}. */
  absoluteUrl(path: string): string | undefined {
    return absoluteUrl(this.settings, path);
  }

  /** The origin of the service, such as `https://ambo.example.org`; of the request's host without `--public-url`. */
  get origin(): string {
    const { isSecure } = this;
    return originOf(this.headers, { publicUrl: this.settings["public-url"], isSecure });
  }

  /** The URL of the API, such as `https://ambo.example.org/v1`. */
  get apiUrl(): string {
    return this.origin + this.settings["base-path"];
  }

  /** The user who is signed in. @throws {PageError} 403 if nobody is; the route checks it first. */
  get user(): UserView {
    if (this.session === undefined) throw new PageError(403);
    return this.session.user;
  }

  /** Returns the texts in the language of the request. */
  in<T>(texts: Texts<T>): T {
    return texts[this.language];
  }

  /**
   * Reads a parameter of the query; undefined where it is missing or blank.
   *
   * @throws {TypeError} If the route of the page does not declare it.
   */
  parameter(name: string): string | undefined {
    if (!Object.hasOwn(this.knownParameters, name)) {
      throw new TypeError(`Cannot read the parameter ${name}: the route does not declare it`);
    }
    const value = this.#query.get(name);
    if (value !== undefined && this.knownParameters[name]!.test(value)) {
      this.#repeatable.set(name, value);
    }
    return value;
  }

  /**
   * Returns the URL of the page in another language, with the parameters that it has read and knows: others may be
   * secrets. It is relative to the page, as a forged path like `//other.example/` would lead away.
   */
  inLanguage(language: Language): string {
    return `?${new URLSearchParams([...this.#repeatable, ["lang", language]])}`;
  }

  /** Returns the query of the page but for some parameters, with those that its links may repeat. */
  queryWithout(...names: readonly string[]): string {
    for (const name of Object.keys(this.knownParameters)) this.parameter(name);
    return queryString([...this.#repeatable].filter(([name]) => !names.includes(name)));
  }

  /** Reads a field of the form as it was typed; empty where it is missing. */
  field(name: string): string {
    return this.form.get(name) ?? "";
  }

  /** Creates a CSRF token for a form of the response. */
  csrfToken(): string {
    this.#hasForm = true;
    return csrfToken(this.#browserSession.ensureSecret());
  }

  /** Reports whether the form was made for this browser and its sign-in. */
  hasCsrfToken(): boolean {
    const { secret } = this.#browserSession;
    return secret !== undefined && isCsrfToken(this.field("token"), secret);
  }

  /** Starts a session of a user in place of the one before. */
  signIn(name: string): Promise<void> {
    return this.#browserSession.begin(name);
  }

  /** Tells if the user of a name signed in with this browser before. */
  isKnownTo(name: string): boolean {
    return this.#browserSession.isKnownTo(name);
  }

  /** Ends the session. */
  signOut(): Promise<void> {
    return this.#browserSession.end();
  }

  #chooseLanguage(): Language {
    const asked = this.#query.get("lang");
    if (isLanguage(asked)) {
      this.#cookies.set(LANGUAGE_COOKIE, asked, { maxAge: YEAR });
      return asked;
    }
    const kept = this.#cookies.get(LANGUAGE_COOKIE);
    return isLanguage(kept) ? kept : preferredLanguage(this.headers["accept-language"]);
  }

  #readableQuery(): Query | undefined {
    try {
      return this.readQuery();
    } catch {
      return undefined;
    }
  }
}
