import type { SiteContact } from "../../config/mod.ts";
import { type Html, html } from "./html.ts";

/** Renders how to reach whoever runs the service; the scheme of a web address is left out. */
export function contactLink({ text, href }: SiteContact): Html {
  return html`<a class="contact" href="${href}">${text.replace(/^https?:\/\/|\/$/g, "")}</a>`;
}

/** The logo: an open book on a stand, which is what an ambo is. */
export const BRAND_MARK = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path d="M16 9.5C13 7 8.500 6.500 3.500 7v12c5-.5 9.500 0 12.500 2.500C19 19 23.500 18.500 28.500 19V7C23.500 6.500 19 7 16 9.500z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M16 9.500v12M16 21.500V27M10 28h12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>`;

/** The favicon: the logo on a background of its own, legible on light and dark tabs. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7b2032"/><path d="M16 11c-2.500-2-6-2.500-10-2v9.500c4-.4 7.500 0 10 2 2.500-2 6-2.400 10-2V9c-4-.5-7.500 0-10 2z" fill="#fbf8f2"/><path d="M16 11v14.500M11.500 25.500h9" stroke="#e5c98b" stroke-width="2" stroke-linecap="round" fill="none"/></svg>
`;
