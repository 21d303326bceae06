import { createServer } from "node:net";
import { isProblem, Problem } from "../base/problem.ts";
import { SETTINGS, type SettingName, type Settings } from "../config/mod.ts";
import { runService } from "../server/mod.ts";
import type { Command } from "./command.ts";

/** The ports after a taken one that are tried. */
const ATTEMPTS = 20;

/** Ports below this one are for programs with more rights, unless the system is set up otherwise. */
const FIRST_FREE_PORT = 1024;

/** Returns an error that says what to do, for the error of a port that is taken or refused; any other as it is. */
async function withPortAdvice(error: unknown, settings: Settings): Promise<unknown> {
  const { port: own, "metrics-port": ofMetrics } = settings;
  if (!isProblem(error, "http") || !error.is("cannot_listen")) return error;
  const { host, port } = error.values as { readonly host: string; readonly port: number };
  const { code } = error.cause as NodeJS.ErrnoException;
  const values = { host, port, option: port === own ? "--port" : "--metrics-port" };
  const options = { cause: error };
  if (code === "EACCES" && port < FIRST_FREE_PORT) return new Problem("command.port_refused", values, options);
  if (code !== "EADDRINUSE") return error;
  if (own === ofMetrics) return new Problem("command.port_given_twice", { port }, options);
  return new Problem("command.port_taken", { ...values, free: await freePort(host, port + 1) }, options);
}

/** Finds a free port from one on; undefined where the next ones are all taken. */
async function freePort(host: string, first: number): Promise<number | undefined> {
  for (let port = first; port < Math.min(first + ATTEMPTS, 65_536); port++) {
    if (await isFree(host, port)) return port;
  }
  return undefined;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
}

/** Defined where the tables of facts were read when the program was put together. */
declare const AMBO_TABLES_READ: boolean;

/** `ambo serve` */
export const serve: Command = {
  name: "serve",
  usage: "[--SETTING VALUE …]",
  service: "own",
  settings: Object.keys(SETTINGS) as SettingName[],
  examples: ["ambo serve --port 8080 --daily-limit 500"],
  async run(context) {
    if (typeof AMBO_TABLES_READ === "undefined") (await import("./read_tables.ts")).readTables();
    try {
      await runService(context);
    } catch (error) {
      throw await withPortAdvice(error, context.settings);
    }
    return 0;
  },
};
