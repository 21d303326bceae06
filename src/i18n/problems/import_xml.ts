import { formatCount, noun } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const CHARACTERS = noun({ one: "znak", two: "znaka", few: "znake", other: "znakov" });

const PARTS = {
  processing_instruction: { sl: "navodilo za obdelavo", en: "a processing instruction" },
  comment: { sl: "komentar", en: "a comment" },
  cdata: { sl: "odsek CDATA", en: "a CDATA section" },
  document_type: { sl: "deklaracija vrste dokumenta", en: "a document type" },
} as const;

/** Writes the fault of a document. */
function xml<Values = object>(sl: (values: Values) => string, en: (values: Values) => string) {
  return {
    sl: (values: Values) => `XML ni mogoče prebrati: ${sl(values)}`,
    en: (values: Values) => `Cannot read XML: ${en(values)}`,
  };
}

function fault(sl: string, en: string) {
  return xml(
    () => sl,
    () => en,
  );
}

/** The reasons for which a document is not well formed. */
export const xmlSentences = {
  xml_cut_off: xml<{ open: string }>(
    ({ open }) => `datoteka se konča znotraj <${open}>, torej ni cela`,
    ({ open }) => `the file ends within <${open}>, it is cut off`,
  ),
  xml_no_element: fault("v datoteki ni nobenega elementa", "there is no element"),
  xml_text_outside: fault("zunaj korenskega elementa je besedilo", "there is text outside of the root element"),
  xml_bare_less_than: fault("znak < mora biti zapisan kot &lt;", "a < must be written &lt;"),
  xml_bare_ampersand: fault("znak & mora biti zapisan kot &amp;", "an & must be written &amp;"),
  xml_long_name: xml<{ length: number }>(
    ({ length }) => `neko ime ima ${formatCount("sl", length, CHARACTERS)}`,
    ({ length }) => `a name is ${length} characters long`,
  ),
  xml_two_roots: fault("korenska elementa sta dva", "there are two root elements"),
  xml_too_deep: xml<{ max: number }>(
    ({ max }) => `elementi so vgnezdeni več kot ${max} ravni globoko`,
    ({ max }) => `elements lie more than ${max} deep`,
  ),
  xml_malformed_tag: xml<{ name: string }>(
    ({ name }) => `oznaka <${name}> je napačno zapisana`,
    ({ name }) => `the tag <${name}> is malformed`,
  ),
  xml_attribute_twice: xml<{ element: string; name: string }>(
    ({ element, name }) => `<${element}> ima ${name} dvakrat`,
    ({ element, name }) => `<${element}> has ${name} twice`,
  ),
  xml_too_many_attributes: xml<{ element: string; max: number }>(
    ({ element, max }) => `<${element}> ima več kot ${max} atributov`,
    ({ element, max }) => `<${element}> has more than ${max} attributes`,
  ),
  xml_long_attribute: xml<{ name: string; length: number }>(
    ({ name, length }) => `atribut ${name} ima ${formatCount("sl", length, CHARACTERS)}`,
    ({ name, length }) => `the attribute ${name} is ${length} characters long`,
  ),
  xml_malformed_end_tag: fault("končna oznaka je napačno zapisana", "an end tag is malformed"),
  xml_wrong_end_tag: xml<{ name: string; open: string | undefined }>(
    ({ name, open }) => (open === undefined ? `</${name}> ne konča ničesar` : `</${name}> konča <${open}>`),
    ({ name, open }) => `</${name}> ends <${open ?? "nothing"}>`,
  ),
  xml_malformed_declaration: fault("neka deklaracija je napačno zapisana", "a declaration is malformed"),
  xml_declarations: fault(
    "vrsta dokumenta z lastnimi deklaracijami (entitetami) ni dovoljena",
    "a document type with declarations of its own (entities) is refused",
  ),
  xml_unfinished: xml<{ part: keyof typeof PARTS }>(
    ({ part }) => `${PARTS[part].sl} se ne konča, datoteka ni cela`,
    ({ part }) => `${PARTS[part].en} does not end, the file is cut off`,
  ),
  xml_unknown_entity: xml<{ entity: string }>(
    ({ entity }) => `entiteta ${entity} ni znana, novih ni mogoče uvesti`,
    ({ entity }) => `the entity ${entity} is unknown, and none may be declared`,
  ),
  xml_no_character: xml<{ written: string }>(
    ({ written }) => `${written} ni znak`,
    ({ written }) => `${written} is no character`,
  ),
} satisfies Partial<Sentences<"import">>;
