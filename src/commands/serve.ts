import { App } from "../app.ts";
import { DayClock } from "../base/clock.ts";
import { createLog } from "../base/log.ts";
import { openServedLibrary } from "../builtin/mod.ts";
import { holdStore } from "../control/mod.ts";
import { listen } from "../http/mod.ts";
import { placeOf } from "../operation/mod.ts";
import { superviseBy } from "../service/mod.ts";
import { SETTINGS, type SettingName } from "../settings/mod.ts";
import { type Command, UsageError } from "./command.ts";
import { welcome } from "./welcome.ts";

/** `ambo serve` */
export const serve: Command = {
  name: "serve",
  usage: "[SETTING …]",
  summary: "serves the interface and the pages",
  settings: Object.keys(SETTINGS) as SettingName[],
  async run({ settings, readSettings, operands, environment, program, print, report, onSignal }) {
    if (operands.length > 0) throw new UsageError(`\`ambo serve\` takes no "${operands[0]}"`);
    const clock = new DayClock(settings.timezone);
    const log = createLog(report, {
      form: () => ({ format: settings["log-format"], level: settings["log-level"] }),
      now: clock.now,
    });
    const { library, faults } = openServedLibrary(settings.corpus, {
      optional: readSettings().sources.get("corpus") === "default",
    });
    for (const fault of faults) log("error", fault.message);
    const supervisor = superviseBy({
      environment,
      pid: program.pid,
      failed: (fault) => log("error", fault),
    });
    if (library.translations().length === 0) {
      throw new Error(
        `No translation in the folder "${settings.corpus}": bring one in with \`ambo import\``,
      );
    }
    let publicUrl: string | null = settings["public-url"] || null;
    const held = await holdStore(settings.keys, {
      clock,
      dailyLimit: settings["daily-limit"],
      publicUrl: () => publicUrl,
      warn: (message) => log("warning", message),
    });
    try {
      const { store } = held;
      const app = new App({ settings, store, library, now: clock.now, log });
      if (library.get(settings["default-translation"]) === undefined) {
        log(
          "warning",
          `The default translation ${settings["default-translation"]} is not there; the verse of the day is taken from ${app.defaultTranslation}`,
        );
      }
      const server = await listen(app.handlers, {
        place: placeOf(settings),
        limits: app.limits,
      });
      publicUrl = settings["public-url"] || server.origin;
      const address = `${server.origin}${settings["base-path"]}`;
      await welcome(store, {
        address,
        publicUrl,
        library,
        report,
      });
      print(`Listening on ${address}`);
      supervisor.ready(`Listening on ${address}, translations: ${library.translations().length}`);
      void app.loadPages();
      await new Promise<void>((resolve) => {
        onSignal((signal) => {
          if (signal === "stop") resolve();
        });
      });
      supervisor.stopping();
      await server.close(settings["drain-deadline"]);
    } finally {
      await held.close();
    }
    return 0;
  },
};
