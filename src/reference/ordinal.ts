/** The beginnings of the Slovenian ordinals up to the twentieth and of the tens. */
const STEMS: ReadonlyMap<string, number> = new Map([
  ...(
    "prv drug tretj cetrt pet sest sedm osm devet deset enajst dvanajst trinajst stirinajst " +
    "petnajst sestnajst sedemnajst osemnajst devetnajst dvajset"
  )
    .split(" ")
    .map((stem, index) => [stem, index + 1] as const),
  ..."trideset stirideset petdeset sestdeset sedemdeset osemdeset devetdeset stot"
    .split(" ")
    .map((stem, index) => [stem, (index + 3) * 10] as const),
]);

/** The units before `in` in a number such as `enaindvajseti`, the twenty-first. */
const UNITS: ReadonlyMap<string, number> = new Map(
  "ena dva tri stiri pet sest sedem osem devet".split(" ").map((unit, index) => [unit, index + 1]),
);

/** The endings of a Slovenian ordinal, longest first. */
const ENDING = /(?:emu|ega|imi|em|ih|im|a|e|i|o)$/;

/**
 * The value of a folded Slovenian ordinal in any case, such as `osmega` or `enaindvajsetem`; undefined for other
 * words.
 */
export function ordinalValue(word: string): number | undefined {
  const stem = word.replace(ENDING, "");
  if (stem === word) return undefined;
  const value = STEMS.get(stem);
  if (value !== undefined) return value;
  const [, unit = "", ten = ""] = /^(.+?)in(.+)$/.exec(stem) ?? [];
  const [first, rest] = [UNITS.get(unit), STEMS.get(ten)];
  return first === undefined || rest === undefined || rest < 20 ? undefined : rest + first;
}
