/** The tables of settings in the documents are those of the program. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SETTING_GROUPS, SETTINGS, type Setting, secretFileOf, variableOf } from "../../src/config/mod.ts";
import { translator } from "../../src/i18n/mod.ts";

/** Writes the rows of a table, a setting each. */
function rowsOf(names: readonly (keyof typeof SETTINGS)[]): string[] {
  return names.map((name) => {
    const setting: Setting<unknown> = SETTINGS[name];
    const variables = [name, ...(setting.secret ? [secretFileOf(name)] : [])]
      .map((name) => `\`${variableOf(name)}\``)
      .join(", ");
    const fallback = setting.default === "" ? "" : `\`${setting.default}\``;
    const reloadable = setting.reloadable ? "yes" : "";
    return `| \`--${name} ${setting.value}\` | ${variables} | ${fallback} | ${translator("en")(`setting.${name}`)} | ${reloadable} |`;
  });
}

test("src/server/README.md lists every setting with its variable, default and meaning, in groups", () => {
  const readme = readFileSync("src/server/README.md", "utf8");
  for (const { name, names } of SETTING_GROUPS) {
    const title = translator("en")(`setting_group.${name}`);
    const [, section = ""] = readme.split(`\n### ${title}\n`);
    const table = section.trim().split("\n\n")[0]!.split("\n");
    assert.deepEqual(table.slice(2), rowsOf(names), title);
  }
});

test("every setting is in one group", () => {
  assert.deepEqual(
    SETTING_GROUPS.flatMap(({ names }) => names),
    Object.keys(SETTINGS),
  );
});
