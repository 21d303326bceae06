import { noun, texts } from "../language.ts";

export const profileTexts = texts(
  {
    title: "Profil",
    greeting: (name: string) => `Pozdravljeni, ${name}`,
    passwordChanged: "Geslo je spremenjeno. Povsod drugje ste bili odjavljeni.",
    shownAlready:
      "Ključ je bil že prikazan in ga ni mogoče prikazati znova. Če ga niste shranili, ustvarite novega.",
    key: "Vaš ključ API",
    noKey:
      "Ključa še nimate. Z njim vaša spletna stran ali program dobi svetopisemska besedila iz te storitve.",
    makeFirst: "Ustvari ključ",
    keyMade: (moment: string) => `Ustvarjen ${moment}.`,
    keyHidden: "Zaradi varnosti se prikaže samo enkrat, ob nastanku.",
    replace: "Zamenjaj ključ",
    howToUse: "Kako ga uporabite",
    keyPlaceholder: "VAŠ_KLJUČ",
    use: "Današnja poraba",
    ofLimit: (limit: string) => `od ${limit} na dan`,
    requestsOf: noun({ one: "zahteve", two: "zahtev", few: "zahtev", other: "zahtev" }),
    remaining: (requests: string) => `Preostanek za danes: ${requests}.`,
    resetsAt: (time: string) => `Števec se ponastavi ob ${time}.`,
    usedUp: (time: string) =>
      `Dnevna omejitev je dosežena: do ponastavitve števca ob ${time} storitev zahteve s tem ključem zavrača.`,
    history: "Zadnjih 30 dni",
    account: "Račun",
    signedInAs: "Prijavljeni ste kot",
    administrator: "skrbnik",
    changePassword: "Spremeni geslo",
  },
  {
    title: "Profile",
    greeting: (name: string) => `Hello, ${name}`,
    passwordChanged: "The password is changed. You were signed out everywhere else.",
    shownAlready:
      "The key was already shown and cannot be shown again. If you did not save it, create a new one.",
    key: "Your API key",
    noKey:
      "You have no key yet. With one, your website or program gets scripture texts from this service.",
    makeFirst: "Create a key",
    keyMade: (moment: string) => `Created on ${moment}.`,
    keyHidden: "For security it is shown only once, when it is created.",
    replace: "Replace the key",
    howToUse: "How to use it",
    keyPlaceholder: "YOUR_KEY",
    use: "Usage today",
    ofLimit: (limit: string) => `of ${limit} a day`,
    requestsOf: noun({ one: "request", other: "requests" }),
    remaining: (requests: string) => `Left for today: ${requests}.`,
    resetsAt: (time: string) => `The counter resets at ${time}.`,
    usedUp: (time: string) =>
      `The daily limit is reached: until the counter resets at ${time}, requests with this key are refused.`,
    history: "The last 30 days",
    account: "Account",
    signedInAs: "You are signed in as",
    administrator: "administrator",
    changePassword: "Change the password",
  },
);
