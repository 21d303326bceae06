const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => REFERENCES[character]!);
}

/** Formats the start tag of an element; attributes that are undefined are left out. */
export function startTag(name: string, attributes: Readonly<Record<string, string | number | undefined>> = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<${name}${written.join("")}>`;
}

/** Formats an element with a text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
