/**
 * The `@example`s of doc comments, run as they stand.
 *
 * What the file exports is in scope, other rooms are imported as in the file itself, and a comment behind a statement is
 * the value that it must have.
 */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { runnable } from "./support/process.ts";

interface Example {
  /** The file, and the line of the `@example`. */
  readonly place: string;
  readonly file: string;
  readonly code: string;
}

const folder = mkdtempSync(join(tmpdir(), "ambo-examples-"));
after(() => rmSync(folder, { recursive: true }));

const examples = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .sort()
  .flatMap((file) => examplesOf(join("src", file)));

function examplesOf(file: string): Example[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/^ *\* @example\n((?: *\*(?: .*)?\n)+?)(?= *\*\/| *\* @)/gm)].map(
    ({ index, 1: comment = "" }) => ({
      place: `${file}:${source.slice(0, index).split("\n").length}`,
      file,
      code: comment.replace(/^ *\* ?/gm, ""),
    }),
  );
}

/** Returns a module that runs an example: its imports by absolute addresses, its comments as assertions. */
function moduleOf({ file, code }: Example): string {
  const lines = code.split("\n").map((line) => {
    const imported = /^(import .* from )"(\.[^"]+)";$/.exec(line);
    if (imported !== null) return `${imported[1]}"${urlOf(join(dirname(file), imported[2]!))}";`;
    const [, expression, value] = /^(.*\S);? \/\/ (.+)$/.exec(line) ?? [];
    if (expression === undefined) return line;
    return `assert.deepEqual(${expression.replace(/;$/, "")}, ${value});`;
  });
  const imports = lines.filter((line) => line.startsWith("import "));
  const body = lines.filter((line) => !line.startsWith("import "));
  return [
    'import assert from "node:assert/strict";',
    `import * as own from "${urlOf(file)}";`,
    ...imports,
    `const { ${exportsOf(file).join(", ")} } = own;`,
    ...body,
  ].join("\n");
}

function exportsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const declared = /^export (?:async )?(?:function\*?|class|const) (\w+)/gm;
  return [...source.matchAll(declared)].map(([, name]) => name!);
}

/** Returns the address of a source as the tests run it: what is loaded otherwise would be another module. */
const urlOf = (source: string): string => pathToFileURL(runnable(source).at(-1)!).href;

test("examples are found, and each says what comes of it", () => {
  assert.ok(examples.length > 0);
  for (const { place, code } of examples) assert.match(code, /; \/\/ /, place);
});

for (const [index, example] of examples.entries()) {
  test(`the example at ${example.place} runs`, async () => {
    const file = join(folder, `example_${index}.mjs`);
    writeFileSync(file, moduleOf(example));
    await import(pathToFileURL(file).href);
  });
}
