import { texts } from "../language.ts";

/** What is said where a key is made. */
export const key = texts(
  {
    first: "Nov ključ API",
    firstLead:
      "Ključ se bo prikazal samo enkrat. Pripravite si prostor, kamor ga boste shranili, na primer upravljalnik gesel.",
    make: "Ustvari ključ",
    replace: "Zamenjava ključa",
    breaks: (lastFour: string) =>
      `Sedanji ključ (ambo_…${lastFour}) bo takoj prenehal delovati. Vse spletne strani in programi, ki ga uporabljajo, bodo do vpisa novega ključa dobivali napako 401.`,
    keeps: "Današnja poraba ostane: nov ključ ne prinese novih zahtev za danes.",
    makeAndEnd: "Ustvari nov ključ in ukini sedanjega",
    made: "Vaš novi ključ",
    once: "Shranite ga zdaj. Ko zapustite to stran, ga ne bo mogoče več videti.",
    yours: "Ključ API",
    try: "Poskusite ga",
    saved: "Ključ je shranjen",
  },
  {
    first: "A new API key",
    firstLead:
      "The key will be shown only once. Have a place ready to save it in, such as a password manager.",
    make: "Make a key",
    replace: "Replacing the key",
    breaks: (lastFour: string) =>
      `The present key (ambo_…${lastFour}) will stop working at once. All websites and programs that use it will get the error 401 until the new key is put in.`,
    keeps: "Today's use stays: a new key brings no new requests for today.",
    makeAndEnd: "Make a new key and end the present one",
    made: "Your new key",
    once: "Save it now. Once you leave this page it cannot be seen again.",
    yours: "API key",
    try: "Try it",
    saved: "I have saved it",
  },
);
