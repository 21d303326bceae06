/** Commands that show no number, date or list make no formatter: each costs a start some milliseconds. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { PROGRAM } from "../support/process.ts";

/** Runs before the program, and reports the constructors of `Intl` that it calls. */
const PRELOAD = `
const made = [];
for (const name of Object.getOwnPropertyNames(Intl)) {
  const Original = Intl[name];
  if (typeof Original !== "function" || Original.prototype === undefined) continue;
  Intl[name] = new Proxy(Original, {
    construct: (target, args) => (made.push(name), Reflect.construct(target, args)),
    apply: (target, self, args) => (made.push(name), Reflect.apply(target, self, args)),
  });
}
process.on("exit", () => process.stderr.write("Intl: " + made.join(" ") + "\\n"));
`;

const cases: readonly (readonly [line: string, made: RegExp])[] = [
  ["version", /^Intl: $/m],
  ["help", /^Intl: $/m],
  ["help --lang sl", /^Intl: $/m],
  ["help settings", /^Intl: $/m],
  // Shows that the preload sees a formatter: a zone that is not the default is checked.
  ["version --lang en", /^Intl: DateTimeFormat$/m],
];
for (const [line, made] of cases) {
  const variables = line === "version --lang en" ? { AMBO_TIMEZONE: "Europe/Berlin" } : {};
  test(`\`ambo ${line}\` with ${JSON.stringify(variables)}`, () => {
    const preload = `data:text/javascript,${encodeURIComponent(PRELOAD)}`;
    const flags = ["--import", preload, ...PROGRAM];
    const { status, stderr } = spawnSync(process.execPath, [...flags, ...line.split(" ")], {
      env: { PATH: process.env.PATH, ...variables },
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);
    assert.match(stderr, made);
  });
}
