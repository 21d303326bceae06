import { posix } from "node:path";

/** A program that can be installed. */
export interface InstallableProgram {
  /** The Node that runs, or the single executable itself. */
  readonly node: string;
  /** The file that holds the program. */
  readonly file: string;
  /** True where that file is the single executable. */
  readonly isExecutable: boolean;
}

/** The paths of an installed service. */
export interface Layout {
  /** The program itself. */
  readonly program: string;
  /** The command for everyone: a link to `program`, or the same path. */
  readonly command: string;
  /** The command for the operator: the same, as the service's user and with its settings. */
  readonly operatorCommand: string;
  /** The beginning of the unit's command line. */
  readonly start: string;
  readonly unit: string;
  readonly user: string;
  readonly settings: string;
  readonly state: string;
}

/** The name of the user, its group, the unit and the folders. */
export const NAME = "ambo";

/** Returns the paths for a program: the executable runs alone, the single file by the Node that runs it now. */
export function layoutOf({
  node,
  isExecutable,
}: Pick<InstallableProgram, "node" | "isExecutable">): Layout {
  const command = `/usr/local/bin/${NAME}`;
  const program = isExecutable ? command : posix.join("/usr/local/lib", NAME, `${NAME}.mjs`);
  return {
    program,
    command,
    operatorCommand: `/usr/local/sbin/${NAME}-admin`,
    start: isExecutable ? program : `${node} ${program}`,
    unit: `/etc/systemd/system/${NAME}.service`,
    user: `/etc/sysusers.d/${NAME}.conf`,
    settings: `/etc/${NAME}/${NAME}.conf`,
    state: `/var/lib/${NAME}`,
  };
}
