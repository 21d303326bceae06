import { areSameFacts, type InterfaceFacts, openApiDocument } from "../api/openapi/mod.ts";
import {
  type Answer,
  type Compressor,
  deliver,
  entityTag,
  field,
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
    headers.push("Content-Type", "application/json; charset=utf-8");
    const asked = {
      "accept-encoding": field(request, "accept-encoding"),
      "if-none-match": field(request, "if-none-match"),
    };
    const answer = { status: 200, headers, body: this.#body };
    return deliver(answer, { asked, compressor: this.#compressor, isKept: true, tag: this.#tag });
  }
}
