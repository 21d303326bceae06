import type { Log } from "../base/log.ts";
import { messageOf, Problem } from "../base/problem.ts";
import { type ChurchCalendar, churchCalendar } from "../calendar/mod.ts";
import { type Config, MAX_FEASTS, readFeastFile } from "../config/mod.ts";
import { checkFeastReadings } from "../lectionary/mod.ts";
import type { Store } from "../store/mod.ts";
import type { FeastList } from "../web/mod.ts";
import { logProblem, serviceEvent } from "./server_log.ts";
import type { Part } from "./service_part.ts";

/** The setting of the store that holds the feasts of the page, a JSON list of lines. */
const STORED = "feasts";
/** How often the file, and what another machine's administrator stored, is looked for, in milliseconds. */
const INTERVAL_MS = 2000;

/** The parts of the calendar. */
export interface CalendarOptions {
  readonly config: Config;
  readonly store: Pick<Store, "settings" | "updateSetting">;
  readonly log: Log;
}

/**
 * The calendar that is kept here: that of a country, with what a diocese keeps, and a church's own feasts from a file and
 * from the page. Feasts that cannot be read are logged, and the last good ones stay.
 */
export class KeptCalendar implements Part, FeastList {
  readonly #options: CalendarOptions;
  #current: ChurchCalendar;
  #file = "";
  /** The texts from which the calendar was made last, or could not be made. */
  #madeFrom: readonly string[] = [];
  #fault: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CalendarOptions) {
    this.#options = options;
    this.#current = this.#make([]);
    this.reload();
  }

  get current(): ChurchCalendar {
    return this.#current;
  }

  start(): void {
    this.#timer = setInterval(() => this.reload(), INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The reason for which the file or the stored feasts are not in force. */
  get fault(): string | undefined {
    return this.#fault;
  }

  get stored(): readonly string[] {
    return linesOf(this.#options.store.settings.get(STORED));
  }

  get filed(): readonly string[] {
    return this.#file.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  }

  /** Follows the file and the store. */
  reload(): void {
    const { feasts: path } = this.#options.config.current;
    const stored = this.stored.join("\n");
    let file = "";
    try {
      file = path === "" ? "" : readFeastFile(path);
      if (file === this.#madeFrom[0] && stored === this.#madeFrom[1]) return;
      this.#madeFrom = [file, stored];
      this.#current = this.#make([
        { text: file, file: path },
        { text: stored, file: "/admin/feasts" },
      ]);
      this.#file = file;
      this.#fault = undefined;
    } catch (error) {
      const reason = messageOf(error);
      if (reason === this.#fault) return;
      this.#fault = reason;
      logProblem(this.#options.log, "error", serviceEvent("feasts_unusable", {}), { reason });
    }
  }

  async add(line: string): Promise<void> {
    await this.#options.store.updateSetting(STORED, (value) => {
      const lines = [...linesOf(value), line];
      if (lines.length > MAX_FEASTS) throw new Problem("settings.too_many_feasts", { max: MAX_FEASTS });
      this.#make([
        { text: this.#file, file: "" },
        { text: lines.join("\n"), file: "" },
      ]);
      return JSON.stringify(lines);
    });
    this.reload();
  }

  async remove(line: string): Promise<void> {
    await this.#options.store.updateSetting(STORED, (value) => {
      const lines = linesOf(value).filter((each) => each !== line);
      return lines.length === 0 ? undefined : JSON.stringify(lines);
    });
    this.reload();
  }

  /** @throws {TableError} If a feast cannot be read. */
  #make(feasts: readonly { text: string; file: string }[]): ChurchCalendar {
    const { calendar, diocese } = this.#options.config.current;
    return churchCalendar({ calendar, diocese, feasts, checkReadings: checkFeastReadings });
  }
}

function linesOf(value: string | undefined): readonly string[] {
  try {
    const lines: unknown = JSON.parse(value ?? "[]");
    return Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [];
  } catch {
    return [];
  }
}
