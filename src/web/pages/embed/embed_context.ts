import type { IncomingMessage } from "node:http";
import { addressGroup, type RequestTarget } from "../../../http/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import { KeylessContext } from "../../keyless_context.ts";
import type { WebServices } from "../../services.ts";
import { type EmbedLook, readLook } from "./embed_look.ts";

/** A request for an embed. What its URL does not say, or says wrong, is the default. */
export class EmbedContext extends KeylessContext {
  readonly look: EmbedLook;
  /** The reference that was asked for. */
  readonly reference: string | undefined;
  /** The day that was asked for; undefined where it is to be today. */
  readonly date: string | undefined;

  constructor(request: IncomingMessage, options: { target: RequestTarget; services: WebServices }) {
    super(request, options);
    this.look = readLook((name) => this.parameter(name));
    this.reference = this.parameter("reference");
    const date = this.parameter("date");
    this.date = date !== undefined && isLectionaryDate(date) ? date : undefined;
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
}
