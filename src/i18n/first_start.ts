import { texts } from "./language.ts";

/** The texts of the first start, which makes the first user and shows what that user needs. */
export const firstStart = texts(
  {
    made: (user: string) => `Shramba je nova: ustvarjen je uporabnik »${user}«. Spodnje se izpiše samo tokrat.`,
    signIn: "Prijavite se in izberite geslo:",
    unknownAddress: "Naslov strani ni znan: dopišite ga pred pot ali nastavite --public-url",
    key: "Ključ API:",
    tryIt: "Preizkusite:",
    madeElsewhere: (user: string) =>
      `Uporabnika »${user}« je hkrati ustvaril drug računalnik: velja, kar izpiše ta; zgoraj izpisano ne velja.`,
  },
  {
    made: (user: string) => `This is a new store: the user "${user}" was made. What follows is shown this once.`,
    signIn: "Sign in and choose a password:",
    unknownAddress: "The address of the pages is not known: put it before the path, or set --public-url",
    key: "API key:",
    tryIt: "Try it:",
    madeElsewhere: (user: string) =>
      `Another machine made the user "${user}" at the same time: what it shows holds, what is shown above is void.`,
  },
);
