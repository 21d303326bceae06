import { characterOf } from "../../base/html_characters.ts";
import type { ProblemValues } from "../../base/problem.ts";

const PREDEFINED = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** `&#381;`, `&#x17d;` or `&amp;`, and a lone `&`. */
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z_][\w.-]*));|&/g;

/** Throws the error of a reference. */
type FailReference = <Code extends "xml_unknown_entity" | "xml_bare_ampersand" | "xml_no_character">(
  code: Code,
  values: ProblemValues<"import", Code>,
) => never;

/**
 * Text with its character references and the five entities of XML resolved. No other entity can be declared, so none
 * can be made to grow.
 *
 * @param fail Called with the error; must throw.
 */
export function resolveReferences(text: string, fail: FailReference): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (written, decimal, hexadecimal, name) => {
    if (name !== undefined) {
      return PREDEFINED.get(name) ?? fail("xml_unknown_entity", { entity: written });
    }
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    if (Number.isNaN(code)) return fail("xml_bare_ampersand", {});
    return isCharacter(code) ? characterOf(code) : fail("xml_no_character", { written });
  });
}

/** Checks whether a code point is a character of XML 1.0 (production Char). */
function isCharacter(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}
