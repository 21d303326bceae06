import { VERSION } from "../version.ts";
import type { Command } from "./command.ts";

/** `ambo version` */
export const version: Command = {
  name: "version",
  usage: "",
  summary: "prints the version",
  settings: [],
  async run({ print }) {
    print(`ambo ${VERSION}`);
    return 0;
  },
};
