import type { SiteContact } from "../../config/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { type Html, html } from "./html.ts";

/** Renders how to reach whoever runs the service; the scheme of a web address is left out. */
export function contactLink({ text, href }: SiteContact): Html {
  return html`<a href="${href}">${text.replace(/^https?:\/\/|\/$/gi, "")}</a>`;
}

/** Renders whom to ask, behind a text that tells visitors to; nothing where no contact is set. */
export function contactHint(context: PageContext): Html | undefined {
  const { contact } = context.site;
  return contact && html` ${context.t("layout.turn_to")} ${contactLink(contact)}`;
}
