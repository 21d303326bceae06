import { texts } from "../language.ts";

/** The texts of embeds, which stand on pages of others. */
export const embedTexts = texts(
  {
    verse: "Vrstica dneva",
    readings: "Berila dneva",
    passage: "Odlomek iz Svetega pisma",
    color: (name: string) => `Liturgična barva: ${name}`,
    colors: {
      green: "zelena",
      violet: "vijolična",
      white: "bela",
      red: "rdeča",
      rose: "rožnata",
    },
    noText: "Odlomka ni mogoče prikazati",
    noReference: "Odlomek ni izbran: v naslovu manjka parameter reference, na primer Jn 3,16.",
    noChapter: (book: string) =>
      `V naslovu manjka številka poglavja: ${book} je samo ime knjige. Dodajte jo, na primer »Jn 3«.`,
    noTranslation: "Tu ni nobenega prevoda.",
    unreadable: "Naslova te strani ni mogoče prebrati.",
    off: "Prikaz na drugih spletnih straneh je izklopljen.",
    failed: "Besedila trenutno ni mogoče prikazati. Poskusite znova pozneje.",
    toAdministrators:
      "Vrstico dneva, berila in odlomke lahko prikažejo tudi druge spletne strani. Nastavitev `--embed off` to izklopi, `--embed-origins` pa omeji na naštete strani.",
    readThere: "Dnevna omejitev tega omrežja je dosežena, zato je tu samo povezava do odlomka.",
    textsClosed: "Besedilo na tej strani ni na voljo, zato je navedeno samo mesto.",
  },
  {
    verse: "Verse of the day",
    readings: "Readings of the day",
    passage: "Passage of the Bible",
    color: (name: string) => `Liturgical colour: ${name}`,
    colors: {
      green: "green",
      violet: "violet",
      white: "white",
      red: "red",
      rose: "rose",
    },
    noText: "The passage cannot be shown",
    noReference: "No passage was chosen: the address lacks the parameter reference, such as Jn 3,16.",
    noChapter: (book: string) =>
      `The address does not say which chapter: ${book} is the name of a book. Add the number of the chapter.`,
    noTranslation: "There is no translation here.",
    unreadable: "The address of this page cannot be read.",
    off: "Showing texts on other websites is switched off.",
    failed: "The text cannot be shown at the moment. Please try again later.",
    toAdministrators:
      "Other websites may show the verse of the day, the readings and passages. The setting `--embed off` switches this off, `--embed-origins` limits it to the sites that it lists.",
    readThere: "The daily limit of this network is reached, so here is only a link to the passage.",
    textsClosed: "The text is not available on this page, so only the reference is shown.",
  },
);
