import { dirname } from "node:path";
import { type InstallableProgram, type Layout, layoutOf, NAME } from "./install_paths.ts";
import { operatorCommandText, settingsText, unitText, userText } from "./unit.ts";

/** A file to write. */
export interface PlannedFile {
  readonly path: string;
  readonly mode: number;
  /** The text, or the file to copy. */
  readonly content: { readonly text: string } | { readonly copyOf: string };
  /** True where an existing file stays as it is. */
  readonly keep: boolean;
}

/** The steps of an installation, in order. */
export interface InstallPlan {
  readonly layout: Layout;
  readonly files: readonly PlannedFile[];
  /** Symbolic links. */
  readonly links: readonly (readonly [path: string, target: string])[];
  /** Commands of the system, which run after the files are written. */
  readonly commands: readonly (readonly string[])[];
}

/** The steps of an uninstallation, in order. */
export interface UninstallPlan {
  readonly before: readonly (readonly string[])[];
  readonly remove: readonly string[];
  readonly after: readonly (readonly string[])[];
  /** Files and folders that stay: the settings, and the data of the service. */
  readonly kept: readonly string[];
}

/**
 * Plans an installation.
 *
 * @param program The program.
 * @param settings The lines of all settings but the folders, for a machine that has no settings file yet.
 */
export function planInstall(program: InstallableProgram, settings: string): InstallPlan {
  const layout = layoutOf(program);
  const text = (path: string, text: string, mode = 0o644): PlannedFile => ({
    path,
    mode,
    content: { text },
    keep: false,
  });
  return {
    layout,
    files: [
      { path: layout.program, mode: 0o755, content: { copyOf: program.file }, keep: false },
      text(layout.user, userText(layout)),
      {
        path: layout.settings,
        mode: 0o640,
        content: { text: settingsText(layout, settings) },
        keep: true,
      },
      text(layout.operatorCommand, operatorCommandText(layout), 0o755),
      text(layout.unit, unitText(layout)),
    ],
    links: layout.command === layout.program ? [] : [[layout.command, layout.program]],
    commands: [
      ["systemd-sysusers", layout.user],
      [
        ...["install", "-d", "-o", NAME, "-g", NAME, "-m", "0700"],
        ...[layout.state, `${layout.state}/corpus`, `${layout.state}/keys`],
      ],
      ["chgrp", NAME, layout.settings],
      ["systemctl", "daemon-reload"],
    ],
  };
}

/** Plans an uninstallation, whichever of the two programs was installed. */
export function planUninstall(): UninstallPlan {
  const [executable, file] = [true, false].map((isExecutable) =>
    layoutOf({ node: "node", isExecutable }),
  ) as [Layout, Layout];
  return {
    before: [["systemctl", "disable", "--now", `${NAME}.service`]],
    remove: [
      ...[file.command, file.operatorCommand, file.program, dirname(file.program)],
      ...[executable.unit, executable.user],
    ],
    after: [["systemctl", "daemon-reload"]],
    kept: [executable.state, executable.settings, `the user ${NAME}`],
  };
}
