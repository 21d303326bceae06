import type { IncomingMessage } from "node:http";
import type { Settings } from "../config/mod.ts";
import type { Translation } from "../corpus/mod.ts";
import { Query, RequestContext, type RequestTarget } from "../http/mod.ts";
import { isLanguage, type Language, type Texts } from "./i18n/language.ts";
import type { WebServices } from "./services.ts";

/**
 * A request for what everyone gets alike: an embed, a feed, the calendar. Its URL alone decides how it is answered: no
 * cookie and no language of a browser is read, and no cookie is set.
 */
export class KeylessContext<S extends WebServices = WebServices> extends RequestContext {
  readonly services: S;
  readonly settings: Settings;
  readonly hasReadableQuery: boolean;
  readonly language: Language;
  /** The translation that was asked for; undefined where none was, or there is no such. */
  readonly askedTranslation: Translation | undefined;
  readonly #query: Query;

  constructor(
    request: IncomingMessage,
    { target, services }: { target: RequestTarget; services: S },
  ) {
    super(request, { target, clients: services.clients });
    this.services = services;
    this.settings = services.config.current;
    const query = this.#readableQuery();
    this.hasReadableQuery = query !== undefined;
    this.#query = query ?? new Query("");
    const language = this.parameter("lang");
    this.language = isLanguage(language) ? language : "sl";
    const code = this.parameter("translation");
    this.askedTranslation = code === undefined ? undefined : services.library.get(code);
  }

  /** The translation that was asked for, else the default; undefined where there is none at all. */
  get translation(): Translation | undefined {
    const { askedTranslation, services, settings } = this;
    return askedTranslation ?? services.library.getDefault(settings["default-translation"]);
  }

  /** Reads a parameter of the query; undefined where it is missing or blank. */
  parameter(name: string): string | undefined {
    return this.#query.get(name);
  }

  /** Returns the texts in the language that was asked for. */
  in<T>(texts: Texts<T>): T {
    return texts[this.language];
  }

  #readableQuery(): Query | undefined {
    try {
      return this.readQuery();
    } catch {
      return undefined;
    }
  }
}
