import type { IncomingMessage } from "node:http";
import type { Settings } from "../config/mod.ts";
import type { Translation } from "../corpus/mod.ts";
import { addressGroup, Query, RequestContext, type RequestTarget } from "../http/mod.ts";
import { isLanguage, type Language, type Texts } from "./i18n/language.ts";
import type { WebServices } from "./services.ts";

/**
 * A request for what everyone gets alike: an embed, a feed, the calendar. Its URL alone decides how it is answered: no
 * cookie and no language of a browser is read, and no cookie is set. The query is read when somebody asks for a part of it:
 * most requests are answered with what is kept for their URL.
 */
export class KeylessContext<S extends WebServices = WebServices> extends RequestContext {
  readonly services: S;
  readonly settings: Settings;
  #query: Query | undefined;
  #hasReadableQuery = true;

  constructor(
    request: IncomingMessage,
    { target, services }: { target: RequestTarget; services: S },
  ) {
    super(request, { target, clients: services.clients });
    this.services = services;
    this.settings = services.config.current;
  }

  get hasReadableQuery(): boolean {
    this.#readableQuery();
    return this.#hasReadableQuery;
  }

  /** The address, or network, that identifies the client. */
  get client(): string {
    return addressGroup(this.clientAddress);
  }

  get language(): Language {
    const language = this.parameter("lang");
    return isLanguage(language) ? language : "sl";
  }

  /** The translation that was asked for; undefined where none was, or there is no such. */
  get askedTranslation(): Translation | undefined {
    const code = this.parameter("translation");
    return code === undefined ? undefined : this.services.library.get(code);
  }

  /** The translation that was asked for, else the default; undefined where there is none at all. */
  get translation(): Translation | undefined {
    const { askedTranslation, services, settings } = this;
    return askedTranslation ?? services.library.getDefault(settings["default-translation"]);
  }

  /** Reads a parameter of the query; undefined where it is missing or blank. */
  parameter(name: string): string | undefined {
    return this.#readableQuery().get(name);
  }

  /** Returns the texts in the language that was asked for. */
  in<T>(texts: Texts<T>): T {
    return texts[this.language];
  }

  /** Reads the query; it is empty where it cannot be read. */
  #readableQuery(): Query {
    if (this.#query !== undefined) return this.#query;
    try {
      this.#query = this.readQuery();
    } catch {
      this.#hasReadableQuery = false;
      this.#query = new Query("");
    }
    return this.#query;
  }
}
