import { texts } from "../language.ts";

/** The texts of the page that changes the password. */
export const passwordTexts = texts(
  {
    title: "Sprememba gesla",
    current: "Sedanje geslo",
    submit: "Spremeni geslo",
    wrong: "Sedanje geslo ni pravilno.",
    effect: "Ko boste geslo spremenili, boste povsod drugje odjavljeni. Ključ API bo ostal isti.",
  },
  {
    title: "Change the password",
    current: "Current password",
    submit: "Change the password",
    wrong: "The current password is not correct.",
    effect: "A new password signs you out everywhere else. Your API key stays the same.",
  },
);
