import { DayClock } from "../base/clock.ts";
import { createLog } from "../base/log.ts";
import { Config, SETTINGS, type SettingName } from "../config/mod.ts";
import { RunningService, rememberingLog, ServedTranslations } from "../server/mod.ts";
import type { Command } from "./command.ts";
import { mayBeAbsent } from "./corpus_folder.ts";
import { withPortAdvice } from "./port_advice.ts";

/** Defined where the tables of facts were read when the program was put together. */
declare const AMBO_TABLES_READ: boolean;

/** `ambo serve` */
export const serve: Command = {
  name: "serve",
  usage: "[--SETTING VALUE …]",
  summary: "serve",
  takesOperands: false,
  settings: Object.keys(SETTINGS) as SettingName[],
  examples: ["ambo serve --port 8080 --daily-limit 500"],
  async run(context) {
    if (typeof AMBO_TABLES_READ === "undefined") (await import("./read_tables.ts")).readTables();
    const config = new Config(context.settings);
    const clock = new DayClock(config.current.timezone);
    const { log, warnings } = rememberingLog(createLog(context.report, { config, now: clock.now }), clock.now);
    const translations = new ServedTranslations(config.current.corpus, {
      first: config.current["default-translation"],
      optional: mayBeAbsent(context),
      log,
    });
    const options = { context, config, clock, log, warnings, translations };
    const service = await RunningService.open(options).catch(async (error: unknown) => {
      throw await withPortAdvice(error, config.current);
    });
    await service.run();
    return 0;
  },
};
