import { texts } from "../language.ts";

/** What is said where the password is changed. */
export const password = texts(
  {
    title: "Sprememba gesla",
    current: "Trenutno geslo",
    submit: "Spremeni geslo",
    wrong: "Trenutno geslo ni pravo.",
    effect: "Ko geslo spremenite, boste povsod drugje odjavljeni. Ključ API ostane isti.",
  },
  {
    title: "Change the password",
    current: "Present password",
    submit: "Change the password",
    wrong: "The present password is not right.",
    effect: "A new password signs you out everywhere else. The API key stays the same.",
  },
);
