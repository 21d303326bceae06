/** The table of the roles of markup: every kind that it names is known, and no name has two values of one role. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { en } from "../../src/i18n/en.ts";
import { markupRoles } from "../../src/import/markup_roles.ts";

/** The roles whose value is a kind of content that is left out, and those whose value is a kind of heading. */
const KINDS = new Set(["left out", "aside", "note", "paragraph"]);
const HEADINGS = new Set(["heading", "title", "title of"]);
const HEADING_KINDS = new Set("major section subsection psalm_title acrostic reference speaker".split(" "));

describe("the table of the roles of markup", () => {
  for (const { format, role, value, names } of markupRoles()) {
    test(`${format} ${role} ${value}: ${names[0]}`, () => {
      const isKind = KINDS.has(role) || (format === "osis" && role === "division");
      if (isKind) assert.ok(Object.hasOwn(en, `import_dropped.${value}`), value);
      const isHeading = (HEADINGS.has(role) && value !== "") || (format === "thml" && role === "division");
      if (isHeading) assert.ok(HEADING_KINDS.has(value), value);
    });
  }

  test("has each name once for a role of a format", () => {
    const named = markupRoles().flatMap(({ format, role, names }) => names.map((name) => `${format} ${role} ${name}`));
    assert.deepEqual(
      named.filter((name, index) => named.indexOf(name) !== index),
      [],
    );
  });

  test("has each marker of USFM in one role, but for those that say where a note belongs", () => {
    const rows = markupRoles().filter(({ format, role }) => format === "usfm" && role !== "label");
    const markers = rows.flatMap(({ names }) => names);
    assert.equal(new Set(markers).size, markers.length);
  });
});
