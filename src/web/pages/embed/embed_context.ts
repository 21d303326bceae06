import type { IncomingMessage } from "node:http";
import type { Settings } from "../../../config/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { addressGroup, Query, RequestContext, type RequestTarget } from "../../../http/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import { isLanguage, type Language, type Texts } from "../../i18n/language.ts";
import type { WebServices } from "../../services.ts";
import { type EmbedLook, readLook } from "./embed_look.ts";

/** A request for an embed. Its URL alone decides how it is answered: no cookie is read, and none is set. */
export class EmbedContext extends RequestContext {
  readonly services: WebServices;
  readonly settings: Settings;
  readonly hasReadableQuery: boolean;
  readonly language: Language;
  readonly look: EmbedLook;
  /** The reference that was asked for. */
  readonly reference: string | undefined;
  /** The day that was asked for; undefined where it is to be today. */
  readonly date: string | undefined;
  /** The translation that was asked for, else the default; undefined where there is none at all. */
  readonly translation: Translation | undefined;

  constructor(
    request: IncomingMessage,
    { target, services }: { target: RequestTarget; services: WebServices },
  ) {
    super(request, { target, clients: services.clients });
    const { config, library } = services;
    this.services = services;
    this.settings = config.current;
    const query = this.#readableQuery();
    this.hasReadableQuery = query !== undefined;
    const { language, look, reference, date, translation } = readChoice(query ?? new Query(""));
    this.language = language;
    this.look = look;
    this.reference = reference;
    this.date = date;
    this.translation =
      (translation === undefined ? undefined : library.get(translation)) ??
      library.getDefault(this.settings["default-translation"]);
  }

  /** Returns the texts in the language that was asked for. */
  in<T>(texts: Texts<T>): T {
    return texts[this.language];
  }

  /** The address, or network, that identifies the client. */
  get client(): string {
    return addressGroup(this.clientAddress);
  }

  /** Names all that the content of the embed depends on, next to the settings, the translations and the date. */
  get key(): string {
    const { theme, accent, size } = this.look;
    const choice = [this.path, this.language, theme, accent, size, this.translation?.code];
    return [...choice, this.date, this.reference].join(" ");
  }

  #readableQuery(): Query | undefined {
    try {
      return this.readQuery();
    } catch {
      return undefined;
    }
  }
}

/** The choice of whoever pasted the embed. What the query does not say, or says wrong, is the default. */
function readChoice(query: Query) {
  const language = query.get("lang");
  const date = query.get("date");
  return {
    language: isLanguage(language) ? language : ("sl" as const),
    look: readLook(query),
    reference: query.get("reference"),
    date: date !== undefined && isLectionaryDate(date) ? date : undefined,
    translation: query.get("translation"),
  };
}
