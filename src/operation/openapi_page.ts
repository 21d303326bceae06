import { areSameFacts, type InterfaceFacts, openApiDocument } from "../api/openapi/mod.ts";
import {
  type Answer,
  type Compressor,
  entityTag,
  field,
  matches,
  type Request,
} from "../http/mod.ts";

/** `/openapi.json`: made when it is first asked for, and anew when the facts it is made from change. */
export class OpenApiPage {
  readonly #facts: () => InterfaceFacts;
  readonly #compressor: Compressor;
  #madeFrom: InterfaceFacts | undefined;
  #body: Buffer = Buffer.alloc(0);
  #tag = "";

  constructor(facts: () => InterfaceFacts, compressor: Compressor) {
    this.#facts = facts;
    this.#compressor = compressor;
  }

  answer(request: Request): Answer {
    const facts = this.#facts();
    if (this.#madeFrom === undefined || !areSameFacts(facts, this.#madeFrom)) {
      this.#body = Buffer.from(JSON.stringify(openApiDocument(facts), null, 2));
      this.#tag = entityTag(this.#body);
      this.#madeFrom = facts;
    }
    const headers = ["Access-Control-Allow-Origin", "*", "Cache-Control", "no-cache"];
    const isCovered = this.#compressor.covers(this.#body.length);
    if (isCovered) headers.push("Vary", "Accept-Encoding");
    const accepted = isCovered ? field(request, "accept-encoding") : undefined;
    const coded = this.#compressor.code(this.#body, { tag: this.#tag, accepted });
    const { body, tag } = coded ?? { body: this.#body, tag: this.#tag };
    headers.push("ETag", tag);
    if (matches(field(request, "if-none-match"), tag)) return { status: 304, headers, body: "" };
    if (coded !== undefined) headers.push("Content-Encoding", coded.coding);
    headers.push("Content-Type", "application/json; charset=utf-8");
    headers.push("Content-Length", String(body.length));
    return { status: 200, headers, body };
  }
}
