import { type Html, html } from "./html.ts";

/** A page beside this one. */
export interface Neighbour {
  readonly path: string;
  /** Its place, such as "Previous week"; absent where the name says it. */
  readonly place?: string;
  readonly name: string;
}

/** Renders the links to the pages before and after this one, where there are such. */
export function pager(
  label: string,
  { previous, next }: { previous: Neighbour | undefined; next: Neighbour | undefined },
): Html {
  return html`<nav class="pager" aria-label="${label}">${previous && link(previous, "prev")}${next && link(next, "next")}</nav>`;
}

function link({ path, place, name }: Neighbour, rel: "prev" | "next"): Html {
  return html`<a href="${path}" rel="${rel}">${place !== undefined && html`<span>${place}</span> `}<strong>${name}</strong></a>`;
}
