import { noun, texts } from "../language.ts";

/** References side by side, none of them broken at the end of a line. */
function examples(...references: string[]): string {
  return references.map((reference) => reference.replaceAll(" ", "\u00a0")).join(" · ");
}

/** What stands around scripture. */
export const reading = texts(
  {
    formLabel: "Poišči odlomek",
    reference: "Navedek",
    translation: "Prevod",
    read: "Beri",
    hint: `Na primer: ${examples("Jn 3,16-21", "1 Mz 1,1-2,4a", "Ps 23", "Mt 5,3; Lk 6,20")}`,
    verseOfToday: "Vrstica dneva",
    turning: "Sosednji poglavji",
    before: "Prejšnje poglavje",
    after: "Naslednje poglavje",
    share: "Povezava do tega odlomka",
    noPassage: "Odlomka ni mogoče prikazati",
    unknownTranslation: (code: string) => `Prevoda z oznako »${code}« tukaj ni. Izberite drugega.`,
    limit: (passages: string) =>
      `Za danes je dovolj: z enega naslova je mogoče prebrati ${passages} na dan. Jutri bo branje spet odprto, za zahteve s ključem API pa ta omejitev ne velja.`,
    userLimit: (passages: string) =>
      `Za danes je dovolj: kot prijavljen uporabnik lahko tu preberete ${passages} na dan. Jutri bo branje spet odprto, za zahteve s ključem API pa ta omejitev ne velja.`,
    passages: noun({ one: "odlomek", two: "odlomka", few: "odlomke", other: "odlomkov" }),
    signedInOnly: "Branje na tej strani je odprto samo prijavljenim uporabnikom.",
    signIn: "Prijavite se",
    off: "Branje na tej strani je izklopljeno. Besedila so na voljo prek vmesnika, s ključem API.",
  },
  {
    formLabel: "Find a passage",
    reference: "Reference",
    translation: "Translation",
    read: "Read",
    hint: `For example: ${examples("Jn 3,16-21", "Gen 1,1-2,4a", "Ps 23", "Mt 5,3; Lk 6,20")}`,
    verseOfToday: "Verse of the day",
    turning: "Neighbouring chapters",
    before: "Previous chapter",
    after: "Next chapter",
    share: "A link to this passage",
    noPassage: "The passage cannot be shown",
    unknownTranslation: (code: string) =>
      `There is no translation “${code}” here. Please choose another.`,
    limit: (passages: string) =>
      `Enough for today: from one address one can read ${passages} a day. Tomorrow the reader opens again; with an API key this limit does not concern you.`,
    userLimit: (passages: string) =>
      `Enough for today: signed in, you can read ${passages} a day here. Tomorrow the reader opens again; with an API key this limit does not concern you.`,
    passages: noun({ one: "passage", other: "passages" }),
    signedInOnly: "Reading on this page is open to users who are signed in.",
    signIn: "Sign in",
    off: "Reading on this page is switched off. The texts are there through the interface, with an API key.",
  },
);
