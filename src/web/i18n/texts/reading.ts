import { noun, texts } from "../language.ts";

/** The texts of the reader. */
export const reading = texts(
  {
    formLabel: "Poišči odlomek",
    reference: "Odlomek",
    translation: "Prevod",
    read: "Beri",
    hint: "Na primer:",
    examples: ["Jn 3,16-21", "1 Mz 1,1-2,4a", "Ps 23", "Mt 5,3; Lk 6,20"],
    verseOfTheDay: "Vrstica dneva",
    adjacent: "Sosednja poglavja",
    previous: "Prejšnje poglavje",
    next: "Naslednje poglavje",
    share: "Povezava do tega odlomka",
    noPassage: "Odlomka ni mogoče prikazati",
    unknownTranslation: (code: string) => `Prevoda z oznako »${code}« tukaj ni. Izberite drugega.`,
    limit: (passages: string) =>
      `Dnevna omejitev je dosežena: z enega naslova IP je mogoče prebrati ${passages} na dan. Jutri lahko berete naprej, za zahteve s ključem API pa ta omejitev ne velja.`,
    userLimit: (passages: string) =>
      `Dnevna omejitev je dosežena: kot prijavljen uporabnik lahko tu preberete ${passages} na dan. Jutri lahko berete naprej, za zahteve s ključem API pa ta omejitev ne velja.`,
    passages: noun({ one: "odlomek", two: "odlomka", few: "odlomke", other: "odlomkov" }),
    signedInOnly: "Tu lahko berejo samo prijavljeni.",
    signIn: "Prijavite se",
    off: "Branje na tej strani je izklopljeno. Besedila so na voljo prek vmesnika s ključem API.",
  },
  {
    formLabel: "Find a passage",
    reference: "Reference",
    translation: "Translation",
    read: "Read",
    hint: "For example:",
    examples: ["Jn 3,16-21", "Gen 1,1-2,4a", "Ps 23", "Mt 5,3; Lk 6,20"],
    verseOfTheDay: "Verse of the day",
    adjacent: "Neighbouring chapters",
    previous: "Previous chapter",
    next: "Next chapter",
    share: "Link to this passage",
    noPassage: "The passage cannot be shown",
    unknownTranslation: (code: string) =>
      `There is no translation “${code}” here. Please choose another.`,
    limit: (passages: string) =>
      `Daily limit reached: ${passages} a day can be read from one IP address. You can read on tomorrow; this limit does not apply to requests with an API key.`,
    userLimit: (passages: string) =>
      `Daily limit reached: signed in, you can read ${passages} a day here. You can read on tomorrow; this limit does not apply to requests with an API key.`,
    passages: noun({ one: "passage", other: "passages" }),
    signedInOnly: "Only users who are signed in can read here.",
    signIn: "Sign in",
    off: "Reading on this page is switched off. The texts are available through the API, with an API key.",
  },
);
