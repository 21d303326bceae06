import { noun, texts } from "../language.ts";

/** The texts of the home page. */
export const homeTexts = texts(
  {
    title: "Sveto pismo, kadar ga potrebujete",
    translations: "Prevodi",
    books: noun({ one: "knjiga", two: "knjigi", few: "knjige", other: "knjig" }),
    verses: noun({ one: "vrstica", two: "vrstici", few: "vrstice", other: "vrstic" }),
    forWebsites: "Za spletne strani in programe",
    apiLead:
      "Vmesnik na zahtevo vrne odlomek, vrstico dneva ali seznam prevodov. Za vsako zahtevo je potreben ključ API.",
    keyByYourself: "Ustvarite si račun in takoj nato še ključ.",
    keyFromAdministrator: "Račun vam odpre skrbnik te storitve, ključ pa si nato ustvarite sami.",
    signUp: "Ustvari račun",
    toKey: "Moj ključ",
    docs: "Kako deluje vmesnik",
    share: "Za vašo stran, brez ključa",
  },
  {
    title: "Scripture when you need it",
    translations: "Translations",
    books: noun({ one: "book", other: "books" }),
    verses: noun({ one: "verse", other: "verses" }),
    forWebsites: "For websites and programs",
    apiLead:
      "The API answers with a passage, the verse of the day or the list of translations. Every request needs an API key.",
    keyByYourself: "Create an account, and then a key right away.",
    keyFromAdministrator:
      "The administrator of this service opens an account for you; you then create the key yourself.",
    signUp: "Create an account",
    toKey: "My key",
    docs: "How the API works",
    share: "On your website without a key",
  },
);
