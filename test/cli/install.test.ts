import assert from "node:assert/strict";
import { readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readSettingsFrom } from "../../src/config/mod.ts";
import { ambo } from "../support/command.ts";
import { scratchFolder } from "../support/scratch.ts";

/** The program that the tests install: any file will do, as long as its name says that it is the single one. */
const FILE = "test/fixtures/service/ambo.mjs";

/** Runs `ambo LINE --root ROOT` as a program that is run by some Node. */
function run(line: string, { root = scratchFolder(), node = "/usr/bin/node", file = FILE } = {}) {
  return ambo([...line.split(" "), "--root", root], { program: { pid: 1, node, file } });
}

test("`ambo install --systemd --root` fills the folder, and uninstall empties it but for the settings", async () => {
  const root = scratchFolder();
  assert.equal((await run("install --systemd", { root })).code, 0);
  const unit = readFileSync(join(root, "etc/systemd/system/ambo.service"), "utf8");
  assert.match(unit, /^ExecStart=\/usr\/bin\/node \/usr\/local\/lib\/ambo\/ambo\.mjs serve /m);
  assert.equal((await run("uninstall --systemd", { root })).code, 0);
  assert.deepEqual(
    readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(conf|service|mjs)$|bin\//.test(name),
    ),
    ["etc/ambo/ambo.conf"],
  );
});

test("the settings file that it writes can be read, and sets nothing but the two folders", async () => {
  const root = scratchFolder();
  await run("install --systemd", { root });
  const file = join(root, "etc/ambo/ambo.conf");
  const { sources, settings } = readSettingsFrom({ settings: file }, {});
  const given = [...sources].filter(([, source]) => source.startsWith(file)).map(([name]) => name);
  assert.deepEqual(given, ["corpus", "keys"]);
  assert.equal(settings.corpus, "/var/lib/ambo/corpus");
});

test("each of its other lines can be used as it stands", async () => {
  const root = scratchFolder();
  await run("install --systemd", { root });
  const text = readFileSync(join(root, "etc/ambo/ambo.conf"), "utf8");
  const lines = [...text.matchAll(/^#([a-z-]+) = (.*)$/gm)];
  assert.ok(lines.length > 20);
  const defaults = readSettingsFrom({}, {}).settings;
  for (const [, name = "", value = ""] of lines) {
    const { settings } = readSettingsFrom({ [name]: value }, {});
    assert.deepEqual(settings, defaults, name);
  }
});

test("`--print` shows every file and command, and changes nothing", async () => {
  const root = scratchFolder();
  const { code, stdout } = await run("install --systemd --print", { root });
  assert.equal(code, 0);
  assert.deepEqual(readdirSync(root), []);
  for (const part of [
    "/etc/systemd/system/ambo.service (mode 644)",
    "ProtectSystem=strict",
    "u ambo - ",
    "/etc/ambo/ambo.conf (mode 640, unless it is there already)",
    "runuser -u ambo",
    `copy of ${realpathSync(FILE)}`,
    "systemctl daemon-reload",
  ]) {
    assert.ok(stdout.includes(part), part);
  }
});

const refused: [name: string, line: string, program: object, code: number, message: RegExp][] = [
  ["install without --systemd", "install", {}, 2, /wants --systemd/],
  ["uninstall without --systemd", "uninstall", {}, 2, /wants --systemd/],
  [
    "a program that runs from its sources",
    "install --systemd",
    { file: "src/main.ts" },
    1,
    /Cannot install src\/main\.ts: .* makes one file/,
  ],
  ...["/home/ana/.local/bin/node", "/root/node/bin/node"].map(
    (node): [string, string, object, number, RegExp] => [
      `a program run by ${node}, which a service cannot start`,
      "install --systemd",
      { node },
      1,
      /sees nothing in that folder/,
    ],
  ),
  [
    "a program run by a Node whose path a unit cannot name",
    "install --systemd",
    { node: "/opt/my node/bin/node" },
    1,
    /cannot name such a path/,
  ],
];
for (const [name, line, program, code, message] of refused) {
  test(`refused: ${name}`, async () => {
    const root = scratchFolder();
    const outcome = await run(line, { root, ...program });
    assert.equal(outcome.code, code);
    assert.match(outcome.stderr, message);
    assert.deepEqual(readdirSync(root), []);
  });
}

test("the installed single file installs itself again by the link under which it is called", async () => {
  const root = scratchFolder();
  await run("install --systemd", { root });
  const link = join(root, "called");
  symlinkSync(join(root, "usr/local/lib/ambo/ambo.mjs"), link);
  const { code, stdout } = await run("install --systemd", { root, file: link });
  assert.equal(code, 0);
  assert.match(stdout, /kept \/usr\/local\/lib\/ambo\/ambo\.mjs: it is the program that runs/);
});
