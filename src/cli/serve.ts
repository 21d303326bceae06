import { DayClock } from "../base/clock.ts";
import { createLog } from "../base/log.ts";
import { SETTINGS, type SettingName } from "../config/mod.ts";
import { RunningService, ServedTranslations } from "../server/mod.ts";
import type { Command } from "./command.ts";
import { mayBeAbsent } from "./corpus_folder.ts";

/** `ambo serve` */
export const serve: Command = {
  name: "serve",
  usage: "[--SETTING VALUE …]",
  summary: "serves the API and the pages",
  takesOperands: false,
  settings: Object.keys(SETTINGS) as SettingName[],
  examples: ["ambo serve --port 8080 --daily-limit 500"],
  async run(context) {
    const { report } = context;
    const live = { settings: context.settings };
    const clock = new DayClock(live.settings.timezone);
    const log = createLog(report, {
      form: () => ({ format: live.settings["log-format"], level: live.settings["log-level"] }),
      now: clock.now,
    });
    const translations = new ServedTranslations(context.settings.corpus, {
      optional: mayBeAbsent(context),
    });
    const library = translations.open(log);
    const parts = { context, live, clock, log, translations, library };
    await (await RunningService.open(parts)).run();
    return 0;
  },
};
