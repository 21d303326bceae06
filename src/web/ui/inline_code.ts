import { type Html, html } from "./html.ts";

/** Text in which what stands between backticks is code. */
export function marked(text: string): Html {
  return html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
