import type { IncomingMessage } from "node:http";
import type { Session } from "../../auth/mod.ts";
import { type ChurchCalendar, comingSunday, type LiturgicalDay, liturgicalDay } from "../../calendar/mod.ts";
import type { Settings } from "../../config/mod.ts";
import type { Translation } from "../../corpus/mod.ts";
import { addressGroup, Query, RequestContext, type RequestTarget } from "../../http/mod.ts";
import {
  citationIn,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  notationIn,
  type Texts,
  type Translate,
  textIn,
  translator,
} from "../../i18n/mod.ts";
import { type Mass, massesOf } from "../../lectionary/mod.ts";
import type { UserView } from "../../store/mod.ts";
import { type Site, siteOf, type WebServices } from "./services.ts";

/**
 * The parameters of a page's query, each with the values that links of the page may repeat. All else stays out of links:
 * it may be a secret that was pasted into the address.
 */
export type PageParameters = Readonly<Record<string, RegExp>>;

/** The kinds of routes; see {@linkcode Visitor}. */
export type RouteKind = "page" | "feed" | "embed" | "asset";

/** The part of a request's route that its context needs. */
export interface AskedRoute {
  readonly kind: RouteKind;
  readonly parameters?: PageParameters;
}

/**
 * A request for what everyone gets alike: an embed, a feed, a file. Its URL alone decides how it is answered: no cookie and
 * no language of a browser is read, and no cookie is set. The query is read when someone asks for a part of it: most
 * requests are answered with what is kept for their URL.
 */
export class Visitor extends RequestContext {
  readonly services: WebServices;
  readonly kind: RouteKind;
  /** The parameters of the query that the route declares. */
  readonly parameters: PageParameters;
  #client: string | undefined;
  #query: Query | undefined;
  #hasReadableQuery = true;

  constructor(request: IncomingMessage, options: { target: RequestTarget; services: WebServices; route: AskedRoute }) {
    const { target, services, route } = options;
    super(request, { target, clients: services.clients });
    this.services = services;
    this.kind = route.kind;
    this.parameters = route.parameters ?? {};
  }

  /** The settings that are in force. */
  get settings(): Settings {
    return this.services.config.current;
  }

  /** The face of the service. */
  get site(): Site {
    return siteOf(this.settings);
  }

  /** True where an embed shows the place without its text: the visitor has read as much as one may today. */
  isOverLimit = false;

  /** The address, or network, that identifies the client. */
  get client(): string {
    this.#client ??= addressGroup(this.clientAddress);
    return this.#client;
  }

  /** The session of the browser; undefined if no one is signed in, or no cookie is read. */
  get session(): Session<UserView> | undefined {
    return undefined;
  }

  get language(): Language {
    return this.askedLanguage ?? DEFAULT_LANGUAGE;
  }

  /** The language that the query asks for. */
  get askedLanguage(): Language | undefined {
    const language = this.query.get("lang");
    return isLanguage(language) ? language : undefined;
  }

  /** The parameters by which an address asks for this language: none for the one that is usual. */
  get languageParameters(): { readonly lang?: Language } {
    return this.language === DEFAULT_LANGUAGE ? {} : { lang: this.language };
  }

  /** Translates a message into the language of the request. */
  get t(): Translate {
    return translator(this.language);
  }

  /** Returns a name in the language of the request. */
  named(name: Texts<string>): string {
    return textIn(name, this.language);
  }

  /** Writes a citation of the lectionary with the abbreviations of the language of the request. */
  cited(citation: string): string {
    return citationIn(this.language, citation);
  }

  /** Writes a reference to a translation with the marks of the language of the request; its books stay those of the text. */
  noted(reference: string): string {
    return notationIn(this.language, reference);
  }

  get hasReadableQuery(): boolean {
    void this.query;
    return this.#hasReadableQuery;
  }

