/**
 * The named characters of HTML 4 that occur in texts: the Latin-1 letters from U+00A0 on, in order, and others with
 * their code points.
 *
 * Source: HTML 4.01, section 24, character entity references.
 */
const LATIN_1 = `
  nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
  acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde
  Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
  Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde
  auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
  ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const OTHERS = `
  amp=38 lt=60 gt=62 quot=34 apos=39 OElig=338 oelig=339 Scaron=352 scaron=353 Yuml=376 ensp=8194
  emsp=8195 thinsp=8201 ndash=8211 mdash=8212 lsquo=8216 rsquo=8217 sbquo=8218 ldquo=8220 rdquo=8221
  bdquo=8222 dagger=8224 Dagger=8225 bull=8226 hellip=8230 lsaquo=8249 rsaquo=8250`;

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** The character of each name. */
const HTML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...words(LATIN_1).map((name, index): [string, string] => [name, String.fromCodePoint(160 + index)]),
  ...words(OTHERS).map((pair): [string, string] => {
    const [name = "", code] = pair.split("=");
    return [name, String.fromCodePoint(Number(code))];
  }),
]);

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g;

/** Character references and the named characters of HTML; what is neither stays as it is. */
export function resolveEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (written, decimal, hexadecimal, name) => {
    if (name !== undefined) return HTML_ENTITIES.get(name) ?? written;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
