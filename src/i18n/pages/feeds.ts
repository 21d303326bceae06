import { churchYear } from "../church_year.ts";
import { texts } from "../language.ts";

/** The texts of feeds and of the calendar of the church year. */
export const feedsTexts = texts(
  {
    verse: "Vrstica dneva",
    verseAbout: "Svetopisemska vrstica za vsak dan cerkvenega leta.",
    readings: "Berila dneva",
    readingsAbout: "Berila, kakor se berejo pri maši v Sloveniji.",
    calendar: "Cerkveno leto",
    calendarAbout: "Dnevi cerkvenega leta z liturgično barvo, stopnjo praznovanja in berili.",
    or: "ali",
    shorter: "krajše",
    color: "barva",
    cycle: churchYear.sl.cycle,
    closed: "Besedila na tej strani niso na voljo, zato so navedena samo mesta.",
    unknownTranslation: (code: string) =>
      `Prevoda z oznako »${code}« tukaj ni. Popravite parameter »translation« v naslovu.`,
    badAddress: "Naslova ni mogoče prebrati: URL-kodiranje v njem je napačno.",
    failed: "Vsebine zdaj ni mogoče pripraviti. Poskusite znova čez nekaj minut.",
    ranks: churchYear.sl.ranks,
    colors: churchYear.sl.colors,
  },
  {
    verse: "Verse of the day",
    verseAbout: "A passage of scripture for every day of the church year.",
    readings: "Readings of the day",
    readingsAbout: "The readings at Mass, as they are read in Slovenia.",
    calendar: "Church year",
    calendarAbout: "The days of the church year with their colour, rank and readings.",
    or: "or",
    shorter: "shorter form",
    color: "colour",
    cycle: churchYear.en.cycle,
    closed: "Texts are not available on this page, so only the references are given.",
    unknownTranslation: (code: string) =>
      `There is no translation “${code}” here. Correct the parameter “translation” of the address.`,
    badAddress: "The address cannot be read: its percent-encoding is broken.",
    failed: "This cannot be made at the moment. Please try again in a few minutes.",
    ranks: churchYear.en.ranks,
    colors: churchYear.en.colors,
  },
);
