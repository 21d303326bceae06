/** The characters that pages name in their source, as far as they stand in references. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nbsp: " ",
    thinsp: " ",
    ensp: " ",
    emsp: " ",
    ndash: "–",
    mdash: "—",
    shy: "\u00ad",
    amp: "&",
    quot: '"',
    laquo: "«",
    raquo: "»",
    hellip: "…",
    ccaron: "č",
    Ccaron: "Č",
    scaron: "š",
    Scaron: "Š",
    zcaron: "ž",
    Zcaron: "Ž",
  }),
);

/**
 * Decodes a reference that was copied out of an address or of a page's source: `Mt%205%2C3-12`, `1+Kor+13,4-8`,
 * `Mt&nbsp;5,3&ndash;12`. An address has no spaces; in other texts `%` and `+` stand for themselves.
 */
export function decodeLeftovers(text: string): string {
  if (!/[%&+]/.test(text)) return text;
  const isAddress = !/\s/.test(text);
  const decoded = isAddress ? decodeAddress(text) : text;
  return decoded.replace(/&(?:#(\d{2,5})|#x([\da-f]{2,4})|(\w{2,6}));/gi, (entity, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name !== undefined) return NAMED.get(name) ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code < 0x20 || code > 0xffff ? entity : String.fromCharCode(code);
  });
}

/** Decodes the escapes of an address, and the `+` beside a word that stands for a space. */
function decodeAddress(text: string): string {
  const spaced = text.replace(/(?<=\p{L}[.,]?)\+|\+(?=\p{L})/gu, " ");
  return spaced.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
