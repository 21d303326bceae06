import { churchYear } from "../church_year.ts";
import { texts } from "../language.ts";

/** The texts of the calendar of a month and of the table of a week. */
export const calendarPagesTexts = texts(
  {
    ...churchYear.sl,
    month: {
      title: "Koledar",
      path: "/koledar",
      form: "Izberi mesec",
      label: "Mesec",
      show: "Pokaži",
      neighbours: "Sosednja meseca",
      previous: "Prejšnji mesec",
      next: "Naslednji mesec",
      find: "Poišči dan",
      findHint: "Na primer: telovo, sveti trije kralji, Miklavž, cvetna nedelja.",
      invalid: (first: number, last: number) =>
        `Takega meseca ni mogoče prikazati. Izberite mesec med letoma ${first} in ${last}.`,
      notFound: (name: string) => `Dneva z imenom »${name}« v koledarju ni. Poskusite z imenom praznika ali svetnika.`,
    },
    week: {
      title: "Berila tedna",
      path: "/berila/teden",
      lead: "Preglednico lahko označite in prekopirate v oznanila.",
      neighbours: "Sosednja tedna",
      previous: "Prejšnji teden",
      next: "Naslednji teden",
      day: "Dan",
      celebration: "Praznovanje",
      readings: "Berila",
      invalid: (first: number, last: number) =>
        `Takega tedna ni mogoče prikazati. Izberite dan med letoma ${first} in ${last}.`,
    },
    sunday: "Nedeljska berila",
    or: "ali",
  },
  {
    ...churchYear.en,
    month: {
      title: "Calendar",
      path: "/calendar",
      form: "Choose a month",
      label: "Month",
      show: "Show",
      neighbours: "Neighbouring months",
      previous: "Previous month",
      next: "Next month",
      find: "Find a day",
      findHint: "For example: Christmas, Palm Sunday, Saint Nicholas.",
      invalid: (first: number, last: number) =>
        `This month cannot be shown. Choose one from the years ${first} to ${last}.`,
      notFound: (name: string) => `No day of the calendar is called “${name}”. Try the name of a feast or a saint.`,
    },
    week: {
      title: "Readings of the week",
      path: "/readings/week",
      lead: "The table can be selected and copied into a bulletin.",
      neighbours: "Neighbouring weeks",
      previous: "Previous week",
      next: "Next week",
      day: "Day",
      celebration: "Celebration",
      readings: "Readings",
      invalid: (first: number, last: number) =>
        `This week cannot be shown. Choose a day from the years ${first} to ${last}.`,
    },
    sunday: "Sunday readings",
    or: "or",
  },
);
