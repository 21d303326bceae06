import { texts } from "../language.ts";

/** The texts around a new key. */
export const keyTexts = texts(
  {
    first: "Nov ključ API",
    firstLead: "Ključ se bo prikazal samo enkrat. Pripravite, kam ga boste shranili, na primer v upravljalnik gesel.",
    make: "Ustvari ključ",
    replace: "Zamenjava ključa",
    breaks: (lastFour: string) =>
      `Sedanji ključ (ambo_…${lastFour}) bo takoj prenehal delovati. Spletne strani in programi, ki ga uporabljajo, bodo do vpisa novega ključa dobivali napako 401.`,
    keeps: "Današnja poraba ostane: dodatnih zahtev z novim ključem ne dobite.",
    makeAndEnd: "Ustvari nov ključ in prekliči sedanjega",
    made: "Vaš novi ključ",
    once: "Shranite ga zdaj. Ko boste zapustili to stran, ga ne bo več mogoče videti.",
    yours: "Ključ API",
    try: "Preizkusite ga",
    saved: "Ključ imam shranjen",
  },
  {
    first: "New API key",
    firstLead: "The key will be shown only once. Have a place ready to save it in, such as a password manager.",
    make: "Create a key",
    replace: "Replacing the key",
    breaks: (lastFour: string) =>
      `The current key (ambo_…${lastFour}) will stop working at once. Websites and programs that use it will get the error 401 until the new key is put in.`,
    keeps: "Today's usage stays: a new key brings no additional requests.",
    makeAndEnd: "Create a new key and revoke the current one",
    made: "Your new key",
    once: "Save it now. Once you leave this page, it cannot be shown again.",
    yours: "API key",
    try: "Try it",
    saved: "I have saved it",
  },
);
