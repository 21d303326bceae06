import assert from "node:assert/strict";
import { readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install, uninstall } from "../../src/cli/install.ts";
import { type CommandContext, UsageError } from "../../src/cli/mod.ts";
import { readSettingsFrom } from "../../src/config/mod.ts";
import { scratchFolder } from "../support/scratch.ts";

const scratch = scratchFolder();

/** The program that the tests install: any file will do, as long as its name says that it is the single one. */
const FILE = "test/fixtures/service/ambo.mjs";

function contextOf(
  options: CommandContext["options"],
  more: Partial<CommandContext> = {},
): { context: CommandContext; printed: () => string } {
  const lines: string[] = [];
  const read = readSettingsFrom({}, {});
  const nothing = () => {};
  const context: CommandContext = {
    ...read,
    readSettings: () => read,
    environment: {},
    program: { pid: 1, node: "/usr/bin/node", file: FILE },
    options,
    operands: [],
    print: (line) => lines.push(line),
    report: nothing,
    draw: nothing,
    terminalWidth: 0,
    onSignal: nothing,
    ...more,
  };
  return { context, printed: () => lines.join("\n") };
}

test("`ambo install --systemd --root` fills the folder, and uninstall empties it but for the settings", async () => {
  const root = scratchFolder();
  const { context } = contextOf({ systemd: true, root });
  assert.equal(await install.run(context), 0);
  const unit = readFileSync(join(root, "etc/systemd/system/ambo.service"), "utf8");
  assert.match(unit, /^ExecStart=\/usr\/bin\/node \/usr\/local\/lib\/ambo\/ambo\.mjs serve /m);
  assert.equal(await uninstall.run(context), 0);
  assert.deepEqual(
    readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(conf|service|mjs)$|bin\//.test(name),
    ),
    ["etc/ambo/ambo.conf"],
  );
});

test("the settings file that it writes can be read, and sets nothing but the two folders", async () => {
  const root = scratchFolder();
  await install.run(contextOf({ systemd: true, root }).context);
  const file = join(root, "etc/ambo/ambo.conf");
  const { sources, settings } = readSettingsFrom({ settings: file }, {});
  const given = [...sources].filter(([, source]) => source.startsWith(file)).map(([name]) => name);
  assert.deepEqual(given, ["corpus", "keys"]);
  assert.equal(settings.corpus, "/var/lib/ambo/corpus");
});

test("each of its other lines can be taken up as it stands", async () => {
  const root = scratchFolder();
  await install.run(contextOf({ systemd: true, root }).context);
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
  const { context, printed } = contextOf({ systemd: true, print: true, root });
  assert.equal(await install.run(context), 0);
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
    assert.ok(printed().includes(part), part);
  }
});

test("without --systemd both refuse", async () => {
  for (const command of [install, uninstall]) {
    await assert.rejects(command.run(contextOf({}).context), UsageError);
  }
});

test("a program that runs from its sources is not installed", async () => {
  const program = { pid: 1, node: "node", file: "src/main.ts" };
  const { context } = contextOf({ systemd: true, root: scratch }, { program });
  await assert.rejects(install.run(context), /Cannot install src\/main\.ts: .* makes one file/);
});

const unfit: [node: string, message: RegExp][] = [
  ["/home/ana/.local/bin/node", /sees nothing in that folder/],
  ["/root/node/bin/node", /sees nothing in that folder/],
  ["/opt/my node/bin/node", /cannot name such a path/],
];
for (const [node, message] of unfit) {
  test(`a program run by ${node} is not installed, as the service could not start it`, async () => {
    const program = { pid: 1, node, file: FILE };
    const { context } = contextOf({ systemd: true, root: scratch }, { program });
    await assert.rejects(install.run(context), message);
  });
}

test("the installed single file installs itself again by the link under which it is called", async () => {
  const root = scratchFolder();
  await install.run(contextOf({ systemd: true, root }).context);
  const link = join(root, "called");
  symlinkSync(join(root, "usr/local/lib/ambo/ambo.mjs"), link);
  const program = { pid: 1, node: "/usr/bin/node", file: link };
  const { context, printed } = contextOf({ systemd: true, root }, { program });
  assert.equal(await install.run(context), 0);
  assert.match(printed(), /kept \/usr\/local\/lib\/ambo\/ambo\.mjs: it is the program that runs/);
});
