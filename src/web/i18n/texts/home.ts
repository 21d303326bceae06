import { noun, texts } from "../language.ts";

/** What the first page says. */
export const home = texts(
  {
    title: "Sveto pismo, kadar ga potrebujete",
    lead: "Vpišite navedek in berite. Za spletne strani in programe pa so ista besedila na voljo prek vmesnika.",
    translations: "Prevodi",
    books: noun({ one: "knjiga", two: "knjigi", few: "knjige", other: "knjig" }),
    verses: noun({ one: "vrstica", two: "vrstici", few: "vrstice", other: "vrstic" }),
    forWebsites: "Za spletne strani in programe",
    interfaceLead:
      "Vmesnik na zahtevo vrne odlomek, vrstico dneva ali seznam prevodov. Za vsako zahtevo je potreben ključ API.",
    keyByYourself: "Ustvarite si račun in ključ dobite takoj.",
    keyFromAdministrator: "Račun vam odpre skrbnik te storitve, ključ pa si nato ustvarite sami.",
    signUp: "Ustvari račun",
    toKey: "Moj ključ",
    docs: "Kako deluje vmesnik",
  },
  {
    title: "Scripture when you need it",
    lead: "Type a reference and read. For websites and programs the same texts are there through an interface.",
    translations: "Translations",
    books: noun({ one: "book", other: "books" }),
    verses: noun({ one: "verse", other: "verses" }),
    forWebsites: "For websites and programs",
    interfaceLead:
      "The interface answers with a passage, the verse of the day or the list of translations. Every request needs an API key.",
    keyByYourself: "Create an account and you have a key at once.",
    keyFromAdministrator:
      "The administrator of this service opens an account for you; you then make the key yourself.",
    signUp: "Create an account",
    toKey: "My key",
    docs: "How the interface works",
  },
);
