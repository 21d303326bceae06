import { COMMIT, VERSION } from "../version.ts";
import type { Command } from "./command.ts";

/** `ambo version` */
export const version: Command = {
  name: "version",
  usage: "",
  summary: "prints the version and the commit",
  takesOperands: false,
  settings: [],
  examples: ["ambo version"],
  async run({ print }) {
    print(COMMIT === undefined ? `ambo ${VERSION}` : `ambo ${VERSION} (commit ${COMMIT})`);
    return 0;
  },
};
