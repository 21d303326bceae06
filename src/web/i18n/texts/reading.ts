import { noun, texts } from "../language.ts";

/** The texts of the reader. */
export const reading = texts(
  {
    formLabel: "Poišči odlomek ali besede",
    query: "Odlomek ali besede",
    translation: "Prevod",
    find: "Poišči",
    hint: "Na primer:",
    oldTestament: "Stara zaveza",
    newTestament: "Nova zaveza",
    chapters: "Poglavja",
    allBooks: "Vse knjige",
    searchFor: (words: string) => `Poišči »${words}« v besedilu`,
    verseOfTheDay: "Vrstica dneva",
    adjacent: "Sosednja poglavja",
    previous: "Prejšnje poglavje",
    next: "Naslednje poglavje",
    noPassage: "Odlomka ni mogoče prikazati",
    unknownTranslation: (code: string) => `Prevoda z oznako »${code}« tukaj ni. Izberite drugega.`,
    limit: (pages: string) =>
      `Dnevna omejitev je dosežena: z enega naslova IP je mogoče odpreti ${pages} z besedilom na dan. Jutri lahko berete naprej, za zahteve s ključem API pa ta omejitev ne velja.`,
    userLimit: (pages: string) =>
      `Dnevna omejitev je dosežena: kot prijavljen uporabnik lahko tu odprete ${pages} z besedilom na dan. Jutri lahko berete naprej, za zahteve s ključem API pa ta omejitev ne velja.`,
    pages: noun({ one: "stran", two: "strani", few: "strani", other: "strani" }),
    signedInOnly: "Tu lahko berejo samo prijavljeni.",
    signIn: "Prijavite se",
    off: "Branje na tej strani je izklopljeno. Besedila so na voljo prek vmesnika s ključem API.",
  },
  {
    formLabel: "Find a passage or words",
    query: "Passage or words",
    translation: "Translation",
    find: "Find",
    hint: "For example:",
    oldTestament: "Old Testament",
    newTestament: "New Testament",
    chapters: "Chapters",
    allBooks: "All books",
    searchFor: (words: string) => `Search the text for “${words}”`,
    verseOfTheDay: "Verse of the day",
    adjacent: "Neighbouring chapters",
    previous: "Previous chapter",
    next: "Next chapter",
    noPassage: "The passage cannot be shown",
    unknownTranslation: (code: string) =>
      `There is no translation “${code}” here. Please choose another.`,
    limit: (pages: string) =>
      `Daily limit reached: ${pages} of text a day can be opened from one IP address. You can read on tomorrow; this limit does not apply to requests with an API key.`,
    userLimit: (pages: string) =>
      `Daily limit reached: signed in, you can open ${pages} of text a day here. You can read on tomorrow; this limit does not apply to requests with an API key.`,
    pages: noun({ one: "page", other: "pages" }),
    signedInOnly: "Only users who are signed in can read here.",
    signIn: "Sign in",
    off: "Reading on this page is switched off. The texts are available through the API, with an API key.",
  },
);
