import { texts } from "./language.ts";

/** The words of the church year, on pages, in feeds and on the command line. */
export const churchYear = texts(
  {
    ranks: {
      triduum: "velikonočno tridnevje",
      solemnity: "slovesni praznik",
      sunday: "nedelja",
      feast: "praznik",
      memorial: "obvezni god",
      optional_memorial: "neobvezni god",
      weekday: "delavnik",
    },
    colors: {
      white: "bela",
      red: "rdeča",
      green: "zelena",
      violet: "vijolična",
      rose: "rožnata",
    },
    cycle: (sunday: string, weekday: string) => `leto ${sunday}, delavniki: leto ${weekday}`,
    /** Short names of the days of the week, from Sunday on. */
    weekdays: ["ned", "pon", "tor", "sre", "čet", "pet", "sob"],
    table: { day: "dan", name: "ime", rank: "stopnja", color: "barva", year: "leto" },
    response: "Odpev",
    responseNote: "odpev po besedilu prevoda",
  },
  {
    ranks: {
      triduum: "Easter Triduum",
      solemnity: "solemnity",
      sunday: "Sunday",
      feast: "feast",
      memorial: "memorial",
      optional_memorial: "optional memorial",
      weekday: "weekday",
    },
    colors: {
      white: "white",
      red: "red",
      green: "green",
      violet: "violet",
      rose: "rose",
    },
    cycle: (sunday: string, weekday: string) => `year ${sunday}, weekday cycle ${weekday}`,
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    table: { day: "day", name: "name", rank: "rank", color: "color", year: "year" },
    response: "Response",
    responseNote: "response in the words of the translation",
  },
);
