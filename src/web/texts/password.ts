import { texts } from "../language.ts";

/** What is said where the password is changed. */
export const password = texts(
  {
    title: "Sprememba gesla",
    current: "Sedanje geslo",
    submit: "Spremeni geslo",
    wrong: "Sedanje geslo ni pravo.",
    effect: "Z novim geslom se končajo vse druge prijave. Ključ API ostane isti.",
  },
  {
    title: "Change the password",
    current: "Present password",
    submit: "Change the password",
    wrong: "The present password is not right.",
    effect: "A new password ends all other sign-ins. The API key stays the same.",
  },
);
