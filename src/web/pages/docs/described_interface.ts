import {
  type ApiDescription,
  areSameFacts,
  describeApi,
  type InterfaceFacts,
} from "../../../api/description/mod.ts";

/** The current description of the API, made again when the facts it is made from have changed. */
export class KeptDescription {
  readonly #facts: () => InterfaceFacts;
  #last: { readonly facts: InterfaceFacts; readonly description: ApiDescription } | undefined;

  constructor(facts: () => InterfaceFacts) {
    this.#facts = facts;
  }

  get current(): ApiDescription {
    const facts = this.#facts();
    if (this.#last === undefined || !areSameFacts(facts, this.#last.facts)) {
      this.#last = { facts, description: describeApi(facts) };
    }
    return this.#last.description;
  }
}
