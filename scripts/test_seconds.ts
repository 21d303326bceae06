/**
 * Takes what the test files of the last run took into the table by which the next runs are ordered:
 * `npm test && npm run test:seconds`. Files that did not run keep their line.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { MEASURED, readSeconds, TABLE } from "./test_table.ts";

const seconds = new Map([...readSeconds(TABLE), ...readSeconds(MEASURED)]);
const lines = [...seconds]
  .filter(([, each]) => each >= 1)
  .sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  .map(([file, each]) => `${Math.round(each)} ${file}\n`);
const [head = ""] = /^(?:#.*\n)*/.exec(readFileSync(TABLE, "utf8")) ?? [];
writeFileSync(TABLE, head + lines.join(""));
console.log(
  `${lines.length} files in ${TABLE}, ${Math.round([...seconds.values()].reduce((a, b) => a + b, 0))} s in all`,
);
