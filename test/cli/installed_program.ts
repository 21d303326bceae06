/** Runs a command line on a machine whose service has the settings of a file, in a folder: `installed_program.ts FOLDER FILE ARGUMENT…`. */
import { ambo } from "../support/command.ts";

const [folder = "", systemSettings = "", ...args] = process.argv.slice(2);
process.chdir(folder);
void ambo(args, { systemSettings }).then(({ code, stdout, stderr }) => {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
});
