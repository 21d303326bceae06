import { createHash } from "node:crypto";
import { CALENDARS } from "../base/dioceses.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { tableLines } from "../base/source_files.ts";
import { type ChurchCalendar, churchCalendar } from "../calendar/mod.ts";
import { type Config, MAX_FEASTS, readFeastFile } from "../config/mod.ts";
import { checkFeastReadings } from "../lectionary/mod.ts";
import type { Store } from "../store/mod.ts";
import type { FeastList } from "../web/mod.ts";
import type { Part } from "./service_part.ts";

/** The settings of the store that hold the feasts of the page, a JSON list of lines, and the time of the last change. */
const STORED = "feasts";
const REVISED = "feasts-revised";
/** The place of the feasts of the page, in messages. */
const PAGE = "/admin/feasts";
/** The parts of a calendar to which nothing was set or added. */
const USUAL = JSON.stringify([CALENDARS[0], undefined, "", []]);

/** Feasts as lines. */
interface FeastTexts {
  readonly file: string;
  readonly stored: readonly string[];
}

/** The parts of the calendar. */
export interface CalendarOptions {
  readonly config: Config;
  readonly store: Pick<Store, "settings" | "updateSetting">;
  readonly log: Log;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/**
 * The calendar that is kept here: that of a country, with what a diocese keeps, and a church's own feasts from a file and
 * from the page. What cannot be read is logged, and its last good feasts stay beside what is good of the other.
 */
export class KeptCalendar implements Part, FeastList {
  readonly #options: CalendarOptions;
  #current!: ChurchCalendar;
  /** The last content of the file that could be read. */
  #file = "";
  /** The texts that were tried last, good or not. */
  #tried: FeastTexts | undefined;
  /** The reasons for which the file cannot be opened, and its text or stored lines are not in force. */
  readonly #faults = new Map<"open" | keyof FeastTexts, readonly Problem<"event">[]>();

  constructor(options: CalendarOptions) {
    this.#options = options;
    this.reload();
  }

  get current(): ChurchCalendar {
    return this.#current;
  }

  get faults(): readonly Problem<"event">[] {
    return [...this.#faults.values()].flat();
  }

  get stored(): readonly string[] {
    return linesOf(this.#options.store.settings.get(STORED));
  }

  get filed(): readonly string[] {
    return tableLines(this.#file, "").map(({ text }) => text);
  }

  get revised(): number | undefined {
    return Number(this.#options.store.settings.get(REVISED)?.split(" ")[1]) || undefined;
  }

  /** Follows the file and the store. */
  reload(): void {
    const known = new Set(this.faults.map(({ message }) => message));
    const tried = this.#tried;
    const file = this.#readFile() ?? tried?.file ?? "";
    const { stored } = this;
    if (file !== tried?.file || stored.join("\n") !== tried.stored.join("\n")) this.#follow({ file, stored });
    for (const fault of this.faults) {
      if (!known.has(fault.message)) this.#options.log("error", fault);
    }
  }

  /** Returns undefined while the file cannot be read, which may pass. */
  #readFile(): string | undefined {
    const { feasts: path } = this.#options.config.current;
    try {
      const file = path === "" ? "" : readFeastFile(path);
      this.#faults.delete("open");
      return file;
    } catch (error) {
      this.#note("open", error);
      return undefined;
    }
  }

  /** Makes the calendar of the file, else of its last good content, and of each stored line that can be read. */
  #follow(tried: FeastTexts): void {
    this.#tried = tried;
    this.#faults.delete("file");
    try {
      this.#make({ file: tried.file, stored: [] });
      this.#file = tried.file;
    } catch (error) {
      this.#note("file", error);
    }
    const faults: unknown[] = [];
    this.#current = this.#make({ file: this.#file, stored: this.#readable(tried.stored, faults) });
    this.#note("stored", ...faults);
    this.#recordChange(tried.stored);
  }

  /** Returns lines; one that cannot be read beside those before it becomes blank. @param faults Takes the reasons. */
  #readable(lines: readonly string[], faults: unknown[] = []): readonly string[] {
    try {
      this.#make({ file: this.#file, stored: lines });
      return lines;
    } catch {
      const good: string[] = [];
      for (const line of lines) {
        try {
          this.#make({ file: this.#file, stored: [...good, line] });
          good.push(line);
        } catch (error) {
          faults.push(error);
          good.push("");
        }
      }
      return good;
    }
  }

  /** Stores the time at which settings or feasts changed the calendar, once for all machines. */
  #recordChange(stored: readonly string[]): void {
    const { config, store, now = Date.now } = this.#options;
    const { calendar, diocese } = config.current;
    const parts = JSON.stringify([calendar, diocese, this.#file, stored]);
    if (parts === USUAL && !store.settings.has(REVISED)) return;
    const digest = createHash("sha256").update(parts).digest("hex").slice(0, 16);
    const record = `${digest} ${now()}`;
    store
      .updateSetting(REVISED, (value) => (value?.startsWith(digest) ? value : record))
      // The store logs why it cannot write; the next change has a new time.
      .catch(() => {});
  }

  #note(part: "open" | keyof FeastTexts, ...causes: readonly unknown[]): void {
    const faults = causes.map((cause) => new Problem("event.feasts_unusable", {}, { cause }));
    this.#faults.set(part, faults);
  }

  preview(line: string, instead?: string): ChurchCalendar {
    const lines = this.stored.filter((each) => each !== instead);
    return this.#make({ file: this.#file, stored: [...this.#readable(lines), line] });
  }

  async add(line: string, instead?: string): Promise<boolean> {
    let isThere = true;
    await this.#options.store.updateSetting(STORED, (value) => {
      const all = linesOf(value);
      isThere = instead === undefined || all.includes(instead);
      if (!isThere) return value;
      const lines = all.filter((each) => each !== instead);
      const count = lines.length + 1;
      if (count > MAX_FEASTS) throw new Problem("table.too_many_feasts", { count, max: MAX_FEASTS });
      this.#make({ file: this.#file, stored: [...this.#readable(lines), line] });
      return JSON.stringify([...lines, line]);
    });
    this.reload();
    return isThere;
  }

  async remove(line: string): Promise<boolean> {
    let isThere = false;
    await this.#options.store.updateSetting(STORED, (value) => {
      const lines = linesOf(value);
      isThere = lines.includes(line);
      const others = lines.filter((each) => each !== line);
      return others.length === 0 ? undefined : JSON.stringify(others);
    });
    this.reload();
    return isThere;
  }

  /** @throws {TableError} If a feast cannot be read. */
  #make({ file, stored }: FeastTexts): ChurchCalendar {
    const { calendar, diocese, feasts: path } = this.#options.config.current;
    const feasts = [
      { text: file, file: path },
      { text: stored.join("\n"), file: PAGE },
    ];
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
