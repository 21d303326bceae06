/** The tables of settings in the documents are those of the program. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SETTING_GROUPS, SETTINGS, secretFileOf, variableOf } from "../../src/config/mod.ts";
import type { Setting } from "../../src/config/setting.ts";
import { translator } from "../../src/i18n/mod.ts";

/** Writes the lines of a list, a setting each. A star marks those that a reload changes. */
function linesOf(names: readonly (keyof typeof SETTINGS)[]): string[] {
  return names.map((name) => {
    const setting: Setting<unknown> = SETTINGS[name];
    const fallback = setting.default === "" ? "" : ` (\`${setting.default}\`)`;
    const star = setting.reloadable ? "*" : "";
    return `- \`--${name} ${setting.value}\`${star}${fallback}: ${translator("en")(`setting.${name}`)}`;
  });
}

test("src/server/README.md lists every setting with its default and meaning, in groups", () => {
  const readme = readFileSync("src/server/README.md", "utf8");
  for (const { name, names } of SETTING_GROUPS) {
    const title = translator("en")(`setting_group.${name}`);
    const [, section = ""] = readme.split(`\n### ${title}\n`);
    assert.deepEqual(section.trim().split("\n\n")[0]!.split("\n"), linesOf(names), title);
  }
});

test("src/server/README.md says how the variable of a setting is named, and which settings are secrets", () => {
  const readme = readFileSync("src/server/README.md", "utf8");
  assert.ok(readme.includes(`\`--max-verses\` is \`${variableOf("max-verses")}\``));
  const secrets = Object.entries<Setting<unknown>>(SETTINGS).flatMap(([name, { secret }]) => (secret ? [name] : []));
  for (const name of secrets) assert.ok(readme.includes(`\`${variableOf(secretFileOf(name))}\``), name);
});

test("every setting is in one group", () => {
  assert.deepEqual(
    SETTING_GROUPS.flatMap(({ names }) => names),
    Object.keys(SETTINGS),
  );
});
