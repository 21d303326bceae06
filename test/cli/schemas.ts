/** JSON schemas of what `--json` prints, by command line. Members may be added, but none of these may go or change. */
const text = { type: "string" };
const number = { type: "integer", minimum: 0 };
const flag = { type: "boolean" };
const orNull = (type: string) => ({ type: [type, "null"] });

/** An object with all of these members, and room for more. */
function object(properties: Record<string, object>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required };
}
const list = (items: object) => ({ type: "array", items });

const time = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$" };
const date = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\d$" };
const translation = object({ abbreviation: text, name: text });
const day = {
  name: text,
  season: { enum: ["advent", "christmas", "ordinary", "lent", "triduum", "easter"] },
  rank: { enum: ["solemnity", "sunday", "feast", "memorial", "optional_memorial", "weekday"] },
  color: { enum: ["green", "violet", "white", "red", "rose"] },
  cycle: { enum: ["A", "B", "C"] },
  weekday_cycle: { enum: ["I", "II"] },
  week: number,
};
const readingMembers = { kind: text, title: text, reference: text, text, short: flag };
const reading = object({
  ...readingMembers,
  alternatives: list(object({ ...readingMembers, alternatives: list({}) })),
});
const counts = {
  books: number,
  chapters: number,
  verses: number,
  merged: number,
  lettered: number,
  leftOut: number,
};
const psalms = object({
  order: { enum: ["hebrew", "greek", null] },
  titles: { enum: ["counted", "uncounted", null] },
  odd: list(object({ psalm: number, verses: number, expected: number })),
});
const numbering = {
  psalms: { anyOf: [psalms, { type: "null" }] },
  lectionary: {
    anyOf: [
      object({ readings: number, found: number, lacking: list(object({ book: text, readings: number })) }),
      { type: "null" },
    ],
  },
};
const issues = list(
  object({ line: number, severity: { enum: ["error", "warning"] }, place: orNull("string"), message: text }),
);
const link = object({ name: text, link: text, expires: time });

/** The schemas by the words of the command line that tell its shape. */
export const SCHEMAS: Readonly<Record<string, object>> = {
  config: {
    type: "object",
    additionalProperties: object({ value: orNull("string"), source: text }),
  },
  import: object({
    ...{ code: text, name: text, language: text, copyright: text, format: text, file: text },
    ...counts,
    layout: object({ paragraphs: number, stanzas: number, poetry: number, headings: number }),
    ...numbering,
    dropped: list(object({ kind: text, count: number })),
    warnings: list(object({ file: text, line: orNull("integer"), message: text, times: number })),
    issues,
    service: { enum: ["loaded", "waiting", "other", "none"] },
    isDefault: flag,
  }),
  check: list(
    object({
      ...{ file: text, code: orNull("string"), language: orNull("string") },
      ...counts,
      ...numbering,
      issues,
    }),
  ),
  parse: object({
    reference: text,
    passages: list(object({ book: text, name: text, ranges: text })),
    verses: orNull("integer"),
  }),
  verse: object({ date, day: text, reference: text, translation, text, copyright: text }),
  search: object(
    {
      translation,
      total: number,
      verses: list(object({ reference: text, text, matches: list(list(number)) })),
      passages: list(object({ name: text, reference: text })),
      suggestions: list(object({ query: text, total: number, reason: text, translation: text })),
      copyright: text,
    },
    ["passages", "suggestions"],
  ),
  readings: object({
    date,
    day: object(day),
    translation,
    masses: list(object({ name: text, readings: list(reading) })),
    copyright: text,
  }),
  calendar: list(object({ date, ...day })),
  "user list": list(
    object({
      ...{ name: text, admin: flag, disabled: flag, hasPassword: flag },
      ...{ key: orNull("string"), limit: number, usedToday: number },
    }),
  ),
  "user add": link,
  "user link": link,
  "key issue": object({ name: text, key: { type: "string", pattern: "^ambo_[0-9A-Za-z]{39}$" } }),
  "key revoke": object({ name: text, revoked: flag }),
  "key list": list(object({ name: text, id: text, lastFour: text, issued: time })),
  usage: list(object({ date, requests: orNull("integer") })),
  backup: object({ file: text, bytes: number }),
  restore: object({ file: text, files: number, made: time }),
  "store check": list(
    object({
      ...{ name: text, state: { enum: ["sound", "torn", "damaged"] }, records: number },
      ...{ offset: orNull("integer"), reason: orNull("string") },
    }),
  ),
  "store repair": list(object({ name: text, kept: text, records: number })),
  version: object({ version: text, commit: orNull("string") }),
};
