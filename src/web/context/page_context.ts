import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BrowserSession, csrfToken, isCsrfToken, type Session } from "../../auth/mod.ts";
import { DAY_SECONDS } from "../../base/clock.ts";
import { Cookies, type Handler, type RequestTarget, type Response, type Route } from "../../http/mod.ts";
import { isLanguage, type Language, preferredLanguage } from "../../i18n/mod.ts";
import type { UserView } from "../../store/mod.ts";
import { type FormError, PageError } from "./page_error.ts";
import { queryString } from "./paths.ts";
import type { WebServices } from "./services.ts";
import type { PageParameters } from "./visitor.ts";
import { type AskedRoute, Visitor } from "./visitor.ts";

const LANGUAGE_COOKIE = "language";
const READER_COOKIE = "reader";
const YEAR = 365 * DAY_SECONDS;

/** A request of a browser for a page: who asks, in which language, with which form, and the cookies of the response. */
export class PageContext extends Visitor {
  /** The fields of the submitted form. */
  form = new URLSearchParams();
  readonly #language: Language;
  /** The parameters that the page has read, and its links may repeat. */
  readonly #repeatable = new Map<string, string>();
  readonly #cookies: Cookies;
  /** The sign-in of this browser. */
  readonly browserSession: BrowserSession<UserView>;
  #hasForm = false;

