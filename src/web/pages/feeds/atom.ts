import type { Visitor } from "../../context/visitor.ts";
import { html } from "../../ui/html.ts";
import type { Feed } from "./feed.ts";

/** Characters that XML 1.0 has no way to write; a translation may have any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Writes a feed as Atom (RFC 4287). */
export function atom(context: Visitor, feed: Feed): string {
  const { origin, path, site } = context;
  const { id, title, description, language, pageUrl, search, rights, updated, entries } = feed;
  const document = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${id}</id>
<title>${title}</title>
<subtitle>${description}</subtitle>
<updated>${updated}</updated>
<author><name>${site.name}</name><uri>${origin}/</uri></author>
<link rel="self" type="application/atom+xml" href="${origin}${path}${search}"/>
<link rel="alternate" type="text/html" href="${pageUrl}"/>
${site.image && html`<logo>${origin}${site.image.path}</logo>\n`}${rights && html`<rights>${rights}</rights>\n`}${entries.map(
  (entry) => html`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<link rel="alternate" type="text/html" href="${entry.url}"/>
<published>${entry.published}</published>
<updated>${entry.published}</updated>
<content type="html">${String(entry.content)}</content>
</entry>
`,
)}</feed>
`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${document}`.replace(NOT_XML, "");
}
