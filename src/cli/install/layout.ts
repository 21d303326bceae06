import { posix } from "node:path";

/** The program that is to be installed. */
export interface Program {
  /** The Node that runs, or the single executable itself. */
  readonly node: string;
  /** The file that holds the program. */
  readonly file: string;
  /** Whether that file is the single executable. */
  readonly isExecutable: boolean;
}

/** Where the parts of an installed service stand. */
export interface Layout {
  /** Where the program itself goes. */
  readonly program: string;
  /** What a person types: a link to `program`, or the same path. */
  readonly command: string;
  /** What the operator types: the same, as the service's user and with its settings. */
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

/** The layout for a program: the executable stands alone, the single file is run by the Node that runs it now. */
export function layoutOf({ node, isExecutable }: Pick<Program, "node" | "isExecutable">): Layout {
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
