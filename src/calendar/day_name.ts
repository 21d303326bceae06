import { formatCalendarDate, weekdayOf } from "./calendar_date.ts";
import type { LocalizedName } from "./celebration.ts";
import { type Season, seasonOf } from "./season.ts";
import type { SeasonDates } from "./season_dates.ts";

const WEEKDAYS: readonly LocalizedName[] = [
  { slovenian: "nedelja", english: "Sunday" },
  { slovenian: "ponedeljek", english: "Monday" },
  { slovenian: "torek", english: "Tuesday" },
  { slovenian: "sreda", english: "Wednesday" },
  { slovenian: "četrtek", english: "Thursday" },
  { slovenian: "petek", english: "Friday" },
  { slovenian: "sobota", english: "Saturday" },
];

/** Names of the Sundays and weeks of the counted seasons; the number stands before. */
const COUNTED: Partial<Readonly<Record<Season, { sunday: LocalizedName; week: LocalizedName }>>> = {
  advent: {
    sunday: { slovenian: "adventna nedelja", english: "Sunday of Advent" },
    week: { slovenian: "adventnega tedna", english: "week of Advent" },
  },
  lent: {
    sunday: { slovenian: "postna nedelja", english: "Sunday of Lent" },
    week: { slovenian: "postnega tedna", english: "week of Lent" },
  },
  easter: {
    sunday: { slovenian: "velikonočna nedelja", english: "Sunday of Easter" },
    week: { slovenian: "velikonočnega tedna", english: "week of Easter" },
  },
  ordinary: {
    sunday: { slovenian: "navadna nedelja", english: "Sunday in Ordinary Time" },
    week: { slovenian: "tedna med letom", english: "week in Ordinary Time" },
  },
};

/** Days that are called by a name of their own, by their distance from Easter Sunday. */
const AROUND_EASTER: Readonly<Record<number, LocalizedName>> = {
  [-46]: { slovenian: "pepelnična sreda", english: "Ash Wednesday" },
  [-45]: { slovenian: "četrtek po pepelnici", english: "Thursday after Ash Wednesday" },
  [-44]: { slovenian: "petek po pepelnici", english: "Friday after Ash Wednesday" },
  [-43]: { slovenian: "sobota po pepelnici", english: "Saturday after Ash Wednesday" },
  [-7]: { slovenian: "cvetna nedelja", english: "Palm Sunday" },
  [-6]: { slovenian: "ponedeljek velikega tedna", english: "Monday of Holy Week" },
  [-5]: { slovenian: "torek velikega tedna", english: "Tuesday of Holy Week" },
  [-4]: { slovenian: "sreda velikega tedna", english: "Wednesday of Holy Week" },
  [-3]: { slovenian: "veliki četrtek", english: "Holy Thursday" },
  [-2]: { slovenian: "veliki petek", english: "Good Friday" },
  [-1]: { slovenian: "velika sobota", english: "Holy Saturday" },
  1: { slovenian: "velikonočni ponedeljek", english: "Easter Monday" },
  2: { slovenian: "torek v velikonočni osmini", english: "Tuesday within the Octave of Easter" },
  3: { slovenian: "sreda v velikonočni osmini", english: "Wednesday within the Octave of Easter" },
  4: { slovenian: "četrtek v velikonočni osmini", english: "Thursday within the Octave of Easter" },
  5: { slovenian: "petek v velikonočni osmini", english: "Friday within the Octave of Easter" },
  6: { slovenian: "sobota v velikonočni osmini", english: "Saturday within the Octave of Easter" },
  7: {
    slovenian: "2. velikonočna nedelja – nedelja Božjega usmiljenja",
    english: "2nd Sunday of Easter, Sunday of Divine Mercy",
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
      slovenian: `${week}. ${counted.sunday.slovenian}`,
      english: `${ordinal(week)} ${counted.sunday.english}`,
    };
  }
  const name = {
    slovenian: `${weekday.slovenian} ${week}. ${counted.week.slovenian}`,
    english: `${weekday.english} of the ${ordinal(week)} ${counted.week.english}`,
  };
  if (season !== "advent" || day < dates.christmas - 8) return name;
  const date = dayOfMonth(day);
  return {
    slovenian: `${name.slovenian}, ${date}. december`,
    english: `${name.english}, ${date} December`,
  };
}

function nameInChristmasSeason(day: number, { christmas }: SeasonDates): LocalizedName {
  const weekday = WEEKDAYS[weekdayOf(day)] as LocalizedName;
  const date = dayOfMonth(day);
  if (day > christmas) {
    const dayOfOctave = day - christmas + 1;
    return {
      slovenian: `${dayOfOctave}. dan v božični osmini`,
      english: `${ordinal(dayOfOctave)} day within the Octave of Christmas`,
    };
  }
  if (date > 6) {
    return {
      slovenian: `${weekday.slovenian} po Gospodovem razglašenju`,
      english: `${weekday.english} after the Epiphany`,
    };
  }
  if (weekdayOf(day) === 0) {
    return { slovenian: "2. nedelja po božiču", english: "2nd Sunday after Christmas" };
  }
  return {
    slovenian: `${weekday.slovenian} v božičnem času, ${date}. januar`,
    english: `${weekday.english} of the Christmas season, ${date} January`,
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
