import { formatCalendarDate, weekdayOf } from "./calendar_date.ts";
import type { LocalizedName } from "./celebration.ts";
import { type Season, seasonOf } from "./season.ts";
import type { SeasonDates } from "./season_dates.ts";

const WEEKDAYS: readonly LocalizedName[] = [
  { sl: "nedelja", en: "Sunday" },
  { sl: "ponedeljek", en: "Monday" },
  { sl: "torek", en: "Tuesday" },
  { sl: "sreda", en: "Wednesday" },
  { sl: "četrtek", en: "Thursday" },
  { sl: "petek", en: "Friday" },
  { sl: "sobota", en: "Saturday" },
];

/** Names of the Sundays and weeks of the counted seasons; the number stands before. */
const COUNTED: Partial<Readonly<Record<Season, { sunday: LocalizedName; week: LocalizedName }>>> = {
  advent: {
    sunday: { sl: "adventna nedelja", en: "Sunday of Advent" },
    week: { sl: "adventnega tedna", en: "week of Advent" },
  },
  lent: {
    sunday: { sl: "postna nedelja", en: "Sunday of Lent" },
    week: { sl: "postnega tedna", en: "week of Lent" },
  },
  easter: {
    sunday: { sl: "velikonočna nedelja", en: "Sunday of Easter" },
    week: { sl: "velikonočnega tedna", en: "week of Easter" },
  },
  ordinary: {
    sunday: { sl: "navadna nedelja", en: "Sunday in Ordinary Time" },
    week: { sl: "tedna med letom", en: "week in Ordinary Time" },
  },
};

/** Days that are called by a name of their own, by their distance from Easter Sunday. */
const AROUND_EASTER: Readonly<Record<number, LocalizedName>> = {
  [-46]: { sl: "pepelnična sreda", en: "Ash Wednesday" },
  [-45]: { sl: "četrtek po pepelnici", en: "Thursday after Ash Wednesday" },
  [-44]: { sl: "petek po pepelnici", en: "Friday after Ash Wednesday" },
  [-43]: { sl: "sobota po pepelnici", en: "Saturday after Ash Wednesday" },
  [-7]: { sl: "cvetna nedelja", en: "Palm Sunday" },
  [-6]: { sl: "ponedeljek velikega tedna", en: "Monday of Holy Week" },
  [-5]: { sl: "torek velikega tedna", en: "Tuesday of Holy Week" },
  [-4]: { sl: "sreda velikega tedna", en: "Wednesday of Holy Week" },
  [-3]: { sl: "veliki četrtek", en: "Holy Thursday" },
  [-2]: { sl: "veliki petek", en: "Good Friday" },
  [-1]: { sl: "velika sobota", en: "Holy Saturday" },
  1: { sl: "velikonočni ponedeljek", en: "Easter Monday" },
  2: { sl: "torek v velikonočni osmini", en: "Tuesday within the Octave of Easter" },
  3: { sl: "sreda v velikonočni osmini", en: "Wednesday within the Octave of Easter" },
  4: { sl: "četrtek v velikonočni osmini", en: "Thursday within the Octave of Easter" },
  5: { sl: "petek v velikonočni osmini", en: "Friday within the Octave of Easter" },
  6: { sl: "sobota v velikonočni osmini", en: "Saturday within the Octave of Easter" },
  7: {
    sl: "2. velikonočna nedelja – nedelja Božjega usmiljenja",
    en: "2nd Sunday of Easter, Sunday of Divine Mercy",
  },
};

/** The days that are called by a name of their own. */
export const NAMED_DAYS: readonly LocalizedName[] = Object.values(AROUND_EASTER);

/** Returns the name of a day that has no celebration. */
export function nameOfSeasonDay(day: number, dates: SeasonDates): LocalizedName {
  const { season, week } = seasonOf(day, dates);
  const named = AROUND_EASTER[day - dates.easter];
  if (named !== undefined) return named;
  const counted = COUNTED[season];
  if (counted === undefined) return nameInChristmasSeason(day, dates);
  const weekday = WEEKDAYS[weekdayOf(day)] as LocalizedName;
  if (weekdayOf(day) === 0) {
    return {
      sl: `${week}. ${counted.sunday.sl}`,
      en: `${ordinal(week)} ${counted.sunday.en}`,
    };
  }
  const name = {
    sl: `${weekday.sl} ${week}. ${counted.week.sl}`,
    en: `${weekday.en} of the ${ordinal(week)} ${counted.week.en}`,
  };
  if (season !== "advent" || day < dates.christmas - 8) return name;
  const date = dayOfMonth(day);
  return {
    sl: `${name.sl}, ${date}. december`,
    en: `${name.en}, ${date} December`,
  };
}

function nameInChristmasSeason(day: number, { christmas }: SeasonDates): LocalizedName {
  const weekday = WEEKDAYS[weekdayOf(day)] as LocalizedName;
  const date = dayOfMonth(day);
  if (day > christmas) {
    const dayOfOctave = day - christmas + 1;
    return {
      sl: `${dayOfOctave}. dan v božični osmini`,
      en: `${ordinal(dayOfOctave)} day within the Octave of Christmas`,
    };
  }
  if (date > 6) {
    return {
      sl: `${weekday.sl} po Gospodovem razglašenju`,
      en: `${weekday.en} after the Epiphany`,
    };
  }
  if (weekdayOf(day) === 0) {
    return { sl: "2. nedelja po božiču", en: "2nd Sunday after Christmas" };
  }
  return {
    sl: `${weekday.sl} v božičnem času, ${date}. januar`,
    en: `${weekday.en} of the Christmas season, ${date} January`,
  };
}

function dayOfMonth(day: number): number {
  return Number(formatCalendarDate(day).slice(8));
}

function ordinal(number: number): string {
  const unit = number % 10;
  const isTeen = number > 10 && number < 20;
  const ending = isTeen ? "th" : unit === 1 ? "st" : unit === 2 ? "nd" : unit === 3 ? "rd" : "th";
  return `${number}${ending}`;
}
