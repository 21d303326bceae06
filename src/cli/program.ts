import { COMMIT, VERSION } from "../version.ts";
import type { Command } from "./command.ts";
import { jsonOption, printJson } from "./output.ts";

/** `ambo version` */
export const version: Command = {
  name: "version",
  usage: "",
  service: "none",
  settings: [],
  examples: ["ambo version"],
  options: { json: jsonOption("{ version, commit }") },
  async run({ options, print }) {
    if (options.json) {
      printJson({ print }, { version: VERSION, commit: COMMIT ?? null });
      return 0;
    }
    print(COMMIT === undefined ? `ambo ${VERSION}` : `ambo ${VERSION} (commit ${COMMIT})`);
    return 0;
  },
};
