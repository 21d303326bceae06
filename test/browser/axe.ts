import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import type { Page } from "playwright-core";

/** Code for the browser, where the types of the project do not reach. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Also rules beyond WCAG 2.2 AA: AAA contrast, target size, best practices. */
export const ALL_RULES =
  "rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))";
export const CONTRAST = `runOnly: ["color-contrast-enhanced"]`;

/** Returns what axe finds on a page, by all rules unless told otherwise. */
export async function axeFindings(page: Page, options = ALL_RULES): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<Result[]>(
    `axe.run({ resultTypes: ["violations"], ${options} }).then((found) => found.violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
}
