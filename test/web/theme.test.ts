/** The colours and the serif that TypeScript takes from the base style. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assetSource } from "../../src/web/ui/built_files.ts";
import { GROUND, SYSTEM_SERIF } from "../../src/web/ui/icons.ts";

test("the grounds are those of the light and of the dark theme", () => {
  const [light, dark] = assetSource("base.css").split("@media (prefers-color-scheme: dark)");
  assert.ok(light!.includes(`--ground: ${GROUND.light};`));
  assert.ok(dark!.includes(`--ground: ${GROUND.dark};`));
  assert.notEqual(GROUND.light, GROUND.dark);
});

test("the serif is a list of families on one line, the generic one last", () => {
  assert.match(SYSTEM_SERIF, /^"[^\n]+, serif$/);
});

test("what browsers get of a style or script has no comment and no indent", () => {
  for (const name of ["base.css", "selection.js", "worker.js", "embed.js"]) {
    assert.doesNotMatch(assetSource(name), /^\s|\/\*|^\/\//m, name);
  }
});