  /** The query; empty where it cannot be read. */
  protected get query(): Query {
    if (this.#query !== undefined) return this.#query;
    try {
      this.#query = new Query(this.search);
    } catch {
      this.#hasReadableQuery = false;
      this.#query = new Query("");
    }
    return this.#query;
  }

  /**
   * Reads a parameter of the query; undefined where it is missing or blank.
   *
   * @throws {TypeError} If the route does not declare it.
   */
  parameter(name: string): string | undefined {
    if (!Object.hasOwn(this.parameters, name)) {
      throw new TypeError(`Cannot read the parameter ${name}: the route does not declare it`);
    }
    return this.query.get(name);
  }

  /** The translations in the order of the pages: as an administrator has put them, the others by their codes. */
  get translations(): readonly Translation[] {
    const { library, store } = this.services;
    const all = library.translations();
    const order = store.settings.get("translation-order")?.split(" ");
    if (order === undefined) return all;
    const first = order.flatMap((code) => all.find((one) => one.code === code) ?? []);
    return [...first, ...all.filter((one) => !first.includes(one))];
  }

  /** The translation that was asked for; undefined where none was, or it does not exist. */
  get askedTranslation(): Translation | undefined {
    const code = this.parameter("translation");
    return code === undefined ? undefined : this.services.library.get(code);
  }

  /** The requested translation, else the default; undefined if no translation is loaded. */
  get translation(): Translation | undefined {
    return this.askedTranslation ?? this.#shownByDefault;
  }

  /** The code of the translation that is shown where none was chosen. */
  get defaultTranslation(): string {
    return this.#shownByDefault?.code ?? this.settings["default-translation"];
  }

  /** The default translation where it was set or chosen, else the first in the language of the page, else the usual one. */
  get #shownByDefault(): Translation | undefined {
    const { library, stored } = this.services;
    const usual = library.getDefault(this.settings["default-translation"]);
    const isChosen = (stored.setBy ?? stored.chosen) !== undefined;
    const language = this.t("language.iso_639");
    if (isChosen || usual?.language === language) return usual;
    return library.firstIn(language) ?? usual;
  }

  /** True where links and cookies may only travel encrypted. */
  get isSecure(): boolean {
    const { "public-url": publicUrl } = this.settings;
    if (this.isEncrypted) return true;
    if (!publicUrl.startsWith("https:")) return false;
    // A URL that was typed on a page may be wrong: an administrator who comes by another one can sign in to correct it.
    return this.services.stored.fixedBy("public-url") !== undefined || publicUrl === `https://${this.header("host")}`;
  }

  /** The origin of the service, such as `https://ambo.example.org`; of the request's host without `--public-url`. */
  get origin(): string {
    const { isSecure } = this;
    return originOf(this.header("host"), { publicUrl: this.settings["public-url"], isSecure });
  }

  /**
   * Returns the absolute URL of a path, such as `https://ambo.example.org/berila`.
   *
   * @returns Undefined without `--public-url`: the `Host` header is untrusted and may not get into anything that
   *   others keep.
   */
  absoluteUrl(path: string): string | undefined {
    const { "public-url": publicUrl } = this.settings;
    return publicUrl === "" ? undefined : publicUrl + path;
  }

  /**
   * The date that the parameter `date` names, the coming Sunday for `sunday`; undefined where it is missing. It may be no
   * date.
   */
  get askedDate(): string | undefined {
    const date = this.parameter("date");
    return date === "sunday" ? this.comingSunday : date;
  }

  /** The date of the coming Sunday, today if it is one. */
  get comingSunday(): string {
    return comingSunday(this.services.clock.today().date);
  }

  /** Returns true if a day is today or the coming Sunday, whose texts are for everyone: they count against no limit. */
  isFreeDay(date: string): boolean {
    const today = this.services.clock.today().date;
    return date === today || date === comingSunday(today);
  }

  /** The calendar that is kept here. */
  get calendar(): ChurchCalendar {
    return this.services.calendar.current;
  }

  /** Returns a day of the church year as it is kept here. @throws {RangeError} If it is no date. */
  day(date: string): LiturgicalDay {
    return liturgicalDay(date, this.calendar);
  }

  /** Returns the Masses of a day. @throws {RangeError} If its readings are not known. */
  masses(date: string): readonly Mass[] {
    return massesOf(date, this.calendar);
  }

  /** True where texts of the translations may be shown: the setting `--reader`. */
  get canRead(): boolean {
    const { reader } = this.settings;
    if (this.isOverLimit) return false;
    return reader === "open" || (reader === "signed-in" && this.session !== undefined);
  }

  /** The seconds until the day of the service ends. */
  get secondsOfToday(): number {
    const { clock } = this.services;
    return Math.max(1, Math.ceil((clock.today().endsAt - clock.now()) / 1000));
  }
}

/**
 * Returns the origin of the service, such as `https://ambo.example.org`: its public URL, else that of the `Host` header.
 * An invalid host is never repeated.
 */
export function originOf(
  host: string | undefined,
  { publicUrl, isSecure }: { publicUrl: string; isSecure: boolean },
): string {
  if (publicUrl !== "") return publicUrl;
  const scheme = isSecure ? "https" : "http";
  return `${scheme}://${/^[\w.:[\]-]+$/.test(host ?? "") ? host : "localhost"}`;
}
