import { type Content, type Html, html } from "../../ui/html.ts";

/** Renders code or data, to which the script of the page adds a button that copies it. */
export function codeBlock(text: string, { id, lang }: { readonly id?: string; readonly lang?: string } = {}): Html {
  const attributes: Content = [id !== undefined && html` id="${id}"`, lang !== undefined && html` lang="${lang}"`];
  return html`<div class="block"><pre${attributes}>${text}</pre></div>`;
}

/** A section of two columns: text, and code beside it where the screen is wide. */
export function split(text: Content, code: Content): Html {
  return html`<div class="split">
<div>
${text}
</div>
<div class="code">
${code}
</div>
</div>`;
}