  constructor(request: IncomingMessage, options: { target: RequestTarget; services: WebServices; route: AskedRoute }) {
    super(request, options);
    this.#cookies = new Cookies(request.headers.cookie, { isSecure: this.isSecure });
    this.browserSession = new BrowserSession(this.#cookies, this.services.store.signIn);
    this.#language = this.#chooseLanguage();
  }

  override get language(): Language {
    return this.#language;
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

  override get session(): Session<UserView> | undefined {
    return this.browserSession.current;
  }

  /** True where the browser shows a session or a one-time link, known or not. */
  get mayHaveSecret(): boolean {
    return this.browserSession.isClaimed || this.query.get("link") !== undefined;
  }

  /** True where the response is for this browser alone. */
  get isPersonal(): boolean {
    return this.session !== undefined || this.method === "POST" || this.#hasForm;
  }

  /** The URL of the API, such as `https://ambo.example.org/v1`. */
  get apiUrl(): string {
    return this.origin + this.settings["base-path"];
  }

  /** The user who is signed in. @throws {PageError} 403 if no one is; the route checks it first. */
  get user(): UserView {
    if (this.session === undefined) throw new PageError(403);
    return this.session.user;
  }

  /** Reads a parameter as {@linkcode Visitor.parameter} does, and notes those that links may repeat. */
  override parameter(name: string): string | undefined {
    const value = super.parameter(name);
    if (value !== undefined && this.parameters[name]!.test(value)) {
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
    for (const name of Object.keys(this.parameters)) this.parameter(name);
    return queryString(Object.fromEntries([...this.#repeatable].filter(([name]) => !names.includes(name))));
  }

  /** Reads a field of the form as it was typed; empty where it is missing. */
  field(name: string): string {
    return this.form.get(name) ?? "";
  }

  /** True where the response has a form that carries a CSRF token. */
  get hasForm(): boolean {
    return this.#hasForm;
  }

  /** Creates a CSRF token for a form of the response. */
  csrfToken(): string {
    this.#hasForm = true;
    return csrfToken(this.browserSession.ensureSecret());
  }

  /** Reports whether the form was made for this browser and its sign-in. */
  hasCsrfToken(): boolean {
    const { secret } = this.browserSession;
    return secret !== undefined && isCsrfToken(this.field("token"), secret);
  }

  #chooseLanguage(): Language {
    const { askedLanguage } = this;
    if (askedLanguage !== undefined) {
      this.#cookies.set(LANGUAGE_COOKIE, askedLanguage, { maxAge: YEAR });
      return askedLanguage;
    }
    const kept = this.#cookies.get(LANGUAGE_COOKIE);
    return isLanguage(kept) ? kept : preferredLanguage(this.request.headers["accept-language"]);
  }
}

/** A page: it reads the cookies of a browser. `post` only gets forms that were made for this browser. */
export interface PageRoute extends Route<PageContext> {
  readonly kind: "page";
  /** Everyone, unless said otherwise. */
  readonly access?: "signed-in" | "administrator";
  /** The parameters that the page reads: it can read no others, and its links keep no others. */
  readonly parameters?: PageParameters;
  /** True where the page without a query is the same for all visitors without cookies: it is kept ready. */
  readonly isSameForAll?: boolean;
  /**
   * Shows a form again, with what was typed and a token for this sign-in, where its token is that of an earlier one:
   * nothing is done, and nothing that was typed is lost. Without a sign-in the page to sign in keeps it until then. Every
   * form in which something is typed wants it, but for passwords and files.
   */
  readonly again?: ((context: PageContext, error: FormError) => Response | Promise<Response>) | undefined;
  /** True where `post` reads the body and checks the form's token by itself. The right is judged before it. */
  readonly readsBody?: boolean;
  /** True where forms run one at a time, so that nothing changes between a check and its action. */
  readonly exclusive?: boolean;
}

/** A path that everyone gets alike, by its URL alone. */
export type DocumentRoute = Route<Visitor> & {
  readonly get: Handler<Visitor>;
  /** True where nothing in a feed depends on the host of the request. */
  readonly isHostless?: boolean;
} & (
    | {
        /** A document that programs fetch again and again, or a page that other sites show in frames. */
        readonly kind: "feed" | "embed";
        readonly parameters: PageParameters;
      }
    | {
        /** A file, which waits for nothing. */
        readonly kind: "asset";
        readonly parameters?: PageParameters;
      }
  );

/** A response that says how long browsers and proxies may keep it; nothing in it is of one visitor. */
export interface KeptResponse extends Response {
  /** Seconds, or until the day of the service ends; others have a header of their own. */
  readonly keptFor?: number | "today" | "never";
  /** True where its content depends on the host name by which the service was asked: shared caches must not keep it. */
  readonly isOfOneHost?: boolean;
}

/** The sizes of scripture, in order; the second is the usual one. */
export const TEXT_SIZES = ["small", "normal", "large", "huge"] as const;

type TextSize = (typeof TEXT_SIZES)[number];

/** The choices of a reader that the browser keeps. */
export type ReaderPreferences = Readonly<ReturnType<typeof parsePreferences>>;

export function isTextSize(text: string | undefined): text is TextSize {
  return TEXT_SIZES.some((size) => size === text);
}

/** Parses the value of the cookie, such as `large.KJV` or `large-notes.KJV`; a part that cannot be read is as if it were not chosen. */
function parsePreferences(cookie: string | undefined) {
  const [, size, notes, translation] = /^([a-z]*)(-notes)?\.([\w.-]{0,32})$/.exec(cookie ?? "") ?? [];
  return {
    size: isTextSize(size) ? size : "normal",
    /** The code of a translation; undefined where none was chosen. */
    translation: translation || undefined,
    /** True where the publisher's notes are shown. */
    notes: notes !== undefined,
  };
}

/** Formats the value of the cookie: the choices, and nothing that identifies a reader. */
function formatPreferences({ size, notes, translation = "" }: ReaderPreferences): string {
  return `${size}${notes ? "-notes" : ""}.${translation}`;
}

/**
 * Reports whether a submitted form may have come from the pages themselves, as far as its headers say.
 *
 * `Sec-Fetch-Site` decides where the browser sends it, which it does not over plain HTTP from another machine; there
 * `Origin` decides. A page that must not reveal its URL (`Referrer-Policy: no-referrer`) is sent with the origin `null`,
 * which says nothing. The CSRF token decides in the end; this is a second check.
 *
 * @param publicUrl The public URL of the service, such as `https://ambo.example.org`; empty where it is unknown.
 */
export function mayBeSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined || origin === "null") return true;
  return [publicUrl, `http://${host}`, `https://${host}`].includes(origin);
}
