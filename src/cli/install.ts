import { existsSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { SETTINGS, type Setting } from "../config/mod.ts";
import { isExecutable } from "../corpus/builtin/mod.ts";
import type { Program } from "../server/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { applyInstall, applyUninstall } from "./install/apply.ts";
import { type InstallPlan, planInstall, planUninstall } from "./install/plan.ts";

const ROOT = { value: "FOLDER", help: "stands for /: only writes files there, runs nothing" };

/** `ambo install` */
export const install: Command = {
  name: "install",
  usage: "--systemd [--print] [--root FOLDER]",
  summary: "installs or upgrades the program as a service",
  takesOperands: false,
  settings: [],
  examples: ["ambo install --systemd --print"],
  options: {
    systemd: { help: "as a unit of systemd" },
    print: { help: "shows what would be written and run, and changes nothing" },
    root: ROOT,
  },
  async run(context) {
    const root = readRoot("install", context);
    const { print, program } = context;
    const plan = planInstall(installable(program), settingLines());
    if (context.options.print === true) {
      print(show(plan));
      return 0;
    }
    const isUpgrade = existsSync(join(root, plan.layout.unit));
    applyInstall(plan, { root, isBooted: isBooted(), report: print });
    if (root === "/") for (const line of nextSteps(plan, isUpgrade)) print(line);
    return 0;
  },
};

/** `ambo uninstall` */
export const uninstall: Command = {
  name: "uninstall",
  usage: "--systemd [--root FOLDER]",
  summary: "removes the service, keeps its settings and data",
  takesOperands: false,
  settings: [],
  examples: ["ambo uninstall --systemd"],
  options: { systemd: { help: "the unit of systemd" }, root: ROOT },
  async run(context) {
    applyUninstall(planUninstall(), {
      root: readRoot("uninstall", context),
      isBooted: isBooted(),
      report: context.print,
    });
    return 0;
  },
};

function isBooted(): boolean {
  return existsSync("/run/systemd/system");
}

function readRoot(name: string, { options }: CommandContext): string {
  if (options.systemd !== true) {
    throw new UsageError(`\`ambo ${name}\` wants --systemd: no other kind of service is known`);
  }
  return typeof options.root === "string" ? options.root : "/";
}

/** Folders that the unit hides from the service, or replaces. */
const HIDDEN = /^\/(home|root|run\/user|tmp|var\/tmp)\//;

/** @throws {Error} If the program runs from its sources, or by a Node that the service could not start. */
function installable({ node, file }: Program) {
  if (isExecutable()) return { node, file, isExecutable: true };
  const found = realpathSync(file);
  if (!found.endsWith(".mjs")) {
    throw new Error(
      `Cannot install ${file}: it runs from its sources; \`npm run binary\` or \`npm run build\` makes one file`,
    );
  }
  if (HIDDEN.test(node)) {
    throw new Error(
      `Cannot install with the Node of ${node}: a service sees nothing in that folder; install a Node for all users, or use the executable`,
    );
  }
  if (!/^[\w./+@-]+$/.test(node)) {
    throw new Error(`Cannot install with the Node of "${node}": a unit cannot name such a path`);
  }
  return { node, file: found, isExecutable: false };
}

/** Writes every setting with its default, commented out. */
function settingLines(): string {
  return Object.entries<Setting<unknown>>(SETTINGS)
    .filter(([name]) => !GIVEN.has(name))
    .map(([name, setting]) => `# ${setting.help}\n#${name} = ${setting.default}\n`)
    .join("\n");
}

/** Settings that the installation itself writes. */
const GIVEN = new Set(["corpus", "keys", "settings"]);

function show({ files, links, commands }: InstallPlan): string {
  return [
    ...files.map(({ path, mode, content, keep }) => {
      const rest = keep ? ", unless it is there already" : "";
      const head = `### ${path} (mode ${mode.toString(8)}${rest})`;
      return "text" in content
        ? `${head}\n${content.text}`
        : `${head}\ncopy of ${content.copyOf}\n`;
    }),
    ...links.map(([path, target]) => `### ${path}\nlink to ${target}\n`),
    "### then run",
    ...commands.map((command) => command.join(" ")),
  ].join("\n");
}

function nextSteps({ layout }: InstallPlan, isUpgrade: boolean): string[] {
  if (isUpgrade) return ["", "Upgraded. To start the new program:", "  systemctl restart ambo"];
  return [
    "",
    "Installed. To make yourself the first user and start the service:",
    `  ${basename(layout.operatorCommand)} user add NAME --admin`,
    "  systemctl enable --now ambo",
  ];
}
