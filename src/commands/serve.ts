import { App } from "../app.ts";
import { DayClock } from "../base/clock.ts";
import { createLog, type Log } from "../base/log.ts";
import { holdStore } from "../control/mod.ts";
import { listen } from "../http/mod.ts";
import {
  listenForMetrics,
  mergeSettings,
  type ProcessFigures,
  placeOf,
  ServiceMetrics,
  TlsFiles,
} from "../operation/mod.ts";
import { superviseBy } from "../service/mod.ts";
import { SETTINGS, type SettingName, type Settings } from "../settings/mod.ts";
import { VERSION } from "../version.ts";
import { type Command, UsageError } from "./command.ts";
import { ServedTranslations } from "./served_translations.ts";
import { welcome } from "./welcome.ts";

/** How often the files of the certificate are looked at, in milliseconds. */
const TLS_INTERVAL = 10_000;

const NO_FIGURES: ProcessFigures = { residentBytes: 0, cpuSeconds: 0, startedAt: 0 };

/** `ambo serve` */
export const serve: Command = {
  name: "serve",
  usage: "[SETTING …]",
  summary: "serves the interface and the pages",
  settings: Object.keys(SETTINGS) as SettingName[],
  async run(context) {
    const { operands, environment, program, print, report, onSignal } = context;
    if (operands.length > 0) throw new UsageError(`\`ambo serve\` takes no "${operands[0]}"`);
    let { settings } = context;
    const clock = new DayClock(settings.timezone);
    const log = createLog(report, {
      form: () => ({ format: settings["log-format"], level: settings["log-level"] }),
      now: clock.now,
    });
    const translations = new ServedTranslations(context);
    const library = translations.open(log);
    const tls = tlsFilesOf(settings);
    const identity = tls?.read();
    const supervisor = superviseBy({
      environment,
      pid: program.pid,
      failed: (fault) => log("error", fault),
    });
    let publicUrl: string | null = settings["public-url"] || null;
    const metrics = wantsMetrics(settings)
      ? new ServiceMetrics({
          library: () => app.library,
          connections: () => server.connections,
          process: context.figures ?? (() => NO_FIGURES),
          version: VERSION,
        })
      : undefined;
    const held = await holdStore(settings.keys, {
      clock,
      dailyLimit: settings["daily-limit"],
      publicUrl: () => publicUrl,
      warn: (message) => log("warning", message),
      onSync: (milliseconds) => metrics?.storeSyncs.observe(milliseconds / 1000),
    });
    const ends: (() => void)[] = [];
    const app: App = new App({
      settings,
      store: held.store,
      library,
      now: clock.now,
      log,
      metrics,
    });
    const server = await listen(app.handlers, {
      place: placeOf(settings),
      limits: app.limits,
      tls: identity,
    }).catch(async (error) => {
      await held.close();
      throw error;
    });
    try {
      warnOfDefault(app, { settings, log });
      if (metrics !== undefined && settings["metrics-port"] !== undefined) {
        const { limits } = app;
        const figures = await listenForMetrics(metrics, { port: settings["metrics-port"], limits });
        ends.push(() => void figures.close(0));
        log("notice", "Figures for Prometheus", { address: `${figures.origin}/metrics` });
      }
      publicUrl = settings["public-url"] || server.origin;
      const address = `${server.origin}${settings["base-path"]}`;
      await welcome(held.store, { address, publicUrl, library, report });
      const look = () => translations.renew(app, log);
      translations.watch(look, settings["watch-interval"]);
      ends.push(() => translations.watch(look, 0));
      const renewCertificate = () => {
        if (!tls?.haveChanged()) return;
        try {
          server.renewCertificate(tls.read());
          log("notice", "The certificate was taken up anew");
        } catch (error) {
          log("error", `Cannot take up the certificate, the old one stays: ${messageOf(error)}`);
        }
      };
      const tlsTimer = setInterval(renewCertificate, TLS_INTERVAL).unref();
      ends.push(() => clearInterval(tlsTimer));
      let stops = 0;
      const stopped = new Promise<void>((resolve) => {
        onSignal((signal) => {
          if (signal === "stop") {
            stops++;
            if (stops > 1) server.cutOff();
            resolve();
            return;
          }
          log("notice", "Reloading");
          try {
            const next = context.readSettings().settings;
            settings = mergeSettings(settings, { next, log });
            app.reconfigure(settings);
            server.follow(app.limits);
            translations.watch(look, settings["watch-interval"]);
            publicUrl = settings["public-url"] || server.origin;
          } catch (error) {
            log("error", `Cannot reload the settings, the old ones stay: ${messageOf(error)}`);
          }
          renewCertificate();
          look();
        });
      });
      print(`Listening on ${address}`);
      log("notice", "Serving", {
        address,
        translations: library.translations().length,
        version: VERSION,
      });
      supervisor.ready(`Listening on ${address}`);
      void app.loadPages();
      await stopped;
      log("notice", "Ending");
      supervisor.stopping();
    } finally {
      for (const end of ends) end();
      await server.close(settings["drain-deadline"]);
      await held.close();
    }
    log("notice", "Ended");
    return 0;
  },
};

function tlsFilesOf(settings: Settings): TlsFiles | undefined {
  const { "tls-cert": cert, "tls-key": key } = settings;
  return cert === "" ? undefined : new TlsFiles({ cert, key });
}

function wantsMetrics(settings: Settings): boolean {
  return settings["metrics-port"] !== undefined || settings["metrics-token"] !== "";
}

function warnOfDefault(app: App, { settings, log }: { settings: Settings; log: Log }): void {
  const code = settings["default-translation"];
  if (app.library.get(code) !== undefined) return;
  log(
    "warning",
    `The default translation ${code} is not there; the verse of the day is taken from ${app.defaultTranslation}`,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
