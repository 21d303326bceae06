/** The table of settings in the README is that of the program. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SETTINGS, type Setting, secretFileOf, variableOf } from "../../src/config/mod.ts";

test("README.md lists every setting with its variable, default and meaning", () => {
  const readme = readFileSync("README.md", "utf8");
  const rows = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
    const variables = setting.secret
      ? `\`${variableOf(name)}\`, \`${variableOf(secretFileOf(name))}\``
      : `\`${variableOf(name)}\``;
    const reloadable = setting.reloadable ? "yes" : "";
    const fallback = setting.default === "" ? "" : `\`${setting.default}\``;
    return `| \`--${name} ${setting.value}\` | ${variables} | ${fallback} | ${setting.help} | ${reloadable} |`;
  });
  const table = readme.slice(readme.indexOf("| flag | variable |")).split("\n\n")[0]!.split("\n");
  assert.deepEqual(table.slice(2), rows);
});
