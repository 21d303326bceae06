/** The offline guides name only commands, options, settings and files that are there, and say the same in both languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DOCUMENTS, PARTS_LIST, UNIT } from "../../scripts/packaging/release_files.ts";
import { allCommands, type Command } from "../../src/cli/mod.ts";
import { SETTINGS } from "../../src/config/mod.ts";

const guides = ["scripts/release/guide.en.md", "scripts/release/vodnik.sl.md"].map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));
const commands = new Map<string, Command>((await allCommands()).map((command) => [command.name, command]));

const blocks = (text: string) => [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)];
/** Every `ambo …` of a guide: lines of the boxes, and inline code. */
const commandLines = (text: string) =>
  [
    ...blocks(text).flatMap(([, , code]) => code!.split("\n")),
    ...[...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
  ].filter((line) => /^(\.\/ambo|ambo|node ambo\.mjs) /.test(line));

for (const { file, text } of guides) {
  test(`${file} names commands that there are, with options that they have`, () => {
    const lines = commandLines(text);
    assert.ok(lines.length > 15);
    for (const line of lines) {
      const words = line.replace(/^node ambo\.mjs /, "ambo ").split(/\s+/);
      const command = commands.get(words[1]!);
      assert.ok(command, `there is no command "${words[1]}": ${line}`);
      for (const word of words.filter((word) => word.startsWith("--"))) {
        const flag = word.slice(2);
        const known = flag in (command.options ?? {}) || command.settings.some((s) => s === flag);
        assert.ok(known, `\`ambo ${command.name}\` has no ${word}: ${line}`);
      }
    }
  });

  test(`${file} names settings that there are`, () => {
    const lines = blocks(text)
      .filter(([, language]) => language === "")
      .flatMap(([, , code]) => code!.trim().split("\n"));
    assert.ok(lines.length >= 4);
    for (const line of lines) {
      const name = /^([a-z-]+) = \S/.exec(line)?.[1] ?? line;
      assert.ok(name in SETTINGS, `there is no setting ${name}`);
    }
  });

  test(`${file} names files that the release has`, () => {
    const table = text.slice(text.indexOf("|---|"), text.indexOf("\n\n", text.indexOf("|---|")));
    const named = [...table.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
    const built = ["ambo", "ambo.mjs", UNIT, PARTS_LIST, "SHA256SUMS", "licences"];
    const there = new Set([...Object.keys(DOCUMENTS), ...built]);
    assert.ok(named.length >= 8);
    for (const name of named) {
      assert.ok(there.has(name) || /^ambo[-_](VERSION|RAZLIČICA)/.test(name), name);
    }
  });
}

test("both guides have the same sections and the same boxes, but for the words to be replaced", () => {
  const [english, slovenian] = guides.map(({ text }) => ({
    boxes: blocks(text).map(([, , code]) => code!.replace(/\p{Lu}[\p{Lu}-]{2,}(?: \p{Lu}+)?/gu, "X")),
    sections: text.match(/^## \d+\./gm),
  }));
  assert.deepEqual(slovenian, english);
});

test("the guides for three machines have the same boxes, and name commands and settings that there are", () => {
  const [english, slovenian] = ["machines.en.md", "racunalniki.sl.md"].map((name) =>
    readFileSync(`scripts/release/${name}`, "utf8"),
  ) as [string, string];
  const boxes = (text: string) => blocks(text).map(([, , code]) => code);
  assert.deepEqual(boxes(slovenian), boxes(english));
  assert.ok(boxes(english).length > 8);
  for (const text of [english, slovenian]) {
    for (const line of commandLines(text)) assert.ok(commands.has(line.split(" ")[1]!), line);
    for (const [, name] of text.matchAll(/^([a-z-]+) = \S/gm)) {
      assert.ok(name!.replace(/-file$/, "") in SETTINGS, name);
    }
  }
});
