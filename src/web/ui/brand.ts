import { html } from "./html.ts";

/** The logo: an open book on a stand, which is what an ambo is. */
export const BRAND_MARK = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path d="M16 9.5C13 7 8.500 6.500 3.500 7v12c5-.5 9.500 0 12.500 2.500C19 19 23.500 18.500 28.500 19V7C23.500 6.500 19 7 16 9.500z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M16 9.500v12M16 21.500V27M10 28h12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>`;
