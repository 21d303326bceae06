import { type InterfaceFacts, openApiDocument } from "../api/mod.ts";
import { type Answer, entityTag, field, matches, type Request } from "../http/mod.ts";

/** `/openapi.json`: made when it is first asked for, and anew when the translations change. */
export class OpenApiPage {
  readonly #facts: () => InterfaceFacts;
  #library: unknown;
  #body: Buffer = Buffer.alloc(0);
  #tag = "";

  constructor(facts: () => InterfaceFacts) {
    this.#facts = facts;
  }

  answer(request: Request): Answer {
    const facts = this.#facts();
    if (facts.library !== this.#library) {
      this.#library = facts.library;
      this.#body = Buffer.from(JSON.stringify(openApiDocument(facts), null, 2));
      this.#tag = entityTag(this.#body);
    }
    const headers = [
      "Access-Control-Allow-Origin",
      "*",
      "ETag",
      this.#tag,
      "Cache-Control",
      "no-cache",
    ];
    if (matches(field(request, "if-none-match"), this.#tag)) {
      return { status: 304, headers, body: "" };
    }
    headers.push("Content-Type", "application/json; charset=utf-8");
    headers.push("Content-Length", String(this.#body.length));
    return { status: 200, headers, body: this.#body };
  }
}
