import { texts } from "../language.ts";

export const home = texts(
  {
    title: "Sveto pismo, ko ga potrebujete",
    lead: "Ambo postreže z odlomki Svetega pisma: tu za branje, prek vmesnika pa za vaše spletne strani in programe.",
    translations: "Prevodi",
  },
  {
    title: "Scripture when you need it",
    lead: "Ambo serves passages of scripture: to read here, and through an interface for your websites and programs.",
    translations: "Translations",
  },
);
