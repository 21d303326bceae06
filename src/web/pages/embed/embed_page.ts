import { encode, type Response } from "../../../http/mod.ts";
import { siteOf } from "../../site.ts";
import { type Html, html, inlineElement } from "../../ui/html.ts";
import type { EmbedContext } from "./embed_context.ts";
import { FRAME_SCRIPT } from "./embed_script.ts";
import { embedStyle } from "./embed_style.ts";

/** The content of an embed. */
export interface EmbedContent {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Further headers, names and values in turn. */
  readonly headers?: readonly string[];
  /** True where embeds are switched off: the frame that the script made is to vanish. */
  readonly isOff?: boolean;
}

const SCRIPT = inlineElement("script", FRAME_SCRIPT);

/** Makes a page for frames: complete in itself, with a policy that allows its own style and script and nothing else. */
export function embedPage(context: EmbedContext, content: EmbedContent): Response {
  const { title, body, status = 200, headers = [], isOff = false } = content;
  const style = inlineElement("style", embedStyle(context.kind, context.look));
  const document = html`<html lang="${context.language}"${isOff && html` data-off`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${siteOf(context.settings).name}</title>
<meta name="robots" content="noindex">
<base target="_blank">
${style.element}
</head>
<body>
<main aria-label="${title}"><div>
${body}
</div></main>
${SCRIPT.element}
</body>
</html>
`;
  return {
    status,
    headers: [
      "Content-Type",
      "text/html; charset=utf-8",
      "Content-Security-Policy",
      policy(style.source, context.settings["embed-origins"]),
      "X-Content-Type-Options",
      "nosniff",
      "Referrer-Policy",
      "no-referrer",
      ...headers,
    ],
    body: encode(`<!doctype html>\n${document}`),
    compressible: true,
    cacheable: true,
  };
}

/** @param origins The sites that may frame the page; it may frame itself, for the page that shows how it will look. */
function policy(style: string, origins: readonly string[]): string {
  // The star stands for sites of the web alone, and who builds one looks at it as a file first.
  const ancestors = origins[0] === "*" ? "* file:" : ["'self'", ...origins].join(" ");
  return [
    "default-src 'none'",
    `style-src ${style}`,
    `script-src ${SCRIPT.source}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}
