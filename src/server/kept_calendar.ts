import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { type ChurchCalendar, churchCalendar } from "../calendar/mod.ts";
import { type Config, MAX_FEASTS, readFeastFile } from "../config/mod.ts";
import { checkFeastReadings } from "../lectionary/mod.ts";
import type { Store } from "../store/mod.ts";
import type { FeastList } from "../web/mod.ts";
import type { Part } from "./service_part.ts";

/** The setting of the store that holds the feasts of the page, a JSON list of lines. */
const STORED = "feasts";
/** How often the file, and what another machine's administrator stored, is looked for, in milliseconds. */
const INTERVAL_MS = 2000;

/** Feasts as lines. */
interface FeastTexts {
  readonly file: string;
  readonly stored: string;
}

/** The parts of the calendar. */
export interface CalendarOptions {
  readonly config: Config;
  readonly store: Pick<Store, "settings" | "updateSetting">;
  readonly log: Log;
}

/**
 * The calendar that is kept here: that of a country, with what a diocese keeps, and a church's own feasts from a file and
 * from the page. What cannot be read is logged, and its last good feasts stay beside what is good of the other.
 */
export class KeptCalendar implements Part, FeastList {
  readonly #options: CalendarOptions;
  #current: ChurchCalendar;
  /** The last content of the file that could be read. */
  #file = "";
  /** The texts that were tried last, good or not. */
  #tried: FeastTexts = { file: "", stored: "" };
  /** The reasons for which the file cannot be opened, and its text or a stored line is not in force. */
  readonly #faults = new Map<"open" | keyof FeastTexts, Problem<"event">>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CalendarOptions) {
    this.#options = options;
    this.#current = this.#make(this.#tried);
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

  /** The reasons for which the file or the stored feasts are not in force. */
  get faults(): readonly Problem<"event">[] {
    return [...this.#faults.values()];
  }

  get stored(): readonly string[] {
    return linesOf(this.#options.store.settings.get(STORED));
  }

  get filed(): readonly string[] {
    return this.#file.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  }

  /** Follows the file and the store. */
  reload(): void {
    const known = new Set(this.faults.map(({ message }) => message));
    const file = this.#readFile() ?? this.#tried.file;
    const stored = this.stored.join("\n");
    if (file !== this.#tried.file || stored !== this.#tried.stored) this.#follow({ file, stored });
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
    this.#faults.delete("stored");
    if (this.#makes("file", { file: tried.file, stored: "" })) this.#file = tried.file;
    if (this.#makes("stored", { file: this.#file, stored: tried.stored })) return;
    let good = "";
    for (const line of tried.stored.split("\n")) {
      const stored = `${good}${line}\n`;
      if (this.#makes("stored", { file: this.#file, stored })) good = stored;
    }
  }

  /** Makes the calendar if it can, and keeps the first reason why a part cannot be read. */
  #makes(part: keyof FeastTexts, texts: FeastTexts): boolean {
    try {
      this.#current = this.#make(texts);
      return true;
    } catch (error) {
      if (!this.#faults.has(part)) this.#note(part, error);
      return false;
    }
  }

  #note(part: "open" | keyof FeastTexts, cause: unknown): void {
    this.#faults.set(part, new Problem("event.feasts_unusable", {}, { cause }));
  }

  async add(line: string): Promise<void> {
    await this.#options.store.updateSetting(STORED, (value) => {
      const lines = [...linesOf(value), line];
      if (lines.length > MAX_FEASTS) throw new Problem("settings.too_many_feasts", { max: MAX_FEASTS });
      this.#make({ file: this.#file, stored: lines.join("\n") });
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
  #make({ file, stored }: FeastTexts): ChurchCalendar {
    const { calendar, diocese, feasts: path } = this.#options.config.current;
    const feasts = [
      { text: file, file: path },
      { text: stored, file: "/admin/feasts" },
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
