import type { IncomingMessage } from "node:http";
import type { DayClock } from "../../../base/clock.ts";
import type { Settings } from "../../../config/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { Query, RequestContext, type RequestTarget } from "../../../http/mod.ts";
import { isLanguage, type Language, type Texts } from "../../i18n/language.ts";
import { originOf } from "../../origin.ts";
import type { WebServices } from "../../services.ts";
import { absoluteUrl, type Site, siteOf } from "../../site.ts";

/** The services of feeds: those of the pages, and a clock that tells past days. */
export interface FeedServices extends WebServices {
  readonly clock: DayClock;
}

/** A request for a feed or calendar. Its URL alone decides what it is answered: no cookie and no language is read. */
export class FeedContext extends RequestContext {
  readonly services: FeedServices;
  readonly settings: Settings;
  readonly language: Language;
  readonly hasReadableQuery: boolean;
  readonly #query: Query;

  constructor(
    request: IncomingMessage,
    { target, services }: { target: RequestTarget; services: FeedServices },
  ) {
    super(request, { target, clients: services.clients });
    this.services = services;
    this.settings = services.config.current;
    const query = this.#readableQuery();
    this.hasReadableQuery = query !== undefined;
    this.#query = query ?? new Query("");
    const language = this.#query.get("lang");
    this.language = isLanguage(language) ? language : "sl";
  }

  /** Returns the texts in the language that was asked for. */
  in<T>(texts: Texts<T>): T {
    return texts[this.language];
  }

  /** Reads a parameter of the query; undefined where it is missing or blank. */
  parameter(name: string): string | undefined {
    return this.#query.get(name);
  }

  get site(): Site {
    return siteOf(this.settings);
  }

  /** The translation that was asked for; undefined where none was, or there is no such. */
  get askedTranslation(): Translation | undefined {
    const code = this.parameter("translation");
    return code === undefined ? undefined : this.services.library.get(code);
  }

  /** The translation that was asked for, else the default. */
  get translation(): Translation | undefined {
    return (
      this.askedTranslation ??
      this.services.library.getDefault(this.settings["default-translation"])
    );
  }

  /** True where texts may be shown to everyone. Programs that read feeds do not sign in. */
  get isOpen(): boolean {
    return this.settings.reader === "open";
  }

  /** True where the URLs are those of `--public-url`, and not of the host that the request names. */
  get hasOwnUrls(): boolean {
    return absoluteUrl(this.settings, "") !== undefined;
  }

  /** The absolute URL under which all paths are. */
  get origin(): string {
    const { request, isEncrypted: isSecure } = this;
    return absoluteUrl(this.settings, "") ?? originOf(request.headers, { publicUrl: "", isSecure });
  }

  #readableQuery(): Query | undefined {
    try {
      return this.readQuery();
    } catch {
      return undefined;
    }
  }
}
