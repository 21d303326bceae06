import { type ChurchCalendar, churchCalendar } from "../calendar/mod.ts";
import type { Config } from "../config/mod.ts";

/** The calendar that is kept here: that of a country, with what a diocese keeps. */
export class KeptCalendar {
  readonly current: ChurchCalendar;

  constructor({ config }: { readonly config: Config }) {
    const { calendar, diocese } = config.current;
    this.current = churchCalendar({ calendar, diocese });
  }
}
