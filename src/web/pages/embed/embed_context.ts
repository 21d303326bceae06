import { isLectionaryDate } from "../../../lectionary/mod.ts";
import { KeylessContext } from "../../keyless_context.ts";
import { type EmbedLook, readLook } from "./embed_look.ts";
import type { EmbedKind } from "./embed_style.ts";

/** A request for an embed. What its URL does not say, or says wrong, is the default. */
export class EmbedContext extends KeylessContext {
  get kind(): EmbedKind {
    return this.path.replace("/embed/", "") as EmbedKind;
  }

  get look(): EmbedLook {
    return readLook((name) => this.parameter(name));
  }

  /** The reference that was asked for. */
  get reference(): string | undefined {
    return this.parameter("reference");
  }

  /** The day that was asked for; undefined where it is to be today. */
  get date(): string | undefined {
    const date = this.parameter("date");
    return date !== undefined && isLectionaryDate(date) ? date : undefined;
  }
}
