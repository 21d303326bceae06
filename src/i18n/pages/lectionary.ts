import { churchYear } from "../church_year.ts";
import { texts } from "../language.ts";

/** The texts of the readings of the day. */
export const readingsTexts = texts(
  {
    title: "Berila dneva",
    path: "/berila",
    form: "Izberi dan",
    date: "Dan",
    translation: "Prevod",
    show: "Pokaži",
    previous: "Prejšnji dan",
    next: "Naslednji dan",
    days: "Sosednja dneva",
    today: "Današnja berila",
    cycle: churchYear.sl.cycle,
    shorter: "Krajše",
    or: "Ali",
    noBook: (code: string) => `Prevod ${code} tega besedila nima.`,
    otherNumbering: (code: string) => `Prevod ${code} tega besedila nima ali pa vrstice šteje drugače.`,
    textsClosed: "Besedila na tej strani niso na voljo, zato so navedena samo mesta.",
    invalidDate: (first: number, last: number) =>
      `Takega dneva ni mogoče prikazati. Izberite dan med letoma ${first} in ${last}.`,
    share: "Povezava do teh beril",
  },
  {
    title: "Readings of the day",
    path: "/readings",
    form: "Choose a day",
    date: "Day",
    translation: "Translation",
    show: "Show",
    previous: "Previous day",
    next: "Next day",
    days: "Neighbouring days",
    today: "Today's readings",
    cycle: churchYear.en.cycle,
    shorter: "Shorter form",
    or: "Or",
    noBook: (code: string) => `The translation ${code} does not have this text.`,
    otherNumbering: (code: string) =>
      `The translation ${code} does not have this text, or numbers its verses differently.`,
    textsClosed: "Texts are not available on this page, so only the references are shown.",
    invalidDate: (first: number, last: number) =>
      `This day cannot be shown. Choose one from the years ${first} to ${last}.`,
    share: "Link to these readings",
  },
);
